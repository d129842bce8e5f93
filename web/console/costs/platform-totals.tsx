import { useState } from 'react';
import { formatMonth, formatUtcDay } from '#shared/format/dates.ts';
import { COST_KINDS } from '#shared/platform-settings/price-table.ts';
import { type PlatformCosts, usePlatformCosts } from '#web/console/api/costs.ts';
import { Figure, FigureStrip } from '#web/console/figure-strip.tsx';
import { deferredDialog } from '#web/shell/dialogs/deferred-dialog.tsx';
import { LoadState } from '#web/shell/errors/load-state.tsx';
import { Button } from '#web/ui/button.tsx';
import { Cluster } from '#web/ui/layout.tsx';
import { BudgetState } from './budget-state.tsx';
import { costInDollars, totalCost } from './cost-in-dollars.ts';
import { KIND_NAMES } from './kind-names.ts';
import { UnitTable } from './unit-table.tsx';

/** The platform's monthly cost: total, by kind, compared with the budget, and broken down. */
export function PlatformTotals({ month }: { month: string }) {
  const costs = usePlatformCosts(month);
  if (costs.data !== undefined) return <Totals costs={costs.data} />;
  return <LoadState title="Error Loading Costs" query={costs} label="Loading costs…" lines={6} />;
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

const EnterAmountDialog = deferredDialog(() =>
  import('#web/console/enter-amount-dialog.tsx').then((m) => m.EnterAmountDialog),
);

/** Enters the fixed cloud cost of the month on the screen. */
function FixedCost({ costs: { month, fixed_cents } }: { costs: PlatformCosts }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Cluster above={2}>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {fixed_cents === null ? 'Enter fixed costs' : 'Change fixed costs'}
      </Button>
      <EnterAmountDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={`Fixed costs in ${formatMonth(month)}`}
        description="Cloud costs that don’t depend on usage, such as a support plan. They affect the
          platform’s margin, not its budget."
        amount="fixed_cost"
        months={[{ month, dollars: fixed_cents === null ? null : fixed_cents / 100 }]}
      />
    </Cluster>
  );
}
