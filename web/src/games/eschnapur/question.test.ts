import { beforeAll, expect, test } from "vitest";
import type { GameEvent, Shown } from "$wire/eschnapur";
import type { Prompt } from "$src/table/asked";
import { speak } from "$src/words/words.svelte";
import { eschnapur } from "./game";
import { isDue } from "./question";
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

beforeAll(() => speak("en"));

test("whoever takes gold reads what it is for, in whole recorded games", () => {
  const told = new Set<string>();
  for (const recent of owed()) {
    const cause = recent.findLast(({ event }) => event === "premium" || event === "wages-due" || event === "bought");
    const why = eschnapur.why?.(asking("take 3", "take 2"), recent) ?? "";
    if (cause?.event === "premium") expect(why).toBe(`It is the premium of part ${cause.part}.`);
    else if (cause?.event === "wages-due") expect(why).toBe(`It is the wage of part ${cause.part}.`);
    else expect(why).toBe("Your privilege brings it.");
    told.add(cause?.event ?? "");
  }
  expect([...told]).toEqual(expect.arrayContaining(["premium", "wages-due"]));
});

test("what is only planned has made nothing due, and other questions need no reason", () => {
  const premium = { event: "premium", part: 3, premium: 3 } as GameEvent;
  const due = { event: "owed", seat: "A", due: 3, payable: 3 } as GameEvent;
  const took = (gold: number) => ({ event: "took", seat: "A", gold }) as GameEvent;
  expect(isDue(asking("take 3"), [premium, due])).toBe(true);
  expect(isDue(asking("take 2"), [premium, due, took(1)])).toBe(true);
  expect(isDue(asking("take 5"), [premium, due, took(3)])).toBe(false);
  expect(isDue(asking("take 5"), [premium, due, took(3), { event: "built" } as GameEvent])).toBe(false);
  expect(isDue(asking("build 1"), [premium, due])).toBe(false);
});
