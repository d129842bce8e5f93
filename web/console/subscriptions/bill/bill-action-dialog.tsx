import { type FormEvent, useState } from 'react';
import type { BillingAction, SubscriptionDetails } from '#shared/billing/contract/billing-actions.ts';
import { PERCENT } from '#shared/contract/field-messages.ts';
import { ApiError } from '#web/client/api-error.ts';
import { useActOnBill } from '#web/console/api/bill.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { type ActionForm, type AskedAction, formOf } from './bill-action-forms.ts';
import { parseCents, parsePercent } from './parse-amount.ts';

type BillActionDialogProps = {
  isOpen: boolean;
  bill: SubscriptionDetails;
  asked: AskedAction;
  onClose: () => void;
};

const ERRORS = {
  dollars: 'Enter an amount from $0.01 to $10,000.',
  percent: PERCENT,
  reason: 'Enter a reason for the activity log.',
} as const;

/** Asks for the amount and the reason of an action, and does it once, also if it is sent again. */
export function BillActionDialog({ isOpen, bill, asked, onClose }: BillActionDialogProps) {
  const { id, restaurant_name } = bill.subscription;
  const form = formOf(asked, restaurant_name);
  const act = useActOnBill(id);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [errors, setErrors] = useState<{ amount?: string; reason?: string }>({});
  // Other values are another action.
  const renew = () => {
    setKey(crypto.randomUUID());
    setErrors({});
    act.reset();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const read = readForm(form, {
      amount: String(typed.get('amount') ?? ''),
      reason: String(typed.get('reason') ?? ''),
    });
    setErrors(read.errors);
    if (read.errors.amount !== undefined || read.errors.reason !== undefined) return;
    act.mutate(actionOf(asked, { ...read, idempotency_key: key }), {
      onSuccess: ({ message }) => {
        showToast({ tone: 'good', title: message });
        onClose();
      },
      // An answer is final. Without one, the same key asks what became of it.
      onError: (error) => {
        if (error instanceof ApiError && error.status > 0 && error.status < 500) setKey(crypto.randomUUID());
      },
    });
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={form.title}
      description={form.description}
      size="small"
      isDismissable={!act.isPending}
    >
      <Stack as="form" gap={2} onSubmit={submit} onChange={renew} noValidate>
        {form.amount === undefined ? null : (
          <Field
            label={form.amount === 'dollars' ? 'Amount in dollars' : 'Percent off'}
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={asked.action === 'refund' ? asked.invoice.refundable.toFixed(2) : ''}
            error={errors.amount}
            required
          />
        )}
        {form.hasReason ? (
          <Field
            label="Reason"
            name="reason"
            autoComplete="off"
            maxLength={200}
            hint="For the activity log. The owner won’t see it."
            error={errors.reason}
            required
          />
        ) : null}
        {act.isError ? <Notice tone="danger">{act.error.message}</Notice> : null}
        <Cluster gap={2} rowGap={1}>
          <Button type="submit" variant={form.isDanger ? 'danger' : 'primary'} isPending={act.isPending}>
            {form.confirm}
          </Button>
          <Button onClick={onClose} disabled={act.isPending}>
            Cancel
          </Button>
        </Cluster>
      </Stack>
    </Dialog>
  );
}

type Typed = { amount: string; reason: string };
type Read = { number: number; reason: string; errors: { amount?: string; reason?: string } };

function readForm({ amount, hasReason }: ActionForm, typed: Typed): Read {
  const parsed = amount === 'percent' ? parsePercent(typed.amount) : parseCents(typed.amount);
  const reason = typed.reason.trim();
  return {
    number: parsed ?? 0,
    reason,
    errors: {
      ...(amount !== undefined && parsed === undefined && { amount: ERRORS[amount] }),
      ...(hasReason && reason === '' && { reason: ERRORS.reason }),
    },
  };
}

type Entered = { number: number; reason: string; idempotency_key: string };

function actionOf(asked: AskedAction, { number, reason, idempotency_key }: Entered): BillingAction {
  switch (asked.action) {
    case 'retry':
    case 'cancel_upgrade':
      return { action: asked.action, idempotency_key };
    case 'credit':
      return { action: 'credit', cents: number, reason, idempotency_key };
    case 'coupon':
      return { action: 'coupon', percent_off: number, reason, idempotency_key };
    case 'refund':
      return {
        action: 'refund',
        invoice_id: asked.invoice.invoice_id,
        cents: number,
        reason,
        idempotency_key,
      };
    case 'resend':
      return { action: 'resend', invoice_id: asked.invoice.invoice_id, idempotency_key };
    default:
      return { action: asked.action, invoice_id: asked.invoice.invoice_id, reason, idempotency_key };
  }
}
