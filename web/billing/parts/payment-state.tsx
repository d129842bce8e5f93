import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { formatMoment } from '#shared/format/dates.ts';
import { formatExactDollars } from '#shared/format/numbers.ts';
import type { OwnBilling } from '#web/billing/api/billing.ts';
import { useProviderPage } from '#web/billing/api/provider-page.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { printedDay } from '#web/guests/printed-phone.ts';
import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';

type PaymentStateProps = {
  status: NonNullable<OwnBilling['subscription']>['status'];
  billing: Pick<OwnBilling, 'overdue' | 'processing' | 'unconfirmed_upgrade'>;
};

/** A payment that failed, waits for the owner, or takes days, and what the owner can do. */
export function PaymentState({ status, billing }: PaymentStateProps) {
  const { overdue, processing, unconfirmed_upgrade: upgrade } = billing;
  if (status === 'active')
    return (
      <>
        {upgrade === null ? null : <UnconfirmedUpgrade upgrade={upgrade} />}
        {processing === null ? null : (
          <Notice title={`${formatExactDollars(processing.amount)} payment is processing`}>
            We sent the charge to your bank on {printedDay(processing.since)}. Bank payments take up to 14
            days. You keep your plan, and we’ll email you if the payment fails.
          </Notice>
        )}
      </>
    );
  return (
    <Notice tone="danger" title={status === 'paused' ? 'Your plan is paused' : 'Payment failed'}>
      {status === 'paused'
        ? 'You can’t send, publish, or create content until you pay. Your websites stay online.'
        : `You keep your plan${overdue === null ? '' : ` until ${printedDay(overdue.pauses_at)}`}. After that, we’ll pause it.`}{' '}
      {overdue?.needs_confirmation === true ? (
        <ConfirmPayment>Confirm this payment with your bank, or replace your card below.</ConfirmPayment>
      ) : (
        'Replace your card below. We’ll charge it right away.'
      )}
    </Notice>
  );
}

type UnconfirmedUpgradeProps = { upgrade: NonNullable<OwnBilling['unconfirmed_upgrade']> };

function UnconfirmedUpgrade({ upgrade: { plan, amount, expires_at } }: UnconfirmedUpgradeProps) {
  const queries = useQueryClient();
  // This notice goes when the upgrade is confirmed, which adds an invoice.
  useEffect(() => () => void queries.invalidateQueries({ queryKey: queryKeys.ownInvoices }), [queries]);
  return (
    <Notice tone="warning" title={`Confirm your upgrade to ${plan}`}>
      <ConfirmPayment>
        Your bank needs you to confirm the {formatExactDollars(amount)} payment by {formatMoment(expires_at)}.
        Otherwise, your plan stays the same and you aren’t charged.
      </ConfirmPayment>
    </Notice>
  );
}

/** Leads to the page where the bank asks the owner. */
function ConfirmPayment({ children }: { children: ReactNode }) {
  const page = useProviderPage();
  return (
    <Stack gap={2} align="start">
      <p>{children}</p>
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
