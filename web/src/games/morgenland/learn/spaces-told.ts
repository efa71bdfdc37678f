import type { Shown } from "$wire/morgenland";
import { say } from "$src/words/words.svelte";

/** What there is to be had where, in the order of tallying: a line for each part of the board that the basic version uses. */
export function spacesTold({ rooms }: Shown): string[] {
  const values = { rooms: Object.values(rooms).filter(({ stack, open }) => stack > 0 || open !== null).length };
  return (["caves", "market", "caravanserai", "guard", "rooms"] as const).map((part) => say(`morgenland-learn-part-${part}`, values));
}
