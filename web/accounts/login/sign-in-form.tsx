import { Suspense, useState } from 'react';
import { SignInSchema } from '#shared/accounts/contract/account.ts';
import type { SecondFactorRequired } from '#shared/accounts/contract/second-factor.ts';
import { useDemoAdmin } from '#web/accounts/api/demo-admin.ts';
import { type Credentials, useSession } from '#web/accounts/session-context.ts';
import { useCheckedForm } from '#web/accounts/use-checked-form.ts';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { paths } from '#web/shell/navigation/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Fact, Facts } from '#web/ui/facts.tsx';
import { Field } from '#web/ui/field.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './login-screen.module.css';

const SecondFactorStep = lazyPart(() => import('./second-factor-step.tsx').then((m) => m.SecondFactorStep));

/** Email and password, then the two-step code if the account has it. */
export function SignInForm() {
  const { signIn } = useSession();
  const [required, setRequired] = useState<SecondFactorRequired>();
  const { form, field, error, isSending, fill } = useCheckedForm({
    schema: SignInSchema,
    send: async (credentials) => setRequired(await signIn(credentials)),
  });
  if (required !== undefined)
    return (
      <Suspense fallback={<Skeleton shape="block" />}>
        <SecondFactorStep required={required} onCancel={() => setRequired(undefined)} />
      </Suspense>
    );
  return (
    <>
      <Stack as="form" gap={2} className={styles.form} {...form}>
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
      </Stack>
      <DemoAccount onUse={(demo) => fill(demo)} />
    </>
  );
}

/** The demo administrator’s credentials, in local mode only. */
function DemoAccount({ onUse }: { onUse: (demo: Credentials) => void }) {
  const { data: demo } = useDemoAdmin();
  if (demo === undefined || demo === null) return null;
  return (
    <Stack as="section" gap={1} size="small" className={styles.demo} aria-label="Demo administrator">
      <strong>Demo administrator</strong>
      <Facts look="sides">
        <Fact label="Email">{demo.email}</Fact>
        <Fact label="Password">{demo.password}</Fact>
      </Facts>
      <Button size="small" onClick={() => onUse(demo)}>
        Use this account
      </Button>
    </Stack>
  );
}
