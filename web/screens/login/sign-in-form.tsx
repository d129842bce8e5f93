import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { SignInSchema } from '#shared/contract/account.ts';
import { showFailure } from '#web/features/errors/form-failure.ts';
import { paths } from '#web/features/navigation/paths.ts';
import { type Credentials, useSession } from '#web/features/session/session-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { DemoAccount } from './demo-account.tsx';
import styles from './login-screen.module.css';

/** E-mail and password. */
export function SignInForm() {
  const { signIn } = useSession();
  const form = useForm<Credentials>({
    resolver: zodResolver(SignInSchema),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (credentials) => {
    await signIn(credentials).catch((error: unknown) => showFailure(form, error, ['email', 'password']));
  });
  return (
    <>
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
        <Field
          label="Password"
          type="password"
          autoComplete="current-password"
          required
          error={errors.password?.message}
          {...form.register('password')}
        />
        <p className={styles.forgot}>
          <Link href={paths.forgotPassword}>Forgot your password?</Link>
        </p>
        <Button variant="primary" type="submit" isWide disabled={isSubmitting}>
          {isSubmitting ? 'Please wait...' : 'Sign In'}
        </Button>
      </form>
      <DemoAccount onUse={(demo) => form.reset(demo)} />
    </>
  );
}
