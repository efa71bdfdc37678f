import type { GameEvent, Part, Shown } from "$wire/eschnapur";
import type { SeatedPlayer } from "$src/table/players";
import type { Scene } from "$src/table/screen";
import { acts, isOf } from "./acts";
import { all } from "./event";
import { builders, owners, printed, promised, type Printed } from "./parts";

/** A part of the palace as it is shown. What is drawn and what is said of it is in here, so that both are the same. */
export interface TowerShown {
  part: Part;
  printed: Printed;
  /** Whose stones, from the bottom. */
  stones: readonly SeatedPlayer[];
  /** How many of the topmost stones are only planned. */
  planned: number;
  isFinished: boolean;
  isStopped: boolean;
  /** Its topmost stone may not be moved. */
  isProtected: boolean;
  /** Its topmost stone is about to be moved. */
  isLifted: boolean;
  /** Whose site it is. */
  sites: readonly SeatedPlayer[];
  /** Is it mine only in my plan? */
  isSitePlanned: boolean;
  /** What everybody would score if it were finished like this. */
  hopes: readonly { player: SeatedPlayer; points: number }[];
  /** What was scored on it, as long as it is being scored. */
  scores: readonly { player: SeatedPlayer; points: number; isNew: boolean }[];
}

export function towerShown(scene: Scene<Shown, GameEvent>, part: Part): TowerShown {
  const { view, players, choice } = scene;
  const { phase } = view;
  const plan = acts(choice?.plan ?? []);
  const known = builders(view, part, players);
  const me = players.find((player) => player.seat === scene.me);
  const isSitePlanned = me !== undefined && plan.some((act) => isOf(act, "site") && act.part === part);
  return {
    part,
    printed: printed(view, part),
    stones: owners(view, part, players),
    planned: plan.filter((act) => isOf(act, "build", "set") && act.part === part).length,
    isFinished: view.finished.includes(part),
    isStopped: view.markers.stop === part,
    isProtected: phase.step === "moving" && phase.protected === part,
    isLifted: phase.step === "moving" && phase.now.now === "setting" && phase.now.part === part,
    // A site that waits for its turn in the plan is mine already.
    sites: isSitePlanned && !known.includes(me) ? [me, ...known] : known,
    isSitePlanned,
    hopes: promised(view, part, players),
    scores: scored(scene)?.part === part ? scores(scene, part) : [],
  };
}

function scores({ beat, recent, players }: Scene<Shown, GameEvent>, part: Part): TowerShown["scores"] {
  return all(recent, "scored").flatMap((score) => {
    const player = players.find(({ seat }) => seat === score.seat);
    return player === undefined || score.part !== part
      ? []
      : [{ player, points: score.points, isNew: beat?.events.includes(score) === true }];
  });
}

/** What is being scored. Whoever has scored on the same part before stays there until it is done. */
function scored({ beat }: Scene<Shown, GameEvent>): { part: Part } | null {
  const events = beat?.events ?? [];
  return [...all(events, "scored"), ...all(events, "finished")].at(-1) ?? null;
}
