import type { PostDish, PostHouse } from '#functions/platform/ai/post-facts.ts';

/** Google Ads, responsive search ads: characters of a headline and of a description (support.google.com, read in 2026-11). */
const HEADLINE = 30;
const DESCRIPTION = 90;

/** A headline and a description, each the longest of what is known that fits. */
export function searchAdText(house: PostHouse, dish: PostDish | undefined): string {
  const place = [house.kind, house.locality].filter(isSaid).join(', ');
  const headline = firstFitting(
    [dish === undefined ? '' : `${dish.name} · ${house.name}`, dish?.name, house.name],
    HEADLINE,
  );
  const priced = dish === undefined ? '' : [dish.name, dish.price].filter(isSaid).join(', ');
  const description = firstFitting(
    [
      [dish?.description, place].filter(isSaid).join('. '),
      [priced, place].filter(isSaid).join('. '),
      priced,
      place,
      house.name,
    ],
    DESCRIPTION,
  );
  return [headline, description].filter(isSaid).join('\n');
}

const isSaid = (text: string | undefined): text is string => text !== undefined && text !== '';

function firstFitting(texts: readonly (string | undefined)[], most: number): string {
  return texts.find((text): text is string => isSaid(text) && text.length <= most) ?? '';
}
