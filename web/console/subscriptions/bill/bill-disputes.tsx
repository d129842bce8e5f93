import { isDisputeOpen } from '#shared/billing/dispute.ts';
import { formatExactDollars } from '#shared/format/numbers.ts';
import type { BilledInvoice } from '#web/billing/api/billing.ts';
import { printedDay } from '#web/guests/printed-phone.ts';
import { Stack } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';

type Dispute = NonNullable<BilledInvoice['dispute']>;

/** Payments that cardholders dispute, and those that were lost. */
export function BillDisputes({ invoices }: { invoices: readonly BilledInvoice[] }) {
  return invoices.map(({ invoice_id, number, dispute }) =>
    dispute === null || dispute.status === 'won' ? null : (
      <Notice
        key={invoice_id}
        tone={isDisputeOpen(dispute.status) ? 'danger' : 'warning'}
        title={`${formatExactDollars(dispute.amount)} of invoice ${number} ${isDisputeOpen(dispute.status) ? 'is disputed' : 'was lost in a dispute'}`}
      >
        <Stack gap={1} align="start">
          <p>
            {dispute.reason} {whatFollows(dispute)}
          </p>
          <Link href={stripePage(dispute)} target="_blank" rel="noreferrer">
            Open the dispute in Stripe
          </Link>
        </Stack>
      </Notice>
    ),
  );
}

function whatFollows({ status, due_at }: Dispute): string {
  if (status === 'lost') return 'We recorded the invoice as a loss and ended the plan it paid for.';
  if (status === 'under_review') return 'The bank is reviewing the evidence.';
  return due_at === null ? 'Send evidence in Stripe.' : `Send evidence in Stripe by ${printedDay(due_at)}.`;
}

function stripePage({ id, is_live }: Dispute): string {
  return `https://dashboard.stripe.com/${is_live ? '' : 'test/'}disputes/${id}`;
}
