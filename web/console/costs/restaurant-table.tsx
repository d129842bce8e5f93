import Store from 'lucide-react/icons/store';
import { useState } from 'react';
import { COST_KINDS } from '#shared/platform-settings/price-table.ts';
import { type AskedCosts, type RestaurantCosts, useRestaurantCosts } from '#web/console/api/costs.ts';
import { FilterBar, FilterChoice } from '#web/console/filter-bar.tsx';
import { LoadState } from '#web/shell/errors/load-state.tsx';
import { linkTo } from '#web/shell/navigation/paths.ts';
import { MoreButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Link } from '#web/ui/link.tsx';
import { Section } from '#web/ui/section.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { Note } from '#web/ui/text.tsx';
import { costInDollars } from './cost-in-dollars.ts';
import styles from './costs.module.css';
import { KIND_NAMES } from './kind-names.ts';

const COLUMNS: readonly TableColumn<RestaurantCosts>[] = [
  {
    header: 'Restaurant',
    cell: ({ restaurant_id, name }) =>
      restaurant_id === null ? name : <Link href={linkTo.adminRestaurant(restaurant_id)}>{name}</Link>,
  },
  ...COST_KINDS.map(
    (kind): TableColumn<RestaurantCosts> => ({
      header: KIND_NAMES[kind].name,
      isNumeric: true,
      cell: ({ by_kind }) => costInDollars(by_kind[kind]),
    }),
  ),
  { header: 'Total', isNumeric: true, cell: ({ total_cents }) => costInDollars(total_cents) },
  { header: 'Revenue', isNumeric: true, cell: ({ revenue_cents }) => costInDollars(revenue_cents) },
  {
    header: 'Margin',
    isNumeric: true,
    cell: ({ revenue_cents, total_cents }) => costInDollars(revenue_cents - total_cents),
  },
];

const ORDERS = [
  { value: 'name-asc', label: 'Name, A to Z' },
  { value: 'cost-desc', label: 'Highest cost' },
  { value: 'cost-asc', label: 'Lowest cost' },
  { value: 'revenue-desc', label: 'Highest revenue' },
  { value: 'revenue-asc', label: 'Lowest revenue' },
  { value: 'margin-desc', label: 'Highest margin' },
  { value: 'margin-asc', label: 'Lowest margin' },
] as const;
type Order = (typeof ORDERS)[number]['value'];

/** The cost of each restaurant in a month, in the order that is chosen. */
export function RestaurantTable({ month }: { month: string }) {
  const [chosen, setChosen] = useState<Order>('name-asc');
  const [sort, order] = chosen.split('-') as [AskedCosts['sort'], AskedCosts['order']];
  const costs = useRestaurantCosts({ month, sort, order });
  return (
    <Section title="Restaurants" className={styles.restaurants}>
      <Note>
        Revenue is payments minus refunds and lost disputes that month. Margins here are before fixed costs.
        {sort === 'name' ? '' : ' This sort order uses figures from the last daily update.'}
      </Note>
      <FilterBar>
        <FilterChoice
          label="Order"
          options={ORDERS}
          value={chosen}
          onChange={({ target }) =>
            setChosen(ORDERS.find(({ value }) => value === target.value)?.value ?? 'name-asc')
          }
        />
      </FilterBar>
      <Rows costs={costs} isByName={sort === 'name'} />
    </Section>
  );
}

type RowsProps = { costs: ReturnType<typeof useRestaurantCosts>; isByName: boolean };

function Rows({ costs, isByName }: RowsProps) {
  if (costs.data === undefined)
    return <LoadState query={costs} label="Loading restaurant costs…" lines={8} />;
  if (costs.data.length === 0 && !costs.hasNextPage)
    return (
      <EmptyState icon={<Store />} title="No restaurants yet">
        {isByName
          ? 'Costs appear here when restaurants sign up.'
          : 'This sort order is available after the next daily update. To see costs now, sort by name.'}
      </EmptyState>
    );
  return (
    <>
      <Table
        caption="Restaurant costs"
        isCaptionHidden
        isDense
        columns={COLUMNS}
        rows={costs.data}
        rowKey={({ restaurant_id }) => restaurant_id ?? 'deleted'}
      />
      <MoreButton list={costs} className={styles.more}>
        Show more restaurants
      </MoreButton>
    </>
  );
}
