import { formatCount } from '#shared/format/numbers.ts';
import { LoadState } from '#web/shell/errors/load-state.tsx';
import { type SmsStatus, useSmsStatus } from '#web/sms/api/sms-campaigns.ts';
import { Fact, Facts } from '#web/ui/facts.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Note } from '#web/ui/text.tsx';
import styles from './sent.module.css';
import { areAllScheduled } from './sent-counts.ts';

/** The delivery progress of a campaign, updated until it’s final. */
export function CampaignProgress({ id }: { id: string }) {
  const status = useSmsStatus(id);
  if (status.data === undefined) {
    return <LoadState query={status} label="Checking delivery status…" lines={3} />;
  }
  return <Progress status={status.data} />;
}

function Progress({ status: { progress, deliveryRate, campaign } }: { status: SmsStatus }) {
  const { messages_decided, waiting, waiting_for } = progress;
  const percent = Math.floor(((messages_decided - waiting) / Math.max(1, messages_decided)) * 100);
  return (
    <Stack gap={2} pad={2} className={styles.progress}>
      <ProgressBar label={progressLabel(progress, campaign)} percent={percent} />
      {waiting_for === undefined ? null : <Notice tone="warning">{waiting_for}</Notice>}
      <Facts look="figures">
        <Fact label="Delivery rate">
          {deliveryRate === null ? 'Not available yet' : `${formatCount(Math.round(deliveryRate))}%`}
        </Fact>
        {STATES.filter(({ key, isAlways }) => isAlways || progress[key] > 0).map(({ key, name }) => (
          <Fact key={key} label={name}>
            {formatCount(progress[key])}
          </Fact>
        ))}
      </Facts>
      {progress.unknown > 0 ? (
        <Note>
          Because of a system error, we can’t confirm whether {formatCount(progress.unknown)} texts went out.
          To avoid duplicates, we won’t resend them.
        </Note>
      ) : null}
    </Stack>
  );
}

type CountKey = 'delivered' | 'sent' | 'waiting' | 'failed' | 'dropped' | 'unknown';

const STATES: readonly { key: CountKey; name: string; isAlways?: true }[] = [
  { key: 'delivered', name: 'Delivered', isAlways: true },
  { key: 'sent', name: 'Sent to carrier', isAlways: true },
  { key: 'waiting', name: 'Waiting', isAlways: true },
  { key: 'failed', name: 'Failed' },
  { key: 'dropped', name: 'Not sent' },
  { key: 'unknown', name: 'Unknown' },
];

function progressLabel({ waiting, sent }: SmsStatus['progress'], campaign: SmsStatus['campaign']): string {
  const { canceled_at, decisions } = campaign;
  if (canceled_at !== undefined) return 'Canceled';
  if (campaign.is_text_rejected === true) return 'Stopped';
  if (areAllScheduled(decisions, new Date())) return 'Scheduled';
  if (waiting > 0) return 'Sending';
  return sent > 0 ? 'All sent. Waiting for delivery reports' : 'All texts sent';
}
