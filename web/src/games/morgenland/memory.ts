/**
 * Remembers what was shown: whatever is as it was stays the same thing, so that nothing of it is drawn or told again. A beat
 * changes one space of fifteen.
 */
export class Memory {
  readonly #kept = new Map<string, { said: string; value: unknown }>();

  /** The value that was there before under this name, if it says the same. */
  same<T>(name: string, value: T): T {
    const said = JSON.stringify(value);
    const kept = this.#kept.get(name);
    // Under a name there is always the same kind of value.
    if (kept?.said === said) return kept.value as T;
    this.#kept.set(name, { said, value });
    return value;
  }
}
