import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { games } from "./games";

test.each(games())("the picture that messengers show of %s has the size they ask for, and is small", (game) => {
  const picture = readFileSync(join(import.meta.dirname, `../public/preview-${game}.png`));
  expect(picture.subarray(1, 4).toString("latin1")).toBe("PNG");
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(picture.length).toBeLessThan(100_000);
});
