/** What a key does in a replay. */
export type ReplayDeed = "forward" | "back" | "next-mark" | "last-mark" | "beginning" | "end" | "play";

/** All of them, in the order in which they are listed. */
export const STROKES: readonly ReplayDeed[] = ["forward", "back", "next-mark", "last-mark", "beginning", "end", "play"];

/** What a pressed key means; nothing if it belongs to something that has the focus. */
export function strokeOf(event: KeyboardEvent): ReplayDeed | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("select, textarea, dialog, [contenteditable], input:not([type=range], [type=checkbox])")) return null;
  switch (event.key) {
    case "ArrowRight":
      return event.shiftKey ? "next-mark" : "forward";
    case "ArrowLeft":
      return event.shiftKey ? "last-mark" : "back";
    case "Home":
      return "beginning";
    case "End":
      return "end";
    case " ":
      return target?.closest("button, a, summary, input, [role=button]") ? null : "play";
    default:
      return null;
  }
}
