import type { Component, Snippet } from "svelte";
import type { BySeat, Outcome, Seat } from "$wire/tabletop";
import type { Prompt } from "./asked";
import type { Chronicle } from "./chronicle";
import type { Stroke } from "./keys";
import type { SeatedPlayer } from "./players";

/**
 * What a game shows at a table. The frame around it (lobby, log, prompts, reveal, replay) knows games only by this, so a
 * game is added by adding one of these.
 *
 * `V` is the game's view, `E` its events.
 */
export interface GameScreen<V, E> {
  /** The game's name in messages; also what its documents' texts begin with. */
  readonly name: string;
  /** What the names of the screen's own texts begin with, if it is not the game's name. */
  readonly texts?: string;
  /**
   * Is it made from documents alone? Then there is nothing to draw: its view is a sheet that the server writes, and all of it
   * is told in words.
   */
  readonly isPlain?: boolean;

  /** The steps of a round for the strip at the top, the current one lit. */
  steps(view: V): RoundStep[];
  /** Which round it is. */
  round(view: V): number;

  /** Where an action is chosen. What has no place, such as passing, is a button in the bar. */
  where(action: string): Where;
  /** What completes a plan that lacks only what goes without saying, so that it can be sealed at once. */
  completion(prompt: Prompt<V>, wishes: readonly string[]): string[] | null;

  /**
   * Is a plan a whole move of a single choice, to which nothing can be added and which nobody makes by one careless press? Then
   * it is sealed by itself for whoever likes that.
   */
  isMove?(plan: readonly string[]): boolean;

  /**
   * What an action is about, where there are many: in text mode those about one thing stand together under its name. `means`
   * is its document in the question, if there is one.
   */
  subject?(action: string, means?: unknown): string | null;
  /** Beside that name an action can be said more briefly. */
  brief?(action: string): string | null;
  /** Does a plan say already what this action would say? Then it is offered again only once that is taken out. */
  isSettled?(action: string, plan: readonly string[]): boolean;
  /**
   * The digit by which an action is chosen in text mode, if it names a number. Where no action does, all that may be chosen
   * is numbered from 1.
   */
  digit?(action: string): number | null;

  /** The game with choices of mine drawn into it that the server has not done yet; it concludes nothing from them. */
  pencil?(view: V, me: Seat, actions: readonly string[]): V;

  /** What happened, cut into beats that are shown one after another. */
  beats(before: V, events: readonly E[], after: V): Beat<V, E>[];
  /** The game after an event, as far as the event says it: what is drawn between two views of the server. */
  fold?(this: void, view: V, event: E): V;
  /** How its events become lines of the log; without it every event has a line of its own. */
  readonly chronicle?: Chronicle<E>;
  /** What there is to add to a question that does not say why it is asked. `recent` is the round so far. */
  why?(prompt: Prompt<V>, recent: readonly E[]): string | null;
  /** Where a beat is best seen, for screens that cannot show everything at once; nothing if it is the same everywhere. */
  stageOf(beat: Beat<V, E>): Where | null;
  /** What a beat is about, in names of places (`data-spot`): they are brought into view where they must be scrolled to. */
  spots?(beat: Beat<V, E>): string[];
  /** Does this event end a chapter: is it worth a mark on the slider? */
  mark(event: E): MarkKind | null;
  /** Which marks there can be; all of them unless it says so. */
  readonly marks?: readonly MarkKind[];
  /** The points that decide, for charts and lists; without it nobody counts them before the end. */
  points?(view: V): Partial<Record<Seat, number>>;

  /** The parts of the screen, in the order of their tabs; one for each place that the frame has. */
  readonly panels: readonly Panel<V, E>[];
  /** How these share a window. */
  readonly shares: Shares;
  /** My hand and my choices, at the bottom. `isSeen` tells which parts are on the screen, and not behind a tab. */
  readonly Hand?: Component<{ scene: Scene<V, E>; isSeen?: (part: Where) => boolean }>;
  /** Everybody's hands, for eyes that see all. */
  readonly Hands?: Component<{ scene: Scene<V, E> }>;
  /** All of it in words and lists, at a table of this game. */
  readonly Text: Component<{ scene: Scene<V, E>; game: string; aside?: Snippet<[SeatedPlayer]> }>;
  /** What I hold in a sentence or two, for whoever asks to have it read aloud. */
  readHand?(scene: Scene<V, E>): string;
  /** Keys of the game's own where it is drawn, for the list of keys; what they do is the text `<game>-key-<does>`. */
  readonly keys?: readonly Stroke[];
  /** How the game ended and why: scores with their parts. */
  readonly Result: Component<{ scene: Scene<V, E>; story: readonly E[]; outcome?: Outcome | null }>;

  /** A round that is over, from its events: who won what, and what it brought. */
  readonly Summary?: Component<{ scene: Scene<V, E>; events: readonly E[] }>;

  /** What moves across the screen while a beat is shown, and how it looks. */
  flights?(scene: Scene<V, E>): Flight<unknown>[];
  // Whoever draws a thing is handed only things of the same game.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly Flying?: Component<{ thing: any }>;

  /** The game as eyes see it that see all, put together from what each player sees and what lies `open`; nothing if that cannot be drawn. */
  allSeeing?(views: BySeat<V>, open: V): V | null;
}

/** What a moment of a replay is marked by. */
export type MarkKind = "round" | "reveal" | "finish";

/** What the screen itself says: the text whose name ends like this. */
export function textOf(screen: Pick<GameScreen<never, never>, "name" | "texts">, rest: string): string {
  return `${screen.texts ?? screen.name}-${rest}`;
}

/** Where something can be chosen or seen: in a panel, which is named by its id, in my hand, or by a button in the bar. */
export type Where = string;

/** Where a panel stands when several are seen at once; where there is room for one at a time, each has a tab. */
export type Stand = "centre" | "below" | "beside";

/** A part of a game's screen. The frame arranges them and knows them only by this. */
export interface Panel<V, E> {
  /** Its name in places and tabs; its title is the text `<game>-panel-<id>`, at length the form `title` of it. */
  readonly id: string;
  readonly stands: Stand;
  /** It fills the place that it is given, at a table of this game. `aside` is what the frame has to say of a player, for the panel that lists them. */
  readonly Content: Component<{
    scene: Scene<V, E>;
    game: string;
    aside?: Snippet<[SeatedPlayer]>;
    /** Whether the turn of one of its `parts` has come; where nobody says, all of it is drawn at once. */
    hasTurn?: (part: string) => boolean;
  }>;
  /** What takes long to draw: a table that opens draws these one after another, so that a phone stays awake. */
  readonly parts?: readonly string[];
  /** The key that has it read aloud, and what is said then: all of it in a sentence or two. */
  readonly aloud?: { key: string; read(scene: Scene<V, E>): string };
}

/** How what is in the centre and what is below it share a window. */
export interface Shares {
  /** How high a window must be, in rem, for the one above the other; where it is lower, they stand beside each other. */
  height(players: number): number;
  /** Their heights above each other, as CSS has them. */
  readonly above: string;
  /** Their widths beside each other. */
  readonly beside: string;
}

/** A step of a round. */
export interface RoundStep {
  /** Its number, shown on the strip. */
  number: number;
  /** Its name is the text `<game>-phase-<number>`, its explanation the form `explained` of it. */
  state: "done" | "now" | "ahead";
  /** The rule that it is explained by. */
  rule: string;
}

/** A few events that belong together, shown for a moment. */
export interface Beat<V, E> {
  events: readonly E[];
  /** The game once they have happened. */
  view: V;
  /** How long it takes to see what it shows, in milliseconds at normal pace. */
  duration: number;
  /** Is something decided by it, so that its sentence must be read? Then it is shown longer. */
  isVerdict?: boolean;
}

/** Something that moves from one place of the screen to another. Places are named by `data-spot`. */
export interface Flight<T> {
  thing: T;
  from: string;
  to: string;
}

/** What the parts of a screen draw. */
export interface Scene<V, E> {
  /** The game as it is to be drawn: now, with the draft done, at a beat, or at a moment of the past. */
  view: V;
  players: readonly SeatedPlayer[];
  /** Through whose eyes. */
  me: Seat | null;
  /** What may be chosen; nothing while something is being revealed, in the past, and for whoever is not asked. */
  choice: Choosing | null;
  /** What is being revealed right now. */
  beat: Beat<V, E> | null;
  /** What happened in this round up to the moment that is drawn, the beat included. */
  recent: readonly E[];
}

/** Making a plan. The screen offers what it may; it knows no rule. */
export interface Choosing {
  /** May this become part of the plan: now, or once its turn comes? */
  can(action: string): boolean;
  /** Everything that may be chosen right now. */
  readonly choices: readonly string[];
  /** What may follow later in the same plan. */
  readonly later: readonly string[];
  /** The plan: what the server has of it, then what waits for its turn. */
  readonly plan: readonly string[];
  choose(action: string): void;
  /** Takes something out of the plan; what came after it stays as far as it can. */
  drop(action: string): void;
  /** Drops one and chooses another in its place. */
  swap(old: string, action: string): void;
  /** Makes this the whole plan, in this order; whatever of it cannot be chosen falls out. */
  propose(actions: readonly string[]): void;
}
