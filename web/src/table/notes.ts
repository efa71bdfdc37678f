import type { TableId } from "$wire/table";
import { keep, kept } from "$src/device";

/** Notes are nobody else's business: they never leave the device. */
function place(table: TableId, seat: string): string {
  return `durbar.note.${table}.${seat}`;
}

export function noteOf(table: TableId, seat: string): string {
  return kept(place(table, seat)) ?? "";
}

export function keepNote(table: TableId, seat: string, text: string): void {
  keep(place(table, seat), text === "" ? null : text);
}
