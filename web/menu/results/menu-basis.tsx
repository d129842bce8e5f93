import { formatCount } from '#shared/format/numbers.ts';
import type { MenuResult } from '#shared/menu/contract/menu-analysis.ts';
import { printedDay } from '#web/guests/printed-phone.ts';
import { Stack } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';

/** The data behind the results, shown above them. */
export function MenuBasis({ result }: { result: MenuResult }) {
  const { menu_source, menu_items, costs_as_of, unpriced, item_performance } = result;
  const all = Object.values(item_performance).flat();
  const typical = all.filter(({ margin_basis }) => margin_basis === 'typical').length;
  return (
    <Stack gap={1}>
      <Text tone="muted">{salesSentence(result)}</Text>
      <Text tone="muted">
        {menu_source === 'website'
          ? `We found ${menu_items} items on your website. Add them to your profile to edit them here. `
          : ''}
        {typical === 0
          ? 'All margins use your own costs.'
          : `${typical === all.length ? 'All margins' : `${typical} of ${all.length} margins`} use typical costs for each course (${printedDay(costs_as_of)}), not your own.`}
        {unpriced.length === 0
          ? ''
          : ` Not included because they have no price: ${unpriced.slice(0, 5).join(', ')}.`}
      </Text>
      <Text tone="muted">
        Items that score 75 or higher are top performers. Items that score 50 to 74 are hidden gems.
      </Text>
    </Stack>
  );
}

function salesSentence({ basis, cuts, sales_period, item_performance }: MenuResult): string {
  if (cuts === null || sales_period === null) {
    return 'Based on your menu only. Upload your sales to see what sells.';
  }
  const { from, to, days } = sales_period;
  const period =
    from === null || to === null ? `in ${days} days` : `from ${printedDay(from)} to ${printedDay(to)}`;
  const sold = `${formatCount(Math.round(cuts.sold))} sold ${period}`;
  if (basis === 'menu') {
    const items = Object.values(item_performance).flat();
    const source = items.some(({ margin_basis }) => margin_basis === 'given')
      ? 'your menu and your costs'
      : 'only your menu';
    return `There isn’t enough sales data yet (${sold}), so these results use ${source}. Upload sales for a longer period.`;
  }
  return `Based on ${sold}. “Maybe” means we need more sales data to be sure.`;
}
