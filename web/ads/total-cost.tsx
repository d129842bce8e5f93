import { estimateAdReach } from '#shared/ads/ad-reach.ts';
import { MAX_AD_DAYS } from '#shared/ads/contract/ad-campaign.ts';
import { formatCount } from '#shared/format/numbers.ts';
import { printedDay } from '#web/guests/printed-phone.ts';
import { Estimate } from '#web/ui/estimate.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import styles from './get-new-customers.module.css';

/** The total cost of the ad and its estimated reach. `budget`: dollars a day. */
export function TotalCost({ budget, days }: { budget: number; days: number }) {
  const isAsked = Number.isInteger(days) && days >= 1 && days <= MAX_AD_DAYS;
  if (!isAsked) return <Note measured>Choose 1 to {MAX_AD_DAYS} days to see the cost.</Note>;
  const total = budget * days;
  const { people, impressions, basis, source, as_of } = estimateAdReach(total * 100);
  return (
    <Stack gap={1} pad={2} className={styles.cost}>
      <p>
        <Text as="strong" size={3} strong className={styles.sum}>
          ${total}
        </Text>{' '}
        total
        <Note as="span" measured>
          {' '}
          ${budget} a day for {days} {days === 1 ? 'day' : 'days'}, paid to Facebook
        </Note>
      </p>
      <Note measured>Daily spending may vary, but your total is never more than ${total}.</Note>
      <p>
        May reach {formatCount(people.low)} to {formatCount(people.high)} people <Estimate />
      </p>
      <Note as="details" measured>
        <Text as="summary" height="small" width="fit" pad={0.5}>
          How we estimate this
        </Text>
        <p>
          {formatCount(impressions.low)} to {formatCount(impressions.high)} views: {basis}
        </p>
        <p>
          Source: {source}, as of {printedDay(as_of)}.
        </p>
      </Note>
    </Stack>
  );
}
