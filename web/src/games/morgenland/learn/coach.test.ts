import type { GameEvent, Shown } from "$wire/morgenland";
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import Coach from "$src/learn/Coach.svelte";
import { kept, Progress } from "$src/learn/progress.svelte";
import { prefer } from "$src/settings/settings.svelte";
import { speak } from "$src/words/words.svelte";
import type { Happening } from "../event";
import { basic } from "./basic";
import { FirstGame } from "./first-games";
import { magic } from "./magic";

const COURSES = { basic, magic };
type Which = keyof typeof COURSES;

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  prefer({ motion: "still", pace: "system", text: false });
  await speak("en");
});
afterEach(cleanup);

/** What must be shown, or asked, while a lesson is told. */
const ABOUT: Record<string, { shown: Happening } | { asked: RegExp }> = {
  welcome: { asked: /^take / },
  opening: { asked: /^take / },
  card: { shown: "round-began" },
  tokens: { asked: /^place / },
  placing: { asked: /^place / },
  spaces: { asked: /^place / },
  rooms: { asked: /^place / },
  guard: { asked: /^place / },
  stranded: { asked: /^place / },
  "guard-turned": { shown: "guard-turned" },
  tally: { shown: "tallied" },
  tie: { shown: "tallied" },
  nothing: { shown: "tallied" },
  shelf: { shown: "took-shelf" },
  market: { asked: /^give / },
  camel: { shown: "camel-taken" },
  bribe: { asked: /^accept$/ },
  "turned-away": { shown: "turned-away" },
  buy: { asked: /^buy$/ },
  bought: { shown: "bought" },
  "bought-other": { shown: "bought" },
  round: { shown: "round-began" },
  "ties-at-the-end": { shown: "round-began" },
  ended: { shown: "ended" },
  magic: { asked: /^take / },
  "open-artefacts": { shown: "artefact-turned" },
  "own-lamp": { asked: /^place / },
  tent: { asked: /^place / },
  djinn: { asked: /^place / },
  keep: { asked: /^keep / },
  "spell-handed": { shown: "spell-handed" },
  "two-artefacts": { shown: "two-artefacts" },
  reading: { asked: /^(place|cast|artefact|pass|counter)/ },
  "before-placing": { asked: /^(artefact|cast) / },
  answer: { asked: /^pass$/ },
  window: { asked: /^pass$/ },
  less: { asked: /^pass$/ },
  cast: { asked: /^cast / },
  naming: { asked: /^(piece|space|counter|artefact) / },
  lit: { shown: "lamp-lit" },
  declared: { shown: "declared" },
  countered: { shown: "countered" },
  "carried-out": { shown: "carried-out" },
  "came-to-nothing": { shown: "came-to-nothing" },
  "bought-scroll": { shown: "bought" },
  "bought-magic": { shown: "bought" },
  "round-magic": { shown: "round-began" },
  "use-lamp": { asked: /^artefact lamp$/ },
  "use-counterspell": { asked: /^counter / },
  "use-double": { asked: /^artefact double$/ },
  "use-carpet": { asked: /^artefact carpet$/ },
  "use-key": { asked: /^artefact key$/ },
};

function sit(which: Which, progress = new Progress("morgenland", COURSES[which], "table")) {
  const game = new FirstGame(which);
  const { container, getByRole } = render(Coach<Shown, GameEvent>, { room: game.room, progress, onrestart: vi.fn<() => void>() });
  const tip = () => container.querySelector<HTMLElement>("[data-tip]")?.dataset["tip"] ?? null;
  const read = async () => {
    const button = container.querySelector("[data-tip-done]");
    if (button === null) throw new Error("there is no tip");
    await fireEvent.click(button);
  };
  const announced = () => container.querySelector("[role=status]")?.textContent ?? "";
  let heard = 0;
  /** Tells what happens until there is something to be said of it. */
  const untilTold = async () => {
    await tick();
    while (tip() === null) {
      game.hear((heard += 1));
      await tick();
    }
  };
  return { game, room: game.room, progress, container, getByRole, tip, read, announced, untilTold };
}

/** A tip as it was given. */
interface Given {
  lesson: string;
  text: string;
  points: string | null;
  shown: readonly string[];
  asked: readonly string[];
  view: Shown;
}

/** Plays a recorded game, and reads every tip. */
async function playThrough(which: Which): Promise<{ given: Given[]; told: readonly string[] }> {
  const table = sit(which);
  const given: Given[] = [];
  const readAll = async () => {
    await tick();
    for (let lesson = table.tip(); lesson !== null; lesson = table.tip()) {
      const { stage, prompt, shown } = table.room;
      if (shown === null) throw new Error("nothing is shown");
      given.push({
        lesson,
        text: table.announced(),
        points: table.room.pointed,
        shown: stage.beat?.events.map(({ event }) => event) ?? [],
        asked: table.room.isAsked ? [...(prompt?.choices ?? []), ...(prompt?.draft ?? [])] : [],
        view: shown,
      });
      await table.read();
    }
    // Nothing waits: whatever was stopped goes on once it was read.
    expect(table.room.stage.isPlaying).toBe(false);
  };
  await readAll();
  for (let n = 1; n < table.game.length; n += 1) {
    table.game.hear(n);
    await readAll();
  }
  return { given, told: table.progress.told };
}

/** What every recorded game tells. */
const EXPECTED: Record<Which, readonly string[]> = {
  basic: [
    "welcome",
    "opening",
    "card",
    "tokens",
    "placing",
    "spaces",
    "rooms",
    "guard",
    "tally",
    "shelf",
    "market",
    "camel",
    "guard-turned",
    "bribe",
    "turned-away",
    "buy",
    "bought",
    "round",
    "ties-at-the-end",
    "ended",
  ],
  magic: [
    "magic",
    "open-artefacts",
    "own-lamp",
    "tent",
    "djinn",
    "keep",
    "reading",
    "before-placing",
    "two-artefacts",
    "window",
    "less",
    "answer",
    "lit",
    "cast",
    "declared",
    "carried-out",
    "use-lamp",
    "round-magic",
    "ended",
  ],
};

describe.each(["basic", "magic"] as const)("the %s course", (which) => {
  test("tells everything while it is there to be seen, once, and nothing afterwards", async () => {
    const { given, told } = await playThrough(which);
    const panels = ["mountain", "players", "supplies", "hand", "prompt"];
    for (const { lesson, shown, asked, points } of given) {
      const about = ABOUT[lesson];
      if (about === undefined) throw new Error(`${lesson} is about nothing`);
      if ("asked" in about)
        expect(
          asked.some((choice) => about.asked.test(choice)),
          `${lesson}: ${asked.join()}`,
        ).toBe(true);
      else expect(shown, lesson).toContain(about.shown);
      // A question is no reveal: what it says is never about what went before.
      if ("asked" in about) expect(shown, lesson).toEqual([]);
      expect(panels, lesson).toContain(points);
    }
    const lessons = given.map(({ lesson }) => lesson);
    expect(new Set(lessons).size).toBe(lessons.length);
    expect(told).toEqual(lessons);
    expect(lessons).toEqual(expect.arrayContaining([...EXPECTED[which]]));
  });

  test("says nothing that is not so, and leaves nothing unsaid", async () => {
    const { given } = await playThrough(which);
    for (const { lesson, text } of given) {
      expect(text, lesson).not.toMatch(/\{|learn-|undefined|\$|null/);
      expect(text, lesson).not.toMatch(/\b1 (artefacts|treasures|tokens|shelves|caves)\b/);
    }
  });

  test.each(["de", "nl", "fr"] as const)("is told in whole sentences in %s", async (language) => {
    await speak(language);
    const { given } = await playThrough(which);
    for (const { lesson, text } of given) expect(text, lesson).not.toMatch(/\{|learn-|undefined|\$|null/);
    await speak("en");
  });
});

describe("figures are those of the game", () => {
  const tip = (given: readonly Given[], wanted: string): Given => {
    const found = given.find(({ lesson }) => lesson === wanted);
    if (found === undefined) throw new Error(`${wanted} was not told`);
    return found;
  };

  test("of treasure, tokens and the palace", async () => {
    const { given } = await playThrough("basic");
    expect(tip(given, "welcome").text).toContain("18 artefacts");
    const card = tip(given, "card");
    const caves = Object.values(card.view.caves);
    expect(card.text).toContain(
      `${caves.flat().reduce((sum, units) => sum + units, 0)} treasures in ${caves.filter((shelves) => shelves.length > 0).length} caves`,
    );
    expect(tip(given, "tokens").text).toContain("You have 8 of them, worth 1 to 9");
    expect(tip(given, "spaces").text).toContain("3 rooms: an artefact in each");
    const turned = tip(given, "guard-turned");
    expect(turned.text).toContain(`The guard has strength ${turned.view.guard ?? 0}`);
    const own = turned.view.standing.strengths.guard?.A?.strength ?? 0;
    if (own > 0)
      expect(turned.text).toMatch(new RegExp(`Your ${own} is enough|You have ${own}, so you are ${(turned.view.guard ?? 0) - own} short`));
    const buy = tip(given, "buy");
    for (const [n, units] of (buy.view.standing.prices.A ?? []).entries())
      expect(buy.text).toContain(`${units} of ${["one", "another", "a third"][n] ?? ""}`);
    const bribe = tip(given, "bribe");
    expect(bribe.text).toContain(`For ${bribe.view.standing.bribes.A ?? 0} treasure`);
  });

  test("of spells", async () => {
    const { given } = await playThrough("magic");
    expect(tip(given, "magic").text).toContain("21 spells");
    const reading = tip(given, "reading");
    expect(reading.view.players.A?.known.length).toBeGreaterThan(0);
    const open = tip(given, "open-artefacts");
    expect(open.view.rooms["room-1"]?.open).not.toBeNull();
  });
});

test("what there is something to be said of stays until that was read, at every pace", async () => {
  prefer({ motion: "full", pace: "normal" });
  vi.useFakeTimers();
  const table = sit("basic");
  for (let n = 0; table.tip() !== "card";) {
    if (table.tip() !== null) await table.read();
    else table.game.hear((n += 1));
    await vi.advanceTimersByTimeAsync(60_000);
  }
  await vi.advanceTimersByTimeAsync(600_000);
  expect(table.tip()).toBe("card");
  expect(table.room.stage.beat?.events.map(({ event }) => event)).toContain("round-began");
  vi.useRealTimers();
});

test("points at what it speaks of, announces it once, and is gone when it was read", async () => {
  const table = sit("basic");
  await table.untilTold();
  expect(table.announced()).toMatch(/^Welcome to Morgenland!\. At the top/);
  expect(table.room.pointed).toBe("mountain");
  await fireEvent.click(table.getByRole("button", { name: "Next" }));
  expect(table.announced()).toMatch(/^Your first treasure\. Take 3/);
  expect(table.room.pointed).toBe("hand");
  expect(table.container.querySelector("a")?.getAttribute("href")).toBe("/rules/morgenland#M0.3");
  expect(table.container.querySelectorAll("[aria-live], [role=status], [role=alert], [role=log]")).toHaveLength(1);
  await fireEvent.click(table.getByRole("button", { name: "Got it" }));
  expect([table.tip(), table.announced(), table.room.pointed]).toEqual([null, "", null]);
});

test("in words there is nothing to point at, and a choice is not dragged", async () => {
  prefer({ text: true });
  const table = sit("basic");
  await table.untilTold();
  while (table.tip() !== "placing") {
    expect(table.room.pointed).toBeNull();
    await table.read();
    await table.untilTold();
  }
  expect(table.announced()).toContain("Each choice names a token and a space");
});

test("a course that is through is not told so again to whoever plays on", () => {
  const progress = new Progress("morgenland", basic, "table");
  expect(progress.isPlayedOn).toBe(false);
  progress.playOn();
  const left = kept("morgenland", "basic");
  expect(left).toEqual({ table: "table", told: [], isPlayedOn: true });
  expect(new Progress("morgenland", basic, "table", left).isPlayedOn).toBe(true);
});
