import * as z from 'zod/mini';
import { lines } from '#shared/contract/text-fields.ts';

/** Texts about the restaurant without a photo. Each is requested alone. */
export const RESTAURANT_TEXT_TYPES = ['about', 'review_reply'] as const;
export type RestaurantTextType = (typeof RESTAURANT_TEXT_TYPES)[number];

export const REVIEW_MOODS = ['happy', 'mixed', 'unhappy'] as const;
export type ReviewMood = (typeof REVIEW_MOODS)[number];

export const MAX_REVIEW_LENGTH = 1_000;

/** The review that a `review_reply` answers, and the guest’s mood according to the owner. */
export const ReviewSchema = z.strictObject({
  text: lines(MAX_REVIEW_LENGTH).check(z.minLength(1, 'Enter the review.')),
  mood: z.enum(REVIEW_MOODS, 'Choose happy, mixed, or unhappy.'),
});

export function isRestaurantText(type: string): type is RestaurantTextType {
  return (RESTAURANT_TEXT_TYPES as readonly string[]).includes(type);
}
