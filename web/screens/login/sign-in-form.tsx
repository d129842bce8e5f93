import { SignInSchema } from '#shared/contract/account.ts';
import { useCheckedForm } from '#web/features/checked-form/use-checked-form.ts';
import { paths } from '#web/features/navigation/paths.ts';
import { useSession } from '#web/features/session/session-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { DemoAccount } from './demo-account.tsx';
import styles from './login-screen.module.css';

/** E-mail and password. */
export function SignInForm() {
  const { signIn } = useSession();
  const { form, field, error, isSending, fill } = useCheckedForm({ schema: SignInSchema, send: signIn });
  return (
    <>
      <form className={styles.form} {...form}>
        {error ? <Notice tone="danger">{error}</Notice> : null}
        <Field label="Email" type="email" autoComplete="username" required {...field('email')} />
        <Field
          label="Password"
          type="password"
          autoComplete="current-password"
          required
          {...field('password')}
        />
        <p className={styles.forgot}>
          <Link href={paths.forgotPassword}>Forgot your password?</Link>
        </p>
        <Button variant="primary" type="submit" isWide disabled={isSending}>
          {isSending ? 'Please wait...' : 'Sign In'}
        </Button>
      </form>
      <DemoAccount onUse={(demo) => fill(demo)} />
    </>
  );
}
