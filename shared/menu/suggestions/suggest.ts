import { listingsOf, type MenuItem, placeNames } from '#shared/menu/menu-item.ts';
import { pricesBefore, pricesText, raisedListings } from '#shared/menu/menu-price.ts';
import { moneyText } from '#shared/menu/money-text.ts';
import { isDescribed, type Rated } from '#shared/menu/rate-menu.ts';
import { foldItemName } from '#shared/menu/sales/item-name.ts';
import { EFFECTS, PRICE_ELASTICITY } from './effects.ts';
import { rangeOfMore, rangeOfPrices, type SoldByMonth, soldByMonth } from './ranges.ts';
import type { Suggestion } from './suggestion.ts';

/** The input of suggestions. `period`: absent without sales. */
export type Suggesting = {
  menu: readonly MenuItem[];
  currency: string;
  period?: { days: number; meanContribution: number };
  /** Codes of the items to promote, by name. */
  codes: ReadonlyMap<string, string>;
};

/** The offer for trying it. */
export const DISCOUNT = 0.1;

export function suggestPrice({ currency, period }: Suggesting, item: Rated): Suggestion | undefined {
  const { onMenu } = item;
  const sold = period && soldByMonth(item, period);
  const raised = onMenu === undefined ? [] : raisedListings(onMenu);
  if (sold === undefined || onMenu === undefined || raised.length === 0) return undefined;
  const steps = raised.map(({ raisedBy }) => raisedBy);
  const [least, most] = [Math.min(...steps), Math.max(...steps)];
  const more = `${moneyText(least, currency)}${most - least < 0.005 ? '' : ` to ${moneyText(most, currency)}`}`;
  const after = pricesText(
    raised.map(({ listing }) => listing),
    raised.map(({ raised: { text } }) => text),
  );
  return {
    ...suggestionFor(item, 'price'),
    title: `Raise the price of ${item.name} to ${after}`,
    reason: `It sells well but earns ${moneyText(sold.contribution, currency)} per sale, below your ${moneyText(sold.meanContribution, currency)} average.${whereChanged(onMenu, raised.length)}`,
    ...rangeOfPrices(sold, [least, most]),
    formula: `${count(sold.sold)} sold a month × ${more} more each, with ${PRICE_ELASTICITY.low}% to ${PRICE_ELASTICITY.high}% fewer sold for each 1% price increase`,
    source: PRICE_ELASTICITY.source,
    changes: Object.fromEntries(
      raised.flatMap(({ listing: { place }, raised: { text, amount } }) => [
        [`dishes[${place}].price`, text],
        [`dishes[${place}].amount`, amount],
      ]),
    ),
    before: pricesBefore(raised),
    after,
  };
}

/** Sales name an item, not the menu that it was ordered from. */
function whereChanged(onMenu: MenuItem, changed: number): string {
  const listings = listingsOf(onMenu);
  if (listings.length === 1) return '';
  const where = `It’s on your menu ${listings.length === 2 ? 'twice' : `${listings.length} times`} (${placeNames(listings).join(', ')}), and its sales include every listing`;
  return changed === listings.length
    ? ` ${where}. We’d change all of them.`
    : ` ${where}. We’d change ${changed} of them.`;
}

/** To the start of its course. Undefined if it is already at an end, or has too few neighbors. */
export function suggestPlace(suggesting: Suggesting, item: Rated): Suggestion | undefined {
  const { onMenu } = item;
  if (onMenu?.place === undefined) return undefined;
  const course = courseOf(suggesting.menu, onMenu);
  const [first] = course;
  const place = course.findIndex((other) => other.place === onMenu.place);
  if (first?.place === undefined || course.length < 4 || place <= 0 || place === course.length - 1)
    return undefined;
  const where = [onMenu.menu ?? '', onMenu.course].filter((name) => name !== '').join(', ') || 'the menu';
  return {
    ...suggestionFor(item, 'place'),
    ...more(suggesting, item, 'place'),
    title: `Move ${item.name} to the top of ${where}`,
    reason: `It earns more than most items, but it’s listed ${ordinal(place + 1)} of ${course.length}, where fewer guests look.${onMenu.others === undefined ? '' : ' Its other listings won’t move.'}`,
    changes: { 'dishes.move_index': { from: onMenu.place, to: first.place } },
    before: `${ordinal(place + 1)} of ${course.length} in ${where}`,
    after: `1st of ${course.length} in ${where}`,
  };
}

/** Dishes with the same heading on the same menu, in order. */
function courseOf(menu: readonly MenuItem[], onMenu: MenuItem): MenuItem[] {
  return menu
    .flatMap(listingsOf)
    .filter((other) => other.course === onMenu.course && other.menu === onMenu.menu)
    .sort((a, b) => (a.place ?? 0) - (b.place ?? 0));
}

export function suggestPhoto(suggesting: Suggesting, item: Rated): Suggestion | undefined {
  const { onMenu } = item;
  if (onMenu === undefined || onMenu.hasPhoto || onMenu.place === undefined) return undefined;
  return {
    ...suggestionFor(item, 'photo'),
    ...more(suggesting, item, 'photo'),
    title: `Show a photo of ${item.name}`,
    reason: `Guests ordering online tend to choose dishes with photos.${whereChanged(onMenu, listingsOf(onMenu).filter(({ hasPhoto }) => !hasPhoto).length)}`,
    wants: `dishes[${onMenu.place}].image`,
    before: 'No photo',
    after: '',
  };
}

export function suggestWording(suggesting: Suggesting, item: Rated): Suggestion | undefined {
  const { onMenu } = item;
  if (onMenu === undefined || isDescribed(onMenu) || onMenu.place === undefined) return undefined;
  return {
    ...suggestionFor(item, 'wording'),
    ...more(suggesting, item, 'wording'),
    title: `Describe ${item.name}`,
    reason: `Your menu barely describes it. Add what’s in it and how it’s made.${whereChanged(onMenu, listingsOf(onMenu).filter((each) => !isDescribed(each)).length)}`,
    wants: `dishes[${onMenu.place}].description`,
    before: onMenu.description,
    after: '',
  };
}

export function suggestPromotion(suggesting: Suggesting, item: Rated): Suggestion {
  const words = `${DISCOUNT * 100}% off ${item.name}`;
  return {
    ...suggestionFor(item, 'promote'),
    ...more(suggesting, item, 'promote'),
    title: `Promote ${item.name}`,
    reason: whyPromoted(suggesting, item),
    after: words,
    offer: { words, code: suggesting.codes.get(item.name) ?? '' },
  };
}

/** Only what is known: without sales, no one knows what guests like. */
function whyPromoted(
  { period }: Suggesting,
  { menu_class, leaning, contribution, margin_basis }: Rated,
): string {
  if (menu_class === 'star') return 'It sells well and it’s profitable. Feature it for new guests.';
  if (menu_class === 'puzzle') return 'It earns more than most items, but too few guests know about it.';
  if (leaning === 'star' || leaning === 'puzzle')
    return 'It probably earns more than most items, but there aren’t enough sales yet to be sure.';
  if (contribution === null) return 'We can’t estimate profit without a price.';
  return period === undefined
    ? `At ${margin_basis === 'given' ? 'your' : 'typical'} costs, it earns at least as much per sale as your average item.`
    : 'Of your remaining items, this one earns the most per sale.';
}

function suggestionFor(item: Rated, kind: Suggestion['kind']): Suggestion {
  return {
    id: `${kind}:${foldItemName(item.name).replaceAll(' ', '-')}`,
    kind,
    item: item.name,
    title: '',
    reason: '',
    profit: null,
    revenue: null,
    formula: '',
    source: null,
    changes: null,
    wants: null,
    before: '',
    after: '',
    offer: null,
  };
}

type Found = Pick<Suggestion, 'profit' | 'revenue' | 'formula' | 'source'>;

function more({ period, currency }: Suggesting, item: Rated, effect: keyof typeof EFFECTS): Found {
  const { says, source } = EFFECTS[effect];
  const sold = period && soldByMonth(item, period);
  if (sold === undefined) {
    return {
      profit: null,
      revenue: null,
      formula: `Upload your sales to estimate the profit. ${says}.`,
      source,
    };
  }
  const { profit, revenue } = rangeOfMore(sold, effect, effect === 'promote' ? DISCOUNT : 0);
  return { profit, revenue, formula: formulaOf(sold, { effect, currency }), source };
}

function formulaOf(
  sold: SoldByMonth,
  { effect, currency }: { effect: keyof typeof EFFECTS; currency: string },
): string {
  const { low, high, says } = EFFECTS[effect];
  const delivered = effect === 'photo' || effect === 'wording';
  const base = delivered ? `${count(sold.delivered)} delivered` : `${count(sold.sold)} sold`;
  const off =
    effect === 'promote'
      ? `, less the ${DISCOUNT * 100}% discount, including for guests who’d have come anyway`
      : '';
  return `${base} a month × ${percent(low)} to ${percent(high)} × ${moneyText(sold.contribution, currency)} profit each${off}. The low end assumes each sale replaces another item. ${says}.`;
}

function count(sold: number): string {
  return sold < 10
    ? String(Math.round(sold * 10) / 10)
    : String(Math.round(sold)).replace(/\B(?=(?:\d{3})+(?!\d))/g, ',');
}

function percent(fraction: number): string {
  return `${Math.round(fraction * 100)} %`;
}

function ordinal(place: number): string {
  const ending = place % 100 > 10 && place % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th');
  return `${place}${ending}`;
}
