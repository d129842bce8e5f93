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
  const place = capital([restaurant.kind, restaurant.locality].filter(isFilled).join(', '));
  const headline = firstFitting(
    [dish === undefined ? '' : `${dish.name} · ${restaurant.name}`, dish?.name, restaurant.name],
    HEADLINE,
  );
  const priced = dish === undefined ? '' : [dish.name, dish.price].filter(isFilled).join(', ');
  // Google rejects phone numbers in ad text.
  const about = dish === undefined || containsPhone(dish.description) ? '' : dish.description;
  const description = firstFitting(
    [
      asSentences(about, place),
      asSentences(priced, place),
      asSentences(place, invitation),
      place,
      invitation,
    ],
    DESCRIPTION,
  );
  return [headline, description].filter(isFilled).join('\n');
}

const asSentences = (...parts: readonly (string | undefined)[]) =>
  parts
    .filter(isFilled)
    .map((part) => capital(part.replace(/\.$/, '')))
    .join('. ');

const isFilled = (text: string | undefined): text is string => text !== undefined && text !== '';

function firstFitting(texts: readonly (string | undefined)[], most: number): string {
  return texts.find((text): text is string => isFilled(text) && text.length <= most) ?? '';
}
