import { saveChange } from '#functions/platform/records/save-change.ts';
import type { BusinessEvent } from '#shared/contract/events.ts';
import { isSameJson } from '#shared/editing/same-json.ts';
import { AI_FEATURES, type AiFeature } from '#shared/features/ai-features.ts';
import type {
  FeatureTogglesRepository,
  FeatureTogglesRow,
  StoredToggle,
} from './feature-toggles-repository.ts';
import { toggleOf } from './toggle-of.ts';

type Cell = {
  toggles: Pick<FeatureTogglesRepository, 'get' | 'save'>;
  restaurantId: string;
  feature: AiFeature;
};

/**
 * Changes a feature of a restaurant in one conditional write, so that concurrent changes to other features are kept.
 * `change` returns the new value, or undefined for no change. Returns the row after the write. Throws
 * `AppError('unavailable')` if the row stays busy.
 */
export function changeToggle(
  { toggles, restaurantId, feature }: Cell,
  change: (row: FeatureTogglesRow) => StoredToggle | undefined,
): Promise<FeatureTogglesRow> {
  let present: FeatureTogglesRow | undefined;
  const store = {
    read: async () => {
      present = await toggles.get(restaurantId);
      return present;
    },
    save: (row: FeatureTogglesRow) => toggles.save(row, featuresSwitched(present, row)),
    isSame: (row: FeatureTogglesRow, saved: FeatureTogglesRow) => isSameJson(row, saved),
  };
  return saveChange(store, async (row) => {
    const toggle = change(row);
    if (toggle === undefined) return undefined;
    return { ...row, version: row.version + 1, toggles: { ...row.toggles, [feature]: toggle } };
  });
}

/** The change in the number of restaurants that have a feature; undefined if there is none. */
export function featuresSwitched(
  before: FeatureTogglesRow | undefined,
  after: FeatureTogglesRow,
): BusinessEvent | undefined {
  const switched = AI_FEATURES.filter(
    (feature) => toggleOf(before, feature).enabled !== toggleOf(after, feature).enabled,
  );
  const [first] = switched;
  const at = first && after.toggles[first]?.updated_at;
  if (at === undefined) return undefined;
  return {
    event_id: `features_switched/${after.restaurant_id}/${after.version}`,
    kind: 'features_switched',
    at,
    restaurant_id: after.restaurant_id,
    data: Object.fromEntries(switched.map((feature) => [feature, toggleOf(after, feature).enabled ? -1 : 1])),
  };
}
