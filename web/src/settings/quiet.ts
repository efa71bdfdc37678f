import type { Quiet } from "$wire/table";

const DAY = 24 * 60;

/** Minutes after midnight as a field for times writes them. */
function written(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function read(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

function turn(minutes: number): number {
  return ((minutes % DAY) + DAY) % DAY;
}

/** Quiet hours by the visitor's clock. `offset` is what `Date.getTimezoneOffset` says. */
export function toLocal(quiet: Quiet, offset: number): { from: string; to: string } {
  return { from: written(turn(quiet.from - offset)), to: written(turn(quiet.to - offset)) };
}

/** Quiet hours as the server keeps them, in universal time. */
export function toUniversal(from: string, to: string, offset: number): Quiet {
  return { from: turn(read(from) + offset), to: turn(read(to) + offset) };
}
