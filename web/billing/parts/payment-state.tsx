import { formatExactDollars } from '#shared/format/numbers.ts';
import type { OwnBilling } from '#web/billing/api/billing.ts';
import { useProviderPage } from '#web/billing/api/provider-page.ts';
import { printedDay } from '#web/guests/printed-phone.ts';
import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';

type PaymentStateProps = {
  status: NonNullable<OwnBilling['subscription']>['status'];
  billing: Pick<OwnBilling, 'overdue' | 'processing'>;
};

/** A payment that failed, or that takes days, and what its owner can do. */
export function PaymentState({ status, billing: { overdue, processing } }: PaymentStateProps) {
  if (status === 'active')
    return processing === null ? null : (
      <Notice title={`${formatExactDollars(processing.amount)} is on its way from your bank`}>
        We started the debit on {printedDay(processing.since)}. Bank debits take up to 14 days. You keep your
        plan, and we’ll email you if your bank returns the debit.
      </Notice>
    );
  return (
    <Notice tone="danger" title={status === 'paused' ? 'Your plan is paused' : 'Payment failed'}>
      {status === 'paused'
        ? 'You can’t send, publish, or create content until you pay. Your websites stay online.'
        : `You keep your plan${overdue === null ? '' : ` until ${printedDay(overdue.pauses_at)}`}. After that, we pause it.`}{' '}
      {overdue?.needs_confirmation === true ? (
        <ConfirmPayment />
      ) : (
        'Replace your card below, and we’ll charge it right away.'
      )}
    </Notice>
  );
}

/** Leads to the page where the bank asks the owner. */
function ConfirmPayment() {
  const page = useProviderPage();
  return (
    <Stack gap={2} align="start">
      <p>Your bank wants you to confirm this payment. You can also replace your card below.</p>
      <Button
        variant="primary"
        onClick={() => page.mutate({ purpose: 'confirm' })}
        isPending={page.isPending}
      >
        Confirm payment
      </Button>
      {page.isError ? <p>{page.error.message}</p> : null}
    </Stack>
  );
}
