import { PASSWORD_RULE, RegistrationSchema } from '#shared/accounts/contract/account.ts';
import { useSession } from '#web/accounts/session-context.ts';
import { useCheckedForm } from '#web/accounts/use-checked-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './login-screen.module.css';

/** Creates an account and its restaurant. Typing clears the form’s error (spec, owner tools §4). */
export function AccountForm() {
  const { register: createAccount } = useSession();
  const { form, field, error, isSending, clearError } = useCheckedForm({
    schema: RegistrationSchema,
    send: createAccount,
  });
  const password = field('password');
  return (
    <Stack as="form" gap={2} className={styles.form} {...form} onInputCapture={clearError}>
      {error ? <Notice tone="danger">{error}</Notice> : null}
      <Field label="Restaurant name" autoComplete="organization" required {...field('restaurantName')} />
      <Field label="Email" type="email" autoComplete="email" required {...field('email')} />
      <Field
        label="Password"
        type="password"
        autoComplete="new-password"
        hint={password.error === undefined ? PASSWORD_RULE : undefined}
        required
        {...password}
      />
      <Field label="Address" autoComplete="street-address" isOptional {...field('address')} />
      <Field label="Phone" type="tel" autoComplete="tel" isOptional {...field('phone')} />
      <Button variant="primary" type="submit" isWide disabled={isSending}>
        {isSending ? 'Please wait...' : 'Create Account'}
      </Button>
    </Stack>
  );
}
