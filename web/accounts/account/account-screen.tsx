import { useState } from 'react';
import { useUser } from '#web/accounts/session-context.ts';
import { paths } from '#web/shell/navigation/paths.ts';
import { ScreenTitle } from '#web/shell/screen-title.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Text } from '#web/ui/text.tsx';
import { AccountDeleted } from './account-deleted.tsx';
import { AccountDetails } from './account-details.tsx';
import { ChangePassword } from './change-password.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
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
