import type { Me } from "$wire/protocol";
import { documents } from "$src/wire/documents";
import { connection } from "$src/wire/connection.svelte";
import { Refusal } from "$src/wire/problem";
import { say } from "$src/words/words.svelte";

let known = $state.raw<Me | null>(null);
let asked = false;

/** Who uses this device, once the server has said it. */
export function me(): Me | null {
  return known;
}

/** Finds out who I am; nobody is somebody too. */
export async function recall(): Promise<Me | null> {
  if (asked) return known;
  try {
    known = await documents.me();
  } catch (why) {
    if (!(why instanceof Refusal && why.problem.code === "not-signed-in")) throw why;
  }
  asked = true;
  return known;
}

/** Whoever wants to play is somebody: without a name he is a guest, and can tell his name at any time. */
export async function beSomebody(name?: string): Promise<Me> {
  const before = await recall();
  if (before !== null && (name === undefined || name === before.name)) return before;
  known = before === null ? await documents.becomeGuest(name ?? say("guest-name")) : await documents.changeMe({ name: name ?? before.name });
  return known;
}

/** I am somebody else on this device from now on: after a recovery, or nobody. */
export function becomes(somebody: Me | null): void {
  const changed = somebody?.person !== known?.person;
  known = somebody;
  asked = true;
  if (changed) connection.renew();
}
