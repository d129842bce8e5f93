import { readdirSync, readFileSync } from 'node:fs';
import { MARKUPS } from './markup.ts';
import { SITE_RESTAURANTS, type SiteRestaurant } from './restaurants.ts';

export type FixtureSite = { name: string; html: string };
/** A page generated from known facts. */
export type MadeSite = FixtureSite & { restaurant: SiteRestaurant; markup: string };

const PAGES = `${import.meta.dirname}/../pages`;

export const MADE_SITES: readonly MadeSite[] = SITE_RESTAURANTS.flatMap((restaurant) =>
  Object.entries(MARKUPS).map(([markup, write]) => ({
    name: `${restaurant.name}, ${markup}`,
    markup,
    restaurant,
    html: write(restaurant),
  })),
);

/** Sixty sites: 20 pages as found on the web, and 40 generated from eight restaurants in five markup styles. */
export const FIXTURE_SITES: readonly FixtureSite[] = [
  ...readdirSync(PAGES)
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => ({ name: file, html: readFileSync(`${PAGES}/${file}`, 'utf8') })),
  ...MADE_SITES,
];
