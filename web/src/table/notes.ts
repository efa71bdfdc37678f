import type { TableId } from "$wire/table";

/** Notes are nobody else's business: they never leave the device. */
const PREFIX = "durbar.note.";

function place(table: TableId, seat: string): string {
  return `${PREFIX}${table}.${seat}`;
}

export function noteOf(table: TableId, seat: string): string {
  try {
    return localStorage.getItem(place(table, seat)) ?? "";
  } catch {
    return "";
  }
}

export function keepNote(table: TableId, seat: string, text: string): void {
  try {
    if (text === "") localStorage.removeItem(place(table, seat));
    else localStorage.setItem(place(table, seat), text);
  } catch {
    // A browser that keeps nothing forgets the note when the table is left.
  }
}
