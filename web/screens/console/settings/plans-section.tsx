import {
  BILLED_FEATURES,
  type BilledFeature,
  PLAN_CATALOGUE,
  PLAN_IDS,
  type PlanId,
} from '#shared/domain/billing/plan-catalogue.ts';
import { exactDollars } from '#web/features/estimates/exact-dollars.ts';
import { SettingsSection } from '#web/ui/settings-section.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import styles from './platform-settings.module.css';

const HEADERS: Readonly<Record<BilledFeature, string>> = {
  ai_content: 'AI uses',
  sms_campaigns: 'Texts',
  facebook_ads: 'Ads',
  image_enhancement: 'Photos',
};

const COLUMNS: readonly TableColumn<PlanId>[] = [
  { id: 'plan', header: 'Plan', cell: (id) => PLAN_CATALOGUE[id].name },
  {
    id: 'price',
    header: 'A month',
    isNumeric: true,
    cell: (id) => exactDollars(PLAN_CATALOGUE[id].monthlyCents / 100),
  },
  ...BILLED_FEATURES.map(
    (feature): TableColumn<PlanId> => ({
      id: feature,
      header: HEADERS[feature],
      isNumeric: true,
      cell: (id) => PLAN_CATALOGUE[id].limits[feature].toLocaleString('en-US'),
    }),
  ),
];

/** What restaurants can subscribe to. */
export function PlansSection() {
  return (
    <SettingsSection title="Plan catalogue" description="What is sold, and what each plan has in a month.">
      <div className={styles.form}>
        <Table
          caption="Plans"
          isCaptionHidden
          isDense
          columns={COLUMNS}
          rows={PLAN_IDS}
          rowKey={(id) => id}
        />
        <p className={styles.fine}>
          Prices and limits are part of the product: invoices that are out, renewals and upgrades are counted
          by them, so they change with a new version and not while subscriptions run.
        </p>
      </div>
    </SettingsSection>
  );
}
