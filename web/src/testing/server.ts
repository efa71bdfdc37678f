import { vi } from "vitest";

export interface Asked {
  method: string;
  path: string;
  body: unknown;
}

/** What a pretended server answers: a document, or a status and a document. */
export type Answers = Record<string, unknown>;

/** An answer that is a refusal. */
export class Refused {
  constructor(
    readonly status: number,
    readonly document: unknown,
  ) {}
}

/** Pretends to be the server. The keys are like "POST /api/tables"; whatever is not among them is out of reach. */
export function pretend(answers: Answers): Asked[] {
  const heard: Asked[] = [];
  vi.stubGlobal("fetch", (path: string, request: { method: string; body?: string }) => {
    heard.push({ method: request.method, path, body: request.body === undefined ? null : JSON.parse(request.body) });
    const answer = answers[`${request.method} ${path}`];
    if (answer === undefined) return Promise.reject(new TypeError("out of reach"));
    if (answer instanceof Refused) return Promise.resolve(Response.json(answer.document, { status: answer.status }));
    return Promise.resolve(answer === null ? new Response(null, { status: 204 }) : Response.json(answer));
  });
  return heard;
}
