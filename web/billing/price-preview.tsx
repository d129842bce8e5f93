import { PRICE_UNREADABLE } from '#shared/billing/contract/billing-messages.ts';
import { BILLED_FEATURES, LIMIT_UNITS } from '#shared/billing/plan-catalog.ts';
import { formatUtcDay } from '#shared/format/dates.ts';
import { formatCount } from '#shared/format/numbers.ts';
import type { PlanPreview } from '#web/billing/api/billing.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Text } from '#web/ui/text.tsx';

type PricePreviewProps = {
  preview: {
    data: PlanPreview | undefined;
    isError: boolean;
    error: Error | null;
    isFetching: boolean;
    refetch: () => unknown;
  };
};

/** The exact cost of a plan and what it includes, before payment. */
export function PricePreview({ preview }: PricePreviewProps) {
  const { data, isError } = preview;
  if (data === undefined)
    return isError ? (
      <LoadFailure query={preview} title={PRICE_UNREADABLE} />
    ) : (
      <Loading label="Loading the price…" shapes={[2]} />
    );
  return (
    <Stack gap={1}>
      <Text strong>{data.summary}</Text>
      {data.starts === 'now' ? <Text tone="muted">{limitsInWords(data)}</Text> : null}
    </Stack>
  );
}

function limitsInWords({ limits, next_charge }: PlanPreview): string {
  const each = BILLED_FEATURES.map((feature) => `${formatCount(limits[feature])} ${LIMIT_UNITS[feature]}`);
  return `Until ${formatUtcDay(next_charge.date)}: ${each.join(', ')}.`;
}
