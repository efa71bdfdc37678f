import "@testing-library/svelte/vitest";
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { speak } from "$src/words/words.svelte";
import Invite from "./Invite.svelte";

beforeAll(() => speak("en"));

test("the whole address is copied, and there is a code of it", async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  render(Invite, { link: "/t/k3v8w5c1pm0d" });
  await fireEvent.click(screen.getByRole("button", { name: "Copy link" }));
  expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/t/k3v8w5c1pm0d`);
  expect((await screen.findByText(/Copied/)).textContent).toContain("✓");
  const code = await screen.findByRole("img", { name: /QR code/ });
  expect(code.querySelector("path")?.getAttribute("d")).toMatch(/^M\d+ \d+h1v1h-1z/);
});

test("a browser that does not let us copy is said to", async () => {
  vi.stubGlobal("navigator", {});
  render(Invite, { link: "/t/k3v8w5c1pm0d" });
  await fireEvent.click(screen.getByRole("button", { name: "Copy link" }));
  expect(await screen.findByText(/does not let us copy/)).toBeTruthy();
});
