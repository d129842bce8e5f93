import { SECTION_NAMES, type SectionName } from '#shared/site/site-content.ts';

function permutations(names: readonly SectionName[]): SectionName[][] {
  if (names.length === 0) return [[]];
  return names.flatMap((first) =>
    permutations(names.filter((name) => name !== first)).map((rest) => [first, ...rest]),
  );
}

/** The menu stands in the first half, the story before the practical end; contact and questions come late. */
function readsWell(order: readonly SectionName[]): boolean {
  const place = (name: SectionName) => order.indexOf(name);
  const isFoodEarly = place('menu') <= 3 && place('about') <= 4;
  const isPracticalLate = place('contact') >= 4 && place('faq') >= 3;
  const isEndPractical = order.at(-1) !== 'gallery';
  return isFoodEarly && isPracticalLate && isEndPractical;
}

/** Every order of the page's sections that makes sense to a guest; the hero always comes first. */
export const SECTION_ORDERS: readonly (readonly SectionName[])[] = permutations(
  SECTION_NAMES.filter((name) => name !== 'hero'),
)
  .map((rest): SectionName[] => ['hero', ...rest])
  .filter(readsWell);
