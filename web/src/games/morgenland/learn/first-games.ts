import type { GameEvent, PlayerShown, Shown } from "$wire/morgenland";
import type { BySeat, Seat } from "$wire/tabletop";
import type { Board, Frame, Prompt } from "$src/table/asked";
import { Room } from "$src/table/room.svelte";
import { fixture } from "$src/testing/fixtures";
import type { TableMessage } from "$src/wire/connection.svelte";
import { morgenland } from "../game";

/** A view says only what differs from the one before, of itself and of each player. */
type Differing = Partial<Omit<Shown, "players">> & { players?: BySeat<Partial<PlayerShown>> };

interface Kept {
  seq: number;
  events: GameEvent[];
  view?: Differing;
  /** Does it follow nothing that is kept? Then its view is whole. */
  whole?: boolean;
  prompt?: Omit<Prompt<Shown>, "earlier" | "later" | "drafted" | "plan">;
}

/** What happened at once, and how the game stands after it. */
interface Told {
  events: readonly GameEvent[];
  view: Shown;
  prompt: Prompt<Shown> | null;
  /** It does not follow from what was told before. */
  isApart: boolean;
}

/** A recorded first game through the eyes of one player: the rounds of its course, and the last one. */
export class FirstGame {
  readonly room = new Room<Shown, GameEvent>("table", morgenland);
  readonly me: Seat;
  readonly #told: readonly Told[];
  #seq = 0;

  constructor(which: "basic" | "magic") {
    const { me, frames } = fixture("morgenland", `lesson-${which}`) as { me: Seat; frames: Kept[] };
    this.me = me;
    this.#told = [...whole(frames)];
    this.#sit(0);
  }

  get length(): number {
    return this.#told.length;
  }

  /** Tells what happened next. After a gap somebody looks at the table anew. */
  hear(n: number): void {
    const { events, isApart } = this.at(n);
    if (isApart) {
      this.#sit(n);
      return;
    }
    this.#seq += 1;
    const news = events.map((event): { news: "event"; event: GameEvent } => ({ news: "event", event }));
    const frame: Frame<Shown, GameEvent> = { seq: this.#seq, at: 0, news, board: this.board(n) };
    this.room.hear({ message: "frame", table: "table", frame } as unknown as TableMessage<Shown, GameEvent>);
  }

  at(n: number): Told {
    const told = this.#told[n];
    if (told === undefined) throw new Error("the game is shorter");
    return told;
  }

  board(n: number): Board<Shown> {
    const { view, prompt } = this.at(n);
    const seats = Object.keys(view.players).map(() => ({
      colour: "blue",
      asked: null,
      deadline: null,
      left: null,
      sitter: { sitter: "bot", level: "novice" },
    }));
    const isOver = view.stage.stage === "over";
    const stage = isOver ? { stage: "finished", outcome: { places: {}, scores: {} } } : { stage: "playing" };
    return {
      status: { stage, seats, votes: [], commitment: null, rematch: null },
      view,
      prompt,
      may_withdraw: false,
      wishes: {},
      hold: false,
      standing: null,
    } as unknown as Board<Shown>;
  }

  #sit(n: number): void {
    this.#seq += 1;
    const about = { table: "table", game: "morgenland", halted: null };
    this.room.hear({ message: "table", about, seat: this.me, seq: this.#seq, board: this.board(n), missed: [] } as unknown as TableMessage<
      Shown,
      GameEvent
    >);
  }
}

function* whole(frames: readonly Kept[]): Generator<Told> {
  let before: Shown | null = null;
  for (const { events, view, prompt, whole } of frames) {
    if (view === undefined) continue;
    // What is whole is a view.
    const now: Shown = before === null || whole === true ? (view as Shown) : merged(before, view);
    before = now;
    yield {
      events,
      view: now,
      prompt: prompt === undefined ? null : { ...prompt, earlier: [], later: [], drafted: null, plan: [] },
      isApart: whole === true,
    };
  }
}

function merged(before: Shown, change: Differing): Shown {
  const players = { ...before.players };
  // The keys of a document by seat are seats.
  for (const [seat, differing] of Object.entries(change.players ?? {}) as [Seat, Partial<PlayerShown>][]) {
    const was = players[seat];
    if (was !== undefined) players[seat] = { ...was, ...differing };
  }
  return { ...before, ...change, players };
}
