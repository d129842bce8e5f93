import { AnswerForm } from './answer-form.tsx';

type CodeFormProps = {
  label: string;
  hint: string;
  action: string;
  /** Throws `ApiError`. */
  onSubmit: (code: string) => Promise<void>;
  isRecovery?: boolean;
};

/** One field for a code. Phones can autofill it, and a pasted code fits. */
export function CodeForm({ label, hint, action, onSubmit, isRecovery = false }: CodeFormProps) {
  return (
    <AnswerForm
      field={{
        name: 'code',
        label,
        hint,
        inputMode: isRecovery ? 'text' : 'numeric',
        autoComplete: isRecovery ? 'off' : 'one-time-code',
        autoCapitalize: isRecovery ? 'characters' : 'off',
        spellCheck: false,
        maxLength: 60,
      }}
      check={(code) => (code.trim() === '' ? 'Enter the code.' : undefined)}
      onAnswer={onSubmit}
      action={action}
      isWide
    />
  );
}
