import { useEffect, useRef, useState } from 'react';
import { requestPasswordReset } from '#web/accounts/api/password-reset.ts';
import { ApiError } from '#web/client/api-error.ts';
import { ScreenTitle } from '#web/shell/screen-title.tsx';
import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Note, Text } from '#web/ui/text.tsx';

type LinkSentProps = { email: string; onOtherAddress: () => void };

/** Shows the next step, in the same words whether or not the account exists. */
export function LinkSent({ email, onOtherAddress }: LinkSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState('');
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const sendAgain = async () => {
    setIsSending(true);
    setOutcome(await requestPasswordReset(email).then(() => 'Email sent again.', failureMessage));
    setIsSending(false);
  };
  return (
    <>
      <ScreenTitle>Check your email</ScreenTitle>
      <header>
        <h1 ref={heading} tabIndex={-1}>
          Check your email
        </h1>
        <Text tone="muted" above={1}>
          If there’s an account for{' '}
          <Text as="span" tone="ink" strong breaks>
            {email}
          </Text>
          , we sent a link to reset your password. It works once and expires in an hour.
        </Text>
      </header>
      <Note>Don’t see it? Check your spam folder.</Note>
      <Stack gap={1}>
        <Button isPending={isSending} onClick={() => void sendAgain()}>
          Send it again
        </Button>
        <Button variant="quiet" onClick={onOtherAddress}>
          Use another email
        </Button>
        <Note role="status">{outcome}</Note>
      </Stack>
    </>
  );
}

function failureMessage(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  return error.message;
}
