import { SECTION_NAMES, type SectionName } from '#shared/site/site-content.ts';

function permutations(names: readonly SectionName[]): SectionName[][] {
  if (names.length === 0) return [[]];
  return names.flatMap((first) =>
    permutations(names.filter((name) => name !== first)).map((rest) => [first, ...rest]),
  );
}

const AROUND = ['hero', 'contact'];

/** Every order that makes sense to a guest: the hero, then the story or the menu, and the contact last. */
export const SECTION_ORDERS: readonly (readonly SectionName[])[] = permutations(
  SECTION_NAMES.filter((name) => !AROUND.includes(name)),
)
  .filter(([first]) => first === 'about' || first === 'menu')
  .map((inner): SectionName[] => ['hero', ...inner, 'contact']);
