import { longestFrame } from "./frames";
import { Player } from "./player";
import { expect, test } from "./test";

/** What was on the screen at one moment of tallying. */
interface Seen {
  /** Which space is tallied. */
  space: Space;
  /** What stands in the log, line by line. */
  log: readonly string[];
}

/** The spaces in the order of tallying, each with its name in the log. */
const NAMES = {
  "cave-1": "Cave 1",
  "cave-2": "Cave 2",
  "cave-3": "Cave 3",
  "cave-4": "Cave 4",
  "cave-5": "Cave 5",
  tent: "Tent",
  djinn: "Djinn’s House",
  market: "Market",
  caravanserai: "Caravanserai",
  guard: "Guard",
  "room-1": "Room 1",
  "room-2": "Room 2",
  "room-3": "Room 3",
  "room-4": "Room 4",
  "room-5": "Room 5",
};
type Space = keyof typeof NAMES;
const ORDER = Object.keys(NAMES) as Space[];

test("tallying walks along the path space by space, the log in step with it, and the frames are measured", async ({ server, guest }) => {
  const { page, context, troubles } = await guest("Anna", { motion: true });
  const table = await server.open(context.request, { game: "morgenland", players: 5, level: "novice", choices: { version: "basic" } });
  await page.goto(`/t/${table}`);
  const tally = page.locator("[data-fact=tally]");
  // Whatever is shown passes by: each change is written down with what the log said then.
  await page.evaluate(() => {
    const seen: Seen[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const space = document.querySelector<HTMLElement>("[data-space][aria-current]")?.dataset["space"] as Space | undefined;
      const log = [...document.querySelectorAll(".log [data-entry]")].map((line) => line.textContent.trim());
      const last = seen.at(-1);
      if (space !== undefined && (last?.space !== space || last.log.length !== log.length)) seen.push({ space, log });
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  const seen = () => page.evaluate(() => (window as unknown as { seen: Seen[] }).seen);
  const player = new Player(page, { luck: 3 });
  // Up to the last token: with it the tallying begins.
  await player.playUntil(
    async () => (await page.locator("[data-token-button]").count()) === 1 && (await page.locator("footer.foot.mine").count()) > 0,
  );
  const longest = await longestFrame(page, "tally", async () => {
    await player.playUntil(async () => (await tally.count()) > 0);
    await player.playUntil(async () => (await page.getByText("Round 2", { exact: true }).count()) > 0);
  });
  expect(longest).toBeGreaterThan(0);
  const moments = await seen();
  const walked = moments.map(({ space }) => space).filter((space, n, all) => space !== all[n - 1]);
  // Nothing comes twice or out of turn, and nothing is left out where somebody had tokens.
  expect(walked).toEqual(ORDER.filter((space) => walked.includes(space)));
  expect(walked.length).toBeGreaterThan(8);
  // What the log has told is what has been shown: the space that lights up is the last that it names.
  for (const { space, log } of moments) {
    const told = ORDER.findLast((one) =>
      log.some((line) => line.startsWith(NAMES[one]) || (line.startsWith("Nobody is ") && line.includes(NAMES[one]))),
    );
    expect(told, `what the log tells while ${space} is shown`).toBe(space);
  }
  expect(troubles).toEqual([]);
});
