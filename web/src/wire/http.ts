// Asking the server over HTTP.

import type { ErrorMessage } from "./protocol";

/** Why the server did not do what was asked. */
export class ApiError extends Error {
  /** `offline`: no answer; `refused`: a typed refusal or a client error; `broken`: the server failed or answered nonsense. */
  readonly kind: "offline" | "refused" | "broken";
  readonly status: number | null;
  readonly body: ErrorMessage | null;

  constructor(kind: "offline" | "refused" | "broken", status: number | null, body: ErrorMessage | null) {
    super(body ? `${body.code}: expected ${body.expected}, got ${body.got}` : `${kind} (${status ?? "no answer"})`);
    this.name = "ApiError";
    this.kind = kind;
    this.status = status;
    this.body = body;
  }
}

function asErrorMessage(value: unknown): ErrorMessage | null {
  if (typeof value !== "object" || value === null) return null;
  const it = value as Record<string, unknown>;
  return it["type"] === "error" && typeof it["code"] === "string" ? (value as ErrorMessage) : null;
}

export interface Ask {
  token?: string;
  body?: unknown;
  /** Asks for names in the page's language, not in the browser's. */
  language?: string;
}

export async function ask(path: string, { token, body, language }: Ask = {}): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token !== undefined) headers["Authorization"] = `Bearer ${token}`;
  if (language !== undefined) headers["Accept-Language"] = language;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(path, {
      method: body === undefined ? "GET" : "POST",
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError("offline", null, null);
  }
  if (response.ok) return response;
  const refusal = asErrorMessage(await response.json().catch(() => null));
  throw new ApiError(response.status >= 500 ? "broken" : "refused", response.status, refusal);
}

/** The server and the page are of one build, so an answer with a good status has the shape that its address promises. */
export async function askJson<Answer>(path: string, how?: Ask): Promise<Answer> {
  const response = await ask(path, how);
  try {
    return (await response.json()) as Answer;
  } catch {
    throw new ApiError("broken", response.status, null);
  }
}
