import type { GameScreen } from "./table/screen";

/** A game's screen, whatever its views and events are. Only the frame holds it, and hands it nothing but what is its own. */
export type AnyScreen = GameScreen<unknown, unknown>;

/** The games that have a screen; each is loaded when it is played. */
export const GAMES: Record<string, () => Promise<AnyScreen>> = {
  // The frame hands a screen only views and events of its own table.
  eschnapur: async () => (await import("./eschnapur/game")).eschnapur as unknown as AnyScreen,
};

export function hasScreen(game: string): boolean {
  return Object.hasOwn(GAMES, game);
}

export async function screenOf(game: string): Promise<AnyScreen | null> {
  return (await GAMES[game]?.()) ?? null;
}
