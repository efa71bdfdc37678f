/** A story in rounds: each begins with the event that says so, the first one with the game. */
export function rounds<E>(story: readonly E[], begins: (event: E) => boolean): E[][] {
  const found: E[][] = [[]];
  for (const event of story) {
    if (begins(event)) found.push([]);
    found.at(-1)?.push(event);
  }
  return found;
}
