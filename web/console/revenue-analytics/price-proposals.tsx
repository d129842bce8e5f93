import { formatCount, formatDollars, formatPercent } from '#shared/format/numbers.ts';
import { mayLeave } from '#shared/metrics/revenue/plan-revenue.ts';
import type { CorrelationAnalysis } from '#web/console/api/revenue-analytics.ts';
import { HowCalculated } from '#web/ui/how-calculated.tsx';
import { Table } from '#web/ui/table.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import { Part } from './part.tsx';
import styles from './revenue-analytics.module.css';

type Plan = CorrelationAnalysis['pricing_optimization']['current_plans'][number];

const increaseOf = ({ subscribers, price, suggested_price }: Plan) => subscribers * (suggested_price - price);
const leaving = ({ price, suggested_price }: Plan) => mayLeave({ price, suggestedPrice: suggested_price });

/** The effect of the catalog's suggested prices, with the calculation. */
export function PriceProposals({ correlations }: { correlations: CorrelationAnalysis }) {
  const { current_plans: plans, potential_increase } = correlations.pricing_optimization;
  const terms = plans
    .filter(({ subscribers }) => subscribers > 0)
    .map(({ subscribers, price, suggested_price }) => `${subscribers} × ($${suggested_price} − $${price})`);
  const dollars = (id: 'price' | 'suggested_price' | 'revenue', header: string) => ({
    id,
    header,
    cell: (plan: Plan) => formatDollars(plan[id]),
    isNumeric: true,
  });
  return (
    <Part title="Pricing recommendations">
      <Table
        caption="Pricing recommendations"
        isCaptionHidden
        rows={plans}
        rowKey={({ plan }) => plan}
        columns={[
          { header: 'Plan', cell: ({ plan }) => plan },
          dollars('price', 'Price'),
          dollars('suggested_price', 'Suggested price'),
          { header: 'Subscribers', cell: ({ subscribers }) => formatCount(subscribers), isNumeric: true },
          dollars('revenue', 'Revenue per month'),
          { header: 'Increase', cell: (plan) => formatDollars(increaseOf(plan)), isNumeric: true },
          { header: 'Break-even churn', cell: (plan) => formatPercent(leaving(plan)), isNumeric: true },
        ]}
      />
      <Note className={styles.note}>
        Potential increase:{' '}
        <Text as="strong" tone="ink">
          {formatDollars(potential_increase)} a month
        </Text>{' '}
        if every subscriber stays. Try a new price on new subscribers first.
      </Note>
      <HowCalculated>
        {terms.length === 0 ? null : (
          <p>
            Potential increase: {terms.join(' + ')} = {formatDollars(potential_increase)} a month.
          </p>
        )}
        <p>
          Break-even churn is the share of a plan’s subscribers who can leave before the new price earns less
          than the current one.
        </p>
      </HowCalculated>
    </Part>
  );
}
