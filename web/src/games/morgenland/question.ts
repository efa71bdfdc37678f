import type { Choice, Shown, Space } from "$wire/morgenland";
import { readAction, type Act } from "$wire/morgenland-actions";
import type { Prompt } from "$src/table/asked";
import type { Where } from "$src/table/screen";
import { titled } from "./nouns";

/** Where each kind of action is chosen: on the board, from what is mine, or by a button that answers at once. */
const PLACES: Record<Act["act"], Where> = {
  place: "mountain",
  space: "mountain",
  piece: "mountain",
  take: "hand",
  give: "hand",
  artefact: "hand",
  cast: "hand",
  counter: "hand",
  keep: "hand",
  accept: "bar",
  buy: "bar",
  pass: "bar",
};

export function where(action: string): Where {
  const act = readAction(action);
  return act === null ? "bar" : PLACES[act.act];
}

/**
 * What completes a plan. The server drafts by itself what has no alternative, so a plan lacks nothing once nothing is left
 * to choose; until then its parts are one answer: a price is paid as a whole, and a spell is cast at something.
 */
export function completion(prompt: Prompt<Shown>): string[] | null {
  return prompt.choices.length === 0 && prompt.draft.length > 0 ? [] : null;
}

/**
 * What an action is about: tokens stand together by the space where they would come to lie, so that the value of one is its
 * digit there; pieces by the space on which they lie, which the document of the choice says.
 */
export function subject(action: string, means?: unknown): string | null {
  const act = readAction(action);
  if (act?.act === "place") return titled("space", act.space);
  const space = act?.act === "piece" ? lyingOn(means) : null;
  return space === null ? null : titled("space", space);
}

function lyingOn(means: unknown): Space | null {
  // The question of this game has a choice of this game for each of its actions.
  const choice = means as Choice | undefined;
  return choice?.choice === "token" && choice.piece.remark === "piece" ? choice.piece.space : null;
}

/** Beside its space the token is enough. */
export function brief(action: string): string | null {
  const act = readAction(action);
  return act?.act === "place" ? String(act.token) : null;
}

/** Each question asks for one token, and for one of the spells that were drawn. */
export function isSettled(action: string, plan: readonly string[]): boolean {
  const act = readAction(action);
  return (act?.act === "place" || act?.act === "keep") && plan.some((one) => readAction(one)?.act === act.act);
}

/** The number that an action names: a token's value, a cave's or a room's number. */
export function digit(action: string): number | null {
  const act = readAction(action);
  if (act?.act === "place") return act.token;
  const number = act?.act === "space" ? /\d$/.exec(act.space)?.[0] : undefined;
  return number === undefined ? null : Number(number);
}
