import Download from 'lucide-react/icons/download';
import { BILLED_FEATURES } from '#shared/billing/plan-catalog.ts';
import { FORECAST_HORIZONS } from '#shared/metrics/revenue/forecast-terms.ts';
import type { CorrelatedFeature } from '#web/console/api/revenue-analytics.ts';
import { featureName } from '#web/console/feature-name.ts';
import { FilterBar, FilterChoice, ReadingMark } from '#web/console/filter-bar.tsx';
import { Button } from '#web/ui/button.tsx';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import styles from './revenue-analytics.module.css';

const HORIZONS = FORECAST_HORIZONS.map((months) => ({ value: String(months), label: `${months} mo` }));
const FEATURES = [
  { value: 'all', label: 'All features' },
  ...BILLED_FEATURES.map((value) => ({ value, label: featureName(value) })),
];

type RevenueFiltersProps = {
  chosen: { months: number; feature: CorrelatedFeature };
  onMonths: (months: number) => void;
  onFeature: (feature: CorrelatedFeature) => void;
  isLoading: boolean;
  onExport: () => void;
};

/** Filters by forecast horizon and feature. */
export function RevenueFilters({ chosen, onMonths, onFeature, isLoading, onExport }: RevenueFiltersProps) {
  return (
    <FilterBar>
      <SegmentedControl
        label="Forecast horizon"
        segments={HORIZONS}
        value={String(chosen.months)}
        onChange={(value) => onMonths(Number(value))}
      />
      <FilterChoice
        label="Feature"
        options={FEATURES}
        value={chosen.feature}
        onChange={({ target }) =>
          onFeature(BILLED_FEATURES.find((feature) => feature === target.value) ?? 'all')
        }
      />
      <ReadingMark isReading={isLoading} label="Loading analytics…" />
      <Button className={styles.export} size="small" icon={<Download />} onClick={onExport}>
        Export as JSON
      </Button>
    </FilterBar>
  );
}
