import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ForgotPasswordSchema } from '#shared/contract/account.ts';
import { requestPasswordReset } from '#web/api/password-reset.ts';
import { showFailure } from '#web/features/errors/form-failure.ts';
import { paths } from '#web/features/navigation/paths.ts';
import { EntranceFrame } from '#web/features/shell/entrance-frame.tsx';
import { ScreenTitle } from '#web/features/shell/screen-title.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { LinkSent } from './link-sent.tsx';
import styles from './password-reset.module.css';

/** Asks for a link to choose a new password. */
export function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<string>();
  return (
    <EntranceFrame motto="Lost keys happen in the best houses.">
      <div className={styles.screen}>
        {sentTo === undefined ? (
          <RequestForm onSent={setSentTo} />
        ) : (
          <LinkSent email={sentTo} onOtherAddress={() => setSentTo(undefined)} />
        )}
        <p className={styles.back}>
          Remembered it? <Link href={paths.login}>Back to sign in</Link>
        </p>
      </div>
    </EntranceFrame>
  );
}

function RequestForm({ onSent }: { onSent: (email: string) => void }) {
  const form = useForm({ resolver: zodResolver(ForgotPasswordSchema), defaultValues: { email: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ email }) => {
    try {
      await requestPasswordReset(email);
      onSent(email);
    } catch (error) {
      showFailure(form, error, ['email']);
    }
  });
  return (
    <>
      <ScreenTitle>Forgot your password?</ScreenTitle>
      <header className={styles.head}>
        <h1>Forgot your password?</h1>
        <p>Tell us the email address of your account, and we send you a link to choose a new one.</p>
      </header>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        {errors.root?.message ? <Notice tone="danger">{errors.root.message}</Notice> : null}
        <Field
          label="Email"
          type="email"
          autoComplete="username"
          required
          error={errors.email?.message}
          {...form.register('email')}
        />
        <Button variant="primary" type="submit" isWide disabled={isSubmitting}>
          {isSubmitting ? 'Please wait...' : 'Send me a link'}
        </Button>
      </form>
    </>
  );
}
