import { beforeEach, expect, test } from "vitest";
import type { TableRequest } from "$wire/table";
import type { Prompt } from "./asked";
import { Plan } from "./plan.svelte";

/** A server that takes gold for officials 1 to 3, in that order, from a hand of one 5, one 3 and one 1. */
class Officials {
  draft: string[] = [];
  asked: TableRequest[] = [];
  refused: unknown[] = [];
  readonly plan: Plan<null>;

  constructor() {
    this.plan = new Plan<null>(
      (request) => this.#answer(request),
      (why) => this.refused.push(why),
    );
    this.plan.hear(this.#prompt());
  }

  #prompt(): Prompt<null> {
    const hand = ["5", "3", "1"].filter((gold) => !this.draft.some((action) => action.endsWith(` ${gold}`)));
    const next = this.draft.length + 1;
    const lay = (official: number) => (official > 3 ? [] : hand.map((gold) => `lay ${official} ${gold}`));
    return {
      question: 7,
      asked: { question: null, means: {} },
      choices: lay(next),
      earlier: [],
      later: [...lay(next + 1), ...lay(next + 2)],
      draft: [...this.draft],
      chosen: this.draft.length,
      may_seal: this.draft.length === 3,
      window: false,
      drafted: null,
    };
  }

  async #answer(request: TableRequest): Promise<void> {
    this.asked.push(request);
    await Promise.resolve();
    if (request.request === "choose") {
      if (!this.#prompt().choices.includes(request.with.action)) throw new Error(`refused ${request.with.action}`);
      this.draft.push(request.with.action);
    } else if (request.request === "undo") this.draft.pop();
    else if (request.request === "reset") this.draft = [];
    this.plan.hear(this.#prompt());
  }
}

let server: Officials;
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

beforeEach(() => {
  server = new Officials();
});

test("choices in the server's order go straight there", async () => {
  for (const action of ["lay 1 5", "lay 2 3", "lay 3 1"]) {
    server.plan.choose(action);
    await settled();
  }
  expect(server.draft).toEqual(["lay 1 5", "lay 2 3", "lay 3 1"]);
  expect(server.refused).toEqual([]);
});

test("a choice whose turn has not come waits, and is handed over when it comes", async () => {
  server.plan.choose("lay 3 1");
  await settled();
  expect(server.draft).toEqual([]);
  expect(server.plan.plan).toEqual(["lay 3 1"]);
  server.plan.choose("lay 1 5");
  await settled();
  expect(server.draft).toEqual(["lay 1 5"]);
  server.plan.choose("lay 2 3");
  await settled();
  expect(server.draft).toEqual(["lay 1 5", "lay 2 3", "lay 3 1"]);
  expect(server.refused).toEqual([]);
});

test("a wish that another choice made impossible is forgotten", async () => {
  server.plan.choose("lay 3 5");
  server.plan.choose("lay 1 5");
  await settled();
  expect(server.plan.plan).toEqual(["lay 1 5"]);
});

test("what is not offered is never asked for", async () => {
  server.plan.choose("lay 1 4");
  await settled();
  expect(server.asked).toEqual([]);
  expect(server.plan.plan).toEqual([]);
});

test("an early choice can be swapped, and the later ones stay", async () => {
  for (const action of ["lay 1 5", "lay 2 3"]) {
    server.plan.choose(action);
    await settled();
  }
  server.plan.swap("lay 1 5", "lay 1 1");
  await settled();
  expect(server.draft).toEqual(["lay 1 1", "lay 2 3"]);
});

test("what is taken out of the middle leaves what came after it as wishes", async () => {
  for (const action of ["lay 1 5", "lay 2 3"]) {
    server.plan.choose(action);
    await settled();
  }
  server.plan.drop("lay 1 5");
  await settled();
  expect(server.draft).toEqual([]);
  expect(server.plan.plan).toEqual(["lay 2 3"]);
});

test("of two equal choices only the last one is taken out", async () => {
  server.draft = ["build 3", "build 3"];
  server.plan.hear({ question: 7, asked: { question: null, means: {} }, choices: [], earlier: [], later: [], draft: [...server.draft], chosen: 2, may_seal: true, window: false, drafted: null });
  server.plan.drop("build 3");
  await settled();
  expect(server.draft).toEqual(["build 3"]);
});

test("undo takes wishes first, then what the server has", async () => {
  server.plan.choose("lay 1 5");
  await settled();
  server.plan.choose("lay 3 1");
  await server.plan.undo();
  expect(server.plan.plan).toEqual(["lay 1 5"]);
  await server.plan.undo();
  await settled();
  expect(server.plan.plan).toEqual([]);
});

test("another question forgets the wishes", async () => {
  server.plan.choose("lay 3 1");
  await settled();
  server.plan.hear({ question: 8, asked: { question: null, means: {} }, choices: ["pass"], earlier: [], later: [], draft: [], chosen: 0, may_seal: false, window: true, drafted: null });
  expect(server.plan.plan).toEqual([]);
});
