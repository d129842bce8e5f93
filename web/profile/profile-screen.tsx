import { Suspense } from 'react';
import { useProfile, useStaleProjections } from '#web/profile/api/profile.ts';
import { errorMessages } from '#web/shell/errors/error-messages.ts';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { ViewHeader } from '#web/shell/view-header.tsx';
import { VIEWS } from '#web/shell/views.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { ProfileEditor } from './profile-editor.tsx';

/** The restaurant’s facts, from which websites are built. */
export function ProfileScreen() {
  const profile = useProfile();
  return (
    <Stack gap={3}>
      <ViewHeader view={VIEWS.profile} />
      <StaleWebsites />
      {profile.data !== undefined ? (
        <ProfileEditor stored={profile.data} />
      ) : profile.isPending ? (
        <Loading label="Loading your profile…" gap={3} shapes={['title', 3, 'block']} />
      ) : (
        <ErrorState
          title="We couldn’t load your profile"
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
    </Stack>
  );
}

const StaleWebsite = lazyPart(() => import('./stale-website.tsx').then((m) => m.StaleWebsite));

/** Published websites with outdated facts, each with a button to publish again. */
function StaleWebsites() {
  const stale = useStaleProjections();
  return stale.data?.map((projection) => (
    <Suspense key={projection.website_id} fallback={null}>
      <StaleWebsite projection={projection} />
    </Suspense>
  ));
}
