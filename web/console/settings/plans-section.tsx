import { type ReactNode, useState } from 'react';
import {
  BILLED_FEATURES,
  type BilledFeature,
  PLAN_CATALOG,
  PLAN_IDS,
  type PlanId,
} from '#shared/billing/plan-catalog.ts';
import { CATALOG_LIMITS } from '#shared/billing/plan-limits.ts';
import { formatExactDollars } from '#shared/format/numbers.ts';
import type { PlatformSettings } from '#web/console/api/platform-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { Input } from '#web/ui/input.tsx';
import { SettingsSection } from '#web/ui/settings-section.tsx';
import { Table } from '#web/ui/table.tsx';
import { Note } from '#web/ui/text.tsx';
import { type PlanLimitsDraft, readPlanLimits } from './plan-limits-draft.ts';
import styles from './platform-settings.module.css';
import { SaveForm } from './save-form.tsx';
import { useSave } from './use-save.ts';

const NAMES: Readonly<Record<BilledFeature, string>> = {
  ai_content: 'AI uses',
  sms_campaigns: 'Texts',
  facebook_ads: 'Ads',
  image_enhancement: 'Photos',
};

type PlanRow = { what: string; cellOf: (plan: PlanId) => ReactNode };

/** The plans: prices from the code, limits from administrators. */
export function PlansSection({ settings }: { settings: PlatformSettings }) {
  const [draft, setDraft] = useState<PlanLimitsDraft>({});
  const [isRefused, setRefused] = useState(false);
  const { save, isPending, failure, forget } = useSave(settings);
  const { changes, problem, wrong } = readPlanLimits(settings.plan_limits, draft);
  const shown = (plan: PlanId, feature: BilledFeature) =>
    draft[`${plan}.${feature}`] ?? String(settings.plan_limits[plan][feature]);
  const change = (next: PlanLimitsDraft) => {
    forget();
    setRefused(false);
    setDraft(next);
  };
  const keep = () => {
    if (problem !== undefined) setRefused(true);
    else save({ plan_limits: changes }, () => setDraft({}));
  };
  const rows: PlanRow[] = [
    { what: 'Price', cellOf: (plan) => formatExactDollars(PLAN_CATALOG[plan].monthlyCents / 100) },
    ...BILLED_FEATURES.map((feature) => ({
      what: NAMES[feature],
      cellOf: (plan: PlanId) => (
        <Input
          isSmall
          textAlign="end"
          aria-label={`${PLAN_CATALOG[plan].name}, ${NAMES[feature]} per month`}
          aria-invalid={isRefused && wrong.includes(`${plan}.${feature}`)}
          inputMode="numeric"
          value={shown(plan, feature)}
          onChange={(event) => change({ ...draft, [`${plan}.${feature}`]: event.target.value })}
        />
      ),
    })),
    {
      what: 'Original limits',
      cellOf: (plan) => (
        <Reset
          plan={plan}
          isAsBuilt={BILLED_FEATURES.every(
            (feature) => Number(shown(plan, feature)) === CATALOG_LIMITS[plan][feature],
          )}
          onReset={() => change({ ...draft, ...asBuilt(plan) })}
        />
      ),
    },
  ];
  return (
    <SettingsSection
      title="Plan catalog"
      description="Monthly limits. Changes apply within a minute. Trials have the same limits as Professional."
    >
      <SaveForm
        label="Save plans"
        isChanged={Object.keys(changes).length > 0 || problem !== undefined}
        isPending={isPending}
        failure={isRefused ? problem : failure}
        onSave={keep}
        onUndo={() => change({})}
      >
        <Table
          caption="Plans"
          isCaptionHidden
          isDense
          columns={[
            { header: 'Per month', cell: ({ what }) => what },
            ...PLAN_IDS.map((plan) => ({
              header: PLAN_CATALOG[plan].name,
              isNumeric: true,
              width: 8,
              cell: (row: PlanRow) => row.cellOf(plan),
            })),
          ]}
          rows={rows}
          rowKey={({ what }) => what}
        />
      </SaveForm>
      <Note className={styles.fine}>
        You can’t change prices here because invoices, renewals, and forecasts depend on them.
      </Note>
    </SettingsSection>
  );
}

type ResetProps = { plan: PlanId; isAsBuilt: boolean; onReset: () => void };

function Reset({ plan, isAsBuilt, onReset }: ResetProps) {
  if (isAsBuilt) return <Note as="span">Yes</Note>;
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={`Reset ${PLAN_CATALOG[plan].name} to its original limits`}
      onClick={onReset}
    >
      Reset
    </Button>
  );
}

function asBuilt(plan: PlanId): PlanLimitsDraft {
  return Object.fromEntries(
    BILLED_FEATURES.map((feature) => [`${plan}.${feature}`, String(CATALOG_LIMITS[plan][feature])]),
  );
}
