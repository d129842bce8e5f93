import { useParams } from 'react-router-dom';
import { AccountBanners } from '#web/shell/account-banners.tsx';
import { AccessDenied } from '#web/shell/errors/access-denied.tsx';
import { errorMessages, isForbidden } from '#web/shell/errors/error-messages.ts';
import { paths } from '#web/shell/navigation/paths.ts';
import { ScreenTitle } from '#web/shell/screen-title.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Cluster } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { WindowPage } from '#web/ui/window-page.tsx';
import { useWebsite } from '#web/websites/api/website.ts';
import { PreviewWorkspace } from './preview-workspace.tsx';

/** A website as guests will see it, with its details (spec, website builder §2.5). */
export function WebsitePreviewScreen() {
  const { id = '' } = useParams();
  const website = useWebsite(id);
  return (
    <>
      <ScreenTitle>{website.data?.website_name ?? 'Website preview'}</ScreenTitle>
      <AccountBanners />
      {website.data !== undefined ? (
        <PreviewWorkspace website={website.data} />
      ) : website.isPending ? (
        <PreviewLoading />
      ) : (
        <PreviewFailure website={website} />
      )}
    </>
  );
}

function PreviewLoading() {
  return (
    <WindowPage>
      <Loading label="Loading website…" gap={3}>
        <Skeleton shape="title" />
        <Skeleton shape="block" />
        <Skeleton lines={4} />
      </Loading>
    </WindowPage>
  );
}

function PreviewFailure({ website }: { website: ReturnType<typeof useWebsite> }) {
  const { error, isFetching, refetch } = website;
  if (isForbidden(error)) {
    return (
      <WindowPage isMiddle>
        <AccessDenied />
      </WindowPage>
    );
  }
  return (
    <WindowPage isMiddle>
      <ErrorState
        title="We couldn’t load this website"
        level={1}
        referenceId={errorMessages(error).referenceId}
        action={
          <Cluster gap={1} justify="center">
            <LinkButton variant="primary" href={paths.websiteBuilder}>
              Back to Website Builder
            </LinkButton>
            <Button isPending={isFetching} onClick={() => void refetch()}>
              Try Again
            </Button>
          </Cluster>
        }
      >
        Error loading website: {error?.message}
      </ErrorState>
    </WindowPage>
  );
}
