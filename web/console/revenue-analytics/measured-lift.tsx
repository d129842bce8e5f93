import { formatCount } from '#shared/format/numbers.ts';
import { trueMinus } from '#shared/format/true-minus.ts';
import { type MeasuredLift as Measured, useMeasuredLift } from '#web/console/api/revenue-analytics.ts';
import { Text } from '#web/ui/text.tsx';
import styles from './revenue-analytics.module.css';

const POINTS = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** What texts have brought where chance decided who got none. Nothing while it is not known, or cannot be fetched. */
export function MeasuredLift() {
  const { data } = useMeasuredLift();
  if (data === undefined) return null;
  return (
    <Text size="small" tone="muted" className={styles.note}>
      <Text as="strong" tone="ink">
        Measured lift of SMS CAMPAIGNS:
      </Text>{' '}
      {wordsOf(data)}
    </Text>
  );
}

function wordsOf({ campaigns, texted_guests, held_back_guests, effect }: Measured): string {
  if (campaigns === 0) return 'no campaign has had a control group yet.';
  const held = campaigns === 1 ? 'One campaign' : `${formatCount(campaigns)} campaigns`;
  const groups = `${formatCount(texted_guests)} texted, ${formatCount(held_back_guests)} in the control group`;
  if (effect === null) return `${held} (${groups}): too few guests have come back to measure.`;
  const [points, low, high] = [effect.difference, effect.low, effect.high].map((share) =>
    trueMinus(POINTS.format(100 * share)),
  );
  const isChance = effect.low <= 0 && effect.high >= 0;
  return `${held} (${groups}): ${points} points more of the texted came back (95% interval ${low} to ${high}). ${
    isChance ? 'That may be due to chance.' : 'This is a measured effect, not a correlation.'
  }`;
}
