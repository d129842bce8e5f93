import { useState } from 'react';
import { restaurantAdministrationRoutes as routes } from '#shared/restaurants/contract/restaurant-administration-routes.ts';
import { type Help, type RestaurantDetails, useHelpOwner } from '#web/console/api/restaurant-details.ts';
import { useMay } from '#web/console/use-may.ts';
import { printedDay } from '#web/guests/printed-phone.ts';
import { deferredDialog } from '#web/shell/dialogs/deferred-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Note } from '#web/ui/text.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './restaurant-details.module.css';

const OwnerLetter = deferredDialog(() => import('#web/console/owner-letter.tsx').then((m) => m.OwnerLetter));

/** Support actions for an owner who is stuck, and failed jobs and emails. */
export function HelpOwner({
  details: { restaurant, owner, failed_jobs, failed_mails },
}: {
  details: RestaurantDetails;
}) {
  const help = useHelpOwner(restaurant.restaurant_id);
  const isPending = (kind: Help['kind']) => help.isPending && help.variables.kind === kind;
  const mayHelp = useMay()(routes.sendOwnerPasswordReset);
  const [isWriting, setWriting] = useState(false);
  const [letters, setLetters] = useState(0);
  const write = () => {
    setWriting(true);
    setLetters(letters + 1);
  };
  return (
    <Stack as="section" gap={1} align="start" className={styles.section} aria-labelledby="help">
      <OwnerLetter
        key={letters}
        isOpen={isWriting}
        onClose={() => setWriting(false)}
        restaurant={restaurant}
        description="We save a copy of this email in the timeline and the activity log."
        draft={{ subject: '', text: '' }}
      />
      <h2 id="help">Help the owner</h2>
      <Cluster gap={1}>
        <Button onClick={write}>Email the owner</Button>
        {mayHelp ? (
          <>
            <Button isPending={isPending('reset')} onClick={() => help.mutate({ kind: 'reset' })}>
              Send reset link
            </Button>
            {owner.email_verified ? null : (
              <Button
                isPending={isPending('verification')}
                onClick={() => help.mutate({ kind: 'verification' })}
              >
                Resend verification
              </Button>
            )}
            <Button isPending={isPending('unlock')} onClick={() => help.mutate({ kind: 'unlock' })}>
              Unlock sign-in
            </Button>
          </>
        ) : null}
      </Cluster>
      {help.isSuccess ? <Notice tone="good">{help.data}</Notice> : null}
      {help.isError ? <Notice tone="danger">{help.error.message}</Notice> : null}
      <h3>Failed jobs and emails</h3>
      {failed_jobs.length + failed_mails.length === 0 ? (
        <Note>No recent failures.</Note>
      ) : (
        <ul>
          {failed_mails.map((mail) => (
            <li key={mail.request_id} className={styles.problem}>
              <div>
                <strong>Email: {mail.kind.replaceAll('_', ' ')}</strong>{' '}
                <Note as="span">{printedDay(mail.failed_at)}</Note>
                <Note>{mail.error}</Note>
              </div>
              {mayHelp ? (
                <Button
                  size="small"
                  isPending={isPending('mail')}
                  onClick={() => help.mutate({ kind: 'mail', requestId: mail.request_id })}
                >
                  Retry<VisuallyHidden> the email</VisuallyHidden>
                </Button>
              ) : null}
            </li>
          ))}
          {failed_jobs.map((job) => (
            <li key={job.generation_id} className={styles.problem}>
              <div>
                <strong>{job.website_name}</strong> <Note as="span">{printedDay(job.failed_at)}</Note>
                <Note>{job.error_details}</Note>
              </div>
              {mayHelp ? (
                <Button
                  size="small"
                  isPending={isPending('job')}
                  onClick={() => help.mutate({ kind: 'job', generationId: job.generation_id })}
                >
                  Retry<VisuallyHidden> {job.website_name}</VisuallyHidden>
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
