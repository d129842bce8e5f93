import type * as z from 'zod/mini';
import type { PaymentFailureSchema } from '#shared/billing/contract/billing-actions.ts';
import { formatExactDollars } from '#shared/format/numbers.ts';
import type { Subscription } from '#web/console/api/billing.ts';
import { printedDay } from '#web/guests/printed-phone.ts';
import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './bill.module.css';

type Failure = z.output<typeof PaymentFailureSchema>;
type BillFailureProps = { failure: Failure; status: Subscription['status']; onRetry: () => void };

const STEPS: Readonly<Record<Failure['schedule'][number]['step'], string>> = {
  email: 'Email to the owner',
  pause: 'The plan is paused',
  end: 'The plan ends',
};

/** Why a payment failed, and what happens until it is paid. */
export function BillFailure({ failure, status, onRetry }: BillFailureProps) {
  const { amount, since, reason, failures, schedule } = failure;
  const tries = failures === 1 ? 'once' : `${failures} times`;
  return (
    <Notice tone="danger" title={`${formatExactDollars(amount)} has been overdue since ${printedDay(since)}`}>
      <Stack gap={2} align="start">
        <p>
          We tried the card {tries}. {reason ?? ''}{' '}
          {status === 'paused'
            ? 'The restaurant can’t send, publish, or create content until it pays.'
            : 'The plan stays active until we pause it.'}
        </p>
        <ol className={styles.schedule} aria-label="What happens next">
          {schedule.map(({ step, at, is_done }) => (
            <li key={`${step} ${at}`} data-done={is_done}>
              <span className={styles.day}>{printedDay(at)}</span> {STEPS[step]}
              {is_done ? ' (done)' : ''}
            </li>
          ))}
        </ol>
        <Button onClick={onRetry}>Retry charge</Button>
      </Stack>
    </Notice>
  );
}
