import { Suspense, useState } from 'react';
import type { User } from '#shared/accounts/contract/account.ts';
import { useResendVerification } from '#web/accounts/api/email-verification.ts';
import { useVerifiedElsewhere } from '#web/accounts/use-verified-elsewhere.ts';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { SettingsSection } from '#web/ui/settings-section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import styles from './account-screen.module.css';

/** The email address and the restaurant, with a reminder if the address isn’t verified. */
export function AccountDetails({ user }: { user: User }) {
  return (
    <SettingsSection title="Details" description="Your sign-in details.">
      <Stack as="dl" gap={2}>
        <div>
          <Text as="dt" strong>
            Email
          </Text>
          <Cluster as="dd" gap={1} rowGap={0.5}>
            <Text as="span" breaks>
              {user.email}
            </Text>
            {user.email_verified ? (
              <Badge tone="good">Verified</Badge>
            ) : (
              <Badge tone="warning">Not verified</Badge>
            )}
          </Cluster>
          {user.email_verified ? null : <VerifyAddress />}
          <ChangeEmail user={user} />
        </div>
        <div>
          <Text as="dt" strong>
            {user.role === 'admin' ? 'Role' : 'Restaurant'}
          </Text>
          <Cluster as="dd" gap={1} rowGap={0.5}>
            {user.role === 'admin' ? 'Platform administrator' : user.restaurant_name}
          </Cluster>
        </div>
      </Stack>
    </SettingsSection>
  );
}

function VerifyAddress() {
  useVerifiedElsewhere();
  const resend = useResendVerification();
  return (
    <Stack as="dd" align="start" above={1}>
      <Button size="small" isPending={resend.isPending} onClick={() => resend.mutate()}>
        Resend verification email
      </Button>
      <Note role="status">
        {resend.data?.message}
        {resend.error?.message}
      </Note>
    </Stack>
  );
}

const ChangeEmailForm = lazyPart(() => import('./change-email-form.tsx').then((m) => m.ChangeEmailForm));

/** Changes the email address. The new one counts once its owner has confirmed it. */
function ChangeEmail({ user }: { user: User }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack as="dd" gap={1} align="start" above={1} className={styles.change}>
      {user.pending_email === undefined ? null : (
        <Note breaks>
          To confirm your new address, open the link we sent to <strong>{user.pending_email}</strong>. Until
          then, sign in with {user.email}.
        </Note>
      )}
      {isOpen ? (
        <Suspense fallback={<Skeleton shape="block" />}>
          <ChangeEmailForm email={user.email} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : (
        <Button size="small" onClick={() => setIsOpen(true)}>
          Change email address
        </Button>
      )}
    </Stack>
  );
}
