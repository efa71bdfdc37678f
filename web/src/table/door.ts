import type { TableId } from "$wire/table";
import type { Form } from "$wire/tabletop";
import { connection, type Ear, type TableMessage } from "$src/wire/connection.svelte";
import { inForm } from "./telling";

/**
 * Stands at the door of a table: asks to be told of it and hears what is said, while the screen of its game is still being
 * loaded. So nobody waits for the one and then for the other.
 */
export class Door implements Ear {
  /** In which form the game is shown to whoever comes in. */
  readonly form: Form;
  readonly #table: TableId;
  readonly #hush: () => void;
  #heard: TableMessage[] = [];
  #isHeard = false;

  constructor(table: TableId, form: Form = "view") {
    this.#table = table;
    this.form = form;
    this.#hush = connection.listen(table, this);
  }

  resume(): void {
    this.#heard = [];
    this.#isHeard = true;
    // Whoever comes in asks again, and tells what is wrong.
    connection.say({ message: "watch", with: { table: this.#table, after: 0, ...inForm(this.form) } }).catch(() => (this.#isHeard = false));
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
