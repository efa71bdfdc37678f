/** Which of several things one below the other a key leads to; nothing if it leads nowhere. */
export function walkedTo<T>(all: readonly T[], here: T, key: string): T | undefined {
  const at = all.indexOf(here);
  switch (key) {
    case "ArrowDown":
      return all[at + 1];
    case "ArrowUp":
      return all[at - 1];
    case "Home":
      return all[0];
    case "End":
      return all.at(-1);
    default:
      return undefined;
  }
}

/** Does a key lead from one thing to another, even where there is no other? */
export function isWalk(key: string): boolean {
  return ["ArrowDown", "ArrowUp", "Home", "End"].includes(key);
}
