import { useEffect, useRef } from 'react';
import type { Ad } from '#shared/ads/contract/ad-campaign.ts';
import { formatCount } from '#shared/format/numbers.ts';
import { type LaunchedAd, useAdStatus } from '#web/ads/api/facebook-ads.ts';
import { printedDay } from '#web/guests/printed-phone.ts';
import { Button } from '#web/ui/button.tsx';
import { Estimate } from '#web/ui/estimate.tsx';
import { Fact, Facts } from '#web/ui/facts.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import styles from './get-new-customers.module.css';
import { runTime } from './run-time.ts';
import { useRestaurantDay } from './use-restaurant-day.ts';
import { WaitingAnswers } from './waiting-answers.tsx';

/** What was launched or what it waits for, and the next steps. Takes the focus so that screen readers read it. */
export function LaunchSuccess({ ad, onAgain }: { ad: LaunchedAd; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const dayOf = useRestaurantDay();
  const { promoCode } = ad;
  const campaign = useAdStatus(ad.campaign).data;
  const asksForCity = campaign.waiting_needs?.includes('address') === true;
  const isWaiting = campaign.waiting_for !== undefined;
  useEffect(() => {
    // The field of the question has the focus, and the headline above it stays in view.
    if (asksForCity) heading.current?.scrollIntoView({ block: 'start' });
    else heading.current?.focus();
  }, [asksForCity]);
  const { people, source, as_of } = campaign.expected;
  return (
    <Stack
      card="plain"
      as="section"
      gap={2}
      align="start"
      className={styles.success}
      aria-labelledby="launched"
    >
      <h2 id="launched" tabIndex={-1} ref={heading}>
        {headingOf(campaign)}
      </h2>
      <WaitingAnswers ad={campaign} isFocused />
      {isWaiting && !asksForCity ? <Text tone="muted">{campaign.waiting_for}</Text> : null}
      <Text tone="muted">{leadOf(campaign)}</Text>
      <Facts gap={2} className={styles.facts}>
        <Fact label="Promo code">
          <Text as="span" size={4} strong className={styles.bigCode}>
            {promoCode}
          </Text>
        </Fact>
        <Fact
          label={
            <>
              Expected reach <Estimate />
            </>
          }
        >
          {formatCount(people.low)} to {formatCount(people.high)} people
          <Note as="span" measured>
            {' '}
            ({source}, {printedDay(as_of)})
          </Note>
        </Fact>
        <Fact label="Budget">
          ${ad.budget} a day {runTime(campaign, dayOf)}, up to ${campaign.total_budget_cents / 100} total
        </Fact>
      </Facts>
      <h3>Next steps</h3>
      <Stack as="ol" gap={1} measured className={styles.steps}>
        <li>
          Tell your staff that guests who mention <strong>{promoCode}</strong> get “{campaign.name}.”
        </li>
        <li>Redeem the code each time a guest uses it to track this ad’s results.</li>
        <li>We update your spending and results every hour. Check back tomorrow.</li>
      </Stack>
      <Button onClick={onAgain}>Create another ad</Button>
    </Stack>
  );
}

function headingOf({ waiting_needs, waiting_for }: Ad): string {
  if (waiting_needs?.includes('address')) return 'Almost ready. Where should we show your ad?';
  return waiting_for === undefined ? 'Your ad was submitted' : 'Almost ready';
}

function leadOf({ is_simulated, waiting_for }: Ad): string {
  if (is_simulated) return 'Test mode: no one sees this ad, and you won’t be charged.';
  return waiting_for === undefined
    ? 'Facebook usually reviews ads within a day.'
    : 'You won’t be charged until your ad starts.';
}
