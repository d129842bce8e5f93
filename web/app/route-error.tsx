import { useRouteError } from 'react-router-dom';
import { BRAND_NAME } from '#shared/contract/brand.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { AccessDenied } from '../features/errors/access-denied.tsx';
import { errorMessages, isForbidden } from '../features/errors/error-messages.ts';
import { ChunkLoadError } from '../features/navigation/lazy-chunk.ts';
import styles from './route-error.module.css';

const reload = () => location.reload();

/** In place of a screen that failed to load or to draw. */
export function RouteError() {
  const error = useRouteError();
  return (
    <main className={styles.page}>
      <title>{`Something went wrong · ${BRAND_NAME}`}</title>
      {error instanceof ChunkLoadError ? <ChunkFailure /> : <Failure error={error} />}
    </main>
  );
}

function ChunkFailure() {
  return (
    <ErrorState
      title="Chunk load error"
      level={1}
      action={
        <Button variant="primary" onClick={reload}>
          Reload
        </Button>
      }
    >
      A part of {BRAND_NAME} could not be loaded. Reload the page: there may be a new release, or the
      connection was lost for a moment.
    </ErrorState>
  );
}

function Failure({ error }: { error: unknown }) {
  if (isForbidden(error)) return <AccessDenied />;
  const { title, advice, referenceId } = errorMessages(error);
  return (
    <ErrorState title={title} level={1} onRetry={reload} referenceId={referenceId}>
      {advice}
    </ErrorState>
  );
}
