import { prefer, settings } from "$src/settings/settings.svelte";
import type { Room } from "./room.svelte";
import type { Wishes } from "./windows";

/** Says when I want to be asked: at this table, and from now on at tables of this game. */
export function wish<V, E>(room: Room<V, E>, some: Wishes): void {
  const wishes = { ...room.board?.wishes, ...some };
  prefer({ wishes: { ...settings.wishes, [room.screen.name]: wishes } });
  void room.request({ request: "wish", with: { wishes } });
}
