import { type Help, type RestaurantDetails, useHelpOwner } from '#web/api/admin/restaurant-details.ts';
import { printedDay } from '#web/features/guests/printed-phone.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './restaurant-details.module.css';

/** What an owner who is stuck asks for most. */
export function HelpOwner({
  details: { restaurant, owner, failed_jobs, failed_mails },
}: {
  details: RestaurantDetails;
}) {
  const help = useHelpOwner(restaurant.restaurant_id);
  const isPending = (kind: Help['kind']) => help.isPending && help.variables.kind === kind;
  return (
    <section className={styles.section} aria-labelledby="help">
      <h2 id="help">Help the owner</h2>
      <div className={styles.buttons}>
        <Button isPending={isPending('reset')} onClick={() => help.mutate({ kind: 'reset' })}>
          Send a reset link
        </Button>
        {owner.email_verified ? null : (
          <Button isPending={isPending('verification')} onClick={() => help.mutate({ kind: 'verification' })}>
            Resend verification
          </Button>
        )}
        <Button isPending={isPending('unlock')} onClick={() => help.mutate({ kind: 'unlock' })}>
          Unlock sign-in
        </Button>
      </div>
      {help.isSuccess ? <Notice tone="good">{help.data}</Notice> : null}
      {help.isError ? <Notice tone="danger">{help.error.message}</Notice> : null}
      <h3>Failed jobs and emails</h3>
      {failed_jobs.length + failed_mails.length === 0 ? (
        <p className={styles.meaning}>No recent failures.</p>
      ) : (
        <ul className={styles.list}>
          {failed_mails.map((mail) => (
            <li key={mail.request_id} className={styles.problem}>
              <div>
                <strong>Email: {mail.kind.replaceAll('_', ' ')}</strong>{' '}
                <span className={styles.meaning}>{printedDay(mail.failed_at)}</span>
                <p className={styles.meaning}>{mail.error}</p>
              </div>
              <Button
                size="small"
                isPending={isPending('mail')}
                onClick={() => help.mutate({ kind: 'mail', requestId: mail.request_id })}
              >
                Retry<VisuallyHidden> the email</VisuallyHidden>
              </Button>
            </li>
          ))}
          {failed_jobs.map((job) => (
            <li key={job.generation_id} className={styles.problem}>
              <div>
                <strong>{job.website_name}</strong>{' '}
                <span className={styles.meaning}>{printedDay(job.failed_at)}</span>
                <p className={styles.meaning}>{job.error_details}</p>
              </div>
              <Button
                size="small"
                isPending={isPending('job')}
                onClick={() => help.mutate({ kind: 'job', generationId: job.generation_id })}
              >
                Retry<VisuallyHidden> {job.website_name}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
