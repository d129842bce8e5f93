import { formatCount, formatExactDollars } from '#shared/format/numbers.ts';
import type { SmsDecisions } from '#shared/sms/contract/sms-campaign.ts';
import { Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './decisions.module.css';
import { printedTime } from './printed-time.ts';

type DecisionsProps = {
  decisions: SmsDecisions;
  /** In dollars. */
  willCost: number;
  /** A note about the amount, or null. */
  priceNote: string | null;
  /** Before sending, or after. */
  tense: 'future' | 'past';
};

/** Who gets the text, who doesn’t and why, and the cost. The lines add up. */
export function Decisions({ decisions, willCost, priceNote, tense }: DecisionsProps) {
  const { guests, send, hold, skip, held, skipped, held_from } = decisions;
  const isPast = tense === 'past';
  return (
    <>
      <Stack as="dl" divided className={styles.lines}>
        <Line name="Guests on the list" count={guests} />
        <Line name="Texted right away" count={send} isStrong />
        {hold === 0 ? null : (
          <Line
            name={`Texted later${held_from === undefined ? '' : `, from ${printedTime(held_from)}`}`}
            count={hold}
            isStrong
          />
        )}
        <Reasons reasons={held} />
        <Line name="Not texted" count={skip} isStrong />
        <Reasons reasons={skipped} />
        <div className={styles.sum}>
          <dt>{isPast ? 'You’ll pay up to' : 'Estimated cost'}</dt>
          <Text as="dd" size={3} strong display>
            {formatExactDollars(willCost)}
          </Text>
        </div>
      </Stack>
      {priceNote === null ? null : <Notice tone="warning">{priceNote}</Notice>}
    </>
  );
}

function Line({ name, count, isStrong }: { name: string; count: number; isStrong?: boolean }) {
  return (
    <div className={isStrong ? styles.strong : undefined}>
      <dt>{name}</dt>
      <dd>{formatCount(count)}</dd>
    </div>
  );
}

function Reasons({ reasons }: { reasons: SmsDecisions['skipped'] }) {
  return reasons
    .filter(({ guests }) => guests > 0)
    .map(({ rule, guests, reason }) => (
      <div key={rule} className={styles.reason}>
        <dt>{reason}</dt>
        <dd>{formatCount(guests)}</dd>
      </div>
    ));
}
