import type { MenuClass } from './menu-class.ts';

/** The lowest score of each range. Each is 24 points wide, the last one 25. */
const FROM = { dog: 0, plowhorse: 25, puzzle: 50, star: 75 } as const;
const BAND = 24;

/** The lowest mean of an item’s two positions in a class; the highest is half a point more. */
const LEAST: Readonly<Record<MenuClass, number>> = { dog: 0, plowhorse: 0.25, puzzle: 0.25, star: 0.5 };

/**
 * The score of an item of a class, 0 to 100. The class sets the range, so that no item scores above one of a better
 * class:
 * - 75 to 100: sells well and earns well (top performers)
 * - 50 to 74: earns well but sells little (hidden gems)
 * - 25 to 49: sells well but earns little; 0 to 24: neither (both need attention)
 * Within the range, it's the mean of the distances from both cuts. `popularity` and `margin`: the item's value divided
 * by the cut. An uncertain item is scored by the class it leans to.
 */
export function scoreOfClass(
  menuClass: MenuClass,
  { popularity, margin }: { popularity: number; margin: number },
): number {
  const mean = (placeOf(popularity) + placeOf(margin)) / 2;
  return scoreIn(menuClass, (mean - LEAST[menuClass]) * 2);
}

/** The lists of a menu without sales. */
export type MenuList = 'high_performers' | 'hidden_gems' | 'underperformers';

/**
 * The score of an item without sales. The ranges are those of the classes, and `points` (0 to 100) give the position
 * within the range. Items that need attention have 0 to 49, because their sales are unknown.
 */
export function scoreInList(list: MenuList, points: number): number {
  const within = points / 100;
  if (list === 'high_performers') return scoreIn('star', within);
  return list === 'hidden_gems' ? scoreIn('puzzle', within) : Math.round(within * (BAND * 2 + 1));
}

function scoreIn(menuClass: MenuClass, within: number): number {
  const height = menuClass === 'star' ? BAND + 1 : BAND;
  return FROM[menuClass] + Math.round(height * Math.min(1, Math.max(0, within)));
}

/** 0 for nothing, 0.5 at the cut, approaching 1 far above it. */
export function placeOf(ratio: number): number {
  return ratio <= 0 ? 0 : ratio / (1 + ratio);
}
