import { formatCounted, formatExactDollars } from '#shared/format/numbers.ts';
import { afterMonth } from '#web/console/after-month.ts';
import type { BudgetStop } from '#web/console/api/budget-effect.ts';
import { DeferredConfirm } from '#web/shell/dialogs/deferred-confirm.tsx';

/** Asks before saving a budget that is already used up, because it pauses AI and texts for all restaurants. */
export function StopQuestion({
  stop,
  budget,
  onConfirm,
  onClose,
}: {
  stop: BudgetStop | undefined;
  budget: number;
  onConfirm: () => void;
  onClose: () => void;
}) {
  if (stop === undefined) return null;
  const { spentCents, restaurants, month } = stop;
  const day = afterMonth(month);
  const whose = formatCounted(restaurants, 'restaurant');
  return (
    <DeferredConfirm
      isOpen
      onClose={onClose}
      onConfirm={onConfirm}
      title={`Pause AI and texts until ${day}?`}
      confirmLabel="Pause AI and texts"
      isDanger
    >
      {`This month’s costs are already ${formatExactDollars(spentCents / 100)}. With a budget of ${formatExactDollars(budget)}, paid AI and texts pause right away for ${whose} until ${day}. Websites, ads, and emails keep working.`}
    </DeferredConfirm>
  );
}
