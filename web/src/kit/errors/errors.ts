// Refusals and failures in the player's words: what happened and what to do.

import type { ApiError } from "../../wire/http";
import { t, idOf } from "../../words/i18n.svelte";
import type { ErrorMessage } from "../../wire/generated";

/** A typed refusal in one or two sentences. */
export function errorText(error: ErrorMessage): string {
  return t(idOf("error", error.code));
}

/** Why an HTTP request did not do what was asked. */
export function apiErrorText(error: ApiError): string {
  if (error.body && "said" in error.body) return error.body.said;
  if (error.body) return errorText(error.body);
  if (error.kind === "offline") return t("error-offline");
  if (error.status === 404) return t("error-no-such-table");
  return t("error-internal");
}
