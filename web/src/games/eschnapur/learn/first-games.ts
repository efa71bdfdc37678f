import type { Figures, GameEvent, Shown } from "$wire/eschnapur";
import type { Seat } from "$wire/tabletop";
import { eschnapur } from "../game";
import type { Board, Frame, Prompt } from "$src/table/asked";
import { Room } from "$src/table/room.svelte";
import { fixture } from "$src/testing/fixtures";
import type { TableMessage } from "$src/wire/connection.svelte";

/** A recorded first game through the eyes of one player, for tests. */
interface Recorded {
  me: Seat;
  figures: Figures;
  frames: { seq: number; events: GameEvent[]; view?: Omit<Shown, "figures">; prompt?: Omit<Prompt<Shown>, "later" | "drafted"> }[];
}

/** A recorded first game, told to a room as the server would tell it. */
export class FirstGame {
  readonly room = new Room<Shown, GameEvent>("table", eschnapur);
  readonly #game: Recorded;

  constructor(game: Recorded) {
    this.#game = game;
    const about = { table: "table", game: "eschnapur", halted: null };
    this.room.hear({ message: "table", about, seat: game.me, seq: 1, board: this.board(0), missed: [] } as unknown as TableMessage<
      Shown,
      GameEvent
    >);
  }

  get length(): number {
    return this.#game.frames.length;
  }

  /** Tells what happened next. */
  hear(n: number): void {
    const { events, view } = this.#at(n);
    const news = events.map((event): { news: "event"; event: GameEvent } => ({ news: "event", event }));
    const frame: Frame<Shown, GameEvent> = { seq: n + 1, at: 0, news, ...(view === undefined ? {} : { board: this.board(n) }) };
    this.room.hear({ message: "frame", table: "table", frame } as unknown as TableMessage<Shown, GameEvent>);
  }

  board(n: number): Board<Shown> {
    const { view, prompt } = this.#at(n);
    if (view === undefined) throw new Error("nothing changed on the board");
    const seats = Object.keys(view.tableaus).map(() => ({
      colour: "blue",
      asked: null,
      deadline: null,
      left: null,
      sitter: { sitter: "bot", level: "novice" },
    }));
    const isOver = view.phase.step === "over";
    const stage = isOver ? { stage: "finished", outcome: { places: {}, scores: {} } } : { stage: "playing" };
    return {
      status: { stage, seats, votes: [], commitment: null, rematch: null },
      view: { ...view, figures: this.#game.figures },
      prompt: prompt === undefined ? null : { ...prompt, later: [], drafted: null },
      may_withdraw: false,
      wishes: {},
      hold: false,
      standing: null,
    } as unknown as Board<Shown>;
  }

  #at(n: number): Recorded["frames"][number] {
    const frame = this.#game.frames[n];
    if (frame === undefined) throw new Error("the game is shorter");
    return frame;
  }
}

const recorded = (name: string) => fixture("eschnapur", name) as Recorded;

/** By the number of players. */
export const RECORDED = { two: recorded("lesson-two"), three: recorded("lesson-three"), four: recorded("lesson-four") };
