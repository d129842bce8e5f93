import { priceOf } from '#shared/billing/price-words.ts';
import type { ReadAuditRecord } from './read-audit-record.ts';
import { reasonPart } from './reason-part.ts';

/** Describes an administrator's billing action: `Refunded $10: too hot.` */
export function billSentence({ after }: Pick<ReadAuditRecord, 'after'>): string {
  const amount = typeof after.amount === 'number' ? priceOf(Math.round(after.amount * 100)) : 'an amount';
  const percent = typeof after.coupon_percent === 'number' ? `${after.coupon_percent}%` : 'a part';
  const declined = after.is_declined === true ? ', and the card was declined' : '';
  const sentences: Readonly<Record<string, string>> = {
    retry: `Retried the charge for an overdue invoice${declined}`,
    credit: `Gave ${amount} in credit`,
    coupon: `Took ${percent} off the next bill`,
    refund: `Refunded ${amount} of an invoice`,
    mark_paid: 'Marked an invoice as paid',
    void: 'Voided an invoice',
    write_off: 'Wrote off an invoice',
    resend: 'Resent an invoice to the owner',
    cancel_upgrade: 'Canceled an upgrade pending bank confirmation',
  };
  return `${sentences[String(after.action)] ?? 'Changed the bill'}${reasonPart(after)}`;
}
