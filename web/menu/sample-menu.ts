import { analyzeMenu } from '#shared/menu/analyze-menu.ts';
import type { MenuResult } from '#shared/menu/contract/menu-analysis.ts';
import type { MenuItem } from '#shared/menu/menu-item.ts';
import { COSTS_AS_OF } from '#shared/menu/typical-costs.ts';

/** Name, section, price, cost, and number sold per month. */
const HOUSE: readonly (readonly [string, string, number, number, number])[] = [
  ['Margherita', 'Pizza', 14, 3.2, 640],
  ['Truffle Tagliatelle', 'Pasta', 24, 6.1, 110],
  ['Bone-in Ribeye', 'Mains', 46, 17, 420],
  ['Chicken Parmesan', 'Mains', 19, 8.4, 560],
  ['Caesar Salad', 'Starters', 13, 4.6, 480],
  ['Minestrone', 'Starters', 8, 2.9, 70],
];

/** A sample month, calculated with the real rules and always shown with its badge. */
export const SAMPLE_MENU: MenuResult = {
  analysis_type: 'menu',
  ...analyzeMenu({
    menu: HOUSE.map(
      ([name, course, price]): MenuItem => ({
        name,
        course,
        priceText: `$${price}`,
        price,
        description: '',
        hasPhoto: false,
      }),
    ),
    sales: {
      from: '2026-10-01',
      to: '2026-10-31',
      days: 31,
      dispersion: 1.5,
      items: HOUSE.map(([name, , price, cost, sold]) => ({
        name,
        till_names: [name],
        cells: [{ channel: 'dine_in', daypart: 'dinner', sold, revenue: sold * price, cost: sold * cost }],
      })),
    },
    currency: 'USD',
  }),
  menu_source: 'profile',
  menu_items: HOUSE.length,
  profile_version: null,
  currency: 'USD',
  sales_period: { from: '2026-10-01', to: '2026-10-31', days: 31 },
  costs_as_of: COSTS_AS_OF,
};
