import { useParams } from 'react-router-dom';
import { useWebsite } from '#web/api/website.ts';
import { AccessDenied } from '#web/app/access-denied.tsx';
import { failureWords, isForbidden } from '#web/app/failure-words.ts';
import { ImpersonationBanner } from '#web/app/impersonation-banner.tsx';
import { paths } from '#web/app/paths.ts';
import { ScreenTitle } from '#web/app/screen-title.tsx';
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
          title="This website cannot be edited"
          level={1}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          referenceId={failureWords(error).referenceId}
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
