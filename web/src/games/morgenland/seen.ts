import type { GameEvent, Piece, Shown, Space } from "$wire/morgenland";
import type { Seat } from "$wire/tabletop";
import type { Scene } from "$src/table/screen";
import { say } from "$src/words/words.svelte";
import { titled } from "./nouns";
import { ROOMS } from "./spaces";
import { told } from "./telling";

/** Something that is known of what lies face down. */
export interface SeenShown {
  /** The room in whose stack it lies; nothing for a token. */
  room: Space | null;
  told: string;
}

/** What I know of stacks that I have looked through, of what a Mirage put under one, and of tokens that were open before (MP.2). */
export function seenShown(scene: Scene<Shown, GameEvent>): SeenShown[] {
  return [...stacks(scene), ...tokens(scene)];
}

function stacks({ view }: Scene<Shown, GameEvent>): SeenShown[] {
  return ROOMS.flatMap((room) => {
    const { known = null, bottom = null } = view.rooms[room] ?? {};
    const remarks = [
      ...(known === null ? [] : [{ remark: "searched", artefacts: known }]),
      ...(bottom === null ? [] : [{ remark: bottom.bottom === "is" ? "undermost" : "undermost-if-any", artefact: bottom.artefact }]),
    ];
    return remarks.map((remark) => ({ room, told: say("morgenland-words-of", { what: titled("space", room), is: told(remark, []) }) }));
  });
}

function tokens({ view, players, me }: Scene<Shown, GameEvent>): SeenShown[] {
  // The keys of a document by seat are seats.
  const others = (Object.entries(view.players) as [Seat, (typeof view.players)[Seat]][]).filter(([seat]) => seat !== me);
  return others.flatMap(([seat, player]) =>
    (player?.pieces ?? []).flatMap((lying, n): SeenShown[] => {
      if (lying === null || lying.open || lying.cannot.length === 0) return [];
      const piece = `${seat}${n + 1}` as Piece;
      return [{ room: null, told: told({ remark: "piece", piece, own: false, ...lying }, players) }];
    }),
  );
}
