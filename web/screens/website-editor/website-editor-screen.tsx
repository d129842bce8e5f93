import { useParams } from 'react-router-dom';
import { useWebsite } from '#web/api/websites/website.ts';
import { AccessDenied } from '#web/features/errors/access-denied.tsx';
import { errorMessages, isForbidden } from '#web/features/errors/error-messages.ts';
import { paths } from '#web/features/navigation/paths.ts';
import { ImpersonationBanner } from '#web/features/shell/impersonation-banner.tsx';
import { ScreenTitle } from '#web/features/shell/screen-title.tsx';
import { SuspensionBanner } from '#web/features/shell/suspension-banner.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { EditorWorkspace } from './editor-workspace.tsx';
import styles from './website-editor-screen.module.css';

/** The advanced editor of one website (spec, website builder §2.6). */
export function WebsiteEditorScreen() {
  const { id = '' } = useParams();
  const website = useWebsite(id);
  const name = website.data?.website_name;
  return (
    <>
      <ScreenTitle>{name === undefined ? 'Advanced editor' : `Edit ${name}`}</ScreenTitle>
      <ImpersonationBanner />
      <SuspensionBanner />
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
    <main className={styles.loading}>
      <Loading label="Loading website…">
        <Skeleton shape="title" />
        <Skeleton lines={3} />
        <Skeleton shape="block" />
      </Loading>
    </main>
  );
}

function EditorFailure({ website }: { website: ReturnType<typeof useWebsite> }) {
  const { error, isFetching, refetch } = website;
  return (
    <main className={styles.failure}>
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
    </main>
  );
}
