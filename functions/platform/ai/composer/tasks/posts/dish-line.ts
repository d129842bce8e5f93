import type { PostDish } from '#functions/platform/ai/post-facts.ts';
import { type DishFamily, familyOf } from './dish-family.ts';
import type { Pen } from './pen.ts';
import { SEASONS, type Season } from './words/post-words.ts';

const SEASONAL: Readonly<Record<Season, readonly DishFamily[]>> = {
  winter: ['soup', 'noodles', 'pasta', 'rice', 'grill', 'dumplings'],
  autumn: ['soup', 'noodles', 'rice', 'grill', 'dumplings'],
  spring: ['greens', 'seafood', 'pasta'],
  summer: ['greens', 'seafood', 'tacos', 'pizza', 'drinks', 'sweet'],
};

/** A line of ours beside a dish; "On the menu: X. From our menu." would say it twice. */
export function lineBeside(lead: string, dish: PostDish, pen: Pen): string {
  const line = lineOf(pen, dish);
  const said = new Set(longWordsOf(lead));
  return longWordsOf(line).some((word) => said.has(word)) ? '' : line;
}

const longWordsOf = (text: string) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

function lineOf({ brief, house, words, tone, say, chance }: Pen, dish: PostDish): string {
  const family = familyOf(dish.name, dish.course);
  const season = seasonOf(brief.date, house.hemisphere);
  if (SEASONAL[season].includes(family) && chance('season', 0.3)) return say('season', words.season[season]);
  if (tone === 'elegant' || tone === 'modern') {
    return chance('quiet', 0.6) ? say('quiet', words.quiet) : '';
  }
  return say('line', words.lines[family]);
}

/** By the months of meteorologists: December begins the northern winter. */
function seasonOf(date: string, hemisphere: 'north' | 'south'): Season {
  const month = Number(date.slice(5, 7));
  const quarter = Math.floor((month % 12) / 3) + (hemisphere === 'south' ? 2 : 0);
  return SEASONS[quarter % 4] ?? 'winter';
}
