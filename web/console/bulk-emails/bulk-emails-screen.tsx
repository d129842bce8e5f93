import Mails from 'lucide-react/icons/mails';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ConsoleHeader } from '#web/console/console-header.tsx';
import { readSearch } from '#web/console/restaurants/use-list-address.ts';
import { CONSOLE_SECTIONS } from '#web/console/sections.ts';
import { LoadState } from '#web/shell/errors/load-state.tsx';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { Button, MoreButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BulkEmailTable } from './bulk-email-table.tsx';
import { useBulkEmails } from './use-bulk-emails.ts';

const ComposeDialog = lazyPart(() => import('./compose-dialog.tsx').then((m) => m.ComposeDialog));
const ReviewDialog = lazyPart(() => import('./review-dialog.tsx').then((m) => m.ReviewDialog));

/** Bulk emails: write, test, and send them, and see their results. The address says what is open. */
export function BulkEmailsScreen() {
  const emails = useBulkEmails();
  const [params, setParams] = useSearchParams();
  const { search, status, plan, setup } = readSearch(params);
  const reviewed = params.get('email');
  const review = (id: string) => setParams({ email: id });
  const close = () => setParams({});
  return (
    <>
      <ConsoleHeader
        section={CONSOLE_SECTIONS.bulkEmails}
        actions={
          <Button variant="primary" onClick={() => setParams({ new: 'true' })}>
            New email
          </Button>
        }
      />
      {emails.data === undefined ? (
        <LoadState query={emails} title="We couldn’t load the emails" label="Loading emails…" lines={6} />
      ) : emails.data.rows.length === 0 ? (
        <EmptyState icon={<Mails />} title="No emails yet">
          Email all owners, or filter restaurants in Restaurant Management and select “Email owners.”
        </EmptyState>
      ) : (
        <BulkEmailTable emails={emails.data.rows} />
      )}
      <MoreButton list={emails}>Show earlier</MoreButton>
      <Suspense fallback={null}>
        {params.has('new') ? (
          <ComposeDialog
            audience={{ search, status, plan, setup }}
            lacksPostalAddress={emails.data?.hasPostalAddress === false}
            onClose={close}
            onWritten={review}
          />
        ) : null}
        {reviewed === null ? null : <ReviewDialog id={reviewed} onClose={close} />}
      </Suspense>
    </>
  );
}
