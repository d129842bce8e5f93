import LayoutTemplate from 'lucide-react/icons/layout-template';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { adviceFor, errorMessages } from '#web/shell/errors/error-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { CardLoading } from './card-loading.tsx';
import { useWebsiteRow, type WebsiteRow } from './use-website-row.ts';
import { WebsiteActions } from './website-actions.tsx';

type WebsiteListProps = {
  /** A website is being generated. */
  isGenerating: boolean;
  onGetStarted: () => void;
};

/** The websites: loading, error, empty, or list. */
export function WebsiteList({ isGenerating, onGetStarted }: WebsiteListProps) {
  const row = useWebsiteRow();
  const { data, isPending, isError } = row.query;
  if (isPending) return <CardLoading />;
  if (data === undefined || (isError && row.current === undefined)) return <ListFailure query={row.query} />;
  if (row.total > 0) return <WebsiteActions row={row} />;
  return isGenerating ? <FirstIsBeingMade /> : <NoWebsites onGetStarted={onGetStarted} />;
}

function NoWebsites({ onGetStarted }: { onGetStarted: () => void }) {
  return (
    <EmptyState
      icon={<LayoutTemplate />}
      title="No websites yet"
      action={<Button onClick={onGetStarted}>Get Started</Button>}
    >
      Tell us your restaurant’s name and what makes it special. We’ll build your website.
    </EmptyState>
  );
}

function FirstIsBeingMade() {
  return (
    <EmptyState icon={<LoaderCircle />} title="We’re building your first website">
      Your website will appear here when it’s ready.
    </EmptyState>
  );
}

function ListFailure({ query }: { query: WebsiteRow['query'] }) {
  const { error, isFetching, refetch } = query;
  return (
    <ErrorState
      title={error?.message ?? 'We couldn’t load your websites'}
      referenceId={errorMessages(error).referenceId}
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
