import { type FormEvent, useState } from 'react';
import { formatDay } from '#shared/format/dates.ts';
import type { CheckedCode } from '#web/redemptions/api/redemptions.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Grid, Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Text } from '#web/ui/text.tsx';
import { CAMPAIGN_LABELS } from './campaign-labels.ts';
import styles from './redeem-form.module.css';

const STATE_BADGES = {
  valid: { tone: 'good', text: 'Valid' },
  not_started: { tone: 'warning', text: 'Not active yet' },
  ended: { tone: 'danger', text: 'Ended' },
  canceled: { tone: 'danger', text: 'Canceled' },
  used: { tone: 'danger', text: 'Already redeemed' },
} as const;

/** What staff enter about the guest in addition to the code. */
export type RedeemedWith = { amount?: number; was_here_before?: boolean };

type CheckedCodeCardProps = {
  /** Undefined while offline. */
  checked: CheckedCode | undefined;
  code: string;
  isBusy: boolean;
  onRedeem: (code: string, more: RedeemedWith) => void;
  onBack: () => void;
};

/** Shows a code’s status and redeems it. */
export function CheckedCodeCard({ checked, code, isBusy, onRedeem, onBack }: CheckedCodeCardProps) {
  const [amount, setAmount] = useState('');
  const [problem, setProblem] = useState<string>();
  const [wasHere, setWasHere] = useState(false);
  const canRedeem = checked === undefined || checked.state === 'valid';
  const redeem = (event: FormEvent) => {
    event.preventDefault();
    const paid = readAmount(amount);
    if (paid === 'unreadable') setProblem('Enter an amount like 48.50.');
    else {
      onRedeem(code, {
        ...(paid !== undefined && { amount: paid }),
        ...(wasHere && { was_here_before: true }),
      });
    }
  };
  return (
    <Stack as="form" gap={2} onSubmit={redeem} noValidate>
      <Stack as="header" gap={1} align="start">
        <Text size={4} breaks className={styles.bigCode}>
          {code}
        </Text>
        {checked === undefined ? null : <CodeStatus checked={checked} />}
      </Stack>
      {checked === undefined ? (
        <Notice tone="warning" title="You’re offline">
          Save this code, and we’ll redeem it when you’re back online.
        </Notice>
      ) : null}
      {canRedeem ? (
        <>
          <Field
            label="Amount the guest paid"
            isOptional
            hint="We use this amount to show what your campaigns earn."
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            error={problem}
            onChange={(event) => setAmount(event.target.value)}
          />
          {checked?.campaign_type === 'ad' ? (
            <Grid columns="auto 1fr" align="center" as="label" gap={1.5} className={styles.known}>
              <input
                type="checkbox"
                checked={wasHere}
                onChange={({ target }) => setWasHere(target.checked)}
              />
              Returning guest (not new)
            </Grid>
          ) : null}
          <Button
            variant="primary"
            type="submit"
            isWide
            autoFocus
            isPending={isBusy}
            pendingLabel="Redeeming"
          >
            {checked === undefined ? 'Save for later' : 'Redeem'}
          </Button>
        </>
      ) : null}
      <Button variant="quiet" isWide onClick={onBack}>
        {canRedeem ? 'Cancel' : 'Try another code'}
      </Button>
    </Stack>
  );
}

function CodeStatus({
  checked: { campaign_name, campaign_type, state, valid_until },
}: {
  checked: CheckedCode;
}) {
  const { tone, text } = STATE_BADGES[state];
  const day = formatDay(valid_until);
  return (
    <>
      <Badge tone={tone}>{text}</Badge>
      <Text size={2} display breaks>
        {campaign_name}
      </Text>
      <Text tone="muted">
        {CAMPAIGN_LABELS[campaign_type]} · {state === 'ended' || state === 'canceled' ? state : 'valid until'}{' '}
        {day}
      </Text>
    </>
  );
}

/** Reads `48.50`, `48,50`, or `$48.50`. Undefined if the field is empty. */
function readAmount(typed: string): number | undefined | 'unreadable' {
  const text = typed.trim().replace(/^\$\s*/, '');
  if (text === '') return undefined;
  if (!/^\d{1,6}([.,]\d{1,2})?$/.test(text)) return 'unreadable';
  return Number(text.replace(',', '.'));
}
