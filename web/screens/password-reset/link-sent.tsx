import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { requestPasswordReset } from '#web/api/password-reset.ts';
import { ScreenTitle } from '#web/features/shell/screen-title.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './password-reset.module.css';

type LinkSentProps = { email: string; onOtherAddress: () => void };

/** What to do now, in the same words whether there is an account or not. */
export function LinkSent({ email, onOtherAddress }: LinkSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState('');
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const sendAgain = async () => {
    setIsSending(true);
    setOutcome(await requestPasswordReset(email).then(() => 'We sent it again.', failureMessage));
    setIsSending(false);
  };
  return (
    <>
      <ScreenTitle>Check your email</ScreenTitle>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          Check your email
        </h1>
        <p>
          If there is an account for <span className={styles.address}>{email}</span>, we sent a link to reset
          the password. You can use it once within the next hour.
        </p>
      </header>
      <p className={styles.hint}>
        Don’t see it? Check your spam folder, or make sure you used the right email.
      </p>
      <div className={styles.actions}>
        <Button isPending={isSending} onClick={() => void sendAgain()}>
          Send it again
        </Button>
        <Button variant="quiet" onClick={onOtherAddress}>
          Use another address
        </Button>
        <p role="status" className={styles.hint}>
          {outcome}
        </p>
      </div>
    </>
  );
}

function failureMessage(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  return error.message;
}
