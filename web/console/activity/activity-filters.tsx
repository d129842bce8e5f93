import X from 'lucide-react/icons/x';
import { ACTORS } from '#shared/audit/contract/activity.ts';
import { ACTIVITY_KINDS } from '#shared/audit/contract/platform-activity.ts';
import type { ActivityQuery, PlatformActivityEntry } from '#web/console/api/platform-activity.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Cluster, Grid } from '#web/ui/layout.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { ACTOR_OPTIONS, KIND_OPTIONS } from './activity-words.ts';
import styles from './platform-activity.module.css';
import { RestaurantFilter } from './restaurant-filter.tsx';

type Change = (changed: { [Name in keyof ActivityQuery]: ActivityQuery[Name] | undefined }) => void;
type ActivityFiltersProps = {
  asked: ActivityQuery;
  onChange: Change;
  /** The loaded entries, which hold the names of the chosen restaurant and administrator. */
  entries: readonly PlatformActivityEntry[];
};

/** Filters by person, area, day, and restaurant. */
export function ActivityFilters({ asked, onChange, entries }: ActivityFiltersProps) {
  return (
    <>
      <Grid columnWidth={10} align="start" gap={2} rowGap={1} className={styles.filters}>
        <SelectField
          label="User"
          placeholder="All users"
          options={ACTOR_OPTIONS}
          value={asked.actor ?? ''}
          onChange={({ target }) =>
            onChange({ actor: ACTORS.find((each) => each === target.value), administrator_id: undefined })
          }
        />
        <SelectField
          label="Category"
          placeholder="All categories"
          options={KIND_OPTIONS}
          value={asked.kind ?? ''}
          onChange={({ target }) => onChange({ kind: ACTIVITY_KINDS.find((each) => each === target.value) })}
        />
        <Field
          label="From (UTC)"
          type="date"
          value={asked.from ?? ''}
          onChange={({ target }) => onChange({ from: target.value || undefined })}
        />
        <Field
          label="To (UTC)"
          type="date"
          value={asked.to ?? ''}
          onChange={({ target }) => onChange({ to: target.value || undefined })}
        />
        {asked.restaurant_id === undefined ? (
          <RestaurantFilter onChoose={(restaurant_id) => onChange({ restaurant_id })} />
        ) : null}
      </Grid>
      <Chosen asked={asked} onChange={onChange} entries={entries} />
    </>
  );
}

/** The restaurant and the administrator that the list is filtered by. */
function Chosen({ asked: { restaurant_id, administrator_id }, onChange, entries }: ActivityFiltersProps) {
  if (restaurant_id === undefined && administrator_id === undefined) return null;
  const restaurant = entries.find((entry) => entry.restaurant?.restaurant_id === restaurant_id)?.restaurant;
  const administrator = entries.find(
    (entry) => entry.administrator?.user_id === administrator_id,
  )?.administrator;
  const place = restaurant_id === 'platform' ? 'Platform' : (restaurant?.name ?? restaurant_id);
  return (
    <Cluster as="ul" gap={1} padBottom={1} className={styles.chosen} aria-label="Filtered by">
      {restaurant_id === undefined ? null : (
        <li>
          <Chip label={`Restaurant: ${place}`} onClear={() => onChange({ restaurant_id: undefined })} />
        </li>
      )}
      {administrator_id === undefined ? null : (
        <li>
          <Chip
            label={`Administrator: ${administrator?.email ?? administrator_id}`}
            onClear={() => onChange({ administrator_id: undefined })}
          />
        </li>
      )}
    </Cluster>
  );
}

function Chip({ label, onClear }: { label: string; onClear: () => void }) {
  return (
    <Button size="small" icon={<X />} onClick={onClear} aria-label={`${label}. Clear filter`}>
      {label}
    </Button>
  );
}
