import { SECTION_NAMES, type SectionName } from '#shared/site/site-content.ts';

function permutations(names: readonly SectionName[]): SectionName[][] {
  if (names.length === 0) return [[]];
  return names.flatMap((first) =>
    permutations(names.filter((name) => name !== first)).map((rest) => [first, ...rest]),
  );
}

/** Menu early, contact and questions towards the end, and no page that opens on reviews or a question. */
function readsWell(order: readonly SectionName[]): boolean {
  const place = (name: SectionName) => order.indexOf(name);
  const isMenuEarly = place('menu') <= 3;
  const isContactLate = place('contact') >= 5;
  const areQuestionsLate = place('faq') >= 4;
  const isReviewsLater = place('reviews') >= 3;
  return isMenuEarly && isContactLate && areQuestionsLate && isReviewsLater;
}

/** Every order of the page's sections that makes sense to a guest; the hero always comes first. */
export const SECTION_ORDERS: readonly (readonly SectionName[])[] = permutations(
  SECTION_NAMES.filter((name) => name !== 'hero'),
)
  .map((rest): SectionName[] => ['hero', ...rest])
  .filter(readsWell);
