import { expect, test } from 'vitest';
import { MADE_SITES } from '#tests/corpus/sites/fixture-sites.ts';
import type { Facts, LinkOffer } from './facts.ts';
import { readPageFacts } from './read-page-facts.ts';

const providers = ({ first }: Facts<LinkOffer>) => first.map(({ value }) => value.provider);

function kindOf(menuFile: string | undefined, dishes: number): string {
  if (dishes > 0) return 'html';
  if (menuFile === undefined) return 'none';
  return menuFile.endsWith('.pdf') ? 'pdf' : 'image';
}

test.each(MADE_SITES.map((site) => [site.name, site] as const))(
  'what %s says is read from its page, and nothing else',
  (_name, { restaurant, markup, html }) => {
    const facts = readPageFacts(html, 'https://restaurant.example/');
    const { dishes, photos } = restaurant;

    expect({
      title: facts.title?.value,
      language: facts.language?.value,
      isForPhones: facts.viewport !== undefined,
      menu: facts.menu.kind,
      prices: facts.prices.count,
      ordering: providers(facts.ordering),
      booking: providers(facts.booking),
      hasAddress: facts.addresses.count > 0,
      social: [...providers(facts.social), ...providers(facts.reviews)].sort(),
      maps: facts.maps.count,
      images: facts.images.count,
      withoutAlt: facts.imagesWithoutAlt.count,
      structured: facts.structuredData.count,
      h1: facts.h1.count,
    }).toEqual({
      title: restaurant.name,
      language: restaurant.language,
      isForPhones: markup !== 'tables',
      menu: kindOf(restaurant.menuFile, dishes.length),
      prices: dishes.length,
      ordering: restaurant.ordering === undefined ? [] : [restaurant.ordering.provider],
      booking: restaurant.booking === undefined ? [] : [restaurant.booking.provider],
      hasAddress: markup === 'semantic' || markup === 'optimized',
      social: restaurant.social.map(([provider]) => provider).sort(),
      maps: restaurant.map === undefined ? 0 : 1,
      images: photos.filter(([, alt]) => alt !== '').length,
      withoutAlt: photos.filter(([, alt]) => alt === undefined).length,
      structured: markup === 'optimized' ? 1 : 0,
      h1: 1,
    });
  },
);
