import Search from 'lucide-react/icons/search';
import Store from 'lucide-react/icons/store';
import { useDeferredValue, useState } from 'react';
import { MAY_EMAIL_RESTAURANTS } from '#shared/contract/admin-role.ts';
import {
  type ListedRestaurant,
  type RestaurantSearch,
  readAllRestaurants,
  useRestaurants,
} from '#web/console/api/restaurants.ts';
import { DownloadCsv } from '#web/console/download-csv.tsx';
import { FilterBar, SearchField } from '#web/console/filter-bar.tsx';
import { ImpersonateDialog } from '#web/console/impersonate-dialog.tsx';
import { useMay } from '#web/console/use-may.ts';
import { LoadState } from '#web/shell/errors/load-state.tsx';
import { paths } from '#web/shell/navigation/paths.ts';
import { MoreButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Cluster } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Note } from '#web/ui/text.tsx';
import { DeleteRestaurant } from './delete-restaurant.tsx';
import { RestaurantFilters } from './restaurant-filters.tsx';
import { RestaurantTable } from './restaurant-table.tsx';
import styles from './restaurants.module.css';
import { readSearch, useListAddress, writeSearch } from './use-list-address.ts';
import { ViewPicker } from './view-picker.tsx';

/** Search, list, and actions per restaurant. */
export function Restaurants() {
  const { asked, change, address } = useListAddress();
  const [typed, setTyped] = useState(asked.search);
  const search = useDeferredValue(typed.trim());
  const list = useRestaurants({ ...asked, search });
  const [acting, setActing] = useState<ListedRestaurant>();
  const [deleting, setDeleting] = useState<ListedRestaurant>();
  const type = (text: string) => {
    setTyped(text);
    change({ search: text.trim() });
  };
  const open = (view: string) => {
    const opened = readSearch(new URLSearchParams(view));
    setTyped(opened.search);
    change({ status: undefined, plan: undefined, setup: undefined, ...opened });
  };
  return (
    <>
      <search>
        <FilterBar>
          <SearchField
            label="Search restaurants"
            placeholder="Name, email, or city"
            value={typed}
            onChange={type}
          />
          <RestaurantFilters asked={asked} onChange={change} />
          <Cluster gap={2} rowGap={1} width="row">
            <ViewPicker address={address} onOpen={open} />
            <Cluster gap={2} rowGap={1} atEnd>
              <EmailRestaurants asked={{ ...asked, search }} />
              <DownloadRestaurants asked={{ ...asked, search }} />
            </Cluster>
          </Cluster>
        </FilterBar>
      </search>
      <DeleteRestaurant
        isOpen={deleting !== undefined}
        restaurant={deleting}
        onClose={() => setDeleting(undefined)}
      />
      {list.isError || list.data === undefined ? (
        <LoadState title="Failed to fetch restaurants" query={list} label="Loading restaurants…" lines={10} />
      ) : list.data.restaurants.length > 0 ? (
        <>
          <RestaurantTable
            restaurants={list.data.restaurants}
            asked={asked}
            isStale={list.isPlaceholderData}
            onSort={change}
            onImpersonate={setActing}
            onDelete={setDeleting}
          />
          <Note className={styles.more}>
            Cost and margin are for this month at list prices. They include renewals still due and exclude
            fixed costs.
          </Note>
        </>
      ) : list.hasNextPage ? null : (
        <NothingFound search={search} isFiltered={isFiltered(asked)} />
      )}
      {list.data?.moreMatch ? (
        <p className={styles.more}>More restaurants match. Keep typing to narrow the list.</p>
      ) : null}
      <MoreButton list={list} className={styles.more}>
        Show more restaurants
      </MoreButton>
      <ImpersonateDialog
        isOpen={acting !== undefined}
        onClose={() => setActing(undefined)}
        restaurant={acting}
      />
    </>
  );
}

function isFiltered({ status, plan, setup }: RestaurantSearch): boolean {
  return status !== undefined || plan !== undefined || setup !== undefined;
}

function NothingFound({ search, isFiltered }: { search: string; isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <EmptyState icon={<Search />} title="No restaurants found">
        No restaurants match these filters. Try another status, plan, or setup.
      </EmptyState>
    );
  }
  if (search === '') {
    return (
      <EmptyState icon={<Store />} title="No restaurants yet">
        Restaurants appear here when their owners sign up.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<Search />} title="No restaurants found">
      No restaurant has “{search}” in its name, address, or owner’s email.
    </EmptyState>
  );
}

/** Downloads all restaurants of a search as CSV. */
function DownloadRestaurants({ asked }: { asked: RestaurantSearch }) {
  return (
    <DownloadCsv
      what="restaurants"
      read={(onProgress) => readAllRestaurants(asked, onProgress)}
      write={async (rows) => (await import('./restaurants-csv.ts')).restaurantsCsv(rows)}
    />
  );
}

/** Opens an email to the restaurants of the list. */
function EmailRestaurants({ asked }: { asked: RestaurantSearch }) {
  const may = useMay();
  if (!may(MAY_EMAIL_RESTAURANTS)) return null;
  const address = writeSearch({ ...asked, sort: 'name', order: 'asc' });
  address.set('new', 'true');
  return <LinkButton href={`${paths.adminBulkEmails}?${address}`}>Email owners</LinkButton>;
}
