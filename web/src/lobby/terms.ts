import type { ListedTable } from "$wire/protocol";
import type { Pace } from "$wire/table";
import { duration, roughly } from "$src/words/time";
import { say } from "$src/words/words.svelte";
import { valueName } from "./games.svelte";

export function paceInWords(pace: Pace): string {
  switch (pace.pace) {
    case "free":
      return say("lobby-pace-free");
    case "live": {
      const time = duration(pace.seconds * 1000);
      return pace.increment === 0
        ? say("lobby-pace-live", { time })
        : say("lobby-pace-live-increment", { time, increment: duration(pace.increment * 1000) });
    }
    case "days":
      return say("lobby-pace-days", { time: duration(pace.hours * 3_600_000) });
  }
}

/** How long a game at a table is likely to take. */
export function lengthInWords({ length }: ListedTable): string {
  return say("lobby-length", { time: roughly(length) });
}

/** What is not as usual at a table. */
export function special({ terms, choices }: ListedTable): string[] {
  const found = Object.entries(choices).map(([name, value]) => valueName(name, value));
  if (!terms.open_counting) found.push(say("lobby-special-no-counting"));
  if (!terms.spectators) found.push(say("lobby-special-no-spectators"));
  if (terms.private_chat) found.push(say("lobby-special-private-chat"));
  if (!terms.public) found.push(say("lobby-special-by-link"));
  return found;
}
