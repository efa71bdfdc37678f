import "@testing-library/svelte/vitest";
import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { becomes, me } from "$src/me.svelte";
import { go, route } from "$src/route.svelte";
import { pretend, Refused } from "$src/testing/server";
import { speak } from "$src/words/words.svelte";
import { toLocal, toUniversal } from "./quiet";
import { settings } from "./settings.svelte";
import SettingsScreen from "./SettingsScreen.svelte";

const ANNA = { person: "anna00000000", name: "Anna", quiet: null, muted: [], companions: [] };

beforeAll(() => {
  vi.stubGlobal("scrollTo", () => undefined);
  // The page of these tests knows no dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  return speak("en");
});
beforeEach(() => {
  go("/settings", "replace");
  becomes(ANNA);
});

const kept = () => JSON.parse(localStorage.getItem("durbar.settings") ?? "{}") as Record<string, unknown>;
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test.each([
  ["radio", "Deutsch", "language", "de"],
  ["radio", "Dark", "light", "dark"],
  ["radio", "Strong", "palette", "strong"],
  ["radio", "Large", "board", "large"],
  ["radio", "None", "motion", "still"],
  ["radio", "Leisurely", "pace", "leisurely"],
  ["switch", "Step by click", "hold", true],
  ["radio", "Pass until something concerns me", "asks", "if-it-concerns-me"],
  ["switch", "Text mode", "text", true],
  ["switch", "Confirm before sealing", "confirm", true],
  ["switch", "Sound", "sound", false],
] as const)("the %s %s takes effect at once and is kept", async (role, name, setting, value) => {
  pretend({});
  render(SettingsScreen);
  expect(settings[setting]).not.toBe(value);
  await fireEvent.click(screen.getByRole(role, { name }));
  expect(settings[setting]).toBe(value);
  expect(kept()[setting]).toBe(value);
});

test("a new name is told to the server", async () => {
  const heard = pretend({ "PATCH /api/me": { ...ANNA, name: "Annabelle" } });
  render(SettingsScreen);
  await fireEvent.input(screen.getByRole("textbox", { name: /Your name/ }), { target: { value: "Annabelle" } });
  await press("Save");
  await screen.findByText(/Saved/);
  expect(heard.at(-1)).toEqual({ method: "PATCH", path: "/api/me", body: { name: "Annabelle" } });
  expect(me()?.name).toBe("Annabelle");
});

test("quiet hours are kept in universal time and shown in mine", async () => {
  const offset = new Date().getTimezoneOffset();
  const quiet = toUniversal("23:00", "07:00", offset);
  const heard = pretend({ "PATCH /api/me": { ...ANNA, quiet } });
  render(SettingsScreen);
  await fireEvent.click(screen.getByRole("switch", { name: "Quiet hours" }));
  await waitFor(() => expect(heard.at(-1)?.body).toEqual({ quiet }));
  expect((await screen.findByLabelText<HTMLInputElement>("From")).value).toBe("23:00");
});

test.each([
  // East of Greenwich the offset is negative.
  [-120, { from: 1260, to: 300 }, { from: "23:00", to: "07:00" }],
  [300, { from: 240, to: 720 }, { from: "23:00", to: "07:00" }],
  [0, { from: 1380, to: 420 }, { from: "23:00", to: "07:00" }],
])("with an offset of %d minutes, hours go both ways", (offset, universal, local) => {
  expect(toUniversal(local.from, local.to, offset)).toEqual(universal);
  expect(toLocal(universal, offset)).toEqual(local);
});

test("a recovery code is shown, and one from elsewhere makes me somebody else", async () => {
  pretend({ "POST /api/me/recovery": { code: "7H2K-9QWD" }, "POST /api/guests/recover": { ...ANNA, person: "ben000000000", name: "Ben" } });
  render(SettingsScreen);
  await press("Get a recovery code");
  expect(await screen.findByText("7H2K-9QWD")).toBeTruthy();
  await fireEvent.input(screen.getByRole("textbox", { name: "Enter a recovery code" }), { target: { value: "AAAA-BBBB" } });
  await press("Resume");
  await screen.findByText(/Welcome back, Ben!/);
  expect(me()?.person).toBe("ben000000000");
});

test("a code of nobody is said to be one", async () => {
  pretend({ "POST /api/guests/recover": new Refused(401, { problem: { problem: "wrong-code" }, message: "x" }) });
  render(SettingsScreen);
  await fireEvent.input(screen.getByRole("textbox", { name: "Enter a recovery code" }), { target: { value: "AAAA" } });
  await press("Resume");
  expect((await screen.findByRole("alert")).textContent).toContain("belongs to nobody");
  expect(me()?.name).toBe("Anna");
});

test("other devices are signed out by one press", async () => {
  const heard = pretend({ "POST /api/me/sessions/end": null });
  render(SettingsScreen);
  await press("Sign out everywhere else");
  await screen.findByText(/signed in only here now/);
  expect(heard.map(({ method, path }) => `${method} ${path}`)).toContain("POST /api/me/sessions/end");
  expect(me()?.name).toBe("Anna");
});

test("nobody is deleted by one press", async () => {
  const heard = pretend({ "DELETE /api/me": null });
  render(SettingsScreen);
  await press("Delete me");
  expect(heard.some(({ method }) => method === "DELETE")).toBe(false);
  await press("Delete for good");
  await waitFor(() => expect(route().screen).toBe("lobby"));
  expect(heard.filter(({ method }) => method === "DELETE")).toHaveLength(1);
  expect(me()).toBeNull();
});
