import type { Artefact, Shown, Space, Spell } from "$wire/morgenland";
import type { Seat } from "$wire/tabletop";
import { say, sayForm, words, type Arguments } from "$src/words/words.svelte";
import { unsold } from "./moments";

/** So many rounds show all that there is to learn; the game takes longer. */
const ROUNDS = 3;

/** Things of the game as they are called; the price of a room in a sentence. */
export function named(values: Arguments): Arguments {
  const word = (name: string) => (typeof values[name] === "string" ? values[name] : null);
  const [space, artefact, spell, bill] = [
    word("space") as Space | null,
    word("artefact") as Artefact | null,
    word("spell") as Spell | null,
    word("bill"),
  ];
  return {
    ...(space === null
      ? {}
      : { "space-title": sayForm(`morgenland-space-${space}`, "title"), "space-at": sayForm(`morgenland-space-${space}`, "at") }),
    ...(artefact === null ? {} : { "artefact-a": sayForm(`morgenland-artefact-${artefact}`, "a") }),
    ...(spell === null ? {} : { "spell-name": say(`morgenland-spell-${spell}`) }),
    ...(bill === null ? {} : { price: priceTold(bill.split(" ").map(Number)) }),
  };
}

/** A kind for each token. */
function priceTold(bill: readonly number[]): string {
  return words().joined(bill.map((units, n) => say("morgenland-remark-price", { units, place: n + 1 })));
}

export function through({ round }: Shown): boolean {
  return round > ROUNDS;
}

/** How it went: of a game that is over, or of one that can be played on. */
export function ended(view: Shown, me: Seat): Arguments {
  const best = Math.max(...Object.values(view.players).map(({ collected }) => collected));
  const artefacts = view.players[me]?.collected ?? 0;
  return {
    artefacts,
    best,
    isbest: String(artefacts === best),
    isover: String(view.stage.stage === "over"),
    rounds: ROUNDS,
    left: unsold(view),
  };
}
