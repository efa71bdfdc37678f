import type {
  ChangeMe,
  GameAbout,
  Known,
  ListedTable,
  Me,
  MyData,
  NewTable,
  Opened,
  RecoveryCode,
  Tables,
  Trouble,
  Which,
} from "$wire/protocol";
import type { TableId } from "$wire/table";
import type { Form } from "$wire/tabletop";
import { words } from "$src/words/words.svelte";
import { Refusal, Unreachable } from "./problem";
import { meetIn } from "./version.svelte";

/** Asks the server for a document, or hands it one. */
async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const headers: Record<string, string> = { "accept-language": words().language };
  if (body !== undefined) headers["content-type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  } catch {
    throw new Unreachable();
  }
  meetIn(response.headers);
  if (response.status === 204) return undefined as Answer;
  let document: unknown;
  try {
    document = await response.json();
  } catch {
    throw new Unreachable();
  }
  if (!response.ok) throw new Refusal(document as Trouble);
  return document as Answer;
}

export const documents = {
  /** Nobody is somebody too: that is no trouble. */
  me: async () => (await ask<Me | undefined>("GET", "/api/me")) ?? null,
  becomeGuest: (name: string) => ask<Me>("POST", "/api/guests", { name }),
  recover: (code: string) => ask<Me>("POST", "/api/guests/recover", { code }),
  changeMe: (change: ChangeMe) => ask<Me>("PATCH", "/api/me", change),
  leave: () => ask<void>("POST", "/api/guests/leave"),
  deleteMe: () => ask<void>("DELETE", "/api/me"),
  myData: () => ask<MyData>("GET", "/api/me/data"),
  newCompanion: (name: string) => ask<Known>("POST", "/api/companions", { name }),
  endOtherSessions: () => ask<void>("POST", "/api/me/sessions/end"),
  newRecoveryCode: () => ask<RecoveryCode>("POST", "/api/me/recovery"),
  games: () => ask<GameAbout[]>("GET", "/api/games"),
  tables: (list: Which, before?: string) =>
    ask<Tables>("GET", `/api/tables?list=${list}${before === undefined ? "" : `&before=${encodeURIComponent(before)}`}`),
  table: (table: TableId) => ask<ListedTable>("GET", `/api/tables/${table}`),
  /** Some moments of a finished game. What a moment is, its game knows. */
  moments: <Page>(table: TableId, { eyes, from, most, form }: { eyes: string; from: number; most: number; form: Form }) =>
    ask<Page>("GET", `/api/tables/${table}/moments?eyes=${eyes}&from=${from}&most=${most}&form=${form}`),
  open: (table: NewTable) => ask<Opened>("POST", "/api/tables", table),
};
