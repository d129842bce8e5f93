import { useParams } from 'react-router-dom';
import { AccountBanners } from '#web/shell/account-banners.tsx';
import { AccessDenied } from '#web/shell/errors/access-denied.tsx';
import { errorMessages, isForbidden } from '#web/shell/errors/error-messages.ts';
import { paths } from '#web/shell/navigation/paths.ts';
import { ScreenTitle } from '#web/shell/screen-title.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { WindowPage } from '#web/ui/window-page.tsx';
import { useWebsite } from '#web/websites/api/website.ts';
import { EditorWorkspace } from './editor-workspace.tsx';

/** The advanced editor of one website (spec, website builder §2.6). */
export function WebsiteEditorScreen() {
  const { id = '' } = useParams();
  const website = useWebsite(id);
  const name = website.data?.website_name;
  return (
    <>
      <ScreenTitle>{name === undefined ? 'Advanced editor' : `Edit ${name}`}</ScreenTitle>
      <AccountBanners />
      {website.data !== undefined ? (
        <EditorWorkspace key={id} website={website.data} />
      ) : website.isPending ? (
        <EditorLoading />
      ) : (
        <EditorFailure website={website} />
      )}
    </>
  );
}

function EditorLoading() {
  return (
    <WindowPage>
      <Loading label="Loading website…" gap={3}>
        <Skeleton shape="title" />
        <Skeleton lines={3} />
        <Skeleton shape="block" />
      </Loading>
    </WindowPage>
  );
}

function EditorFailure({ website }: { website: ReturnType<typeof useWebsite> }) {
  const { error, isFetching, refetch } = website;
  return (
    <WindowPage isMiddle>
      {isForbidden(error) ? (
        <AccessDenied />
      ) : (
        <ErrorState
          title="You can’t edit this website"
          level={1}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          referenceId={errorMessages(error).referenceId}
          action={
            <LinkButton variant="primary" href={paths.websiteBuilder}>
              Back to Website Builder
            </LinkButton>
          }
        >
          Error loading website: {error?.message}
        </ErrorState>
      )}
    </WindowPage>
  );
}
