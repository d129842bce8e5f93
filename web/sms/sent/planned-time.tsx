import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useState } from 'react';
import type { SmsCampaign } from '#shared/sms/contract/sms-campaign.ts';
import { DeferredConfirm } from '#web/shell/dialogs/deferred-confirm.tsx';
import { errorMessages } from '#web/shell/errors/error-messages.ts';
import { useCancelSms } from '#web/sms/api/sms-campaigns.ts';
import { printedTime } from '#web/sms/preview/printed-time.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Cluster } from '#web/ui/layout.tsx';
import { Note } from '#web/ui/text.tsx';
import { showToast } from '#web/ui/toast.tsx';
import styles from './sent.module.css';

type PlannedTimeProps = { campaign: SmsCampaign; onCanceled?: () => void };

/** When a scheduled campaign starts, with a button to cancel it. */
export function PlannedTime({ campaign, onCanceled }: PlannedTimeProps) {
  const { campaign_id, canceled_at, send_at, name } = campaign;
  const [isAsking, setIsAsking] = useState(false);
  const cancel = useCancelSms();
  if (canceled_at !== undefined) {
    return (
      <Note>
        {campaign.is_text_rejected === true
          ? 'We canceled this campaign because we rejected its message. No texts were sent. See Activity for details.'
          : 'You canceled this campaign before it started. No texts were sent.'}
      </Note>
    );
  }
  if (campaign.is_text_rejected === true) {
    return (
      <Note>
        We stopped this campaign because we rejected its message. Guests can still use codes they already
        have. See Activity for details.
      </Note>
    );
  }
  if (send_at === undefined || new Date(send_at) <= new Date()) return null;
  const confirm = () =>
    cancel.mutate(campaign_id, {
      onSuccess: ({ message }) => {
        showToast({ tone: 'good', title: message });
        onCanceled?.();
      },
      onError: (error) => showToast({ tone: 'danger', title: errorMessages(error).title }),
      onSettled: () => setIsAsking(false),
    });
  return (
    <Cluster gap={2} rowGap={1} justify="between" className={styles.planned}>
      <p>
        <Icon of={CalendarClock} size={1.25} /> We’ll start sending {printedTime(send_at)}.
      </p>
      <Button size="small" onClick={() => setIsAsking(true)}>
        Cancel campaign
      </Button>
      <DeferredConfirm
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={confirm}
        title={`Cancel “${name}”?`}
        confirmLabel="Cancel campaign"
        cancelLabel="Keep campaign"
        isDanger
        isPending={cancel.isPending}
      >
        We won’t send any texts, and you won’t be charged. You can’t undo this.
      </DeferredConfirm>
    </Cluster>
  );
}
