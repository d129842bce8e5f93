import { type ItemLists, listsOfMenu, listsOfSales } from './item-lists.ts';
import type { MenuItem } from './menu-item.ts';
import { moneyText, rangeText } from './money-text.ts';
import { plainItem, type Rated, type RatedItem, type RatedSales, rateMenu, rateSales } from './rate-menu.ts';
import type { MenuSales } from './sales/menu-sales.ts';
import { MONTH_DAYS } from './suggestions/effects.ts';
import { brings, itemsToPromote, makeSuggestions } from './suggestions/make-suggestions.ts';
import { promoCodes } from './suggestions/promo-codes.ts';
import { DISCOUNT, type Suggesting, suggestPromotion } from './suggestions/suggest.ts';
import type { MoneyRange, Suggestion } from './suggestions/suggestion.ts';

export type AnalyzedMenu = {
  menu: readonly MenuItem[];
  sales?: MenuSales | undefined;
  /** ISO 4217; empty text while unknown. */
  currency: string;
  /** Of the whole restaurant, in units of the currency. */
  monthlyRevenue?: number | null;
};

export type RecommendedCampaign = {
  name: string;
  type: 'Facebook Ad' | 'SMS Campaign';
  expected_impact: string;
  item: string;
  offer: { words: string; code: string };
};

export type MenuAnalysis = {
  item_performance: { [List in keyof ItemLists]: RatedItem[] };
  promotional_strategies: { recommended_campaigns: RecommendedCampaign[] };
  revenue_impact: {
    potential_monthly_increase: string;
    annual_potential: string;
    /** Per month; null if it can’t be estimated. */
    range: MoneyRange | null;
    formula: string;
  };
  /** The basis of the lists: sales, or only the menu. */
  basis: 'sales' | 'menu';
  /** Of the sales; null without sales. */
  cuts: RatedSales['cuts'] | null;
  unpriced: string[];
  suggestions: Suggestion[];
};

/** Analyzes each menu item and suggests changes, from sales if there are enough, else from the menu alone. */
export function analyzeMenu({ menu, sales, currency, monthlyRevenue = null }: AnalyzedMenu): MenuAnalysis {
  const rated = sales && rateSales(menu, sales);
  const hasEnough = rated?.cuts.has_enough_data === true;
  const lists = hasEnough ? listsOfSales(rated.items) : listsOfMenu(itemsOf(menu, rated));
  const suggesting: Suggesting = {
    menu,
    currency,
    codes: promoCodes(
      itemsToPromote(lists).map(({ name }) => name),
      {
        percentOff: DISCOUNT * 100,
        all: [...menu, ...Object.values(lists).flat()].map(({ name }) => name),
      },
    ),
    ...(hasEnough && sales && { period: { days: sales.days, meanContribution: rated.cuts.margin_cut } }),
  };
  const suggestions = makeSuggestions(suggesting, lists);
  return {
    item_performance: {
      high_performers: lists.high_performers.map(plainItem),
      underperformers: lists.underperformers.map(plainItem),
      hidden_gems: lists.hidden_gems.map(plainItem),
      undecided: lists.undecided.map(plainItem),
    },
    promotional_strategies: {
      recommended_campaigns: campaignItems(suggesting, lists).map((item, place) =>
        campaignOf(suggesting, item, place),
      ),
    },
    revenue_impact: impactOf(suggestions, { currency, monthlyRevenue, items: menu.length, hasEnough }),
    basis: hasEnough ? 'sales' : 'menu',
    cuts: rated?.cuts ?? null,
    unpriced: rated?.unpriced ?? [],
    suggestions,
  };
}

/** With too few sales: the menu’s items, else the items sold. */
function itemsOf(menu: readonly MenuItem[], rated: RatedSales | undefined): Rated[] {
  const items = rated?.items ?? [];
  return menu.length > 0
    ? rateMenu(
        menu,
        items.flatMap(({ counted }) => counted ?? []),
      )
    : items;
}

/** Items that a campaign can make money with; if there are none, one item with its loss. */
function campaignItems(suggesting: Suggesting, lists: ItemLists): Rated[] {
  const promoted = itemsToPromote(lists);
  const sound = promoted.filter((item) => brings(suggestPromotion(suggesting, item)));
  return sound.length > 0 ? sound : promoted.slice(0, 1);
}

/** An ad for new guests and a text for regulars: one each if there are two items. */
function campaignOf(suggesting: Suggesting, item: Rated, place: number): RecommendedCampaign {
  const { profit, offer } = suggestPromotion(suggesting, item);
  const isAd = place % 2 === 0;
  const { currency } = suggesting;
  const left = item.contribution === null ? undefined : moneyText(item.contribution, currency);
  const typical = item.margin_basis === 'typical' ? ' at the typical cost' : '';
  return {
    name: isAd ? `Bring new guests in with ${item.name}` : `Bring regulars back for ${item.name}`,
    type: isAd ? 'Facebook Ad' : 'SMS Campaign',
    expected_impact:
      profit !== null && profit.high <= 0
        ? `${rangeText(profit, currency)} a month. This offer loses money at the current price and cost. Raise the price first.`
        : profit !== null
          ? `${rangeText(profit, currency)} profit a month before campaign costs (estimate)`
          : left === undefined
            ? 'Add prices and sales to see an estimate'
            : `${left} profit per sale${typical}`,
    item: item.name,
    offer: offer ?? { words: '', code: '' },
  };
}

type ImpactFacts = { currency: string; monthlyRevenue: number | null; items: number; hasEnough: boolean };

/** The sum of the best suggestion for each item. Without sales: a share of the owner’s stated revenue. */
function impactOf(suggestions: readonly Suggestion[], facts: ImpactFacts): MenuAnalysis['revenue_impact'] {
  const { currency } = facts;
  const range = facts.hasEnough ? sumOfBest(suggestions) : rangeOfRevenue(facts);
  if (range === null) {
    const text = 'Upload sales to see an estimate';
    return {
      potential_monthly_increase: text,
      annual_potential: text,
      range,
      formula: 'You can also add your monthly revenue to your profile to see an estimate.',
    };
  }
  return {
    potential_monthly_increase: rangeText(range, currency),
    annual_potential: rangeText({ low: range.low * 12, high: range.high * 12 }, currency),
    range,
    formula: facts.hasEnough
      ? `Estimated monthly revenue from each item’s best change (a month is ${MONTH_DAYS} days). The yearly total is 12 times that amount.`
      : `Your monthly revenue ÷ ${facts.items} items × up to ${PROMOTED_ITEMS} promoted items × a 0% to 25% increase. Upload your sales to replace this assumption.`,
  };
}

function sumOfBest(suggestions: readonly Suggestion[]): MoneyRange {
  const best = new Map<string, MoneyRange>();
  for (const { item, revenue, kind } of suggestions) {
    // A price increase is for profit; revenue may even fall.
    if (revenue === null || kind === 'price' || revenue.high <= (best.get(item)?.high ?? 0)) continue;
    best.set(item, revenue);
  }
  const ranges = [...best.keys()].sort().map((item) => best.get(item) as MoneyRange);
  const sum = (side: keyof MoneyRange) => Math.round(ranges.reduce((total, range) => total + range[side], 0));
  return { low: sum('low'), high: sum('high') };
}

const PROMOTED_ITEMS = 3;

function rangeOfRevenue({ monthlyRevenue, items }: ImpactFacts): MoneyRange | null {
  if (monthlyRevenue === null || monthlyRevenue <= 0 || items === 0) return null;
  return { low: 0, high: Math.round((monthlyRevenue / items) * Math.min(PROMOTED_ITEMS, items) * 0.25) };
}
