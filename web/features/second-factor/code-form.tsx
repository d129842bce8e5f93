import { useState } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './second-factor.module.css';

type CodeFormProps = {
  label: string;
  hint: string;
  action: string;
  /** Throws `ApiError`. */
  onSubmit: (code: string) => Promise<void>;
  isRecovery?: boolean;
};

/** One field for a code: telephones offer it, a paste fits, and what is wrong is said beside it. */
export function CodeForm({ label, hint, action, onSubmit, isRecovery = false }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<{ field?: string; form?: string }>({});
  const send = async () => {
    if (code.trim() === '') return setFailure({ field: 'Enter the code.' });
    setSending(true);
    setFailure({});
    try {
      await onSubmit(code);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { code: field } = error.fields;
      setFailure(field === undefined ? { form: error.message } : { field });
    } finally {
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
        label={label}
        hint={failure.field === undefined ? hint : undefined}
        error={failure.field}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        autoCapitalize={isRecovery ? 'characters' : 'off'}
        spellCheck={false}
        maxLength={60}
        required
        autoFocus
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button variant="primary" type="submit" isWide disabled={isSending}>
        {isSending ? 'Please wait...' : action}
      </Button>
    </form>
  );
}
