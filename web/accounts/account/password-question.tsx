import { AnswerForm } from '#web/accounts/second-factor/answer-form.tsx';
import { Button } from '#web/ui/button.tsx';

type PasswordQuestionProps = {
  action: string;
  /** Throws `ApiError`. */
  onAnswer: (password: string) => Promise<void>;
  onCancel: () => void;
};

/** Asks for the password before a change to how people sign in. */
export function PasswordQuestion({ action, onAnswer, onCancel }: PasswordQuestionProps) {
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
