import { blockedAddress, refuseBlocked } from '#functions/grader/page-facts/address/refuse-address.ts';
import { type WebsiteAddress, websiteAddress } from '#functions/grader/page-facts/address/website-address.ts';
import type { MenuReading } from '#functions/grader/page-facts/page-reading.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { getProfile } from '#functions/profile/get-profile.ts';
import type { ProfileRow } from '#functions/profile/profile-row.ts';
import { analyzeMenu } from '#shared/menu/analyze-menu.ts';
import type { MenuResult } from '#shared/menu/contract/menu-analysis.ts';
import { currencyOfMenu } from '#shared/menu/menu-currency.ts';
import { amountOf, type MenuItem, menuItemsOf } from '#shared/menu/menu-item.ts';
import type { MenuSales } from '#shared/menu/sales/menu-sales.ts';
import { COSTS_AS_OF } from '#shared/menu/typical-costs.ts';
import { restaurantCurrency } from '#shared/profile/currency-of-country.ts';
import type { AiAnalysisDependencies, Analysis } from './dependencies.ts';
import { knownRestaurant } from './grader/known-restaurant.ts';

type KnownMenu = {
  row: ProfileRow;
  /** The profile's dishes; may be empty. */
  dishes: MenuItem[];
  sales: MenuSales | undefined;
  address: WebsiteAddress | undefined;
};

/**
 * Analyzes the profile's menu, or else the website's, or else a sample of the cuisine. A sample isn't counted as a
 * use.
 */
export function createMenuAnalysis(dependencies: AiAnalysisDependencies): Analysis {
  const { meter, menuSales, pages } = dependencies;
  return async (request, restaurantId) => {
    const [row, stored] = await Promise.all([
      getProfile(dependencies, restaurantId),
      menuSales.find(restaurantId),
    ]);
    const dishes = menuItemsOf(row.profile.dishes);
    const { website, cuisine_type: cuisine, name } = knownRestaurant(request, row.profile);
    const address = dishes.length > 0 ? undefined : websiteAddress(website);
    if (dishes.length === 0 && address === undefined && stored === undefined) {
      return sampleAnalysis(row.profile, { kind: row.profile.kind, cuisines: [cuisine], name });
    }
    if (address !== undefined) await refuseBlocked(pages, address);
    const known = { row, dishes, sales: stored?.sales, address };
    return meter.measure({ feature: 'menu_optimizer', restaurantId }, async () => ({
      result: await analyze(dependencies, known),
      costMicros: 0,
      hasFailed: false,
    }));
  };
}

async function analyze(
  { pages }: Pick<AiAnalysisDependencies, 'pages'>,
  { row: { profile, version }, dishes, sales, address }: KnownMenu,
): Promise<MenuResult> {
  const reading = address && (await pages.readMenu(address.url, address.otherwise));
  const menu = reading === undefined ? dishes : itemsRead(reading);
  if (menu.length === 0 && sales === undefined) throw unreadable(reading);
  const { monthly_revenue: monthlyRevenue } = profile;
  // A menu from a website states its own currency; the profile's menu uses the owner's.
  const currency =
    (reading === undefined && profile.currency) || currencyOfMenu(menu, restaurantCurrency(profile));
  return {
    analysis_type: 'menu',
    ...analyzeMenu({ menu, sales, currency, monthlyRevenue }),
    menu_source: reading === undefined ? 'profile' : 'website',
    menu_items: menu.length,
    profile_version: dishes.length > 0 ? version : null,
    currency,
    sales_period: sales === undefined ? null : { from: sales.from, to: sales.to, days: sales.days },
    costs_as_of: COSTS_AS_OF,
  };
}

/** Loads the copy library, which only a sample needs. */
async function sampleAnalysis(
  profile: ProfileRow['profile'],
  restaurant: { kind: string; cuisines: string[]; name: string },
): Promise<MenuResult> {
  const { sampleMenuOf } = await import('./sample-menu.ts');
  const menu = sampleMenuOf(restaurant);
  const currency = profile.currency || restaurantCurrency(profile) || 'USD';
  return {
    analysis_type: 'menu',
    ...analyzeMenu({ menu, sales: undefined, currency, monthlyRevenue: null }),
    menu_source: 'sample',
    menu_items: menu.length,
    profile_version: null,
    currency,
    sales_period: null,
    costs_as_of: COSTS_AS_OF,
  };
}

function itemsRead(reading: MenuReading): MenuItem[] {
  if (reading.outcome === 'blocked') throw blockedAddress(reading.reason, reading.redirects);
  if (reading.outcome !== 'read') return [];
  return reading.items.map(({ name, course, price, description }) => ({
    name,
    course,
    priceText: price,
    price: amountOf(price),
    description,
    hasPhoto: false,
  }));
}

const ADD_DISHES = 'Add your dishes to your profile';

/** Explains why no menu could be read. A website that was read counts as a use; one that showed nothing doesn't. */
function unreadable(reading: MenuReading | undefined): AppError {
  const message = whyUnreadable(reading);
  const isAfterWork = reading?.outcome === 'read';
  return new AppError('invalid_input', { message, fields: { website: message }, isAfterWork });
}

function whyUnreadable(reading: MenuReading | undefined): string {
  switch (reading?.outcome) {
    case 'read':
      return `We couldn’t find menu items with prices on this website. ${ADD_DISHES} instead.`;
    case 'not_measured':
      return `We couldn’t access this website. ${ADD_DISHES} instead.`;
    default:
      return `We couldn’t open this website. ${ADD_DISHES} instead, or try again later.`;
  }
}
