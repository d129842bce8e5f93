import type { GraderResult } from '#shared/grader/contract/grader.ts';
import { SampleBadge } from '#web/ui/badge.tsx';
import { Estimate } from '#web/ui/estimate.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import styles from './revenue-range.module.css';

/** The estimated revenue of fixing the issues, as a range with its formula and source. */
export function RevenueRange({
  impact,
  isSample,
}: {
  impact: GraderResult['revenue_impact'];
  isSample: boolean;
}) {
  const { monthly_revenue_increase, annual_potential, basis, industry_claims } = impact;
  const { low_estimate, high_estimate } = annual_potential;
  return (
    <Stack as="section" gap={1} aria-labelledby="revenue-impact">
      <Text as="h3" size={2} id="revenue-impact">
        Monthly revenue impact {isSample ? <SampleBadge /> : null}
      </Text>
      <Text size={4} display weight="light">
        {monthly_revenue_increase}
      </Text>
      <Text tone="muted">
        {low_estimate} to {high_estimate} a year
      </Text>
      <p>
        <Estimate>Estimated value of your missing points</Estimate>
      </p>
      <Note as="details" className={styles.basis}>
        <summary>Formula and source</summary>
        <p>{basis.formula}</p>
        <p>
          {basis.source} As of {basis.as_of}.
        </p>
      </Note>
      {industry_claims.length === 0 ? null : (
        <Stack as="ul" gap={1} size="small" above={1} line="above" className={styles.claims}>
          {industry_claims.map(({ text, label }) => (
            <li key={text}>
              <span>{text}</span>{' '}
              <Text as="span" size="small" tone="faint" breaks className={styles.source}>
                {label}
              </Text>
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
