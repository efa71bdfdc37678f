import { readAction, type Act } from "$wire/eschnapur-actions";

/** A kind of actions. */
export type Verb = Act["act"];

/** An action of one kind, taken apart. */
export type ActOf<V extends Verb> = Extract<Act, { act: V }>;

/** The actions of a list, taken apart. */
export function acts(actions: readonly string[]): Act[] {
  return actions.flatMap((action) => readAction(action) ?? []);
}

/** Is it an action of one of these kinds? */
export function isOf<V extends Verb>(act: Act | null, ...verbs: readonly V[]): act is ActOf<V> {
  return act !== null && verbs.some((verb) => verb === act.act);
}
