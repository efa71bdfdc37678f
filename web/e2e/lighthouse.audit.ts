import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { expect, test } from "./test";

/** Installed by npm for a run and not for good: hardly anybody needs it, and it is as large as everything else together. */
const LIGHTHOUSE = "lighthouse@12.8.2";
const FOLDER = fileURLToPath(new URL("../lighthouse/", import.meta.url));

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
/** Of a hundred. */
const ENOUGH = 95;
/** Times are luck: each page is judged so often, and the middle one counts. */
const TRIES = 3;

type Scores = Record<(typeof CATEGORIES)[number], number>;

/** The tables with the most on them. */
const TABLES = [
  { game: "eschnapur", players: 4 },
  { game: "morgenland", players: 5, choices: { version: "magic" } },
] as const;

test("Lighthouse is content with the lobby and with running tables", async ({ server, launchOptions }) => {
  const profile = mkdtempSync(join(tmpdir(), "durbar-lighthouse-"));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`],
  });
  // Lighthouse opens its pages in this browser, so whoever is signed in here is signed in there.
  await server.signIn(context.request, "Anna");
  const pages: [name: string, path: string][] = [["lobby", "/"]];
  for (const wish of TABLES) pages.push([wish.game, `/t/${await server.open(context.request, { ...wish, edition: null })}`]);
  const rows: string[] = [];
  const poor: string[] = [];
  for (const [name, path] of pages) {
    for (const device of ["desktop", "mobile"] as const) {
      const tries: Scores[] = [];
      while (tries.length < TRIES) tries.push(await audit(server.address + path, port, device, `${name}-${device}-${tries.length + 1}`));
      const scores = middle(tries);
      rows.push([`${name} ${device}`.padEnd(20), ...CATEGORIES.map((c) => `${scores[c]}`.padStart(c.length))].join("  "));
      for (const category of CATEGORIES) {
        if (scores[category] < ENOUGH) poor.push(`${name} on ${device}: ${category} ${scores[category]}`);
      }
    }
  }
  await context.close();
  rmSync(profile, { recursive: true, force: true });
  process.stdout.write(`\n${["".padEnd(20), ...CATEGORIES].join("  ")}\n${rows.join("\n")}\nThe reports are in ${FOLDER}\n\n`);
  expect(poor, `everything has ${ENOUGH} of 100`).toEqual([]);
});

async function audit(address: string, port: number, device: "desktop" | "mobile", name: string): Promise<Scores> {
  mkdirSync(FOLDER, { recursive: true });
  const path = join(FOLDER, name);
  const child = spawn(
    "npx",
    [
      ...["--yes", LIGHTHOUSE, address, "--port", `${port}`, "--quiet"],
      ...["--output", "html", "--output", "json", "--output-path", path],
      // Tables are for whoever has their link, and search engines are told so.
      ...(name.startsWith("lobby") ? [] : ["--skip-audits=is-crawlable"]),
      ...[`--only-categories=${CATEGORIES.join()}`, ...(device === "desktop" ? ["--preset=desktop"] : [])],
    ],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  const [code] = (await once(child, "exit")) as [number | null];
  expect(code, `Lighthouse looks at ${name}`).toBe(0);
  const { categories } = JSON.parse(readFileSync(`${path}.report.json`, "utf8")) as {
    categories: Record<string, { score: number | null }>;
  };
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
    seo: score("seo"),
  };
}

/** Category by category the one in the middle. */
function middle(tries: readonly Scores[]): Scores {
  const one = (category: keyof Scores) => tries.map((scores) => scores[category]).sort((a, b) => a - b)[Math.floor(tries.length / 2)] ?? 0;
  return { performance: one("performance"), accessibility: one("accessibility"), "best-practices": one("best-practices"), seo: one("seo") };
}

/** A port that nobody uses at the moment. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}
