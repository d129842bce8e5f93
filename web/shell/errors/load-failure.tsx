import { ErrorState } from '#web/ui/error-state.tsx';
import { errorMessages } from './error-messages.ts';

export type LoadFailureProps = {
  /** A failed call. */
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** The spec’s name for this failure, above the server’s message if that says more. */
  title?: string;
};

/** Shown if part of a screen couldn’t be loaded, with a second-level heading. */
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
