import { useProfile } from '#web/api/profile.ts';
import { errorMessages } from '#web/features/errors/error-messages.ts';
import { paths } from '#web/features/navigation/paths.ts';
import { restaurantIdOf, useUser } from '#web/features/session/session-context.ts';
import { AppShell } from '#web/features/shell/app-shell.tsx';
import { NoRestaurant } from '#web/features/shell/no-restaurant.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ProfileEditor } from './profile-editor.tsx';
import styles from './profile-screen.module.css';
import { StaleWebsites } from './stale-websites.tsx';

/** The one record of facts, from which websites are made. */
export function ProfileScreen() {
  const actsForRestaurant = restaurantIdOf(useUser()) !== undefined;
  return (
    <AppShell title="Restaurant profile">
      {actsForRestaurant ? <Profile /> : <NoRestaurant title="Restaurant profile" />}
    </AppShell>
  );
}

function Profile() {
  const profile = useProfile();
  return (
    <div className={styles.page}>
      <PageHeader
        title="Restaurant profile"
        subtitle="Say it once. Your websites, ads and messages take their facts from here."
        back={{ href: paths.dashboard, label: 'Back to Dashboard' }}
      />
      <StaleWebsites />
      {profile.data !== undefined ? (
        <ProfileEditor stored={profile.data} />
      ) : profile.isPending ? (
        <Loading label="Loading your profile..." className={styles.loading}>
          <Skeleton shape="title" />
          <Skeleton lines={3} />
          <Skeleton shape="block" />
        </Loading>
      ) : (
        <ErrorState
          title="Your profile could not be loaded"
          referenceId={errorMessages(profile.error).referenceId}
          action={
            <Button variant="primary" isPending={profile.isFetching} onClick={() => void profile.refetch()}>
              Try Again
            </Button>
          }
        >
          {profile.error.message}
        </ErrorState>
      )}
    </div>
  );
}
