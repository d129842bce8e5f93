import type { MenuSuggestion } from '#shared/contract/ai/menu-analysis.ts';
import type { Changes } from '#shared/contract/changes.ts';
import { foldItemName } from '#shared/domain/menu-engineering/sales/item-name.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';

type Applied = Pick<MenuSuggestion, 'kind' | 'item' | 'changes' | 'wants' | 'before'>;

/**
 * The changes of a suggestion for the menu as it is now: dishes may have moved since. `given`: what the owner gave.
 * Undefined where the menu is no longer what the suggestion was made for.
 */
export function changesNow(
  { kind, item, changes, wants, before }: Applied,
  { dishes }: Pick<RestaurantProfile, 'dishes'>,
  given = '',
): Changes | undefined {
  const exact = dishes.findIndex(({ name }) => name === item);
  const place =
    exact >= 0 ? exact : dishes.findIndex(({ name }) => foldItemName(name) === foldItemName(item));
  const dish = dishes[place];
  if (dish === undefined) return undefined;
  if (wants !== null) return { [withPlace(wants, place)]: given };
  if (kind === 'place') {
    const first = dishes.findIndex(({ course, name }) => course === dish.course && name !== '');
    return first >= place ? undefined : { 'dishes.move_index': { from: place, to: first } };
  }
  if (changes === null || (kind === 'price' && dish.price !== before)) return undefined;
  return Object.fromEntries(Object.entries(changes).map(([path, value]) => [withPlace(path, place), value]));
}

function withPlace(path: string, place: number): string {
  return path.replace(/^dishes\[\d+\]/, `dishes[${place}]`);
}
