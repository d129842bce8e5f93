import { formatCount, formatCounted, formatDecimal } from '#shared/format/numbers.ts';
import { type MeasuredLift as Measured, useMeasuredLift } from '#web/console/api/revenue-analytics.ts';
import { HowCalculated } from '#web/ui/how-calculated.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './revenue-analytics.module.css';

/** The lift of texts over a control group that was chosen by chance. Nothing while it loads or if it fails. */
export function MeasuredLift() {
  const { data } = useMeasuredLift();
  if (data === undefined) return null;
  return (
    <>
      <Text size="small" tone="muted" className={styles.note}>
        <Text as="strong" tone="ink">
          Measured lift of SMS CAMPAIGNS:
        </Text>{' '}
        {resultOf(data)}
      </Text>
      {data.campaigns === 0 ? null : <HowCalculated>{statisticsOf(data)}</HowCalculated>}
    </>
  );
}

const pointsOf = (share: number) => formatDecimal(100 * share);

function resultOf({ campaigns, effect }: Measured): string {
  if (campaigns === 0) return 'no campaign has had a control group yet.';
  if (effect === null || (effect.low <= 0 && effect.high >= 0)) return 'not enough data yet.';
  const change = effect.difference > 0 ? 'more' : 'less';
  return `guests who got a text were ${pointsOf(Math.abs(effect.difference))} percentage points ${change} likely to come back than the control group.`;
}

function statisticsOf({ campaigns, texted_guests, held_back_guests, effect }: Measured): string {
  const groups = `${formatCounted(campaigns, 'campaign')}: ${formatCounted(texted_guests, 'guest')} texted, ${formatCount(held_back_guests)} in the control group.`;
  if (effect === null) return `${groups} Too few guests have come back to measure.`;
  return `${groups} Difference: ${pointsOf(effect.difference)} percentage points (95% confidence interval: ${pointsOf(effect.low)} to ${pointsOf(effect.high)}).`;
}
