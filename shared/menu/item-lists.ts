import { type MenuList, scoreInList } from './performance-score.ts';
import { isDescribed, type Rated } from './rate-menu.ts';

/** The lists of the menu result: stars; plowhorses and dogs; puzzles; and uncertain items. */
export type ItemLists = {
  high_performers: Rated[];
  underperformers: Rated[];
  hidden_gems: Rated[];
  undecided: Rated[];
};

/** Items with a certain class; the others are undecided. */
export function listsOfSales(items: readonly Rated[]): ItemLists {
  return {
    high_performers: best(items.filter((item) => item.menu_class === 'star')),
    underperformers: best(
      items.filter((item) => item.menu_class === 'plowhorse' || item.menu_class === 'dog'),
    ).reverse(),
    hidden_gems: best(items.filter((item) => item.menu_class === 'puzzle')),
    undecided: best(items.filter((item) => item.menu_class === null)),
  };
}

/**
 * Without sales: items with an above-average typical margin for their course are top performers if the menu presents
 * them well, else hidden gems. The rest needs attention. Each item is in one list, with a score in its range.
 */
export function listsOfMenu(items: readonly Rated[]): ItemLists {
  const means = meansByCourse(items);
  const isAbove = ({ course, contribution }: Rated) =>
    means.size === 0 || (contribution !== null && contribution >= (means.get(course) ?? 0) - 0.005);
  const isShown = ({ onMenu }: Rated) => onMenu !== undefined && (onMenu.hasPhoto || isDescribed(onMenu));
  const listOf = (item: Rated): MenuList =>
    isAbove(item) ? (isShown(item) ? 'high_performers' : 'hidden_gems') : 'underperformers';
  const scored = (list: MenuList) =>
    best(items.filter((item) => listOf(item) === list)).map((item) => ({
      ...item,
      performance_score: scoreInList(list, item.performance_score),
    }));
  return {
    high_performers: scored('high_performers'),
    underperformers: scored('underperformers').reverse(),
    hidden_gems: scored('hidden_gems'),
    undecided: [],
  };
}

/** The mean contribution of each course with prices, which doesn’t depend on the order of the items. */
function meansByCourse(items: readonly Rated[]): ReadonlyMap<string, number> {
  const priced = Map.groupBy(
    items.filter(({ contribution }) => contribution !== null),
    ({ course }) => course,
  );
  const meanOf = (each: readonly Rated[]) => {
    const known = each.map(({ contribution }) => contribution ?? 0).sort((a, b) => a - b);
    return known.reduce((sum, one) => sum + one, 0) / known.length;
  };
  return new Map([...priced].map(([course, each]) => [course, meanOf(each)]));
}

/** Best first; ties by name. */
function best(items: readonly Rated[]): Rated[] {
  return [...items].sort(
    (a, b) => b.performance_score - a.performance_score || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0),
  );
}
