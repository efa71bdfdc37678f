import { expect, test } from "vitest";
import type { GameEvent, Shown } from "$wire/eschnapur";
import type { Prompt } from "$src/table/asked";
import { because } from "./question";
import { GAMES } from "./recorded";

const asking = (...choices: string[]) => ({ choices }) as unknown as Prompt<Shown>;

/** What happened in the round of a recorded game, up to each moment at which somebody is owed gold and nothing came since. */
function* owed(): Generator<readonly GameEvent[]> {
  for (const [, game] of GAMES) {
    let recent: GameEvent[] = [];
    for (const { events } of game) {
      const begun = events.findLastIndex(({ event }) => event === "round-began");
      recent = begun < 0 ? [...recent, ...events] : events.slice(begun);
      if (recent.at(-1)?.event === "owed") yield recent;
    }
  }
}

test("whoever takes gold reads what it is for, in whole recorded games", () => {
  const causes = new Set<string>();
  for (const recent of owed()) {
    const why = because(asking("take 3", "take 2"), recent);
    const [due, cause] = [recent.at(-1), why];
    if (due?.event !== "owed" || cause === null) throw new Error("gold is owed for nothing");
    if (cause.event === "premium") expect(due.due).toBe(cause.premium);
    if (cause.event === "wages-due") expect(due.due).toBe(cause.wage);
    causes.add(cause.event);
  }
  expect([...causes]).toEqual(expect.arrayContaining(["premium", "wages-due"]));
});

test("what is only planned has made nothing due, and other questions need no reason", () => {
  const premium = { event: "premium", part: 3, premium: 3 } as GameEvent;
  const due = { event: "owed", seat: "A", due: 3, payable: 3 } as GameEvent;
  const took = { event: "took", seat: "A", gold: 3 } as GameEvent;
  expect(because(asking("take 3"), [premium, due])).toBe(premium);
  expect(because(asking("take 5"), [premium, due, took])).toBe(null);
  expect(because(asking("build 1"), [premium, due])).toBe(null);
  expect(because(asking("take 2"), [premium, due, { ...took, gold: 1 } as GameEvent])).toBe(premium);
  expect(because(asking("take 5"), [premium, due, took, { event: "built" } as GameEvent])).toBe(null);
});
