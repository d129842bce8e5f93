import type { ReactNode } from 'react';
import type { RestaurantDashboard } from '#shared/dashboard/contract/restaurant-dashboard.ts';
import {
  GROWTH_RATE_DIVISOR,
  growthEstimates,
  REVENUE_PER_NEW_CUSTOMER,
  REVENUE_PER_REENGAGED_CUSTOMER,
} from '#shared/dashboard/growth-estimates.ts';
import { formatDollars } from '#shared/format/numbers.ts';
import { paths } from '#web/shell/navigation/paths.ts';
import { Estimate } from '#web/ui/estimate.tsx';
import { Cluster, Grid, Stack } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import styles from './analytics.module.css';

/** Campaign results and what they are worth. */
export function Analytics({ snapshot }: { snapshot: RestaurantDashboard['performanceSnapshot'] }) {
  const { period, newCustomersAcquired, customersReengaged, redeemed } = snapshot;
  const { totalCustomers, revenueGenerated, growthRatePercent } = growthEstimates(snapshot);
  return (
    <Stack as="section" gap={2} aria-labelledby="analytics">
      <Cluster as="header" gap={2} rowGap={0} align="baseline" justify="between">
        <h2 id="analytics">Analytics</h2>
        <Note>{period}</Note>
      </Cluster>
      <Grid as="dl" line="above" className={styles.figures}>
        <Figure label="New customers" value={newCustomersAcquired}>
          Redeemed an ad code
          {newCustomersAcquired === 0 ? <Way href={paths.getNewCustomers}>Launch an ad</Way> : null}
        </Figure>
        <Figure label="Re-engaged" value={customersReengaged}>
          Came back after a text
          {customersReengaged === 0 ? <Way href={paths.bringBackRegulars}>Send a text</Way> : null}
        </Figure>
        <Figure label="Total customers" value={totalCustomers} />
        <Figure label="Code revenue" value={formatDollars(redeemed.amount_cents / 100)}>
          {redeemed.codes === 0 ? (
            <Way href={paths.redeem}>Redeem a code</Way>
          ) : (
            `Your staff entered amounts for ${redeemed.with_amount} of ${redeemed.codes} ${redeemed.codes === 1 ? 'code' : 'codes'}`
          )}
        </Figure>
        <Figure label="Revenue generated" value={formatDollars(revenueGenerated)}>
          <Estimate>
            <Text as="span" lines="one">
              ${REVENUE_PER_NEW_CUSTOMER} × {newCustomersAcquired}
            </Text>{' '}
            <Text as="span" lines="one">
              + ${REVENUE_PER_REENGAGED_CUSTOMER} × {customersReengaged}
            </Text>
          </Estimate>
        </Figure>
        <Figure label="Growth rate" value={`${growthRatePercent}%`}>
          <Estimate>
            {totalCustomers} guests ÷ baseline of {GROWTH_RATE_DIVISOR}
          </Estimate>
        </Figure>
      </Grid>
    </Stack>
  );
}

/** A link below a zero to the screen that changes it. */
function Way({ href, children }: { href: string; children: string }) {
  return (
    <Link className={styles.way} href={href}>
      {children}
    </Link>
  );
}

type FigureProps = { label: string; value: ReactNode; children?: ReactNode };

function Figure({ label, value, children }: FigureProps) {
  return (
    <div className={styles.figure}>
      <Text as="dt" strong>
        {label}
      </Text>
      <Stack as="dd">
        <Text as="span" display className={styles.value}>
          {value}
        </Text>
        <Note as="span" className={styles.meaning}>
          {children}
        </Note>
      </Stack>
    </div>
  );
}
