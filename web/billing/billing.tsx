import { useState } from 'react';
import { BILLED_FEATURES, type BilledFeature } from '#shared/billing/plan-catalog.ts';
import { usageTone } from '#shared/billing/usage-tone.ts';
import { formatCount } from '#shared/format/numbers.ts';
import type { OfferedPlan, OwnBilling } from '#web/billing/api/billing.ts';
import { FEATURE_NAMES } from '#web/billing/feature-names.ts';
import { printedDay } from '#web/guests/printed-phone.ts';
import { deferredDialog } from '#web/shell/dialogs/deferred-dialog.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SettingsSection } from '#web/ui/settings-section.tsx';
import styles from './billing.module.css';
import { CardSection } from './parts/card-section.tsx';
import { CreditSection } from './parts/credit-section.tsx';
import { InvoiceSection } from './parts/invoice-section.tsx';
import { PlanChoice } from './parts/plan-choice.tsx';
import { PlanStatus } from './parts/plan-status.tsx';

const PlanDialog = deferredDialog(() => import('./parts/plan-dialog.tsx').then((m) => m.PlanDialog));

/** The plan first, then usage, then invoices. */
export function Billing({ billing }: { billing: OwnBilling }) {
  const [chosen, setChosen] = useState<OfferedPlan>();
  const { subscription, card, payments } = billing;
  return (
    <Stack gap={3} padTop={3}>
      {payments === 'simulated' ? <Notice title="Test mode">No cards are charged.</Notice> : null}
      <SettingsSection title="Your plan">
        <PlanStatus billing={billing} />
      </SettingsSection>
      <SettingsSection title="Usage" description={usagePeriod(billing)}>
        <UsageMeters usage={billing.usage} />
      </SettingsSection>
      <SettingsSection
        title="Plans"
        description={`Upgrades start today, and you pay the difference. Downgrades start next month.${
          billing.adds_tax ? ' Prices don’t include sales tax.' : ''
        }`}
      >
        <PlanChoice billing={billing} onChoose={setChosen} />
      </SettingsSection>
      {subscription === null ? null : (
        <>
          <SettingsSection title="Payment method">
            <CardSection card={card} overdue={billing.overdue} payments={payments} />
          </SettingsSection>
          <SettingsSection title="Credit" description="We use your credit to pay your next invoices.">
            <CreditSection credits={subscription.credits} payments={payments} />
          </SettingsSection>
        </>
      )}
      <section className={styles.invoices} aria-labelledby="invoices">
        <h2 id="invoices">Invoices</h2>
        <InvoiceSection />
      </section>
      {chosen === undefined ? null : (
        <PlanDialog isOpen plan={chosen} billing={billing} onClose={() => setChosen(undefined)} />
      )}
    </Stack>
  );
}

function usagePeriod({ usage_period: period, basis, subscription }: OwnBilling): string {
  if (period === null) return 'Choose a plan to start using these tools.';
  const [start, end] = [printedDay(period.start), printedDay(period.end)];
  if (basis === 'trial') return `Your trial ends on ${end}.`;
  if (basis === 'paused') return 'Paused until you pay your overdue invoice.';
  return subscription?.cancel_at_period_end === true
    ? `Usage since ${start}. Your plan ends on ${end}.`
    : `Your usage resets on ${end}.`;
}

/** Usage of each limit: amber from 75%, red from 90% (spec, console §9). */
function UsageMeters({ usage }: { usage: OwnBilling['usage'] }) {
  return (
    <Stack gap={3}>
      {BILLED_FEATURES.map((feature) => (
        <UsageMeter key={feature} feature={feature} {...usage[feature]} />
      ))}
    </Stack>
  );
}

type UsageMeterProps = { feature: BilledFeature; used: number; limit: number };

function UsageMeter({ feature, used, limit }: UsageMeterProps) {
  const { name, unit } = FEATURE_NAMES[feature];
  const figures = `${formatCount(used)} of ${formatCount(limit)} ${unit}`;
  return (
    <Meter
      label={name}
      value={used}
      max={Math.max(limit, 1)}
      valueText={limit === 0 ? 'Not included in your plan' : figures}
      tone={usageTone(used, limit)}
    />
  );
}
