import { useState } from 'react';
import { formatCounted, formatExactDollars } from '#shared/format/numbers.ts';
import { SETTINGS_MESSAGES } from '#shared/platform-settings/contract/platform-settings.ts';
import { afterMonth } from '#web/console/after-month.ts';
import { type BudgetStop, useBudgetEffect } from '#web/console/api/budget-effect.ts';
import type { PlatformSettings } from '#web/console/api/platform-settings.ts';
import { parseDollars } from '#web/console/parse-dollars.ts';
import { DeferredConfirm } from '#web/shell/dialogs/deferred-confirm.tsx';
import { paths } from '#web/shell/navigation/paths.ts';
import { Field } from '#web/ui/field.tsx';
import { Link } from '#web/ui/link.tsx';
import { SettingsSection } from '#web/ui/settings-section.tsx';
import { Note } from '#web/ui/text.tsx';
import styles from './platform-settings.module.css';
import { SaveForm } from './save-form.tsx';
import { useSave } from './use-save.ts';

const NOT_CHECKED = 'We couldn’t check this month’s costs, so the budget wasn’t saved. Try again.';

/** The monthly budget of the platform. */
export function BudgetSection({ settings }: { settings: PlatformSettings }) {
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const [stop, setStop] = useState<BudgetStop>();
  const { save, isPending, fields, failure, forget } = useSave(settings);
  const effect = useBudgetEffect();
  const saved = settings.monthly_budget;
  const shown = typed ?? (saved === null ? '' : String(saved));
  const budget = parseDollars(shown, 1);
  const change = (next: string | undefined) => {
    forget();
    setError(undefined);
    setTyped(next);
  };
  const keep = () => {
    setStop(undefined);
    save({ monthly_budget: budget ?? null }, () => setTyped(undefined));
  };
  const ask = () => {
    if (budget === undefined) return setError(SETTINGS_MESSAGES.budget);
    if (budget === null) return keep();
    effect.mutate(Math.round(budget * 100), {
      onSuccess: (stops) => (stops === undefined ? keep() : setStop(stops)),
      onError: () => setError(NOT_CHECKED),
    });
  };
  return (
    <SettingsSection
      title="Monthly budget"
      description="When costs reach this amount, we pause paid AI and texts until next month."
    >
      <SaveForm
        label="Save budget"
        isChanged={budget !== saved}
        isPending={isPending || effect.isPending}
        failure={fields.monthly_budget === undefined ? failure : undefined}
        onSave={ask}
        onUndo={() => change(undefined)}
      >
        <Field
          label="Amount in dollars"
          isOptional
          inputMode="decimal"
          autoComplete="off"
          placeholder="No budget"
          value={shown}
          hint={
            budget === undefined || budget === null
              ? 'Leave blank for no budget.'
              : `We’ll warn you at ${formatExactDollars(budget * 0.8)}.`
          }
          error={error ?? fields.monthly_budget}
          onChange={(event) => change(event.target.value)}
        />
      </SaveForm>
      <StopQuestion stop={stop} budget={budget ?? 0} onConfirm={keep} onClose={() => setStop(undefined)} />
      <Note className={styles.fine}>
        <Link href={paths.adminCosts}>View this month’s costs</Link>
      </Note>
    </SettingsSection>
  );
}

/** Asks before saving a budget that is already used up, because it pauses AI and texts for all restaurants. */
function StopQuestion({
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
