import { formatMoment, formatMonth } from '#shared/format/dates.ts';
import { formatCount, formatDollars, formatPercent } from '#shared/format/numbers.ts';
import {
  type RecurringRevenue as Recurring,
  useRecurringRevenue,
} from '#web/console/api/revenue-analytics.ts';
import { Figure, FigureStrip } from '#web/console/figure-strip.tsx';
import { LoadState } from '#web/shell/errors/load-state.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { Note } from '#web/ui/text.tsx';
import { AcquisitionFigures, AcquisitionSpend } from './acquisition.tsx';
import { Part } from './part.tsx';

type Month = Recurring['months'][number];
type Cohort = Recurring['cohorts'][number];

const MONTH_COLUMNS: readonly TableColumn<Month>[] = [
  { header: 'Month', cell: ({ month }) => formatMonth(month) },
  { header: 'New', isNumeric: true, cell: ({ started }) => formatDollars(started) },
  { header: 'Expansion', isNumeric: true, cell: ({ expansion }) => formatDollars(expansion) },
  { header: 'Contraction', isNumeric: true, cell: ({ contraction }) => formatDollars(0 - contraction) },
  { header: 'Churn', isNumeric: true, cell: ({ churned }) => formatDollars(0 - churned) },
  { header: 'MRR', isNumeric: true, cell: ({ recurring }) => formatDollars(recurring) },
  {
    header: 'NRR',
    isNumeric: true,
    cell: ({ retention }) => (retention === null ? '–' : formatPercent(retention)),
  },
];

const COHORT_COLUMNS: readonly TableColumn<Cohort>[] = [
  { header: 'Signed up', cell: ({ month }) => formatMonth(month) },
  { header: 'Restaurants', isNumeric: true, cell: ({ signed_up }) => formatCount(signed_up) },
  { header: 'Subscribed', isNumeric: true, cell: ({ subscribed }) => formatCount(subscribed) },
  { header: 'Still paying', isNumeric: true, cell: ({ paying }) => formatCount(paying) },
  {
    header: 'Retained',
    isNumeric: true,
    cell: ({ paying, subscribed }) => (subscribed === 0 ? '–' : formatPercent((100 * paying) / subscribed)),
  },
  { header: 'MRR', isNumeric: true, cell: ({ monthly_revenue }) => formatDollars(monthly_revenue) },
];

/** How monthly recurring revenue moves, who stays, and what a subscriber is worth. */
export function RecurringRevenue() {
  const recurring = useRecurringRevenue();
  return (
    <Part title="Recurring revenue">
      {recurring.data !== undefined ? (
        <Movements recurring={recurring.data} />
      ) : (
        <LoadState query={recurring} label="Loading recurring revenue…" lines={8} />
      )}
    </Part>
  );
}

function Movements({ recurring }: { recurring: Recurring }) {
  const { months, lifetime_value, trial_conversion, cohorts, cohorts_as_of, acquisition } = recurring;
  const present = months.at(-1);
  return (
    <>
      <FigureStrip>
        <Figure label="MRR" value={formatDollars(present?.recurring ?? 0)}>
          list prices of active plans
        </Figure>
        <Figure
          label="Net revenue retention"
          value={present?.retention == null ? '–' : formatPercent(present.retention)}
        >
          of last month’s MRR retained so far
        </Figure>
        <Figure
          label="Trial conversion"
          value={trial_conversion === null ? '–' : formatPercent(trial_conversion.percent)}
        >
          {trial_conversion === null
            ? 'no trial has ended yet'
            : `${formatCount(trial_conversion.subscribed)} of ${formatCount(trial_conversion.of)} subscribed`}
        </Figure>
        <Figure label="Lifetime value" value={lifetime_value === null ? '–' : formatDollars(lifetime_value)}>
          {lifetime_value === null
            ? 'no subscribers lost in the last 30 days'
            : 'monthly revenue per subscriber divided by monthly churn'}
        </Figure>
        {acquisition === null ? null : <AcquisitionFigures acquisition={acquisition} />}
      </FigureStrip>
      <AcquisitionSpend months={months} />
      <Table
        caption="MRR movements by month"
        isDense
        columns={MONTH_COLUMNS}
        rows={months.toReversed()}
        rowKey={({ month }) => month}
      />
      {cohorts.length === 0 ? (
        <Note>The table of restaurants by signup month will appear after the next daily update.</Note>
      ) : (
        <>
          <Table
            caption="Restaurants by signup month"
            isDense
            columns={COHORT_COLUMNS}
            rows={cohorts.toReversed()}
            rowKey={({ month }) => month}
          />
          <Note>
            As of {cohorts_as_of === null ? '–' : formatMoment(cohorts_as_of)}, excluding deleted restaurants.
          </Note>
        </>
      )}
    </>
  );
}
