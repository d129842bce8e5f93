import { useEffect, useRef } from 'react';
import { type LaunchedAd, useAdStatus } from '#web/api/campaigns/facebook-ads.ts';
import { Estimate } from '#web/features/estimates/estimate.tsx';
import { printedDay } from '#web/features/guests/printed-phone.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './get-new-customers.module.css';
import { runTime } from './run-time.ts';

const number = new Intl.NumberFormat('en-US');

/** What was launched, and what to do next. Takes the focus, so that it is read out. */
export function LaunchSuccess({ ad, onAgain }: { ad: LaunchedAd; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { promoCode } = ad;
  const campaign = useAdStatus(ad.campaign).data;
  const { people, source, as_of } = campaign.expected;
  return (
    <section className={styles.success} aria-labelledby="launched">
      <h2 id="launched" tabIndex={-1} ref={heading}>
        Your Facebook ad is on its way
      </h2>
      {campaign.waiting_for === undefined ? null : <p className={styles.lead}>{campaign.waiting_for}</p>}
      <p className={styles.lead}>
        {campaign.is_simulated
          ? 'This is test mode. Nobody sees the ad, and it costs nothing.'
          : 'Facebook reviews it before anyone sees it, usually within a day.'}
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>Promo code</dt>
          <dd className={styles.bigCode}>{promoCode}</dd>
        </div>
        <div>
          <dt>
            Expected reach <Estimate />
          </dt>
          <dd>
            {number.format(people.low)} to {number.format(people.high)} people
            <span className={styles.fine}>
              {' '}
              ({source}, {printedDay(as_of)})
            </span>
          </dd>
        </div>
        <div>
          <dt>Budget</dt>
          <dd>
            ${ad.budget} a day {runTime(campaign)}, ${campaign.total_budget_cents / 100} at most
          </dd>
        </div>
      </dl>
      <h3>Next steps</h3>
      <ol className={styles.steps}>
        <li>
          Tell your team: guests who name <strong>{promoCode}</strong> get “{campaign.name}”.
        </li>
        <li>Enter the code on Redeem each time a guest uses it, so we can count it for this ad.</li>
        <li>Come back tomorrow to see what the ad spent and brought in. We update this every hour.</li>
      </ol>
      <Button onClick={onAgain}>Create another ad</Button>
    </section>
  );
}
