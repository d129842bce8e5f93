import { useState } from 'react';
import type { SecondFactorState } from '#shared/accounts/contract/second-factor.ts';
import { secondFactorRoutes } from '#shared/accounts/contract/second-factor-routes.ts';
import { formatDay } from '#shared/format/dates.ts';
import { formatCounted } from '#shared/format/numbers.ts';
import { useChangeSecondFactor, useSecondFactor } from '#web/accounts/api/second-factor.ts';
import { AnswerForm } from '#web/accounts/second-factor/answer-form.tsx';
import { Enrollment } from '#web/accounts/second-factor/enrollment.tsx';
import { RecoveryCodes } from '#web/accounts/second-factor/recovery-codes.tsx';
import { useSession } from '#web/accounts/session-context.ts';
import { LoadState } from '#web/shell/errors/load-state.tsx';
import { Button } from '#web/ui/button.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { showToast } from '#web/ui/toast.tsx';
import styles from './account-screen.module.css';

type Asking = 'allow' | 'renew' | 'remove';

const QUESTIONS: Readonly<Record<Asking, string>> = {
  allow: 'Continue',
  renew: 'Create new codes',
  remove: 'Turn off two-step verification',
};

/** Shows whether two-step verification is on. Every change asks for the password. */
export function SecondFactor() {
  const factor = useSecondFactor();
  const { keep } = useSession();
  const { allow, renew, remove, refresh } = useChangeSecondFactor();
  const [asking, setAsking] = useState<Asking>();
  const [challenge, setChallenge] = useState<string>();
  const [codes, setCodes] = useState<readonly string[]>();

  const answer = async (password: string) => {
    if (asking === 'allow') setChallenge(await allow.mutateAsync(password));
    else if (asking === 'renew') setCodes(await renew.mutateAsync(password));
    else {
      await remove.mutateAsync(password);
      showToast({ tone: 'good', title: 'Two-step verification is off.' });
    }
    setAsking(undefined);
  };

  if (challenge !== undefined)
    return (
      <Enrollment
        challenge={challenge}
        action="I saved my codes"
        onDone={({ token }) => {
          keep(token);
          setChallenge(undefined);
          void refresh();
          showToast({ tone: 'good', title: 'You’ll enter a code each time you sign in.' });
        }}
      />
    );
  if (codes !== undefined)
    return <RecoveryCodes codes={codes} action="I saved my codes" onKept={() => setCodes(undefined)} />;
  if (factor.data === undefined)
    return (
      <LoadState
        query={factor}
        title={secondFactorRoutes.getSecondFactor.defaultError}
        label="Loading two-step verification…"
        lines={2}
      />
    );
  return (
    <Stack gap={2} className={styles.sessions}>
      <p>{stateInWords(factor.data)}</p>
      {asking === undefined ? (
        <Choices factor={factor.data} onChoose={setAsking} />
      ) : (
        <PasswordQuestion
          key={asking}
          action={QUESTIONS[asking]}
          onAnswer={answer}
          onCancel={() => setAsking(undefined)}
        />
      )}
    </Stack>
  );
}

function stateInWords({ enrolled_at, recovery_codes_left: left }: SecondFactorState): string {
  if (enrolled_at === null) return 'Two-step verification is off. You only need your password to sign in.';
  return `Two-step verification has been on since ${formatDay(enrolled_at)}. You have ${formatCounted(left, 'recovery code')} left.`;
}

type ChoicesProps = { factor: SecondFactorState; onChoose: (asking: Asking) => void };

function Choices({ factor: { enrolled_at, is_required }, onChoose }: ChoicesProps) {
  if (enrolled_at === null) return <Button onClick={() => onChoose('allow')}>Turn on</Button>;
  return (
    <Cluster gap={2} rowGap={1}>
      <Button onClick={() => onChoose('renew')}>Create recovery codes</Button>
      <Button onClick={() => onChoose('allow')}>Replace authenticator</Button>
      {is_required ? null : (
        <Button variant="quiet" onClick={() => onChoose('remove')}>
          Turn off
        </Button>
      )}
    </Cluster>
  );
}

type PasswordQuestionProps = {
  action: string;
  /** Throws `ApiError`. */
  onAnswer: (password: string) => Promise<void>;
  onCancel: () => void;
};

/** Asks for the password before a change to how people sign in. */
function PasswordQuestion({ action, onAnswer, onCancel }: PasswordQuestionProps) {
  return (
    <AnswerForm
      field={{
        name: 'current_password',
        label: 'Your password',
        type: 'password',
        autoComplete: 'current-password',
      }}
      check={(password) => (password === '' ? 'Enter your password.' : undefined)}
      onAnswer={onAnswer}
      action={action}
    >
      <Button variant="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </AnswerForm>
  );
}
