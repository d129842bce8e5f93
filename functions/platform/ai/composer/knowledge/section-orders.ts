import { SECTION_NAMES, type SectionName } from '#shared/site/site-content.ts';

function permutations(names: readonly SectionName[]): SectionName[][] {
  if (names.length === 0) return [[]];
  return names.flatMap((first) =>
    permutations(names.filter((name) => name !== first)).map((rest) => [first, ...rest]),
  );
}

/** The menu is among the first three; contact and questions come after it, contact in the second half. */
function readsWell(order: readonly SectionName[]): boolean {
  const place = (name: SectionName) => order.indexOf(name);
  return (
    place('menu') <= 3 &&
    place('contact') >= 3 &&
    place('faq') > place('menu') &&
    place('contact') > place('menu')
  );
}

/** Every order of the page's sections that makes sense to a guest; the hero always comes first. */
export const SECTION_ORDERS: readonly (readonly SectionName[])[] = permutations(
  SECTION_NAMES.filter((name) => name !== 'hero'),
)
  .map((rest): SectionName[] => ['hero', ...rest])
  .filter(readsWell);
