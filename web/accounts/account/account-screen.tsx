import { Suspense, useEffect, useRef, useState } from 'react';
import type { User } from '#shared/accounts/contract/account.ts';
import { useSession, useUser } from '#web/accounts/session-context.ts';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { paths } from '#web/shell/navigation/paths.ts';
import { ScreenTitle } from '#web/shell/screen-title.tsx';
import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SettingsSection } from '#web/ui/settings-section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Text } from '#web/ui/text.tsx';
import { AccountDetails } from './account-details.tsx';
import styles from './account-screen.module.css';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';

/** The signed-in user’s account: details, password, and sessions. */
export function AccountScreen() {
  const user = useUser();
  const restaurant = user.impersonating_restaurant?.name;
  const [isDeleted, setIsDeleted] = useState(false);
  if (isDeleted) return <AccountDeleted />;
  return (
    <>
      <ScreenTitle>Account</ScreenTitle>
      <PageHeader
        title="Your account"
        subtitle="Manage your details and how you sign in."
        back={{ href: paths.dashboard, label: 'Back to Dashboard' }}
      />
      {restaurant === undefined ? (
        <Stack>
          <AccountDetails user={user} />
          <ChangePassword email={user.email} />
          {user.role === 'admin' ? <SecondFactorSection /> : null}
          <SignOutEverywhere isListed={user.role === 'admin'} />
          {user.role === 'restaurant' ? (
            <DeleteAccount user={user} onDeleted={() => setIsDeleted(true)} />
          ) : null}
        </Stack>
      ) : (
        <Text as="div" padTop={4}>
          <Notice title={`You’re acting as ${restaurant}`}>
            End impersonation to view or change your own account.
          </Notice>
        </Text>
      )}
    </>
  );
}

/** Shown after the account is deleted: what is gone, and what we still delete. */
function AccountDeleted() {
  const { signOut } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap={2} align="start" measured="form">
      <ScreenTitle>Your account has been deleted</ScreenTitle>
      <h1 ref={heading} tabIndex={-1}>
        Your account has been deleted
      </h1>
      <p>Your websites are offline, and we’re deleting the rest of your data. Thanks for choosing us.</p>
      <Button variant="primary" onClick={() => void signOut()}>
        Done
      </Button>
    </Stack>
  );
}

const ChangePasswordForm = lazyPart(() =>
  import('./change-password-form.tsx').then((m) => m.ChangePasswordForm),
);

/** The password section. Its form loads on demand. */
function ChangePassword({ email }: { email: string }) {
  return (
    <SettingsSection title="Password" description="You’ll be signed out everywhere else.">
      <Suspense fallback={<Skeleton shape="block" />}>
        <ChangePasswordForm email={email} />
      </Suspense>
    </SettingsSection>
  );
}

const DeleteAccountForm = lazyPart(() =>
  import('./delete-account-form.tsx').then((m) => m.DeleteAccountForm),
);

/** Deletes the account, after a reminder to export its data. */
function DeleteAccount({ user, onDeleted }: { user: User; onDeleted: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SettingsSection
      title="Delete account"
      description="Permanently delete your account and data. Your websites go offline right away."
    >
      <Stack gap={2} className={styles.sessions}>
        <p>
          Download your data first. <Link href={paths.settings}>Export it in Settings</Link>.
        </p>
        {isOpen ? (
          <Suspense fallback={<Skeleton shape="block" />}>
            <DeleteAccountForm user={user} onDeleted={onDeleted} onClose={() => setIsOpen(false)} />
          </Suspense>
        ) : (
          <Button onClick={() => setIsOpen(true)}>Delete account</Button>
        )}
      </Stack>
    </SettingsSection>
  );
}

const SecondFactor = lazyPart(() => import('./second-factor.tsx').then((m) => m.SecondFactor));

/** Two-step verification of an administrator. Its controls load on demand. */
function SecondFactorSection() {
  return (
    <SettingsSection
      title="Two-step verification"
      description="Require a code from your phone when you sign in."
    >
      <Suspense fallback={<Skeleton shape="block" />}>
        <SecondFactor />
      </Suspense>
    </SettingsSection>
  );
}
