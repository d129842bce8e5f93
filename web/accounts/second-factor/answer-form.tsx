import { type ComponentProps, type ReactNode, useState } from 'react';
import { ApiError } from '#web/client/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';

type AnswerFormProps = {
  /** Its `name` is the key that the platform uses in field errors. */
  field: Omit<ComponentProps<typeof Field>, 'error' | 'value' | 'onChange'> & { name: string };
  /** Checks the answer before it is sent. */
  check: (answer: string) => string | undefined;
  /** Throws `ApiError`. */
  onAnswer: (answer: string) => Promise<void>;
  action: string;
  isWide?: boolean;
  /** Shown next to the action. */
  children?: ReactNode;
};

/** A form with one field that proves who is signing in. Errors appear below the field. */
export function AnswerForm({ field, check, onAnswer, action, isWide = false, children }: AnswerFormProps) {
  const [answer, setAnswer] = useState('');
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<{ field?: string | undefined; form?: string }>({});
  const send = async () => {
    const wrong = check(answer);
    setFailure({ field: wrong });
    if (wrong !== undefined) return;
    setSending(true);
    try {
      await onAnswer(answer);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const ofField = error.fields[field.name];
      setFailure(ofField === undefined ? { form: error.message } : { field: ofField });
    } finally {
      setSending(false);
    }
  };
  return (
    <Stack
      as="form"
      gap={2}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {failure.form === undefined ? null : <Notice tone="danger">{failure.form}</Notice>}
      <Field
        {...field}
        hint={failure.field === undefined ? field.hint : undefined}
        error={failure.field}
        required
        autoFocus
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
      />
      <Cluster gap={2} rowGap={1}>
        <Button variant="primary" type="submit" isWide={isWide} disabled={isSending}>
          {isSending ? 'Please wait...' : action}
        </Button>
        {children}
      </Cluster>
    </Stack>
  );
}
