import { type KeyboardEvent, useState } from 'react';
import { formatExactDollars } from '#shared/format/numbers.ts';
import { SMS_MESSAGES } from '#shared/sms/contract/sms-campaign.ts';
import { SMS_TEST_MESSAGES, type SmsTest } from '#shared/sms/contract/sms-test.ts';
import { ApiError } from '#web/client/api-error.ts';
import { printedPhone } from '#web/guests/printed-phone.ts';
import { errorMessages } from '#web/shell/errors/error-messages.ts';
import { sendTestSms, useSmsTest } from '#web/sms/api/sms-campaigns.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Grid } from '#web/ui/layout.tsx';
import type { TypedWords } from './draft-request.ts';
import styles from './send-me-a-test.module.css';

type SendMeATestProps = { restaurantId: string; typed: TypedWords; oneCodePerGuest: boolean };

type Sent = Awaited<ReturnType<typeof sendTestSms>>;

/** Sends the text to the owner’s phone before any guest gets it. */
export function SendMeATest({ restaurantId, typed, oneCodePerGuest }: SendMeATestProps) {
  const [phone, setPhone] = useState(() => recallPhone(restaurantId));
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [sent, setSent] = useState<Sent>();

  const send = async () => {
    if (isSending) return;
    const problemNow = problemOf(phone, typed);
    setProblem(problemNow);
    setSent(undefined);
    if (problemNow !== undefined) return;
    setIsSending(true);
    try {
      setSent(await sendTestSms({ ...typed, phone, one_code_per_guest: oneCodePerGuest }));
      rememberPhone(restaurantId, phone);
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : errorMessages(error).title);
    } finally {
      setIsSending(false);
    }
  };
  /** Enter in this field sends the test, not the campaign form around it. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void send();
  };

  return (
    <Grid
      ruled
      columns="1fr auto"
      align="end"
      as="section"
      gap={1}
      above={2}
      className={styles.test}
      aria-label="Send yourself a test"
    >
      <p className={styles.context}>A test costs as much as one text.</p>
      <Field
        label="Your mobile number"
        type="tel"
        autoComplete="tel"
        maxLength={40}
        value={phone}
        error={problem}
        onChange={({ target }) => setPhone(target.value)}
        onKeyDown={onKeyDown}
      />
      <Button onClick={() => void send()} isPending={isSending} pendingLabel="Sending the test">
        Send yourself a test
      </Button>
      <div className={styles.status} role="status">
        {sent === undefined ? null : <TestStatus sent={sent} />}
      </div>
    </Grid>
  );
}

/** Checks the fields before the test is sent. */
function problemOf(phone: string, typed: TypedWords): string | undefined {
  if (Object.values(typed).some((text) => text.trim() === '')) return SMS_MESSAGES.required;
  return phone.trim() === '' ? SMS_TEST_MESSAGES.phone : undefined;
}

function TestStatus({ sent: { test, cost, price_note, is_simulated } }: { sent: Sent }) {
  const { data = test } = useSmsTest(test);
  if (is_simulated) {
    return <p>Test mode: we don’t send a real text to {printedPhone(test.phone)}.</p>;
  }
  return (
    <p>
      {describeDelivery(data)} It costs {formatExactDollars(cost)}. {price_note}
    </p>
  );
}

function describeDelivery({ phone, state, reason }: SmsTest): string {
  const to = printedPhone(phone);
  if (state === 'delivered') return `The test was delivered to ${to}.`;
  if (state === 'failed' || state === 'dropped') return `The test didn’t reach ${to}. ${reason ?? ''}`.trim();
  if (state === 'unknown') return `We can’t confirm whether we sent the test to ${to}. Check that phone.`;
  return state === 'sent'
    ? `We sent the test to ${to}. The carrier hasn’t confirmed delivery yet.`
    : `The test is on its way to ${to}.`;
}

const keyOf = (restaurantId: string) => `sms-test-phone:${restaurantId}`;

/** The phone of the last test from this device; empty if there is none. */
function recallPhone(restaurantId: string): string {
  try {
    return localStorage.getItem(keyOf(restaurantId)) ?? '';
  } catch {
    return '';
  }
}

function rememberPhone(restaurantId: string, phone: string): void {
  try {
    localStorage.setItem(keyOf(restaurantId), phone);
  } catch {}
}
