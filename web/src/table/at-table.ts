import type { ListedTable } from "$wire/protocol";
import type { TableId } from "$wire/table";
import type { Door } from "./door";

/** What a game's table is given: its game's `Table.svelte` hands it on to the frame's, with its screen. */
export interface AtTableProps {
  table: TableId;
  /** The table as lists show it. */
  listed: ListedTable;
  /** Has whoever has no seat here said that they want to watch? */
  isWatching: boolean;
  /** Who hears already what is said at the table, for whoever is somebody. */
  door: Door | null;
}
