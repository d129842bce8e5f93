import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { MAY_DELETE_RESTAURANTS, MAY_IMPERSONATE } from '#shared/contract/admin-role.ts';
import type { ListedRestaurant, RestaurantSearch } from '#web/console/api/restaurants.ts';
import records from '#web/console/record-table.module.css';
import { useMay } from '#web/console/use-may.ts';
import { printedDay } from '#web/guests/printed-phone.ts';
import { linkTo } from '#web/shell/navigation/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Link } from '#web/ui/link.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { CustomerCells } from './customer-cells.tsx';
import styles from './restaurants.module.css';

type RestaurantTableProps = {
  restaurants: readonly ListedRestaurant[];
  asked: RestaurantSearch;
  /** The rows are of an earlier search. */
  isStale: boolean;
  onSort: (order: Pick<RestaurantSearch, 'sort' | 'order'>) => void;
  onImpersonate: (restaurant: ListedRestaurant) => void;
  onDelete: (restaurant: ListedRestaurant) => void;
};

/** One row per restaurant; on phones, one card. */
export function RestaurantTable(props: RestaurantTableProps) {
  const { restaurants, asked, isStale, onSort } = props;
  return (
    <table className={classNames(records.table, styles.table)} aria-busy={isStale}>
      <VisuallyHidden as="caption">Restaurants</VisuallyHidden>
      <thead>
        <tr>
          <SortedHeader label="Name" sort="name" asked={asked} onSort={onSort} />
          <th scope="col">Address</th>
          <th scope="col">Owner email</th>
          <SortedHeader label="Signup date" sort="signup_date" asked={asked} onSort={onSort} />
          <th scope="col">Status</th>
          <SortedHeader label="MRR" sort="monthly_revenue" asked={asked} onSort={onSort} />
          <SortedHeader label="Last seen" sort="last_seen" asked={asked} onSort={onSort} />
          <th scope="col">Website</th>
          <SortedHeader label="Cost" sort="cost" asked={asked} onSort={onSort} />
          <SortedHeader label="Margin" sort="margin" asked={asked} onSort={onSort} />
          <th scope="col">
            <VisuallyHidden>Actions</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {restaurants.map((restaurant) => (
          <RestaurantRow
            key={restaurant.restaurant_id}
            restaurant={restaurant}
            onImpersonate={props.onImpersonate}
            onDelete={props.onDelete}
          />
        ))}
      </tbody>
    </table>
  );
}

/** Breaks before the “@”, and cuts long parts, which the tooltip shows. */
function EmailAddress({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <span title={email}>
      <span className={styles.part}>{email.slice(0, at)}</span>
      <span className={styles.part}>{email.slice(at)}</span>
    </span>
  );
}

type SortedHeaderProps = Pick<RestaurantTableProps, 'asked' | 'onSort'> & {
  label: string;
  sort: RestaurantSearch['sort'];
};

/** Sorts by a column, or reverses the order. */
function SortedHeader({ label, sort, asked, onSort }: SortedHeaderProps) {
  const isSorted = asked.sort === sort;
  const isDescending = isSorted && asked.order === 'desc';
  const Arrow = isDescending ? ArrowDown : ArrowUp;
  return (
    <th scope="col" aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => onSort({ sort, order: isSorted && !isDescending ? 'desc' : 'asc' })}
      >
        {label}
        {isSorted ? <Arrow aria-hidden="true" /> : null}
      </button>
    </th>
  );
}

type RestaurantRowProps = Pick<RestaurantTableProps, 'onImpersonate' | 'onDelete'> & {
  restaurant: ListedRestaurant;
};

function RestaurantRow({ restaurant, onImpersonate, onDelete }: RestaurantRowProps) {
  const { name, address, email, signup_date } = restaurant;
  const may = useMay();
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <span title={name}>
          <Link href={linkTo.adminRestaurant(restaurant.restaurant_id)}>{name}</Link>
        </span>
      </th>
      <td data-label="Address">
        <span title={address}>{address === '' ? '–' : address}</span>
      </td>
      <td data-label="Owner email">
        <EmailAddress email={email} />
      </td>
      <td data-label="Signup date">{printedDay(signup_date)}</td>
      <CustomerCells restaurant={restaurant} />
      <td className={styles.actions}>
        {may(MAY_IMPERSONATE) ? (
          <Button size="small" onClick={() => onImpersonate(restaurant)}>
            Impersonate<VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        ) : null}
        {may(MAY_DELETE_RESTAURANTS) ? (
          <Button size="small" variant="quiet" className={styles.delete} onClick={() => onDelete(restaurant)}>
            Delete<VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        ) : null}
      </td>
    </tr>
  );
}
