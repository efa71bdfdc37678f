import { say, words } from "$src/words/words.svelte";
import type { Prompt } from "./asked";
import { SEATS, type SeatedPlayer } from "./players";
import type { Room } from "./room.svelte";

/** Who is still asked, besides me. */
export function awaited<V, E>(room: Room<V, E>): SeatedPlayer[] {
  const seats = room.board?.status.seats ?? [];
  return room.players.filter((player) => seats[SEATS.indexOf(player.seat)]?.asked != null && !player.isMe);
}

/** What I am asked, if I may answer now. */
export function askedOfMe<V, E>(room: Room<V, E>): Prompt<V> | null {
  return room.isAsked ? room.plan.prompt : null;
}

/** What is asked of me, whom everybody waits for, or what is being shown: the one sentence that the bar says, and screen readers hear. */
export function sentence<V, E>(room: Room<V, E>): string {
  if (room.past !== null) return [say("prompt-past"), room.sentenceOf(room.past)].join(" ").trim();
  if (room.stage.isPlaying) {
    const { beat } = room.stage;
    return beat === null ? "" : room.caption(beat);
  }
  const stage = room.board?.status.stage.stage;
  if (stage === "paused") return say("prompt-paused");
  const prompt = askedOfMe(room);
  if (prompt !== null) {
    const isWhole = prompt.choices.length === 0 && prompt.may_seal;
    return isWhole ? say("prompt-planned") : room.question(prompt);
  }
  return stage === "playing" ? waiting(room) : over(room);
}

/** That it is over, and who has won. */
function over<V, E>(room: Room<V, E>): string {
  const stage = room.board?.status.stage;
  const winners = stage?.stage === "finished" ? room.players.filter(({ seat }) => stage.outcome[seat]?.place === 1) : [];
  if (winners.length === 0) return say("prompt-over");
  return say("prompt-won", { names: words().joined(winners.map(({ name }) => name)), count: winners.length });
}

/** Whom everybody waits for. */
export function waiting<V, E>(room: Room<V, E>): string {
  const others = awaited(room);
  if (others.length === 0) return say("prompt-going-on");
  const names = words().joined(others.map((player) => player.name));
  return say(room.board?.may_withdraw === true ? "prompt-sealed" : "prompt-waiting", { names, count: others.length });
}
