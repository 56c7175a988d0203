// Schema of a household's draft, as it is kept or packed into an address.

import * as v from "valibot";
import type { HouseholdData, HouseholdDraft, HouseholdRow } from "../wire/generated";

const data: v.GenericSchema<unknown, HouseholdData> = v.union([
  v.string(),
  v.number(),
  v.boolean(),
  v.array(v.number()),
  v.array(v.array(v.number())),
]);

const row: v.GenericSchema<unknown, HouseholdRow> = v.object({
  worth: v.picklist(["points", "doubles", "limit", "half_limit", "flat", "none"]),
  amount: v.number(),
  who: v.picklist(["all", "winner"]),
  tiles: v.string(),
  title: v.string(),
  waiting_tenths: v.number(),
  concealed: v.optional(v.boolean(), false), // drafts kept before there was this
  note: v.string(),
});

/** A draft from a link or from storage. What its values may be the server says. */
export const draftSchema: v.GenericSchema<unknown, HouseholdDraft> = v.object({
  title: v.string(),
  id: v.string(),
  parent: v.string(),
  base: v.nullable(v.string()),
  values: v.record(v.string(), v.object({ value: data, note: v.string() })),
  patterns: v.record(v.string(), row),
});
