import type { BillingAction } from '#shared/billing/contract/billing-actions.ts';
import { formatExactDollars } from '#shared/format/numbers.ts';
import type { BilledInvoice } from '#web/billing/api/billing.ts';

type InvoiceActionName = Extract<BillingAction, { invoice_id: string }>['action'];
type PlanActionName = Exclude<BillingAction['action'], InvoiceActionName>;

/** What was chosen on the screen, before its amount and reason are entered. */
export type AskedAction =
  | { action: PlanActionName; invoice?: undefined }
  | { action: InvoiceActionName; invoice: BilledInvoice };

export type ActionForm = {
  title: string;
  description: string;
  confirm: string;
  isDanger?: true;
  /** What is entered beside the reason. */
  amount?: 'dollars' | 'percent';
  hasReason: boolean;
};

/** The words of each action’s dialog. */
export function formOf({ action, invoice }: AskedAction, name: string): ActionForm {
  const number = invoice?.number ?? '';
  const due = formatExactDollars(invoice?.due ?? 0);
  switch (action) {
    case 'retry':
      return {
        title: 'Retry the charge?',
        description: `We’ll charge ${name}’s card now. If it goes through, the plan becomes active again.`,
        confirm: 'Charge card',
        hasReason: false,
      };
    case 'cancel_upgrade':
      return {
        title: 'Cancel the upgrade?',
        description: `${name} keeps its plan, and the owner can’t confirm this payment anymore.`,
        confirm: 'Cancel upgrade',
        isDanger: true,
        hasReason: false,
      };
    case 'credit':
      return {
        title: `Give ${name} credit`,
        description: 'We’ll apply it to upcoming invoices before we charge the card.',
        confirm: 'Give credit',
        amount: 'dollars',
        hasReason: true,
      };
    case 'coupon':
      return {
        title: `Discount ${name}’s next month`,
        description: 'Applies once, to the next monthly invoice.',
        confirm: 'Add discount',
        amount: 'percent',
        hasReason: true,
      };
    case 'refund':
      return {
        title: `Refund invoice ${number}`,
        description: `You can refund up to ${formatExactDollars(invoice?.refundable ?? 0)} to the card that paid.`,
        confirm: 'Refund',
        isDanger: true,
        amount: 'dollars',
        hasReason: true,
      };
    case 'mark_paid':
      return {
        title: `Mark invoice ${number} as paid?`,
        description: `Use this if ${due} was paid another way, such as by check. We won’t charge the card, and the plan becomes active again.`,
        confirm: 'Mark as paid',
        hasReason: true,
      };
    case 'void':
      return {
        title: `Void invoice ${number}?`,
        description: `${name} won’t owe ${due}, and the plan continues. You can’t undo this.`,
        confirm: 'Void invoice',
        isDanger: true,
        hasReason: true,
      };
    case 'write_off':
      return {
        title: `Write off invoice ${number}?`,
        description: `We’ll count ${due} as a loss and end the plan today. Websites stay online. You can’t undo this.`,
        confirm: 'Write off',
        isDanger: true,
        hasReason: true,
      };
    case 'resend':
      return {
        title: `Email invoice ${number}?`,
        description: 'The email lists the line items and links to Billing.',
        confirm: 'Email invoice',
        hasReason: false,
      };
  }
}
