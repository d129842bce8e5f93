import { PLAN_CATALOG } from '#shared/billing/plan-catalog.ts';
import { MAY_DELETE_RESTAURANTS, MAY_IMPERSONATE } from '#shared/contract/admin-role.ts';
import { formatDollars } from '#shared/format/numbers.ts';
import type { ListedRestaurant, RestaurantSearch } from '#web/console/api/restaurants.ts';
import { costInDollars } from '#web/console/costs/cost-in-dollars.ts';
import { useMay } from '#web/console/use-may.ts';
import { printedDay } from '#web/guests/printed-phone.ts';
import { linkTo } from '#web/shell/navigation/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Cluster } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { Text } from '#web/ui/text.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { StatusBadge } from './status-badge.tsx';

type RestaurantTableProps = {
  restaurants: readonly ListedRestaurant[];
  asked: RestaurantSearch;
  /** The rows are of an earlier search. */
  isStale: boolean;
  onSort: (order: Pick<RestaurantSearch, 'sort' | 'order'>) => void;
  onImpersonate: (restaurant: ListedRestaurant) => void;
  onDelete: (restaurant: ListedRestaurant) => void;
};

/** One row per restaurant. A press on a header sorts by its column, and another reverses the order. */
export function RestaurantTable(props: RestaurantTableProps) {
  const { restaurants, asked, isStale, onSort } = props;
  const isDescending = asked.order === 'desc';
  const sortBy = (sort: string) =>
    onSort({
      sort: sort as RestaurantSearch['sort'],
      order: asked.sort === sort && !isDescending ? 'desc' : 'asc',
    });
  return (
    <Table
      caption="Restaurants"
      isCaptionHidden
      isWide
      isStale={isStale}
      sort={{ by: asked.sort, isDescending, onSort: sortBy }}
      columns={[
        ...COLUMNS,
        {
          header: 'Actions',
          isHeaderHidden: true,
          isNumeric: true,
          isOneLine: true,
          width: 10.5,
          cell: (restaurant) => <Actions {...props} restaurant={restaurant} />,
        },
      ]}
      rows={restaurants}
      rowKey={({ restaurant_id }) => restaurant_id}
    />
  );
}

/** How restaurants do as customers: status with plan, revenue, last visit, website, cost, and margin. */
const COLUMNS: readonly TableColumn<ListedRestaurant>[] = [
  {
    header: 'Name',
    sort: 'name',
    width: 8.5,
    cell: ({ restaurant_id, name }) => <Link href={linkTo.adminRestaurant(restaurant_id)}>{name}</Link>,
  },
  { header: 'Address', cell: ({ address }) => address || '–' },
  { header: 'Owner email', width: 7.75, cell: ({ email }) => <EmailAddress email={email} /> },
  {
    header: 'Signup date',
    sort: 'signup_date',
    width: 6,
    cell: ({ signup_date }) => printedDay(signup_date),
  },
  { header: 'Status', width: 6.5, cell: ({ customer }) => <Status customer={customer} /> },
  {
    header: 'MRR',
    sort: 'monthly_revenue',
    width: 3.25,
    cell: ({ customer }) => (customer === null ? '–' : formatDollars(customer.monthly_revenue)),
  },
  {
    header: 'Last seen',
    sort: 'last_seen',
    width: 5.5,
    cell: ({ customer }) => (customer?.last_seen == null ? '–' : printedDay(customer.last_seen)),
  },
  { header: 'Website', width: 4.75, cell: ({ websites }) => websiteState(websites) },
  {
    header: 'Cost',
    sort: 'cost',
    width: 3.75,
    cell: ({ customer }) => (customer?.month == null ? '–' : costInDollars(customer.month.cost * 100)),
  },
  {
    header: 'Margin',
    sort: 'margin',
    width: 4.5,
    cell: ({ customer }) => <Margin month={customer?.month} />,
  },
];

/** Breaks before the “@” if it needs two lines. */
function EmailAddress({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}

function Status({ customer }: Pick<ListedRestaurant, 'customer'>) {
  if (customer === null) return '–';
  return (
    <>
      <StatusBadge status={customer.status} />
      {customer.plan_id === null ? null : (
        <Text as="div" tone="muted">
          {PLAN_CATALOG[customer.plan_id].name}
        </Text>
      )}
    </>
  );
}

function Margin({ month }: { month: NonNullable<ListedRestaurant['customer']>['month'] | undefined }) {
  if (month == null) return '–';
  const text = costInDollars(month.margin * 100);
  if (month.margin >= 0) return text;
  return (
    <Text as="span" tone="danger" strong>
      {text}
    </Text>
  );
}

function websiteState({ total, published }: ListedRestaurant['websites']): string {
  if (published > 0) return published === 1 ? 'Published' : `${published} published`;
  return total > 0 ? 'Draft' : 'None';
}

type ActionsProps = Pick<RestaurantTableProps, 'onImpersonate' | 'onDelete'> & {
  restaurant: ListedRestaurant;
};

function Actions({ restaurant, onImpersonate, onDelete }: ActionsProps) {
  const may = useMay();
  return (
    <Cluster as="span" gap={0.5} wrap={false} justify="end">
      {may(MAY_IMPERSONATE) ? (
        <Button size="small" onClick={() => onImpersonate(restaurant)}>
          Impersonate<VisuallyHidden> {restaurant.name}</VisuallyHidden>
        </Button>
      ) : null}
      {may(MAY_DELETE_RESTAURANTS) ? (
        <Button size="small" variant="quiet" onClick={() => onDelete(restaurant)}>
          Delete<VisuallyHidden> {restaurant.name}</VisuallyHidden>
        </Button>
      ) : null}
    </Cluster>
  );
}
