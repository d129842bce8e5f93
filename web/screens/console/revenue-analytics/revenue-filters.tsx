import Download from 'lucide-react/icons/download';
import { FORECAST_HORIZONS } from '#shared/domain/admin/revenue/forecast-terms.ts';
import { BILLED_FEATURES } from '#shared/domain/billing/plan-catalogue.ts';
import type { CorrelatedFeature } from '#web/api/admin/revenue-analytics.ts';
import { featureName } from '#web/features/console/feature-name.ts';
import { Button } from '#web/ui/button.tsx';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
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

/** How far ahead, and of which feature. */
export function RevenueFilters({ chosen, onMonths, onFeature, isLoading, onExport }: RevenueFiltersProps) {
  return (
    <div className={styles.filters}>
      <SegmentedControl
        label="Forecast horizon"
        segments={HORIZONS}
        value={String(chosen.months)}
        onChange={(value) => onMonths(Number(value))}
      />
      <SelectField
        className={styles.feature}
        label="Feature"
        isLabelHidden
        options={FEATURES}
        value={chosen.feature}
        onChange={({ target }) =>
          onFeature(BILLED_FEATURES.find((feature) => feature === target.value) ?? 'all')
        }
      />
      <div role="status" className={styles.progress}>
        {isLoading ? (
          <>
            <Spinner />
            <VisuallyHidden>Loading the analytics...</VisuallyHidden>
          </>
        ) : null}
      </div>
      <Button
        className={styles.export}
        size="small"
        icon={<Download aria-hidden="true" />}
        onClick={onExport}
      >
        Export as JSON
      </Button>
    </div>
  );
}
