import type { ItemLists } from '#shared/menu/item-lists.ts';
import type { Rated } from '#shared/menu/rate-menu.ts';
import {
  type Suggesting,
  suggestPhoto,
  suggestPlace,
  suggestPrice,
  suggestPromotion,
  suggestWording,
} from './suggest.ts';
import type { Suggestion } from './suggestion.ts';

/** More don’t help. */
const MOST_SUGGESTIONS = 12;
const MOST_PROMOTED = 3;

/**
 * Suggests changes: prices for items that sell well and earn little; position, photo, description, and promotion for
 * those that earn much and sell little. Nothing for uncertain items, except that there is always something to promote.
 */
export function makeSuggestions(suggesting: Suggesting, lists: ItemLists): Suggestion[] {
  const gems = lists.hidden_gems.slice(0, 6);
  const cheap = lists.underperformers.filter((item) => item.menu_class === 'plowhorse').slice(0, 4);
  const all = [
    ...itemsToPromote(lists).map((item) => suggestPromotion(suggesting, item)),
    ...cheap.map((item) => suggestPrice(suggesting, item)),
    ...gems.flatMap((item) => [
      suggestPlace(suggesting, item),
      suggestPhoto(suggesting, item),
      suggestWording(suggesting, item),
    ]),
    ...lists.high_performers.slice(0, 3).map((item) => suggestPhoto(suggesting, item)),
  ]
    .filter((suggestion) => suggestion !== undefined)
    .filter(brings);
  return all.sort((a, b) => worthOf(b) - worthOf(a) || (a.id < b.id ? -1 : 1)).slice(0, MOST_SUGGESTIONS);
}

/** True if it can earn something, as far as known: its range isn’t a loss or zero. */
export function brings({ profit }: Pick<Suggestion, 'profit'>): boolean {
  return profit === null || profit.high > 0;
}

/** Hidden gems first, then top performers, then likely ones of either; at least one item if there is one. */
export function itemsToPromote({
  hidden_gems,
  high_performers,
  undecided,
  underperformers,
}: ItemLists): Rated[] {
  const likely = undecided.filter(({ leaning }) => leaning === 'puzzle' || leaning === 'star');
  const chosen = [...byContribution(hidden_gems).slice(0, 2), ...byContribution(high_performers).slice(0, 1)];
  const others = [
    ...byContribution(likely),
    ...byContribution(undecided),
    ...byContribution(underperformers),
  ];
  return (chosen.length > 0 ? chosen : others.slice(0, 1)).slice(0, MOST_PROMOTED);
}

function byContribution(items: readonly Rated[]): Rated[] {
  return [...items].sort(
    (a, b) => (b.contribution ?? 0) - (a.contribution ?? 0) || (a.name < b.name ? -1 : 1),
  );
}

/** By the middle of the range; without sales in their order, promotion first. */
function worthOf({ profit, kind }: Suggestion): number {
  if (profit === null) return kind === 'promote' ? 1 : 0;
  return (profit.low + profit.high) / 2;
}
