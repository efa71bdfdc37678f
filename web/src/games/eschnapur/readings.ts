import type { GameEvent, Shown } from "$wire/eschnapur";
import type { Scene } from "$src/table/screen";
import { isolated } from "$src/words/isolate";
import { say, words } from "$src/words/words.svelte";
import { counted } from "./cards";
import { handShown } from "./hand";
import { matrix } from "./matrix";
import { titled } from "./nouns";
import { myPoints, privilegesShown } from "./privileges";
import { told } from "./slot";
import { brief } from "./standing";
import { towerShown } from "./towers";

// Parts of the table in a few sentences, for whoever asks to have them read aloud.

export function readHand(scene: Scene<Shown, GameEvent>): string {
  const shown = handShown(scene);
  if (shown === null) return say("board-read-no-hand");
  const said = [`${say("eschnapur-remark-hand")}: ${counted(shown.cards)}`];
  if (shown.planned !== null) said.push(say("board-hand-planned", { gold: shown.planned }));
  if (shown.sites.length > 0) said.push(`${say("eschnapur-remark-sites")}: ${words().joined(shown.sites.map(String))}`);
  return sentences(said);
}

export function readBoard(scene: Scene<Shown, GameEvent>): string {
  return sentences(scene.view.parts.map((part) => brief(towerShown(scene, part))));
}

/** Of officials before whom nothing lies there is nothing to say. */
export function readBids(scene: Scene<Shown, GameEvent>): string {
  const { rows, reasons } = matrix(scene);
  const said = scene.view.officials.flatMap((official) => {
    const cards = rows.flatMap(({ player, slots }) => {
      const lying = slots.get(official);
      return lying === undefined || lying.card === null ? [] : [`${isolated(player.name)} ${told(lying)}`];
    });
    const reason = reasons.get(official);
    if (cards.length === 0 && reason === undefined) return [];
    return [`${titled("official", official)}: ${[...cards, ...(reason === undefined ? [] : [reason])].join("; ")}`];
  });
  return said.length === 0 ? say("board-read-no-bids") : sentences(said);
}

export function readMarket(scene: Scene<Shown, GameEvent>): string {
  const points = myPoints(scene);
  const left = privilegesShown(scene).filter(({ isGone }) => !isGone);
  const prices = left.map(({ privilege, cost }) =>
    say("eschnapur-remark-price", { "privilege-name": titled("privilege", privilege), cost }),
  );
  const privileges = prices.length === 0 ? say("eschnapur-remark-no-privileges") : words().joined(prices);
  const mine = points === null ? [] : [words().counted("eschnapur-remark-pp", points)];
  return sentences([...mine, `${say("eschnapur-remark-privileges")}: ${privileges}`]);
}

function sentences(said: readonly string[]): string {
  return said.map((one) => `${one}.`).join(" ");
}
