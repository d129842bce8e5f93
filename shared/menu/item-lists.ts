import { type MenuList, scoreInList } from './performance-score.ts';
import { isDescribed, type Rated } from './rate-menu.ts';

/** The lists of the menu result. Stars; plowhorses and dogs; puzzles; and what nobody can be sure of. */
export type ItemLists = {
  high_performers: Rated[];
  underperformers: Rated[];
  hidden_gems: Rated[];
  undecided: Rated[];
};

/** Items whose class is certain; all others are undecided. */
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
 * Without sales: what usually leaves more than the mean of the menu is a high performer where the menu shows it well,
 * and a hidden gem where it does not; the rest needs attention. Each item stands in one list, with a score in its band.
 */
export function listsOfMenu(items: readonly Rated[]): ItemLists {
  const priced = items.flatMap(({ contribution }) => (contribution === null ? [] : [contribution]));
  const mean =
    [...priced].sort((a, b) => a - b).reduce((sum, each) => sum + each, 0) / Math.max(1, priced.length);
  const isAbove = ({ contribution }: Rated) =>
    priced.length === 0 || (contribution !== null && contribution >= mean - 0.005);
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

/** The best first; items with the same score by name. */
function best(items: readonly Rated[]): Rated[] {
  return [...items].sort(
    (a, b) => b.performance_score - a.performance_score || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0),
  );
}
