import type { Known, Me } from "$wire/protocol";
import type { PersonId } from "$wire/table";
import { keep } from "$src/device";
import { documents } from "$src/wire/documents";
import { connection } from "$src/wire/connection.svelte";
import { say } from "$src/words/words.svelte";

/** A note that this device was somebody: only then the server is asked who, so that a first visit asks for nothing. */
const PLACE = "durbar.somebody";

let known = $state.raw<Me | null>(null);
let asked = false;

/** Who uses this device, once the server has said it. */
export function me(): Me | null {
  return known;
}

/** Was this device somebody, as far as it remembers? */
export function isSomebody(): boolean {
  return known !== null || remembers();
}

/** Finds out who I am, as far as this device remembers that I was somebody. */
export async function recall(): Promise<Me | null> {
  return remembers() ? find() : known;
}

/** Asks the server who I am; nobody is somebody too. */
export async function find(): Promise<Me | null> {
  if (asked) return known;
  known = await documents.me();
  asked = true;
  note(known);
  return known;
}

/** Whoever wants to play is somebody: without a name they are a guest, and can tell their name at any time. */
export async function beSomebody(name?: string): Promise<Me> {
  const before = await find();
  if (before !== null && (name === undefined || name === before.name)) return before;
  if (before !== null) known = await documents.changeMe({ name: name ?? before.name });
  else {
    known = await documents.becomeGuest(name ?? say("guest-name"));
    // A socket that was opened by nobody stays nobody's.
    connection.renew();
  }
  note(known);
  return known;
}

/** Somebody new plays on this device with me. */
export async function accompany(name: string): Promise<Known> {
  const mine = await beSomebody();
  const companion = await documents.newCompanion(name);
  known = { ...mine, companions: [...mine.companions, companion] };
  return companion;
}

/** Whoever is muted says nothing to me any more. */
export async function mute(person: PersonId, isMuted: boolean): Promise<void> {
  await connection.say({ message: "mute", with: { person, muted: isMuted } });
  if (known === null) return;
  const others = known.muted.filter((one) => one !== person);
  known = { ...known, muted: isMuted ? [...others, person] : others };
}

/** I am somebody else on this device from now on: after a recovery, or nobody. */
export function becomes(somebody: Me | null): void {
  const changed = somebody?.person !== known?.person;
  known = somebody;
  asked = true;
  note(somebody);
  if (changed) connection.renew();
}

function remembers(): boolean {
  try {
    return localStorage.getItem(PLACE) !== null;
  } catch {
    // A browser that keeps no notes may keep who somebody is: so it is asked every time.
    return true;
  }
}

function note(somebody: Me | null): void {
  keep(PLACE, somebody === null ? null : "yes");
}
