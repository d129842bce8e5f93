import { useState } from 'react';
import type { SecondFactorRequired } from '#shared/accounts/contract/second-factor.ts';
import { signInWithCode } from '#web/accounts/api/second-factor.ts';
import { CodeForm } from '#web/accounts/second-factor/code-form.tsx';
import { Enrollment } from '#web/accounts/second-factor/enrollment.tsx';
import { useSession } from '#web/accounts/session-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Note } from '#web/ui/text.tsx';

type SecondFactorStepProps = { required: SecondFactorRequired; onCancel: () => void };

/** The step after a correct password: enter a code, or set up the app first. */
export function SecondFactorStep({ required: { challenge, is_enrolled }, onCancel }: SecondFactorStepProps) {
  const { enter } = useSession();
  const [isRecovery, setRecovery] = useState(false);
  const signIn = async (code: string) => enter(await signInWithCode({ challenge, code }));
  return (
    <Stack as="section" gap={2} aria-label="Two-step verification">
      {is_enrolled ? (
        <>
          <CodeForm
            key={String(isRecovery)}
            label={isRecovery ? 'Recovery code' : 'Code'}
            hint={
              isRecovery
                ? 'Enter one of your saved recovery codes. Each works once.'
                : 'Enter the 6-digit code from your authenticator app.'
            }
            action="Sign In"
            onSubmit={signIn}
            isRecovery={isRecovery}
          />
          <Note>
            <Button variant="text" onClick={() => setRecovery(!isRecovery)}>
              {isRecovery ? 'Use my authenticator app' : 'Use a recovery code'}
            </Button>
          </Note>
        </>
      ) : (
        <Enrollment
          challenge={challenge}
          intro={<p>Administrators must use two-step verification. Set it up to continue.</p>}
          action="I saved my codes"
          onDone={(session) => void enter(session)}
        />
      )}
      <Note>
        <Button variant="text" onClick={onCancel}>
          Start over
        </Button>
      </Note>
    </Stack>
  );
}
