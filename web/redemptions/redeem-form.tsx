import CircleCheck from 'lucide-react/icons/circle-check';
import { type FormEvent, useRef, useState } from 'react';
import { ApiError } from '#web/client/api-error.ts';
import type { CheckedCode, RegisterCalls } from '#web/redemptions/api/redemptions.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Text } from '#web/ui/text.tsx';
import { CheckedCodeCard, type RedeemedWith } from './checked-code-card.tsx';
import styles from './redeem-form.module.css';
import { type Delivery, mayWorkLater } from './redemption-queue.ts';
import { useRedemptionQueue } from './use-redemption-queue.ts';
import { uuidV7 } from './uuid-v7.ts';

type Stage =
  | { at: 'code' }
  | { at: 'checked'; checked: CheckedCode }
  /** The request failed: the code can be stored and redeemed later. */
  | { at: 'unchecked'; code: string }
  | { at: 'done'; delivery: Delivery; code: string };

type RedeemFormProps = {
  calls: RegisterCalls;
  queueKey: string;
  /** A code was redeemed, now or later. */
  onRedeemed: () => void;
};

/** Checks and redeems a code at the register. Offline, the code waits and is redeemed once. */
export function RedeemForm({ calls, queueKey, onRedeemed }: RedeemFormProps) {
  const [stage, setStage] = useState<Stage>({ at: 'code' });
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [late, setLate] = useState<string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const codeField = useRef<HTMLInputElement>(null);
  const [hear] = useState(() => (deliveries: readonly Delivery[]) => {
    setLate(
      deliveries.flatMap((each) => (each.outcome === 'refused' ? `${each.code}: ${each.message}` : [])),
    );
    onRedeemed();
  });
  const queue = useRedemptionQueue({ queueKey, send: calls.redeem, onDelivered: hear });

  async function check(event: FormEvent) {
    event.preventDefault();
    if (code.trim() === '') {
      setProblem('Enter the code.');
      codeField.current?.focus();
      return;
    }
    setProblem(undefined);
    setBusy(true);
    try {
      setStage({ at: 'checked', checked: await calls.check(code) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (mayWorkLater(error)) setStage({ at: 'unchecked', code });
      else setProblem(error.fields.code ?? error.message);
    } finally {
      setBusy(false);
    }
  }

  async function redeem(wanted: string, more: RedeemedWith) {
    setBusy(true);
    const pending = { redemption_id: uuidV7(new Date()), code: wanted };
    try {
      const delivery = await queue.redeem({ ...pending, ...more });
      setStage({ at: 'done', delivery, code: wanted });
      if (delivery.outcome === 'redeemed') onRedeemed();
    } finally {
      setBusy(false);
    }
  }

  function next() {
    setCode('');
    setStage({ at: 'code' });
    requestAnimationFrame(() => codeField.current?.focus());
  }

  return (
    <Stack as="section" gap={2} className={styles.form} aria-label="Redeem a code">
      {queue.waiting === 0 ? null : (
        <Notice tone="warning">
          {queue.waiting === 1 ? '1 redemption is' : `${queue.waiting} redemptions are`} waiting to sync.
        </Notice>
      )}
      {late.length === 0 ? null : (
        <Notice tone="danger" title="We couldn’t redeem these codes">
          {late.join(' ')}
        </Notice>
      )}
      {stage.at === 'done' ? (
        <Done stage={stage} onNext={next} />
      ) : stage.at === 'code' ? (
        <Stack as="form" gap={2} onSubmit={(event) => void check(event)} noValidate>
          <Field
            ref={codeField}
            label="Code"
            hint="Enter the guest’s code. You can skip spaces and capital letters."
            className={styles.code}
            value={code}
            error={problem}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="go"
            onChange={(event) => setCode(event.target.value)}
          />
          <Button variant="primary" type="submit" isWide isPending={isBusy} pendingLabel="Checking">
            Check code
          </Button>
        </Stack>
      ) : (
        <CheckedCodeCard
          checked={stage.at === 'checked' ? stage.checked : undefined}
          code={stage.at === 'checked' ? stage.checked.code : stage.code}
          isBusy={isBusy}
          onRedeem={(wanted, more) => void redeem(wanted, more)}
          onBack={next}
        />
      )}
    </Stack>
  );
}

function Done({ stage, onNext }: { stage: Extract<Stage, { at: 'done' }>; onNext: () => void }) {
  const { delivery, code } = stage;
  if (delivery.outcome === 'refused') {
    return (
      <Stack gap={2}>
        <Notice tone="danger">{delivery.message}</Notice>
        <Button isWide onClick={onNext}>
          Try another code
        </Button>
      </Stack>
    );
  }
  const isKept = delivery.outcome === 'kept';
  return (
    <Stack gap={1.5} align="center" pad={2} textAlign="center">
      <CircleCheck className={styles.tick} />
      <Text size={3} display role="status" breaks>
        {isKept ? `${code} saved on this device` : `${delivery.redemption.code} redeemed`}
      </Text>
      <Text tone="muted">
        {isKept
          ? 'You’re offline. We’ll redeem the code when you’re back online.'
          : delivery.redemption.campaign_name}
      </Text>
      <Button variant="primary" isWide autoFocus onClick={onNext}>
        Next code
      </Button>
    </Stack>
  );
}
