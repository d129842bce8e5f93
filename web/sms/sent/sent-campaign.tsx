import { useEffect, useRef, useState } from 'react';
import { formatCount, formatExactDollars } from '#shared/format/numbers.ts';
import { VIEWS } from '#web/shell/views.ts';
import { type SentCampaign, useSmsStatus } from '#web/sms/api/sms-campaigns.ts';
import { Decisions } from '#web/sms/preview/decisions.tsx';
import { ListErrors } from '#web/sms/preview/list-errors.tsx';
import { Button } from '#web/ui/button.tsx';
import { Fact, Facts } from '#web/ui/facts.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import { Text } from '#web/ui/text.tsx';
import { CampaignProgress } from './campaign-progress.tsx';
import { PlannedTime } from './planned-time.tsx';
import styles from './sent.module.css';
import { areAllScheduled, sentCounts } from './sent-counts.ts';

type SentCampaignProps = { sent: SentCampaign; onAgain: () => void };

/** The sent campaign, its delivery, and the next steps. Takes the focus so that screen readers read it. */
export function SentCampaignPanel({ sent, onAgain }: SentCampaignProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [now] = useState(() => new Date());
  useEffect(() => heading.current?.focus(), []);
  const { offerCode, messagesSent, totalCost, totalCustomersUploaded, lapsedCustomersFound } = sent;
  // The owner may cancel it in the list below.
  const { data: { campaign } = sent } = useSmsStatus(sent.campaign.campaign_id);
  if (campaign.canceled_at !== undefined) return <CanceledCampaign onAgain={onAgain} />;
  return (
    <Stack card="plain" as="section" gap={2} className={styles.sent} aria-labelledby="sent">
      <Text as="h2" size={4} id="sent" tabIndex={-1} ref={heading}>
        {titleOf(sent, now)}
      </Text>
      <Text tone="muted">{leadOf(sent)}</Text>
      <Facts look="figures" className={styles.facts}>
        <Fact label="Offer code">
          <span className={styles.code}>{offerCode}</span>
        </Fact>
        {sentCounts(campaign.decisions, now).map(({ name, value }) => (
          <Fact key={name} label={name}>
            {value}
          </Fact>
        ))}
        <Fact label="Rows uploaded">{formatCount(totalCustomersUploaded)}</Fact>
        <Fact label="Lapsed guests found">{formatCount(lapsedCustomersFound)}</Fact>
        <Fact label="Cost to text all lapsed guests">{formatExactDollars(totalCost)}</Fact>
      </Facts>
      <PlannedTime campaign={campaign} />
      {messagesSent === 0 ? null : <CampaignProgress id={campaign.campaign_id} />}
      <h3>Who gets this text</h3>
      <Decisions
        decisions={sent.decisions}
        willCost={sent.will_cost}
        priceNote={campaign.price_note}
        tense="past"
      />
      <ListErrors errors={sent.csvErrors} total={sent.csvErrors.length} />
      <h3>Next steps</h3>
      <Stack as="ol" gap={1} measured className={styles.steps}>
        <li>
          {campaign.one_code_per_guest ? (
            <>
              Tell your staff that each guest has a unique one-time code starting with{' '}
              <strong>{offerCode}</strong>. Staff must enter the full code.
            </>
          ) : (
            <>
              Tell your staff that guests who mention <strong>{offerCode}</strong> get “{campaign.name}.”
            </>
          )}
        </li>
        <li>
          <Link href={VIEWS.redeem.path}>Redeem the code</Link> at checkout to count every returning guest.
        </li>
        <li>Next month, upload a new list to see who ordered again, even without a code.</li>
      </Stack>
      <Button self="start" onClick={onAgain}>
        Create another campaign
      </Button>
    </Stack>
  );
}

function CanceledCampaign({ onAgain }: { onAgain: () => void }) {
  return (
    <Stack card="plain" as="section" gap={2} className={styles.sent} aria-labelledby="sent">
      <Text as="h2" size={4} id="sent">
        Your campaign was canceled
      </Text>
      <Text tone="muted">We didn’t send any texts, and you won’t be charged.</Text>
      <Button self="start" onClick={onAgain}>
        Create another campaign
      </Button>
    </Stack>
  );
}

function titleOf({ messagesSent, decisions }: SentCampaign, now: Date): string {
  if (messagesSent === 0) return 'No texts were sent';
  return areAllScheduled(decisions, now) ? 'Your texts are scheduled' : 'Your texts are on their way';
}

function leadOf({ messagesSent, decisions, campaign: { is_simulated, send_at } }: SentCampaign): string {
  if (messagesSent === 0) return 'We didn’t send any texts, and you weren’t charged. See why below.';
  if (is_simulated) return 'Test mode: no one gets a text, and you won’t be charged.';
  if (send_at !== undefined) return 'You can close this page. We’ll send them on schedule.';
  return decisions.hold > 0
    ? 'Some texts will go out when texting hours begin. You can close this page.'
    : 'You can close this page. We’ll keep sending.';
}
