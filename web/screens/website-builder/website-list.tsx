import LayoutTemplate from 'lucide-react/icons/layout-template';
import { useState } from 'react';
import type { WebsiteSummary } from '#shared/contract/website.ts';
import { useDeleteWebsite, type useWebsites } from '#web/api/websites.ts';
import { adviceFor, failureWords } from '#web/app/failure-words.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast.tsx';
import styles from './website-builder-screen.module.css';
import { WebsiteCarousel } from './website-carousel.tsx';

type WebsiteListProps = { websites: ReturnType<typeof useWebsites>; onGetStarted: () => void };

/** The websites in whichever state they are: loading, failed, none yet, or there. */
export function WebsiteList({ websites, onGetStarted }: WebsiteListProps) {
  if (websites.data === undefined) {
    return websites.isPending ? <ListLoading /> : <ListFailure websites={websites} />;
  }
  if (websites.data.length > 0) return <DeletableWebsites websites={websites.data} />;
  return (
    <EmptyState
      icon={<LayoutTemplate />}
      title="No websites yet"
      action={<Button onClick={onGetStarted}>Get Started</Button>}
    >
      Name your restaurant, say what makes it yours, and watch the site being made.
    </EmptyState>
  );
}

function DeletableWebsites({ websites }: { websites: readonly WebsiteSummary[] }) {
  const [doomed, setDoomed] = useState<WebsiteSummary>();
  const deletion = useDeleteWebsite();
  const confirm = (website: WebsiteSummary) =>
    deletion.mutate(website.website_id, {
      onSuccess: () => showToast({ tone: 'good', title: `${website.website_name} was deleted.` }),
      onError: (error) => showToast({ tone: 'danger', title: error.message, description: adviceFor(error) }),
      onSettled: () => setDoomed(undefined),
    });
  return (
    <>
      <WebsiteCarousel websites={websites} onDelete={setDoomed} />
      <ConfirmDialog
        isOpen={doomed !== undefined}
        onClose={() => setDoomed(undefined)}
        onConfirm={() => doomed && confirm(doomed)}
        title={`Delete ${doomed?.website_name ?? 'website'}`}
        confirmLabel="Delete"
        isDanger
        isPending={deletion.isPending}
      >
        Are you sure you want to delete this website? This action cannot be undone.
      </ConfirmDialog>
    </>
  );
}

function ListLoading() {
  return (
    <Loading label="Loading your websites…" className={styles.loading}>
      <Skeleton shape="block" />
      <div>
        <Skeleton shape="title" />
        <Skeleton lines={4} />
      </div>
    </Loading>
  );
}

function ListFailure({ websites }: Pick<WebsiteListProps, 'websites'>) {
  const { error, isFetching, refetch } = websites;
  return (
    <ErrorState
      title={error?.message ?? 'Failed to fetch websites'}
      referenceId={failureWords(error).referenceId}
      action={
        <Button isPending={isFetching} onClick={() => void refetch()}>
          Try Again
        </Button>
      }
    >
      {adviceFor(error)}
    </ErrorState>
  );
}
