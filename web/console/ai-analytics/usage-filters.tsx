import { AI_FEATURES } from '#shared/features/ai-features.ts';
import { ANALYTICS_DAYS } from '#shared/metrics/analytics-period.ts';
import type { UsageQuery } from '#web/console/api/platform-analytics.ts';
import { featureName } from '#web/console/feature-name.ts';
import { FilterBar, FilterChoice, ReadingMark } from '#web/console/filter-bar.tsx';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';

const ALL = 'all';
const FEATURES = [
  { value: ALL, label: 'All features' },
  ...AI_FEATURES.map((value) => ({ value, label: featureName(value) })),
];
const PERIODS = ANALYTICS_DAYS.map((days) => ({
  value: String(days),
  label: days === 1 ? '1 day' : `${days} days`,
}));

type UsageFiltersProps = {
  query: UsageQuery;
  onChange: (query: UsageQuery) => void;
  isLoading: boolean;
};

/** Filters by period and feature. */
export function UsageFilters({ query, onChange, isLoading }: UsageFiltersProps) {
  const choosePeriod = (value: string) => {
    const days = ANALYTICS_DAYS.find((each) => String(each) === value);
    if (days !== undefined) onChange({ ...query, days });
  };
  const chooseFeature = (value: string) => {
    const feature_type = AI_FEATURES.find((each) => each === value);
    onChange({ days: query.days, ...(feature_type !== undefined && { feature_type }) });
  };
  return (
    <FilterBar>
      <SegmentedControl
        label="Time period"
        segments={PERIODS}
        value={String(query.days)}
        onChange={choosePeriod}
      />
      <FilterChoice
        label="Feature"
        options={FEATURES}
        value={query.feature_type ?? ALL}
        onChange={(event) => chooseFeature(event.target.value)}
      />
      <ReadingMark isReading={isLoading} label="Loading analytics…" />
    </FilterBar>
  );
}
