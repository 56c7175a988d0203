// What reviews came to, kept in this browser: one's habits over many matches.

import * as v from "valibot";
import { place, remember, rememberedAll } from "../kit/storage";
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
);

export function keptReviews(): KeptReview[] {
  return rememberedAll(reviews);
}

/** Keeps what a review came to, the newest first; one that is kept already is in its place. */
export function keepReview(review: KeptReview): void {
  const before = keptReviews();
  const others = before.filter(({ id }) => id !== review.id);
  if (others.length < before.length) return;
  remember(reviews, [review, ...others].slice(0, MOST));
}
