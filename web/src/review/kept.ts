// What reviews came to, kept in this browser: one's habits over many matches.

import * as v from "valibot";
import { unionBy } from "../kit/joining";
import { amendAll, place, rememberedAll } from "../kit/storage";
import { HABITS, type Tally } from "./figures";

/** A match that was gone through. `decisions`: how many there were. */
export interface KeptReview {
  id: string;
  decisions: number;
  tallies: Tally[];
}

const MOST = 200;
const reviews = place<KeptReview>(
  "reviews",
  v.object({
    id: v.string(),
    decisions: v.number(),
    tallies: v.array(
      v.object({
        habit: v.picklist(HABITS),
        times: v.number(),
        cost: v.number(),
        // reviews that were kept before have none
        examples: v.optional(
          v.array(v.object({ table: v.optional(v.string()), hand: v.number(), frame: v.number(), cost: v.number() })),
          [],
        ),
      }),
    ),
  }),
  undefined,
  { joinAll: (one, other) => unionBy(one, other, ({ id }) => id).slice(0, MOST) },
);

export function keptReviews(): KeptReview[] {
  return rememberedAll(reviews);
}

/** Keeps what a review came to, the newest first; one that is kept already is in its place. */
export function keepReview(review: KeptReview): void {
  amendAll(reviews, (all) => (all.some(({ id }) => id === review.id) ? all : [review, ...all].slice(0, MOST)));
}
