import { useState } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './account-screen.module.css';

type PasswordQuestionProps = {
  action: string;
  /** Throws `ApiError`. */
  onAnswer: (password: string) => Promise<void>;
  onCancel: () => void;
};

/** Asks for the password before something is changed that signs people in. */
export function PasswordQuestion({ action, onAnswer, onCancel }: PasswordQuestionProps) {
  const [password, setPassword] = useState('');
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<{ field?: string; form?: string }>({});
  const send = async () => {
    if (password === '') return setFailure({ field: 'Enter your password.' });
    setSending(true);
    try {
      await onAnswer(password);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { current_password: field } = error.fields;
      setFailure(field === undefined ? { form: error.message } : { field });
      setSending(false);
    }
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {failure.form === undefined ? null : <Notice tone="danger">{failure.form}</Notice>}
      <Field
        label="Your password"
        type="password"
        autoComplete="current-password"
        required
        error={failure.field}
        autoFocus
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <div className={styles.actions}>
        <Button variant="primary" type="submit" disabled={isSending}>
          {isSending ? 'Please wait...' : action}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
