import { BILLED_FEATURES, type BilledFeature } from '#shared/billing/plan-catalog.ts';
import { usageTone } from '#shared/billing/usage-tone.ts';
import { formatCount } from '#shared/format/numbers.ts';
import type { OwnBilling } from '#web/billing/api/billing.ts';
import { FEATURE_NAMES } from '#web/billing/feature-names.ts';
import { Stack } from '#web/ui/layout.tsx';
import { Meter } from '#web/ui/meter.tsx';

/** Usage of each limit: amber from 75%, red from 90% (spec, console §9). */
export function UsageMeters({ usage }: { usage: OwnBilling['usage'] }) {
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
