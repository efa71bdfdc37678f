import type { ListedTable } from "$wire/protocol";
import type { PersonId, TableId } from "$wire/table";
import { asked, isOver, us } from "$src/lobby/tables";
import { recall } from "$src/me.svelte";
import { connection, type Ear, type TableMessage } from "$src/wire/connection.svelte";
import { documents } from "$src/wire/documents";

/**
 * At which tables somebody on this device is asked, as far as this window knows: the title and the icon of the window say
 * so on every screen. An open table knows best about itself. Of the others the lists tell while somebody looks; a window
 * in the background asks for nothing, and listens to its tables instead.
 */
let waiting = $state.raw<readonly TableId[]>([]);
let here = $state.raw<{ table: TableId; isAsked: boolean } | null>(null);
/** Tables of ours at which a game runs, and who we are; nothing before a list was heard. */
let ours: { tables: readonly TableId[]; people: readonly PersonId[] } | null = null;

/** Whoever plays at more tables hears of the others when they look again. */
const MOST_EARS = 8;

/** At how many tables is it somebody's turn here? */
export function awaiting(): number {
  const others = waiting.filter((table) => table !== here?.table);
  return others.length + (here?.isAsked === true ? 1 : 0);
}

/** What the list of my tables says. Answers whether it has become somebody's turn at one of them. */
export function hearList(tables: readonly ListedTable[], people: readonly PersonId[]): boolean {
  const before = ours === null ? null : waiting;
  waiting = tables.filter((table) => asked(table, people).length > 0).map(({ table }) => table);
  ours = { people, tables: tables.filter((table) => !isOver(table) && table.stage.stage !== "gathering").map(({ table }) => table) };
  // Whoever comes and finds a turn waiting sees it, and need not be called.
  return before !== null && waiting.some((table) => table !== here?.table && !before.includes(table));
}

/** What a table says of itself while it is open. */
export function tellTurn(table: TableId, isAsked: boolean): void {
  here = { table, isAsked };
}

/** The table is no longer open: the lists must know what is known. */
export function leaveTable(table: TableId): void {
  if (here?.table !== table) return;
  setWaiting(table, here.isAsked);
  here = null;
}

/** Asks at which of my tables it is my turn. Whoever gets no answer goes on with what is known. */
export async function askForTurns(): Promise<boolean> {
  try {
    const mine = await recall();
    if (mine === null) return false;
    const { tables } = await documents.tables("mine");
    return hearList(tables, us(mine));
  } catch {
    return false;
  }
}

/** Listens to our tables as long as the window is in the background, and tells when it becomes somebody's turn. */
export function listenInBackground(onturn: () => void): () => void {
  let hush: (() => void)[] = [];
  const change = () => {
    for (const end of hush) end();
    hush = [];
    if (document.visibilityState === "visible" || ours === null) return;
    const { people } = ours;
    const others = ours.tables.filter((table) => table !== here?.table).slice(0, MOST_EARS);
    hush = others.map((table) => connection.listen(table, earOf(table, people, onturn)));
  };
  document.addEventListener("visibilitychange", change);
  return () => {
    document.removeEventListener("visibilitychange", change);
    for (const end of hush) end();
  };
}

/** Hears of a table only whether one of these people is asked there. */
function earOf(table: TableId, people: readonly PersonId[], onturn: () => void): Ear {
  return {
    // Whoever cannot listen looks again later.
    resume: () => void connection.say({ message: "watch", with: { table } }).catch(() => undefined),
    hear(message: TableMessage) {
      const board = message.message === "table" ? message.board : message.message === "frame" ? message.frame.board : undefined;
      if (board === undefined) return;
      const { stage, seats } = board.status;
      const isAsked =
        stage.stage === "playing" &&
        seats.some(({ sitter, asked: since }) => since !== null && sitter.sitter === "person" && people.includes(sitter.person));
      if (isAsked && !waiting.includes(table)) onturn();
      setWaiting(table, isAsked);
    },
  };
}

function setWaiting(table: TableId, isAsked: boolean): void {
  const others = waiting.filter((one) => one !== table);
  if (isAsked !== waiting.includes(table)) waiting = isAsked ? [...others, table] : others;
}
