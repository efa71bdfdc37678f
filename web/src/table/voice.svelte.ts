import { untrack } from "svelte";

/** Something that was said. */
interface Said {
  /** Its number: who asks twice hears it twice. */
  n: number;
  text: string;
}

/** So many are kept: a screen reader that is still speaking comes to the others in their order. */
const KEPT = 12;

/** What is said to whoever listens to the table instead of looking at it. */
export class Voice {
  said = $state.raw<readonly Said[]>([]);

  say(text: string): void {
    if (text === "") return;
    const before = untrack(() => this.said);
    this.said = [...before, { n: (before.at(-1)?.n ?? 0) + 1, text }].slice(-KEPT);
  }
}
