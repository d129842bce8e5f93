import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { ChangeEmailSchema } from '#shared/contract/account.ts';
import { requestEmailChange } from '#web/api/account/email-change.ts';
import { showFailure } from '#web/features/errors/form-failure.ts';
import { useSession } from '#web/features/session/session-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './account-screen.module.css';

const EMPTY = { new_email: '', current_password: '' };

/** The new address, and the password that shows whose account it is. */
export function ChangeEmailForm({ email, onClose }: { email: string; onClose: () => void }) {
  const { refresh } = useSession();
  const form = useForm({ resolver: zodResolver(ChangeEmailSchema), defaultValues: EMPTY });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (change) => {
    try {
      await requestEmailChange(change);
      await refresh();
      onClose();
    } catch (error) {
      showFailure(form, error, ['new_email', 'current_password']);
    }
  });
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {errors.root?.message ? <Notice tone="danger">{errors.root.message}</Notice> : null}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field
        label="New email address"
        type="email"
        autoComplete="email"
        required
        error={errors.new_email?.message}
        {...form.register('new_email')}
      />
      <Field
        label="Your password"
        type="password"
        autoComplete="current-password"
        required
        error={errors.current_password?.message}
        {...form.register('current_password')}
      />
      <div className={styles.actions}>
        <Button variant="primary" type="submit" disabled={isSubmitting}>
          {isSubmitting ? 'Please wait...' : 'Send the link'}
        </Button>
        <Button type="button" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
