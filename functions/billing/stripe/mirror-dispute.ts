import type { DisputeFacts } from '#functions/payments/stripe/customer-facts.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { type DisputeStatus, isDisputeOpen } from '#shared/billing/dispute.ts';
import { disputeLost } from '#shared/billing/ledger.ts';
import { returnedRevenue } from '#shared/billing/revenue.ts';
import type { BusinessEvent } from '#shared/contract/events.ts';
import { isCreditPurchase } from '../actions/assert-allowed.ts';
import type { InvoiceRow } from '../invoice-row.ts';
import type { InvoicesRepository } from '../invoices-repository.ts';

type Dependencies = { invoices: Pick<InvoicesRepository, 'saveDispute'> };
type Disputed = { row: InvoiceRow; dispute: DisputeFacts | undefined; at: string };

/**
 * Records the state of a dispute on its invoice. A lost dispute makes the invoice a loss; one that is won on appeal
 * makes it paid again. Credit lost in a dispute counts as refunded. It compares states, so reports may come twice,
 * late, or in any order. Throws `subscription_changed` if another run was faster.
 */
export async function mirrorDispute(
  dependencies: Dependencies,
  { row, dispute, at }: Disputed,
): Promise<void> {
  if (dispute === undefined || !differs(row, dispute)) return;
  let saved = row;
  for (const status of stepsTo(row.dispute?.status, dispute.status)) {
    const was = saved;
    saved = withDispute(was, { dispute: { ...dispute, status }, at });
    const before = was.dispute?.status;
    const event = eventOf(saved, was, at);
    const isSaved = await dependencies.invoices.saveDispute(saved, { before, event });
    if (!isSaved) throw new AppError('subscription_changed');
  }
}

/** A row carries one event at a time, so a dispute that isn't open here is opened before its decision is recorded. */
function stepsTo(before: DisputeStatus | undefined, after: DisputeStatus): DisputeStatus[] {
  const isOpen = before !== undefined && isDisputeOpen(before);
  return before === after || isOpen || isDisputeOpen(after) ? [after] : ['under_review', after];
}

function differs(
  { dispute }: InvoiceRow,
  { status, cents, reason, dueAt, disputeId }: DisputeFacts,
): boolean {
  if (dispute === undefined) return true;
  const isSame = dispute.id === disputeId && dispute.status === status && dispute.cents === cents;
  return !isSame || dispute.reason !== reason || dispute.due_at !== dueAt;
}

function withDispute(row: InvoiceRow, { dispute, at }: { dispute: DisputeFacts; at: string }): InvoiceRow {
  const { disputeId: id, isLive: is_live, status, cents, reason, dueAt, openedAt: opened_at } = dispute;
  const noted = {
    id,
    is_live,
    status,
    cents,
    reason,
    opened_at,
    ...(dueAt !== undefined && { due_at: dueAt }),
  };
  const lost = isCreditPurchase(row) ? 0 : lossOf({ status, cents }) - lossOf(row.dispute);
  return {
    ...row,
    dispute: noted,
    flag: 'disputed',
    ...(lost !== 0 && {
      status: lost > 0 ? ('written_off' as const) : ('paid' as const),
      entries: [...row.entries, disputeLost(at, lost)],
    }),
  };
}

function lossOf(dispute: { status: DisputeStatus; cents: number } | undefined): number {
  return dispute?.status === 'lost' ? dispute.cents : 0;
}

/** Undefined if it is still open, or if only its amount changed. */
function eventOf(row: InvoiceRow, was: InvoiceRow, at: string): BusinessEvent | undefined {
  const { dispute } = row;
  const before = was.dispute?.status;
  const lost = row.entries
    .slice(was.entries.length)
    .reduce((sum, entry) => sum + returnedRevenue(row, entry), 0);
  const wasOpen = before !== undefined && isDisputeOpen(before);
  if (dispute === undefined || dispute.status === before) return undefined;
  const { id, status, cents, opened_at } = dispute;
  const isOpen = isDisputeOpen(status);
  if (isOpen && wasOpen) return undefined;
  const kind = isOpen ? 'dispute_opened' : status === 'won' ? 'dispute_won' : 'dispute_lost';
  return {
    event_id: `${kind}/${id}/${before ?? 'new'}`,
    kind,
    at: before === undefined ? opened_at : at,
    restaurant_id: row.restaurant_id,
    plan: row.plan_id,
    data: { invoice_id: row.invoice_id, cents, ...(lost !== 0 && { lost_cents: lost }) },
  };
}
