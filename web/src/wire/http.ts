// Asking the server over HTTP: what each address takes and answers is known by `Endpoints`.

import { TEXTS, type Endpoints, type Refusal } from "./generated";

/** Why the server did not do what was asked. */
export class ApiError extends Error {
  /** `offline`: no answer; `refused`: a typed refusal or a client error; `broken`: the server failed or answered nonsense. */
  readonly kind: "offline" | "refused" | "broken";
  readonly status: number | null;
  readonly body: Refusal | null;

  constructor(kind: "offline" | "refused" | "broken", status: number | null, body: Refusal | null) {
    super(body ? `${body.code}: expected ${body.expected}, got ${body.got}` : `${kind} (${status ?? "no answer"})`);
    this.name = "ApiError";
    this.kind = kind;
    this.status = status;
    this.body = body;
  }
}

/** Whether the server is not there, or not itself: not a refusal. */
export function isAway(error: unknown): boolean {
  return error instanceof ApiError && error.kind !== "refused";
}

/** Whether what was asked for waits for the server's engine, which is being made ready. */
export function isPreparing(error: unknown): boolean {
  return error instanceof ApiError && error.body?.code === "preparing";
}

/** What the server says; where it does not answer, what the page keeps of it. @throws ApiError where that is nothing */
export async function orKept<Answer>(asked: Promise<Answer>, kept: () => Promise<Answer | null>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    if (!isAway(error)) throw error;
    const found = await kept().catch(() => null);
    if (found === null) throw error;
    return found;
  }
}

export type Endpoint = keyof Endpoints;
export type Answer<Of extends Endpoint> = Endpoints[Of]["answer"];
type Asked<Of extends Endpoint> = Omit<Endpoints[Of], "answer">;

interface How {
  /** Asks for words of this language, not of the browser's. */
  language?: string;
  /** How long to wait, in ms. */
  patience?: number;
  /** Where the server's engine is not ready yet, that is the answer: it is not waited for. */
  atOnce?: boolean;
  /** Whoever asked may not want it any more: then the server is told, and lets it be. */
  unless?: AbortSignal;
}

/** What goes along: nothing has to where an address asks for nothing. */
type With<Of extends Endpoint> =
  Record<never, never> extends Asked<Of> ? [asked?: Asked<Of> & How] : [asked: Asked<Of> & How];

/** Longer than the longest search; a server that does not answer in this time is as good as away. */
const PATIENCE_MS = 15_000;

type Plain = string | number | boolean | null;

interface Said extends How {
  path?: Readonly<Record<string, Plain>>;
  query?: Readonly<Record<string, Plain | undefined>>;
  token?: string;
  body?: unknown;
  tag?: string;
}

const NOT_MODIFIED = 304;

/**
 * Asks at an address, `GET /api/tables/{table}`, and answers what it promises: the server and the page are of one build, so an
 * answer with a good status has its shape. Rejects with `ApiError`.
 */
export async function call<Of extends Endpoint>(endpoint: Of, ...[asked]: With<Of>): Promise<Answer<Of>> {
  const said: Said = asked ?? {};
  const [method = "GET"] = endpoint.split(" ");
  const response = await answerOf(method, addressOf(endpoint, said.path, said.query), said);
  // It may stop coming, or be something else than what was promised.
  try {
    return (await (TEXTS.has(endpoint) ? response.text() : response.json())) as Answer<Of>;
  } catch (error) {
    throw isOver(error) ? new ApiError("offline", null, null) : new ApiError("broken", response.status, null);
  }
}

/** An answer with its tag; `answer` is null where it is still the one of the tag that was named. */
export interface Tagged<Of extends Endpoint> {
  readonly answer: Answer<Of> | null;
  readonly tag: string;
}

/** As `call`, for what is asked for again and again. `tag`: of the answer that is known, empty for none. */
export async function callTagged<Of extends Endpoint>(
  endpoint: Of,
  asked: Asked<Of> & How & { tag: string },
): Promise<Tagged<Of>> {
  const said: Said = asked;
  const [method = "GET"] = endpoint.split(" ");
  const response = await answerOf(method, addressOf(endpoint, said.path, said.query), said);
  if (response.status === NOT_MODIFIED) return { answer: null, tag: asked.tag };
  try {
    return { answer: (await response.json()) as Answer<Of>, tag: response.headers.get("ETag") ?? "" };
  } catch (error) {
    throw isOver(error) ? new ApiError("offline", null, null) : new ApiError("broken", response.status, null);
  }
}

/** What the server says of its own interface, in OpenAPI. */
export async function describedInterface(): Promise<object> {
  const response = await answerOf("GET", "/api/openapi.json", {});
  return (await response.json()) as object;
}

/** The address that `call` asks at: for links to what a browser fetches itself. */
export function addressOf(endpoint: Endpoint, path: Said["path"] = {}, query: Said["query"] = {}): string {
  const [, pattern = ""] = endpoint.split(" ");
  const place = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])));
  const given = Object.entries(query).filter((entry): entry is [string, Plain] => entry[1] !== undefined);
  const behind = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return behind ? `${place}?${behind}` : place;
}

/** While the server compiles its engine, once on each machine, or is being restarted, what was asked is asked again this often. */
const PREPARING_MS = 1500;
let tellPreparing: () => void = () => undefined;

/** `listener` is told whenever the server asks for patience because its engine is not ready yet. */
export function onPreparing(listener: () => void): void {
  tellPreparing = listener;
}

async function answerOf(method: string, address: string, said: Said): Promise<Response> {
  for (;;) {
    try {
      return await answeredOnce(method, address, said);
    } catch (error) {
      const code = error instanceof ApiError ? error.body?.code : undefined;
      if (code !== "preparing" && code !== "closing") throw error;
      if (code === "preparing" && said.atOnce) {
        tellPreparing();
        throw error;
      }
      if (code === "preparing") tellPreparing();
      await new Promise((again) => setTimeout(again, PREPARING_MS));
    }
  }
}

async function answeredOnce(
  method: string,
  address: string,
  { token, body, language, tag, patience = PATIENCE_MS, unless }: Said,
): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token !== undefined) headers["Authorization"] = `Bearer ${token}`;
  if (language !== undefined) headers["Accept-Language"] = language;
  if (tag) headers["If-None-Match"] = tag;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    const late = AbortSignal.timeout(patience);
    const signal = unless ? AbortSignal.any([late, unless]) : late;
    response = await fetch(address, {
      method,
      headers,
      signal,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError("offline", null, null);
  }
  if (response.ok || (tag && response.status === NOT_MODIFIED)) return response;
  const refusal = asRefusal(await response.json().catch(() => null));
  throw new ApiError(response.status >= 500 ? "broken" : "refused", response.status, refusal);
}

const isOver = (error: unknown): boolean => error instanceof DOMException && error.name === "TimeoutError";

function asRefusal(value: unknown): Refusal | null {
  if (typeof value !== "object" || value === null) return null;
  const it = value as Record<string, unknown>;
  return it["type"] === "error" && typeof it["code"] === "string" ? (value as Refusal) : null;
}
