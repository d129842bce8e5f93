import { PLAN_CATALOG, PLAN_IDS } from '#shared/billing/plan-catalog.ts';
import { CUSTOMER_STATUSES, STATUS_NAMES } from '#shared/console/customers/customer-status.ts';
import type { RestaurantSearch } from '#web/console/api/restaurants.ts';
import { FilterChoice } from '#web/console/filter-bar.tsx';

type RestaurantFiltersProps = {
  asked: RestaurantSearch;
  onChange: (changed: Pick<RestaurantSearch, 'status' | 'plan' | 'setup'>) => void;
};

/** Narrows the list to a status, a plan, or restaurants that never had a website. */
export function RestaurantFilters({ asked, onChange }: RestaurantFiltersProps) {
  return (
    <>
      <FilterChoice
        label="Status"
        value={asked.status ?? ''}
        options={[
          { value: '', label: 'All statuses' },
          ...CUSTOMER_STATUSES.map((value) => ({ value, label: STATUS_NAMES[value] })),
        ]}
        onChange={({ target }) =>
          onChange({ status: CUSTOMER_STATUSES.find((status) => status === target.value) })
        }
      />
      <FilterChoice
        label="Plan"
        value={asked.plan ?? ''}
        options={[
          { value: '', label: 'All plans' },
          ...PLAN_IDS.map((value) => ({ value, label: PLAN_CATALOG[value].name })),
        ]}
        onChange={({ target }) => onChange({ plan: PLAN_IDS.find((plan) => plan === target.value) })}
      />
      <FilterChoice
        label="Setup"
        value={asked.setup ?? ''}
        options={[
          { value: '', label: 'All setups' },
          { value: 'unfinished', label: 'Setup incomplete' },
        ]}
        onChange={({ target }) =>
          onChange({ setup: target.value === 'unfinished' ? 'unfinished' : undefined })
        }
      />
    </>
  );
}
