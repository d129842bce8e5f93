import { useState } from 'react';
import { PLAN_CATALOG } from '#shared/billing/plan-catalog.ts';
import { AT_RISK_SCORE, IMMEDIATE_SCORE } from '#shared/console/business-intelligence/churn-score.ts';
import { formatMoment } from '#shared/format/dates.ts';
import { formatCount, formatCounted, formatDollars } from '#shared/format/numbers.ts';
import { csvRow } from '#shared/guests/safe-cell.ts';
import type { AtRiskCustomer, BusinessDashboard } from '#web/console/api/business-intelligence.ts';
import { deferredDialog } from '#web/shell/dialogs/deferred-dialog.tsx';
import { linkTo } from '#web/shell/navigation/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Cluster, Grid, Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { Table } from '#web/ui/table.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './business-intelligence.module.css';

const ContactDialog = deferredDialog(() => import('./contact-dialog.tsx').then((m) => m.ContactDialog));

/** The number of rows at first. */
const FIRST = 10;

type AtRiskProps = { atRisk: BusinessDashboard['at_risk_customers']; isSample: boolean };

/** The table of customers at risk, with reasons and actions. */
export function AtRiskCustomers({ atRisk, isSample }: AtRiskProps) {
  const { customers, total_at_risk: total, as_of } = atRisk;
  const [shown, setShown] = useState(FIRST);
  const [contacted, setContacted] = useState<AtRiskCustomer>();
  return (
    <Stack as="section" gap={1} pad={3} className={styles.section} aria-labelledby="at-risk">
      <h2 id="at-risk">Customers at risk</h2>
      <Note measured={false}>
        {total > customers.length ? `Top ${formatCount(customers.length)} of ${formatCount(total)}. ` : ''}
        Scores run from 0 to 100. Customers with {AT_RISK_SCORE} or more are at risk, and customers with{' '}
        {IMMEDIATE_SCORE} or more need action now.
        {as_of === null || isSample ? '' : ` As of ${formatMoment(as_of)}.`}
      </Note>
      {customers.length === 0 ? (
        <p>
          {as_of === null
            ? 'Scores update nightly. The first scores appear tomorrow.'
            : `No customers are at risk of leaving. We scored ${formatCounted(atRisk.total_scored, 'customer')}.`}
        </p>
      ) : (
        <>
          <Table
            caption="Customers at risk"
            isCaptionHidden
            columns={[
              { header: 'Restaurant', cell: ({ name }) => name },
              { header: 'Plan', cell: planOf },
              { header: 'Risk', cell: riskOf, isNumeric: true },
              { header: 'Why', cell: whyOf, isLong: true },
              {
                header: 'Actions',
                cell: (customer) => (
                  <Actions customer={customer} isSample={isSample} onContact={() => setContacted(customer)} />
                ),
              },
            ]}
            rows={customers.slice(0, shown)}
            rowKey={({ restaurant_id }) => restaurant_id}
          />
          <Cluster gap={1} padTop={1} align="stretch">
            {shown < customers.length ? (
              <Button size="small" onClick={() => setShown(customers.length)}>
                Show {formatCount(customers.length - shown)} more
              </Button>
            ) : null}
            <Button size="small" onClick={() => saveCustomers(customers, isSample)}>
              Download as CSV
            </Button>
          </Cluster>
        </>
      )}
      <ContactDialog
        key={contacted?.restaurant_id ?? ''}
        isOpen={contacted !== undefined}
        customer={contacted}
        onClose={() => setContacted(undefined)}
      />
    </Stack>
  );
}

type ActionsProps = { customer: AtRiskCustomer; isSample: boolean; onContact: () => void };

function Actions({ customer: { restaurant_id, name }, isSample, onContact }: ActionsProps) {
  // Examples have no owner to email.
  if (isSample) return <Note as="span">example</Note>;
  return (
    <span className={styles.actions}>
      <Button size="small" onClick={onContact}>
        Contact<VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      <LinkButton size="small" variant="quiet" href={linkTo.adminRestaurant(restaurant_id)}>
        View Details<VisuallyHidden> of {name}</VisuallyHidden>
      </LinkButton>
    </span>
  );
}

function planOf({ plan_id, monthly_revenue }: AtRiskCustomer) {
  if (plan_id === null) return 'Trial';
  return `${PLAN_CATALOG[plan_id].name}, ${formatDollars(monthly_revenue)}`;
}

function riskOf({ risk_score }: AtRiskCustomer) {
  const isImmediate = risk_score >= IMMEDIATE_SCORE;
  return <Badge tone={isImmediate ? 'danger' : 'warning'}>{risk_score}</Badge>;
}

function whyOf({ reasons }: AtRiskCustomer) {
  return (
    <ul>
      {reasons.map(({ kind, text, points }) => (
        <Grid as="li" columns="auto 1fr" gap={1} key={kind}>
          <Text as="span" tone="muted" lines="one">
            +{points}
          </Text>
          {text}
        </Grid>
      ))}
    </ul>
  );
}

function saveCustomers(customers: readonly AtRiskCustomer[], isSample: boolean): void {
  const lines = customers.map((customer) => {
    const { name, risk_score, monthly_revenue, reasons } = customer;
    const why = reasons.map(({ text }) => text).join(' ');
    const plan = customer.plan_id === null ? 'Trial' : PLAN_CATALOG[customer.plan_id].name;
    return csvRow([name, plan, String(monthly_revenue), String(risk_score), why]);
  });
  const text = [csvRow(['Restaurant', 'Plan', 'Dollars per month', 'Risk', 'Why']), ...lines].join('');
  const name = `${isSample ? 'sample-' : ''}customers-at-risk.csv`;
  saveFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' }));
}
