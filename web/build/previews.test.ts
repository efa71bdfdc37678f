import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

test.each(["eschnapur", "morgenland"])("the picture that messengers show of %s has the size they ask for, and is small", (game) => {
  const picture = readFileSync(fileURLToPath(new URL(`../public/preview-${game}.png`, import.meta.url)));
  expect(picture.subarray(1, 4).toString("latin1")).toBe("PNG");
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(picture.length).toBeLessThan(100_000);
});
