import {
  BILLED_FEATURES,
  FIRST_MONTH_DISCOUNT_PERCENT,
  LIMIT_UNITS,
  PLAN_CATALOG,
  PLAN_IDS,
  TRIAL_DAYS,
} from '#shared/billing/plan-catalog.ts';
import { priceOf } from '#shared/billing/price-words.ts';
import { formatCount } from '#shared/format/numbers.ts';
import { LANDING_PARTS, linkTo } from '#web/shell/navigation/paths.ts';
import { Grid, Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Text } from '#web/ui/text.tsx';
import { LandingSection } from './landing-section.tsx';
import styles from './plans.module.css';

/** The prices of the plans and their monthly limits. */
export function Plans() {
  return (
    <LandingSection id={LANDING_PARTS.plans} title="Every tool in every plan" titleId="plans-heading">
      <Grid columns={3} as="ul" gap={4} className={styles.plans}>
        {PLAN_IDS.map((id) => (
          <li key={id}>
            <Text as="h3" size={2}>
              {PLAN_CATALOG[id].name}
            </Text>
            <p className={styles.price}>
              <strong>{priceOf(PLAN_CATALOG[id].monthlyCents)}</strong> a month
            </p>
            <Stack as="ul" gap={0.5} tone="muted" className={styles.limits}>
              {BILLED_FEATURES.map((feature) => (
                <li key={feature}>
                  {formatCount(PLAN_CATALOG[id].limits[feature])} {LIMIT_UNITS[feature]}
                </li>
              ))}
            </Stack>
            <LinkButton href={linkTo.newAccount()}>Start with {PLAN_CATALOG[id].name}</LinkButton>
          </li>
        ))}
      </Grid>
      <p className={styles.terms}>
        Limits are monthly. The first {TRIAL_DAYS} days are free, and your first paid month is{' '}
        {FIRST_MONTH_DISCOUNT_PERCENT}% off.
      </p>
    </LandingSection>
  );
}
