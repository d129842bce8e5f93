import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { ResetPasswordSchema } from '#shared/contract/account.ts';
import { ApiError } from '#web/api/api-error.ts';
import { showFailure } from '#web/features/errors/form-failure.ts';
import { useSession } from '#web/features/session/session-context.ts';
import { ScreenTitle } from '#web/features/shell/screen-title.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast.tsx';
import styles from './password-reset.module.css';

type NewPasswordFormProps = { token: string; onRefused: (message: string) => void };

/** The new password. Once it is set, the owner is signed in. */
export function NewPasswordForm({ token, onRefused }: NewPasswordFormProps) {
  const { resetPassword } = useSession();
  const form = useForm({
    resolver: zodResolver(ResetPasswordSchema),
    values: { token, password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (reset) => {
    try {
      await resetPassword(reset);
      showToast({ tone: 'good', title: 'Your new password is set. Everywhere else you are signed out.' });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'reset_link_invalid') onRefused(error.message);
      else showFailure(form, error, ['password']);
    }
  });
  return (
    <>
      <ScreenTitle>Choose a new password</ScreenTitle>
      <header className={styles.head}>
        <h1>Choose a new password</h1>
        <p>It signs you in here, and signs you out everywhere else.</p>
      </header>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        {errors.root?.message ? <Notice tone="danger">{errors.root.message}</Notice> : null}
        <Field
          label="New password"
          type="password"
          autoComplete="new-password"
          hint={errors.password === undefined ? 'At least 8 characters.' : undefined}
          required
          error={errors.password?.message}
          {...form.register('password')}
        />
        <Button variant="primary" type="submit" isWide disabled={isSubmitting}>
          {isSubmitting ? 'Please wait...' : 'Set new password'}
        </Button>
      </form>
    </>
  );
}
