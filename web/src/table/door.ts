import type { TableId } from "$wire/table";
import { connection, type Ear, type TableMessage } from "$src/wire/connection.svelte";

/**
 * Stands at the door of a table: asks to be told of it and hears what is said, while the screen of its game is still being
 * loaded. So nobody waits for the one and then for the other.
 */
export class Door implements Ear {
  readonly #table: TableId;
  readonly #hush: () => void;
  #heard: TableMessage[] = [];
  #isHeard = false;

  constructor(table: TableId) {
    this.#table = table;
    this.#hush = connection.listen(table, this);
  }

  resume(): void {
    this.#heard = [];
    this.#isHeard = true;
    // Whoever comes in asks again, and tells what is wrong.
    connection.say({ message: "watch", with: { table: this.#table, after: 0 } }).catch(() => (this.#isHeard = false));
  }

  hear(message: TableMessage): void {
    this.#heard.push(message);
  }

  /** Somebody else listens from now on, and is told what was said so far. */
  letIn(ear: Ear): () => void {
    const hush = connection.listen(this.#table, ear, this.#isHeard);
    for (const message of this.#heard) ear.hear(message);
    return hush;
  }

  /** Nobody comes in. */
  close(): void {
    this.#hush();
  }
}
