import type { MenuResult } from '#shared/menu/contract/menu-analysis.ts';
import { Estimate } from '#web/ui/estimate.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';

/** The estimated revenue of the best suggestions per month and year, with the formula. */
export function MenuRevenue({ impact }: { impact: MenuResult['revenue_impact'] }) {
  const { potential_monthly_increase, annual_potential, range, formula } = impact;
  const look = range === null ? {} : ({ size: 3, display: true } as const);
  return (
    <Stack as="section" gap={1.5} aria-labelledby="menu-revenue">
      <Text as="h3" size={2} id="menu-revenue">
        Revenue projection
      </Text>
      <Stack as="dl" gap={1.5}>
        <div>
          <dt>Added each month</dt>
          <Text as="dd" {...look}>
            {potential_monthly_increase}
          </Text>
        </div>
        <div>
          <dt>Added each year</dt>
          <Text as="dd" {...look}>
            {annual_potential}
          </Text>
        </div>
      </Stack>
      <Text size="small" tone="muted">
        {range === null ? formula : <Estimate>{formula}</Estimate>}
      </Text>
    </Stack>
  );
}
