import { GAMES } from "$src/games/games";
import { wish } from "$src/words/words.svelte";

// Tests look at parts of every game: whatever language is spoken, all of them are spoken of.
for (const { texts } of GAMES) wish(texts);
