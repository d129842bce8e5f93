import { ErrorState } from '#web/ui/error-state.tsx';
import { errorMessages } from './error-messages.ts';

type LoadFailureProps = {
  /** A call that has failed. */
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
};

/** A part of a screen that could not be loaded, below a heading of the second level. */
export function LoadFailure({ query }: LoadFailureProps) {
  const { title, advice, referenceId } = errorMessages(query.error);
  return (
    <ErrorState
      title={title}
      level={3}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
      referenceId={referenceId}
    >
      {advice}
    </ErrorState>
  );
}
