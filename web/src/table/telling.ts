import type { Form } from "$wire/tabletop";
import { settings } from "$src/settings/settings.svelte";
import type { GameScreen } from "./screen";

/** Is all told in words: because nothing can be drawn, or because somebody likes that better? */
export function isTold(screen: Pick<GameScreen<never, never>, "isPlain">): boolean {
  return screen.isPlain === true || settings.text;
}

/** In which form the server is asked to show a game. */
export function formOf(screen: Pick<GameScreen<never, never>, "isPlain">): Form {
  return screen.isPlain === true ? "sheet" : "view";
}

/** What is said of the form to the server: views go without saying. */
export function inForm(form: Form): { form?: Form } {
  return form === "view" ? {} : { form };
}

/** Is what is shown in this form? What was asked for in another one may still be on its way. */
export function isInForm(form: Form, view: unknown): boolean {
  if (view === null || view === undefined) return true;
  const isSheet = typeof view === "object" && "grids" in view;
  return isSheet === (form === "sheet");
}
