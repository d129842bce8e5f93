import { formatUtcDay } from '#shared/format/dates.ts';
import { COST_KINDS } from '#shared/platform-settings/price-table.ts';
import { type PlatformCosts, usePlatformCosts } from '#web/console/api/costs.ts';
import { Figure, FigureStrip } from '#web/console/figure-strip.tsx';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { BudgetState } from './budget-state.tsx';
import { costInDollars, totalCost } from './cost-in-dollars.ts';
import { FixedCost } from './fixed-cost.tsx';
import { KIND_NAMES } from './kind-names.ts';
import { UnitTable } from './unit-table.tsx';

/** The platform's monthly cost: total, by kind, compared with the budget, and broken down. */
export function PlatformTotals({ month }: { month: string }) {
  const costs = usePlatformCosts(month);
  if (costs.data !== undefined) return <Totals costs={costs.data} />;
  if (costs.isError) return <LoadFailure title="Error Loading Costs" query={costs} />;
  return (
    <Loading label="Loading costs…">
      <Skeleton lines={6} />
    </Loading>
  );
}

function Totals({ costs }: { costs: PlatformCosts }) {
  const { by_kind, fixed_cents, through } = costs;
  return (
    <>
      <BudgetState costs={costs} />
      <FigureStrip>
        <Figure label="Platform" value={costInDollars(totalCost(costs))}>
          through {formatUtcDay(through)}, at list prices
          {fixed_cents === null ? '' : ', including fixed costs'}
        </Figure>
        {COST_KINDS.map((kind) => (
          <Figure key={kind} label={KIND_NAMES[kind].name} value={costInDollars(by_kind[kind])}>
            {KIND_NAMES[kind].meaning}
          </Figure>
        ))}
        <Figure label="Fixed" value={fixed_cents === null ? '–' : costInDollars(fixed_cents)}>
          {fixed_cents === null ? 'not entered' : 'entered by an administrator'}
        </Figure>
      </FigureStrip>
      <FixedCost costs={costs} />
      <UnitTable costs={costs} />
    </>
  );
}
