import type { SmsCampaign } from '#shared/sms/contract/sms-campaign.ts';
import { printedDay, printedPhone } from '#web/guests/printed-phone.ts';
import { LoadState } from '#web/shell/errors/load-state.tsx';
import { useSmsGuests } from '#web/sms/api/sms-campaigns.ts';
import { printedTime } from '#web/sms/preview/printed-time.ts';
import { MoreButton } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Grid, Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import rows from '#web/ui/row-list.module.css';
import { Note, Text } from '#web/ui/text.tsx';
import { CampaignProgress } from './campaign-progress.tsx';
import { CampaignResults } from './campaign-results.tsx';
import { PlannedTime } from './planned-time.tsx';
import styles from './sent.module.css';

type CampaignDialogProps = { campaign: SmsCampaign; onClose: () => void };

/** One campaign: its text, delivery, and the decision for each guest. */
export function CampaignDialog({ campaign, onClose }: CampaignDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={campaign.name} size="large">
      <Stack gap={2} className={styles.dialog}>
        <Text tone="muted" breaks quoted>
          {campaign.message.text}
        </Text>
        <PlannedTime campaign={campaign} onCanceled={onClose} />
        <CampaignProgress id={campaign.campaign_id} />
        <CampaignResults id={campaign.campaign_id} endsOn={campaign.ends_on} />
        {campaign.price_note === null ? null : <Notice tone="warning">{campaign.price_note}</Notice>}
        <CampaignGuests id={campaign.campaign_id} />
      </Stack>
    </Dialog>
  );
}

const STATES = {
  waiting: 'Waiting',
  sent: 'Sent',
  delivered: 'Delivered',
  failed: 'Failed',
  dropped: 'Not sent',
  unknown: 'Unknown',
  skipped: 'Not texted',
} as const;

function CampaignGuests({ id }: { id: string }) {
  const guests = useSmsGuests(id);
  if (guests.data === undefined) {
    return <LoadState query={guests} label="Loading guests…" lines={4} />;
  }
  return (
    <>
      <h3>Guest details</h3>
      <Stack as="ul" divided className={rows.list}>
        {guests.data.map(({ phone, name, state, reason, until, came_back_at }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: deleted guests have no number, and the order never changes
          <Grid as="li" columns="1fr auto" gap={2} rowGap={0} key={`${place}${phone}`}>
            <span>
              <strong>{name || (phone === '' ? 'Deleted guest' : 'No name')}</strong>{' '}
              <Note as="span" lines="one">
                {printedPhone(phone)}
              </Note>
            </span>
            <Text as="span" textAlign="end">
              {came_back_at === undefined ? STATES[state] : `Came back ${printedDay(came_back_at)}`}
            </Text>
            {reason === undefined && until === undefined ? null : (
              <Note as="span" width="row">
                {reason}
                {until === undefined ? '' : ` On hold until ${printedTime(until)}.`}
              </Note>
            )}
          </Grid>
        ))}
      </Stack>
      <MoreButton list={guests}>Show more guests</MoreButton>
    </>
  );
}
