import type { ReactNode } from 'react';
import { formatCount, formatCounted, formatDollars, formatExactDollars } from '#shared/format/numbers.ts';
import { useBusinessDashboard } from '#web/console/api/business-intelligence.ts';
import { usePlatformCosts } from '#web/console/api/costs.ts';
import { useDashboardSummary } from '#web/console/api/platform-analytics.ts';
import { usePlatformSettings } from '#web/console/api/platform-settings.ts';
import { CONSOLE_SECTIONS } from '#web/console/sections.ts';
import { useMay } from '#web/console/use-may.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { paths } from '#web/shell/navigation/paths.ts';
import { Grid } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Section } from '#web/ui/section.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import styles from './business-pulse.module.css';
import { budgetInWords, providersInWords, urgencyInWords } from './tile-words.ts';

/** The business at a glance. Each number links to the screen that lists what it counts. */
export function BusinessPulse() {
  const summary = useDashboardSummary();
  const may = useMay();
  return (
    <Section title="Business" gap={1.5} className={styles.pulse}>
      {summary.data !== undefined ? (
        <Grid columnWidth={16} gap={2} as="ul" className={styles.tiles}>
          <Money business={summary.data.business} />
          {may(CONSOLE_SECTIONS.businessIntelligence) ? <AtRisk /> : null}
          {may(CONSOLE_SECTIONS.costs) ? <Budget /> : null}
          {may(CONSOLE_SECTIONS.settings) ? <Providers /> : null}
        </Grid>
      ) : summary.isError ? (
        <LoadFailure query={summary} />
      ) : (
        <Loading label="Loading business metrics…" shapes={['block']} />
      )}
    </Section>
  );
}

type Business = NonNullable<ReturnType<typeof useDashboardSummary>['data']>['business'];

function Money({ business }: { business: Business }) {
  const { recurring, started, expansion, contraction, churned, overdue, flagged, failed_jobs } = business;
  const change = recurring.current - recurring.previous;
  const may = useMay();
  return (
    <>
      {may(CONSOLE_SECTIONS.subscriptions) ? (
        <>
          <Tile href={paths.adminRevenueAnalytics} label="MRR" value={formatDollars(recurring.current)}>
            {change === 0 ? 'unchanged' : `${change > 0 ? '+' : ''}${formatDollars(change)}`} in 30 days
          </Tile>
          <Tile
            href={paths.adminRevenueAnalytics}
            label="MRR movements"
            value={`${formatDollars(started + expansion)} in`}
          >
            {formatDollars(started)} new, {formatDollars(expansion)} expansion, {formatDollars(contraction)}{' '}
            contraction, {formatDollars(churned)} churn in 30 days
          </Tile>
          <Tile
            href={`${paths.adminSubscriptions}?tab=invoices&status=overdue`}
            label="Overdue"
            value={formatExactDollars(overdue.amount)}
          >
            {overdue.is_partial ? 'or more, across ' : 'across '}
            {formatCounted(overdue.count, 'invoice')}
          </Tile>
        </>
      ) : null}
      {may(CONSOLE_SECTIONS.moderation) ? (
        <Tile href={paths.adminModeration} label="Flagged" value={formatCount(flagged)}>
          to review
        </Tile>
      ) : null}
      <Tile
        href={may(CONSOLE_SECTIONS.jobs) ? `${paths.adminJobs}?tab=generations` : paths.adminAiAnalytics}
        label="Failed generations"
        value={formatCount(failed_jobs)}
      >
        in 30 days
      </Tile>
    </>
  );
}

function AtRisk() {
  const business = useBusinessDashboard();
  const { total_at_risk, immediate_action_required } = business.data?.at_risk_customers ?? {};
  return (
    <Tile
      href={paths.adminBusinessIntelligence}
      label="At risk"
      value={total_at_risk === undefined ? '–' : formatCount(total_at_risk)}
    >
      {immediate_action_required === undefined
        ? 'customers at risk of leaving'
        : urgencyInWords(immediate_action_required)}
    </Tile>
  );
}

function Budget() {
  const { data: costs } = usePlatformCosts(new Date().toISOString().slice(0, 7));
  return (
    <Tile
      href={paths.adminCosts}
      label="Costs this month"
      value={costs === undefined ? '–' : formatExactDollars(costs.total_cents / 100)}
    >
      {costs === undefined
        ? ''
        : budgetInWords({ budgetCents: costs.budget.monthly_cents, hasFixed: costs.fixed_cents !== null })}
    </Tile>
  );
}

function Providers() {
  const { data: settings } = usePlatformSettings();
  const { value, note } = providersInWords(settings?.providers ?? []);
  return (
    <Tile href={paths.adminSettings} label="Providers" value={settings === undefined ? '–' : value}>
      {settings === undefined ? '' : note}
    </Tile>
  );
}

type TileProps = { href: string; label: string; value: string; children: ReactNode };

function Tile({ href, label, value, children }: TileProps) {
  return (
    <li>
      <Link href={href} className={styles.tile}>
        <Text as="span" strong>
          {label}
        </Text>
        <span className={styles.value}>{value}</span>
        <Note as="span">{children}</Note>
      </Link>
    </li>
  );
}
