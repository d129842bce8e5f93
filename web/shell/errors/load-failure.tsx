import { ErrorState } from '#web/ui/error-state.tsx';
import { errorMessages } from './error-messages.ts';

type LoadFailureProps = {
  /** A call that has failed. */
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** What the spec calls this failure, above the sentence that came with it, if that says more. */
  title?: string;
};

/** A part of a screen that could not be loaded, below a heading of the second level. */
export function LoadFailure({ query, title }: LoadFailureProps) {
  const known = errorMessages(query.error);
  const message = query.error?.message;
  return (
    <ErrorState
      title={title ?? known.title}
      level={title === undefined ? 3 : 2}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
      referenceId={known.referenceId}
    >
      {title === undefined || message === title ? known.advice : message}
    </ErrorState>
  );
}
