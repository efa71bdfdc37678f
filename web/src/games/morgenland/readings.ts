import type { GameEvent, Shown } from "$wire/morgenland";
import type { Scene } from "$src/table/screen";
import { say, words } from "$src/words/words.svelte";
import { handShown } from "./hand";
import { mountainShown, type SpaceShown } from "./mountain";
import { named, titled } from "./nouns";
import { kept } from "./paying";
import { strips } from "./players";
import { artefactsTold, ownedTold, spellsTold, stateTold, treasureTold } from "./players-told";
import { playsShown } from "./plays";
import { bankShown, holdsShown, spellsShown } from "./supplies";
import { tallyShown } from "./ranking";
import { told } from "./telling";
import { offered, partyTold, spaceTold, tallyTold } from "./told";

// Parts of the table in a few sentences, for whoever asks to have them read aloud.

export function readHand(scene: Scene<Shown, GameEvent>): string {
  const hand = handShown(scene);
  if (hand === null) return say("morgenland-read-no-hand");
  const said = [
    about(told({ remark: "label", about: "tokens" }, []), words().joined(hand.tokens.map(String))),
    treasureTold(kept(scene)),
    ...(hand.artefacts.length === 0 ? [] : [words().joined(hand.artefacts.map(ownedTold))]),
    ...(hand.spells.length === 0
      ? []
      : [about(told({ remark: "label", about: "own-spells" }, []), words().joined(hand.spells.map((spell) => named("spell", spell))))]),
  ];
  return sentences(said);
}

/** While a space is tallied, that space; before, those where somebody is, and then where nobody is what there is to be had. */
export function readMountain(scene: Scene<Shown, GameEvent>): string {
  const spaces = mountainShown(scene).filter(({ isUnused }) => !isUnused);
  const stage = told({ ...scene.view.stage, remark: scene.view.stage.stage }, scene.players);
  const now = spaces.find(({ turn }) => turn === "now");
  if (now !== undefined) {
    const tally = tallyShown(scene);
    return sentences([stage, spaceTold(now), ...(tally === null ? [] : [tallyTold(tally)])]);
  }
  const [taken, free] = [
    spaces.filter(({ parties }) => parties.length > 0),
    spaces.filter(({ parties, isEmpty }) => parties.length === 0 && !isEmpty),
  ];
  return sentences([
    stage,
    ...taken.map(brief),
    ...(free.length === 0 ? [] : [about(say("morgenland-read-nobody"), words().joined(free.map(beckoning)))]),
  ]);
}

function brief({ space, offer, parties }: SpaceShown): string {
  return about(titled("space", space), [offered(offer), ...parties.map(partyTold)].join("; "));
}

function beckoning({ space, offer }: SpaceShown): string {
  return say("morgenland-read-space", { space: titled("space", space), offer: offered(offer) });
}

/** Players in their sequence, with what they have. */
export function readPlayers(scene: Scene<Shown, GameEvent>): string {
  const rows = strips(scene).sort((one, other) => one.place - other.place);
  const hasMagic = scene.view.version === "magic";
  return sentences(
    rows.map((row) => {
      const said = [
        ...(row.hasCamel ? [say("morgenland-camel")] : []),
        say("morgenland-tokens-behind", { count: row.tokens }),
        treasureTold(row.treasure),
        artefactsTold(row),
        ...(hasMagic ? [spellsTold(row)] : []),
        ...stateTold(row),
      ];
      return about(row.player.name, said.join("; "));
    }),
  );
}

/** What was declared and what holds come first; the bank is there all the time. */
export function readSupplies(scene: Scene<Shown, GameEvent>): string {
  const plays = playsShown(scene).map((play) => play.told);
  const spells = spellsShown(scene);
  const bank = words().joined(bankShown(scene).map(({ kind, units }) => say("morgenland-units-of-kind", { kind, units })));
  return sentences([
    ...(spells === null
      ? []
      : [plays.length === 0 ? say("morgenland-supplies-none-declared") : about(say("morgenland-supplies-declared"), plays.join("; "))]),
    ...holdsShown(scene).map((hold) => hold.told),
    about(told({ remark: "head", head: "bank" }, []), bank),
    ...(spells === null ? [] : [told({ remark: "tent", spells: spells.left }, [])]),
  ]);
}

function about(what: string, is: string): string {
  return say("morgenland-words-of", { what, is });
}

/** Some of what is said ends with a full stop already. */
function sentences(said: readonly string[]): string {
  return said.map((one) => (one.endsWith(".") ? one : `${one}.`)).join(" ");
}
