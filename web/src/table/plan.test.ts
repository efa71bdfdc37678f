import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TableRequest } from "$wire/table";
import { Refusal, Unreachable } from "$src/wire/problem";
import type { Prompt } from "./asked";
import { Plan } from "./plan.svelte";

/** How long a message is under way, in milliseconds. */
const WAY = 200;

/**
 * A server that takes gold for officials 1 to 3, in that order, from a hand of one 5, one 3 and one 1. It is far away, and
 * several windows of one player can be there.
 */
class Officials {
  question = 7;
  wanted: readonly string[] = [];
  /** What was played. */
  played: (readonly string[])[] = [];
  asked: TableRequest[] = [];
  refused: unknown[] = [];
  /** Where messages are lost: nowhere, before they arrive, or the answers to them. */
  broken: "nowhere" | "there" | "back" = "nowhere";
  readonly #windows: Plan<null>[] = [];

  /** Somebody looks at the table. */
  window(): Plan<null> {
    const plan: Plan<null> = new Plan<null>(
      (request) => this.#answer(request),
      (why) => this.refused.push(why),
    );
    plan.hear(this.prompt());
    this.#windows.push(plan);
    return plan;
  }

  get draft(): string[] {
    const draft: string[] = [];
    for (;;) {
      const next = this.wanted.find(
        (action) => action.startsWith(`lay ${draft.length + 1} `) && !draft.some((one) => one.endsWith(action.slice(-2))),
      );
      if (next === undefined) return draft;
      draft.push(next);
    }
  }

  prompt(): Prompt<null> | null {
    if (this.played.length > 0) return null;
    const { draft } = this;
    const hand = ["5", "3", "1"].filter((gold) => !draft.some((action) => action.endsWith(` ${gold}`)));
    const lay = (official: number) => (official > 3 ? [] : hand.map((gold) => `lay ${official} ${gold}`));
    const later = [...lay(draft.length + 2), ...lay(draft.length + 3)];
    return {
      question: this.question,
      asked: { question: null, means: {} },
      choices: lay(draft.length + 1),
      earlier: [],
      later,
      draft,
      chosen: draft.length,
      plan: [...draft, ...this.wanted.filter((action) => later.includes(action))],
      may_seal: draft.length === 3,
      window: false,
      kind: null,
      drafted: null,
    };
  }

  /** The connection is there again: all windows are told how it stands. */
  reconnect(): void {
    this.broken = "nowhere";
    for (const plan of this.#windows) plan.hear(this.prompt());
  }

  async #answer(request: TableRequest): Promise<void> {
    this.asked.push(request);
    await new Promise((resolve) => setTimeout(resolve, WAY / 2));
    if (this.broken === "there") throw new Unreachable();
    this.#do(request);
    if (this.broken === "back") throw new Unreachable();
    const now = this.prompt();
    await new Promise((resolve) => setTimeout(resolve, WAY / 2));
    for (const plan of this.#windows) plan.hear(now);
  }

  #do(request: TableRequest): void {
    if ("with" in request && "question" in request.with && request.with.question !== this.question) {
      throw new Refusal({ problem: { problem: "invalid" }, message: "Another question is asked." } as ConstructorParameters<
        typeof Refusal
      >[0]);
    }
    if (request.request === "draft") this.wanted = request.with.actions;
    else if (request.request === "play") this.played.push(request.with.actions);
  }
}

let server: Officials;
let plan: Plan<null>;
const settled = () => vi.advanceTimersByTimeAsync(20 * WAY);

beforeEach(() => {
  vi.useFakeTimers();
  server = new Officials();
  plan = server.window();
});
afterEach(() => vi.useRealTimers());

test("what is chosen stands at once, and the server hears of it", async () => {
  plan.choose("lay 1 5");
  expect(plan.plan).toEqual(["lay 1 5"]);
  expect(plan.isUntold).toBe(true);
  await settled();
  expect(server.draft).toEqual(["lay 1 5"]);
  expect(plan.plan).toEqual(["lay 1 5"]);
  expect(plan.isUntold).toBe(false);
});

test("whoever is quicker than the network loses nothing, and everything stays where it was put", async () => {
  for (const action of ["lay 2 3", "lay 1 5", "lay 3 1"]) {
    plan.choose(action);
    await vi.advanceTimersByTimeAsync(WAY / 4);
  }
  expect(plan.plan).toEqual(["lay 2 3", "lay 1 5", "lay 3 1"]);
  await settled();
  expect(server.draft).toEqual(["lay 1 5", "lay 2 3", "lay 3 1"]);
  expect(plan.plan).toEqual(["lay 1 5", "lay 2 3", "lay 3 1"]);
  expect(server.refused).toEqual([]);
});

test("only the newest plan is sent, one at a time", async () => {
  for (const action of ["lay 1 5", "lay 2 3", "lay 3 1"]) plan.choose(action);
  plan.undo();
  plan.choose("lay 3 1");
  await settled();
  const drafts = server.asked.map((request) => (request.request === "draft" ? request.with.actions : []));
  expect(drafts).toEqual([["lay 1 5"], ["lay 1 5", "lay 2 3", "lay 3 1"]]);
});

test("a choice whose turn has not come waits at the server, and is there after a reload and on another device", async () => {
  plan.choose("lay 3 1");
  await settled();
  expect(server.draft).toEqual([]);
  expect(server.window().plan).toEqual(["lay 3 1"]);
  plan.choose("lay 1 5");
  await settled();
  const other = server.window();
  other.choose("lay 2 3");
  await settled();
  expect(server.draft).toEqual(["lay 1 5", "lay 2 3", "lay 3 1"]);
  expect(plan.plan).toEqual(server.draft);
});

test("what another choice made impossible is forgotten", async () => {
  plan.choose("lay 3 5");
  plan.choose("lay 1 5");
  await settled();
  expect(plan.plan).toEqual(["lay 1 5"]);
});

test("what is not offered is never asked for", async () => {
  plan.choose("lay 1 4");
  await settled();
  expect(server.asked).toEqual([]);
  expect(plan.plan).toEqual([]);
});

test("a choice is swapped where it stands, and the others stay", async () => {
  plan.choose("lay 1 5");
  plan.choose("lay 2 3");
  await settled();
  plan.swap("lay 1 5", "lay 1 1");
  expect(plan.plan).toEqual(["lay 1 1", "lay 2 3"]);
  expect(plan.isDraftKept).toBe(false);
  await settled();
  expect(server.draft).toEqual(["lay 1 1", "lay 2 3"]);
});

test("what is taken out of the middle leaves what came after it", async () => {
  plan.choose("lay 1 5");
  plan.choose("lay 2 3");
  await settled();
  plan.drop("lay 1 5");
  expect(plan.plan).toEqual(["lay 2 3"]);
  await settled();
  expect(server.draft).toEqual([]);
  expect(plan.plan).toEqual(["lay 2 3"]);
});

test("of two equal choices only the last one is taken out", () => {
  const [prompt] = [server.prompt()];
  if (prompt === null) throw new Error("nothing is asked");
  plan.hear({ ...prompt, choices: [], draft: ["build 3", "build 3"], chosen: 2, plan: ["build 3", "build 3"] });
  plan.drop("build 3");
  expect(plan.plan).toEqual(["build 3"]);
});

test("what had no alternative goes with the choice that it followed from", () => {
  const prompt = server.prompt();
  if (prompt === null) throw new Error("nothing is asked");
  plan.hear({ ...prompt, choices: [], draft: ["take 3", "take 1"], chosen: 1, plan: ["take 3"] });
  expect(plan.plan).toEqual(["take 3", "take 1"]);
  plan.drop("take 1");
  expect(plan.plan).toEqual([]);
});

test("undo takes what was chosen last, wherever it stands", async () => {
  plan.choose("lay 3 1");
  plan.choose("lay 1 5");
  plan.undo();
  expect(plan.plan).toEqual(["lay 3 1"]);
  await settled();
  expect(server.wanted).toEqual(["lay 3 1"]);
});

test("a break before the message arrived, and after: it is said again, and stands once", async () => {
  for (const broken of ["there", "back"] as const) {
    server.broken = broken;
    plan.choose(broken === "there" ? "lay 1 5" : "lay 2 3");
    await settled();
    plan.choose(broken === "there" ? "lay 3 1" : "lay 3 3");
    await settled();
    expect(plan.isUntold).toBe(true);
    server.reconnect();
    await settled();
    expect(plan.isUntold).toBe(false);
    expect(server.refused).toEqual([]);
  }
  expect(server.wanted).toEqual(["lay 1 5", "lay 3 1", "lay 2 3", "lay 3 3"]);
});

test("an answer that may have been lost is given again, and only once", async () => {
  for (const action of ["lay 1 5", "lay 2 3"]) plan.choose(action);
  server.broken = "there";
  const sealed = plan.seal(["lay 3 1"]);
  await settled();
  expect(plan.isSealing).toBe(true);
  plan.choose("lay 3 1");
  expect(plan.chosen).toEqual(["lay 1 5", "lay 2 3"]);
  server.broken = "back";
  plan.hear(server.prompt());
  await settled();
  expect(server.played).toEqual([["lay 1 5", "lay 2 3", "lay 3 1"]]);
  server.reconnect();
  await settled();
  expect(await sealed).toBe(true);
  expect(server.played).toHaveLength(1);
  expect(plan.isSealing).toBe(false);
});

test("what is clicked after the seal is no part of what is sealed, while the server's word is on its way", async () => {
  plan.choose("lay 1 5");
  const told = plan.settle();
  expect([plan.isClosed, plan.choices, plan.later]).toEqual([true, [], []]);
  plan.choose("lay 2 3");
  plan.drop("lay 1 5");
  plan.undo();
  plan.clear();
  plan.propose(["lay 1 3"]);
  await settled();
  await told;
  expect([plan.isClosed, plan.plan]).toEqual([false, ["lay 1 5"]]);
  // If it was not whole it goes on.
  plan.choose("lay 2 3");
  await settled();
  expect(server.wanted).toEqual(["lay 1 5", "lay 2 3"]);
});

test("whoever seals at once waits for the server's word and not for a second click", async () => {
  plan.choose("lay 1 5");
  const told = plan.settle();
  let isTold = false;
  void told.then(() => (isTold = true));
  await vi.advanceTimersByTimeAsync(WAY / 2);
  expect(isTold).toBe(false);
  await settled();
  expect(isTold).toBe(true);
});

/**
 * A server that asks for each token of a price, from the highest, which kind pays for it: each another one of those of which
 * there are enough. What has no alternative it does by itself; if it is told that all the same, it takes it for another wish
 * and fits it in earlier, where it can.
 */
class Prices {
  question = 7;
  wanted: readonly string[] = [];
  told: (readonly string[])[] = [];
  played: (readonly string[])[] = [];
  readonly #owned: Record<string, number>;
  readonly #tokens: readonly number[];
  #plan: Plan<null> | null = null;

  constructor(owned: Record<string, number>, tokens: readonly number[]) {
    this.#owned = owned;
    this.#tokens = tokens;
  }

  sitDown(): Plan<null> {
    const plan: Plan<null> = new Plan<null>(
      (request) => this.#answer(request),
      (why) => {
        throw why;
      },
    );
    plan.hear(this.prompt());
    return (this.#plan = plan);
  }

  /** The kinds for the next token that leave enough for the others. */
  #kinds(paid: readonly string[]): string[] {
    if (paid.length === this.#tokens.length) return [];
    const free = Object.keys(this.#owned).filter(
      (kind) => !paid.includes(kind) && (this.#owned[kind] ?? 0) >= (this.#tokens[paid.length] ?? 0),
    );
    return free.filter((kind) => paid.length + 1 === this.#tokens.length || this.#kinds([...paid, kind]).length > 0);
  }

  #forced(chosen: readonly string[]): string[] {
    const [only, ...others] = this.#kinds(chosen);
    return only === undefined || others.length > 0 ? [...chosen] : this.#forced([...chosen, only]);
  }

  /** What of the wishes is chosen, and what then stands. */
  #fit(wanted: readonly string[]): { chosen: readonly string[]; draft: readonly string[] } {
    let [chosen, draft]: [readonly string[], readonly string[]] = [[], this.#forced([])];
    for (const kind of wanted) {
      if (this.#kinds(draft).includes(kind)) [chosen, draft] = [[...chosen, kind], this.#forced([...draft, kind])];
      else if (this.#kinds([]).includes(kind)) [chosen, draft] = [[kind], this.#forced([kind])];
    }
    return { chosen, draft };
  }

  prompt(): Prompt<null> {
    const { chosen, draft } = this.#fit(this.wanted);
    const common = {
      question: this.question,
      asked: { question: null, means: {} },
      earlier: [],
      later: [],
      window: false,
      kind: null,
      drafted: null,
    };
    return {
      ...common,
      choices: this.#kinds(draft),
      draft: [...draft],
      chosen: chosen.length,
      plan: [...chosen],
      may_seal: draft.length > 0,
    };
  }

  async #answer(request: TableRequest): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, WAY));
    if (request.request === "draft") {
      this.told.push(request.with.actions);
      this.wanted = request.with.actions;
      this.#plan?.hear(this.prompt());
    } else if (request.request === "play") this.played.push(this.#fit(request.with.actions).draft);
  }
}

test("a plan that is proposed stands at once, and is told at once", async () => {
  const prices = new Prices({ crown: 9, pearl: 9, gem: 9, goblet: 9 }, [7, 4, 1]);
  const paying = prices.sitDown();
  paying.propose(["gem", "crown", "pearl"]);
  expect(paying.plan).toEqual(["gem", "crown", "pearl"]);
  await settled();
  expect(prices.told).toEqual([["gem", "crown", "pearl"]]);
  expect([paying.plan, paying.isUntold]).toEqual([["gem", "crown", "pearl"], false]);
});

test("a proposal keeps its order where the last of it had no alternative, and nothing else is shown or sealed meanwhile", async () => {
  const prices = new Prices({ crown: 9, pearl: 8 }, [7, 1]);
  const paying = prices.sitDown();
  paying.propose(["crown", "pearl"]);
  const sealed = paying.seal([]);
  const shown = new Set<string>();
  for (let passed = 0; passed < 20; passed += 1) {
    await vi.advanceTimersByTimeAsync(WAY / 4);
    shown.add(`${paying.plan.join()} ${paying.isDraftKept ? paying.wishes.length : "other"}`);
  }
  await settled();
  expect(prices.told).toEqual([["crown", "pearl"], ["crown"]]);
  expect([...shown]).toEqual(["crown,pearl 2", "crown,pearl other", "crown,pearl 0"]);
  expect(await sealed).toBe(true);
  expect(prices.played).toEqual([["crown", "pearl"]]);
});

test("of a proposal that the server does not take up its word stands, and it is not sealed", async () => {
  const prices = new Prices({ crown: 9, pearl: 8, gem: 2 }, [7, 1]);
  const paying = prices.sitDown();
  paying.propose(["gem", "crown"]);
  const sealed = paying.seal([]);
  await settled();
  expect(await sealed).toBe(false);
  expect(prices.told).toEqual([["gem", "crown"], ["gem"]]);
  expect([paying.plan, paying.isUntold]).toEqual([[], false]);
  expect(prices.played).toEqual([]);
});

test("what is chosen after a proposal takes its place", async () => {
  const prices = new Prices({ crown: 9, pearl: 8, gem: 8 }, [7, 1]);
  const paying = prices.sitDown();
  paying.propose(["crown", "pearl"]);
  await vi.advanceTimersByTimeAsync(WAY / 2);
  paying.propose(["pearl", "gem"]);
  paying.undo();
  expect(paying.plan).toEqual(["pearl"]);
  await settled();
  expect(paying.plan).toEqual(["pearl"]);
});

test("another question forgets what the one before was about", async () => {
  plan.choose("lay 3 1");
  await settled();
  const prompt = server.prompt();
  if (prompt === null) throw new Error("nothing is asked");
  plan.hear({ ...prompt, question: 8, choices: ["pass"], later: [], draft: [], plan: [], chosen: 0 });
  expect(plan.plan).toEqual([]);
});
