import { useState } from 'react';
import { formatCounted, formatDecimal, formatDollars, formatExactDollars } from '#shared/format/numbers.ts';
import type { RecurringRevenue } from '#web/console/api/revenue-analytics.ts';
import { EnterAmountDialog } from '#web/console/enter-amount-dialog.tsx';
import { Figure } from '#web/console/figure-strip.tsx';
import { Button } from '#web/ui/button.tsx';

type Acquisition = NonNullable<RecurringRevenue['acquisition']>;

/** What winning a subscriber costs, and when it pays off. */
export function AcquisitionFigures({ acquisition }: { acquisition: Acquisition }) {
  const { months, spend, subscribers, cost, lifetime_ratio, payback_months } = acquisition;
  return (
    <>
      <Figure label="Acquisition cost" value={cost === null ? '–' : formatExactDollars(cost)}>
        {formatDollars(spend)} in {formatCounted(months, 'month')} for{' '}
        {formatCounted(subscribers, 'new subscriber')}
      </Figure>
      <Figure
        label="Lifetime value to cost"
        value={lifetime_ratio === null ? '–' : `${formatDecimal(lifetime_ratio)} : 1`}
      >
        {lifetime_ratio === null
          ? 'not enough data on lifetime value and acquisition cost'
          : 'lifetime value per $1 of acquisition cost'}
      </Figure>
      <Figure
        label="Payback"
        value={
          payback_months === null
            ? '–'
            : `${formatDecimal(payback_months)} ${payback_months === 1 ? 'month' : 'months'}`
        }
      >
        at average monthly revenue per subscriber
      </Figure>
    </>
  );
}

/** Enters what was spent in a month to win subscribers. */
export function AcquisitionSpend({ months }: Pick<RecurringRevenue, 'months'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <Button size="small" onClick={() => setIsOpen(true)}>
        Enter acquisition spend
      </Button>
      <EnterAmountDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Acquisition spend"
        description="What you spent to win subscribers, such as ads and commissions. Only months with an
          amount count toward the acquisition cost."
        amount="acquisition_spend"
        months={months
          .toReversed()
          .map(({ month, acquisition_spend }) => ({ month, dollars: acquisition_spend }))}
      />
    </div>
  );
}
