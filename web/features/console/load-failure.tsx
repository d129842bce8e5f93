import { ErrorState } from '#web/ui/error-state.tsx';
import { adviceFor, errorMessages } from '../errors/error-messages.ts';

type LoadFailureProps = {
  /** The spec's sentence for this screen. */
  title: string;
  error: Error;
  onRetry: () => void;
  isRetrying: boolean;
};

/** A section of the console whose data did not come (spec, website builder §8). */
export function LoadFailure({ title, error, onRetry, isRetrying }: LoadFailureProps) {
  return (
    <ErrorState
      title={title}
      onRetry={onRetry}
      isRetrying={isRetrying}
      referenceId={errorMessages(error).referenceId}
    >
      {adviceFor(error)}
    </ErrorState>
  );
}
