import { containsPhone } from '#functions/ai/contains-phone.ts';
import type { PostDish, PostRestaurant } from '#functions/ai/posts/post-facts.ts';
import { capital } from '#shared/profile/phrases/sentence.ts';

/**
 * Limits of Google's responsive search ads: characters of a headline and of a description (support.google.com, read in
 * 2026-11).
 */
const HEADLINE = 30;
const DESCRIPTION = 90;

/** `invitation`: the fallback if nothing else is known. */
type About = { dish: PostDish | undefined; invitation: string };

/** A headline and a description, each the longest known text that fits. */
export function searchAdText(restaurant: PostRestaurant, { dish, invitation }: About): string {
  const place = capital([restaurant.kind, restaurant.locality].filter(isSaid).join(', '));
  const headline = firstFitting(
    [dish === undefined ? '' : `${dish.name} · ${restaurant.name}`, dish?.name, restaurant.name],
    HEADLINE,
  );
  const priced = dish === undefined ? '' : [dish.name, dish.price].filter(isSaid).join(', ');
  // Google rejects phone numbers in ad text.
  const said = dish === undefined || containsPhone(dish.description) ? '' : dish.description;
  const description = firstFitting(
    [asSentences(said, place), asSentences(priced, place), asSentences(place, invitation), place, invitation],
    DESCRIPTION,
  );
  return [headline, description].filter(isSaid).join('\n');
}

const asSentences = (...parts: readonly (string | undefined)[]) =>
  parts
    .filter(isSaid)
    .map((part) => capital(part.replace(/\.$/, '')))
    .join('. ');

const isSaid = (text: string | undefined): text is string => text !== undefined && text !== '';

function firstFitting(texts: readonly (string | undefined)[], most: number): string {
  return texts.find((text): text is string => isSaid(text) && text.length <= most) ?? '';
}
