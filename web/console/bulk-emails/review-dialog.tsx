import type { BulkEmail } from '#shared/bulk-emails/contract/bulk-email.ts';
import { EXAMPLE_NAME, fillPlaceholders } from '#shared/bulk-emails/fill-placeholders.ts';
import { formatCount, formatCounted } from '#shared/format/numbers.ts';
import { FactList } from '#web/console/fact-list.tsx';
import { errorMessages } from '#web/shell/errors/error-messages.ts';
import { LoadState } from '#web/shell/errors/load-state.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Fact } from '#web/ui/facts.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import { formatAudience } from './audience-text.ts';
import { useBulkEmail, useSendBulkEmail, useTestBulkEmail } from './use-bulk-emails.ts';

type ReviewDialogProps = { id: string; onClose: () => void };

/** Who gets an email and how it reads, a test, the button that sends it, and then its results. */
export function ReviewDialog({ id, onClose }: ReviewDialogProps) {
  const email = useBulkEmail(id);
  return (
    <Dialog isOpen onClose={onClose} title="Bulk email" size="large">
      {email.data !== undefined ? (
        <Review email={email.data} />
      ) : (
        <LoadState query={email} title="We couldn’t load the email" label="Loading the email…" lines={8} />
      )}
    </Dialog>
  );
}

function Review({ email }: { email: BulkEmail }) {
  const { bulk_email_id: id, state, subject, text, recipients } = email;
  const test = useTestBulkEmail();
  const send = useSendBulkEmail();
  const failure = test.error ?? send.error;
  return (
    <Stack gap={2}>
      <Facts email={email} />
      <Stack as="section" card="plain" gap={1} aria-label="Preview">
        <strong>{fillPlaceholders(subject, EXAMPLE_NAME)}</strong>
        <Text breaks lines="kept">
          {fillPlaceholders(text, EXAMPLE_NAME)}
        </Text>
        <Note>Followed by your postal address and an unsubscribe link.</Note>
      </Stack>
      {test.data === undefined ? null : <Notice tone="good">{test.data}</Notice>}
      {failure === null ? null : <Notice tone="danger">{errorMessages(failure).title}</Notice>}
      {state === 'counting' || state === 'ready' ? (
        <Cluster gap={2} rowGap={1}>
          <Button
            variant="primary"
            isPending={state === 'counting' || send.isPending}
            pendingLabel={state === 'counting' ? 'Counting' : 'Sending'}
            disabled={recipients === 0}
            onClick={() => {
              test.reset();
              send.mutate(id);
            }}
          >
            {recipients === 1 ? 'Send to 1 owner' : `Send to ${formatCount(recipients)} owners`}
          </Button>
          <Button isPending={test.isPending} onClick={() => test.mutate(id)}>
            Send me a test
          </Button>
        </Cluster>
      ) : null}
    </Stack>
  );
}

function Facts({ email }: { email: BulkEmail }) {
  const { audience, state, recipients, left_out, sent, bounced, opted_out } = email;
  return (
    <FactList columnWidth={10}>
      <Fact label="To">{formatAudience(audience)}</Fact>
      <Fact label="Recipients">
        {formatCounted(recipients, 'owner')}
        {state === 'counting' ? ' so far…' : ''}
      </Fact>
      <Fact label="Excluded">{formatCount(left_out)} opted out or haven’t verified their email address</Fact>
      {state === 'sending' || state === 'sent' ? (
        <>
          <Fact label="Sent">
            {formatCount(sent)}
            {state === 'sending' ? ' so far…' : ''}
          </Fact>
          <Fact label="Bounced">{formatCount(bounced)}</Fact>
          <Fact label="Opted out or reported spam">{formatCount(opted_out)}</Fact>
        </>
      ) : null}
    </FactList>
  );
}
