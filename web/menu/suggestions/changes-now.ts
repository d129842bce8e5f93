import type { Changes } from '#shared/contract/changes.ts';
import type { MenuSuggestion } from '#shared/menu/contract/menu-analysis.ts';
import { listingsOf, type MenuItem, menuItemsOf } from '#shared/menu/menu-item.ts';
import { pricesBefore, raisedListings } from '#shared/menu/menu-price.ts';
import { isDescribed } from '#shared/menu/rate-menu.ts';
import { foldItemName } from '#shared/menu/sales/item-name.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';

type Applied = Pick<MenuSuggestion, 'kind' | 'item' | 'changes' | 'wants' | 'before'>;

/**
 * The changes of a suggestion, applied to the current menu: dishes may have moved, and one may appear twice. `given`:
 * the owner’s input. Undefined if the menu no longer fits the suggestion.
 */
export function changesNow(
  suggestion: Applied,
  { dishes }: Pick<RestaurantProfile, 'dishes'>,
  given = '',
): Changes | undefined {
  const { kind, item, changes, wants } = suggestion;
  const onMenu = menuItemsOf(dishes).find(({ name }) => foldItemName(name) === foldItemName(item));
  const place = onMenu?.place;
  const dish = place === undefined ? undefined : dishes[place];
  if (onMenu === undefined || place === undefined || dish === undefined) return undefined;
  if (wants !== null) return everywhere(onMenu, { kind, wants, given });
  if (kind === 'place') {
    const first = dishes.findIndex(
      ({ course, menu, name }) => course === dish.course && menu === dish.menu && name !== '',
    );
    return first >= place ? undefined : { 'dishes.move_index': { from: place, to: first } };
  }
  return changes === null ? undefined : pricesNow(suggestion, changes, onMenu);
}

/** The owner’s input goes to each place that has no value yet. */
function everywhere(
  onMenu: MenuItem,
  { kind, wants, given }: { kind: Applied['kind']; wants: string; given: string },
): Changes {
  const listings = listingsOf(onMenu);
  const isBare = (listing: MenuItem) => (kind === 'photo' ? !listing.hasPhoto : !isDescribed(listing));
  const bare = listings.filter(isBare);
  const meant = bare.length > 0 ? bare : listings.slice(0, 1);
  return Object.fromEntries(meant.map(({ place = 0 }) => [withPlace(wants, place), given]));
}

/** The new prices at each dish’s current position, if all old prices are unchanged. */
function pricesNow({ before }: Applied, changes: Changes, onMenu: MenuItem): Changes | undefined {
  const raised = raisedListings(onMenu);
  const places = [...new Set(Object.keys(changes).map(placeIn))];
  if (raised.length !== places.length || pricesBefore(raised) !== before) return undefined;
  return Object.fromEntries(
    Object.entries(changes).map(([path, value]) => [
      withPlace(path, raised[places.indexOf(placeIn(path))]?.listing.place ?? 0),
      value,
    ]),
  );
}

const placeIn = (path: string) => /^dishes\[(\d+)\]/.exec(path)?.[1] ?? '';

function withPlace(path: string, place: number): string {
  return path.replace(/^dishes\[\d+\]/, `dishes[${place}]`);
}
