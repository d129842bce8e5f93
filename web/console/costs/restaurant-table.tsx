import Store from 'lucide-react/icons/store';
import { COST_KINDS } from '#shared/platform-settings/price-table.ts';
import { type RestaurantCosts, useRestaurantCosts } from '#web/console/api/costs.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { linkTo, paths } from '#web/shell/navigation/paths.ts';
import { MoreButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Link } from '#web/ui/link.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { Text } from '#web/ui/text.tsx';
import { costInDollars } from './cost-in-dollars.ts';
import styles from './costs.module.css';
import { KIND_NAMES } from './kind-names.ts';

const COLUMNS: readonly TableColumn<RestaurantCosts>[] = [
  {
    id: 'restaurant',
    header: 'Restaurant',
    cell: ({ restaurant_id, name }) =>
      restaurant_id === null ? name : <Link href={linkTo.adminRestaurant(restaurant_id)}>{name}</Link>,
  },
  ...COST_KINDS.map(
    (kind): TableColumn<RestaurantCosts> => ({
      id: kind,
      header: KIND_NAMES[kind].name,
      isNumeric: true,
      cell: ({ by_kind }) => costInDollars(by_kind[kind]),
    }),
  ),
  { id: 'total', header: 'Total', isNumeric: true, cell: ({ total_cents }) => costInDollars(total_cents) },
  {
    id: 'revenue',
    header: 'Revenue',
    isNumeric: true,
    cell: ({ revenue_cents }) => costInDollars(revenue_cents),
  },
  {
    id: 'margin',
    header: 'Margin',
    isNumeric: true,
    cell: ({ revenue_cents, total_cents }) => costInDollars(revenue_cents - total_cents),
  },
];

/** The monthly cost of each restaurant, by name. */
export function RestaurantTable({ month }: { month: string }) {
  const costs = useRestaurantCosts(month);
  return (
    <section className={styles.restaurants} aria-labelledby="restaurant-costs">
      <h2 id="restaurant-costs">Restaurants</h2>
      <Text size="small" tone="muted">
        Revenue is payments minus refunds and lost disputes that month. Margins here are before fixed costs.{' '}
        <Link href={`${paths.adminRestaurants}?sort=cost&order=desc`}>
          Sort restaurants by this month’s cost
        </Link>
      </Text>
      <Rows costs={costs} />
    </section>
  );
}

function Rows({ costs }: { costs: ReturnType<typeof useRestaurantCosts> }) {
  if (costs.data === undefined)
    return costs.isError ? (
      <LoadFailure query={costs} />
    ) : (
      <Loading label="Loading restaurant costs…">
        <Skeleton lines={8} />
      </Loading>
    );
  if (costs.data.length === 0)
    return (
      <EmptyState icon={<Store />} title="No restaurants yet">
        Costs appear here when restaurants sign up.
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
