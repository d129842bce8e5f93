import { useQuery } from '@tanstack/react-query';
import Inbox from 'lucide-react/icons/inbox';
import * as z from 'zod/mini';
import { formatMoment } from '#shared/format/dates.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { ScreenTitle } from '#web/shell/screen-title.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import { WindowPage } from '#web/ui/window-page.tsx';

const MailSchema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  links: z.array(z.string()),
  sent_at: z.string(),
});
type Mail = z.infer<typeof MailSchema>;

/** Served by local mode beside the API; not part of the contract. Newest first. */
async function fetchOutbox({ signal }: { signal: AbortSignal }): Promise<Mail[]> {
  const response = await fetch('/dev/outbox', { signal, headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`The outbox returned status ${response.status}.`);
  return z.array(MailSchema).parse(await response.json());
}

/** The emails that local mode kept instead of sending them. */
export function DevInboxScreen() {
  const outbox = useQuery({ queryKey: queryKeys.devOutbox, queryFn: fetchOutbox, refetchInterval: 3000 });
  return (
    <WindowPage>
      <ScreenTitle>Outbox</ScreenTitle>
      <PageHeader
        title="Outbox"
        subtitle="Local mode doesn’t send email. Emails appear here instead."
        back={{ href: '/', label: 'Back to the app' }}
        actions={<Button onClick={() => void outbox.refetch()}>Refresh</Button>}
      />
      <Mails outbox={outbox} />
    </WindowPage>
  );
}

function Mails({ outbox }: { outbox: ReturnType<typeof useQuery<Mail[]>> }) {
  if (outbox.data === undefined && outbox.error === null) {
    return <Loading label="Loading the outbox…" shapes={[4]} />;
  }
  if (outbox.data === undefined) {
    return (
      <ErrorState title="We couldn’t load the outbox" onRetry={() => void outbox.refetch()}>
        {outbox.error?.message}
      </ErrorState>
    );
  }
  if (outbox.data.length === 0) {
    return (
      <EmptyState icon={<Inbox />} title="No email yet">
        Create an account to see its verification email here.
      </EmptyState>
    );
  }
  return outbox.data.map((mail) => <MailCard key={mail.id} mail={mail} />);
}

function MailCard({ mail }: { mail: Mail }) {
  return (
    <Card title={mail.subject}>
      <Note>
        To {mail.to} · <time dateTime={mail.sent_at}>{formatMoment(mail.sent_at)}</time>
      </Note>
      <Text breaks lines="kept">
        {mail.text}
      </Text>
      <Text as="ul" breaks>
        {mail.links.map((link) => (
          <li key={link}>
            <a href={link}>{link}</a>
          </li>
        ))}
      </Text>
    </Card>
  );
}
