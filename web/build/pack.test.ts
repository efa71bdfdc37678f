import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { packings } from "./pack";

test("a text is packed in both ways and comes back whole", () => {
  const text = Buffer.from("sealed bids ".repeat(50));
  const { ".br": br, ".gz": gz } = packings(text);
  expect(br && brotliDecompressSync(br).equals(text)).toBe(true);
  expect(gz && gunzipSync(gz).equals(text)).toBe(true);
});

test("what would only grow stays as it is", () => {
  expect(packings(Buffer.from("x"))).toEqual({});
});
