import { useTransition } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { BRAND_NAME } from '#shared/contract/brand.ts';
import { AccessDenied } from '#web/shell/errors/access-denied.tsx';
import { errorMessages, isForbidden } from '#web/shell/errors/error-messages.ts';
import { ChunkLoadError } from '#web/shell/navigation/lazy-chunk.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { WindowPage } from '#web/ui/window-page.tsx';

const reload = () => location.reload();

/** Replaces a screen that failed to load or render. */
export function RouteError() {
  return <ErrorPage error={useRouteError()} />;
}

/** A failure that fills the whole window. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <WindowPage isMiddle>
      <ErrorView error={error} />
    </WindowPage>
  );
}

/** The same for a screen within the shell. */
export function ViewError() {
  return <ErrorView error={useRouteError()} />;
}

function ErrorView({ error }: { error: unknown }) {
  return (
    <>
      <title>{`Something went wrong · ${BRAND_NAME}`}</title>
      {error instanceof ChunkLoadError ? <ChunkFailure error={error} /> : <Failure error={error} />}
    </>
  );
}

/** Once the part has loaded, navigating to the same address clears the error. */
function ChunkFailure({ error }: { error: ChunkLoadError }) {
  const [isRetrying, startRetry] = useTransition();
  const navigate = useNavigate();
  const location = useLocation();
  const retry = () =>
    startRetry(async () => {
      const isHere = await error.loadAgain().then(
        () => true,
        () => false,
      );
      if (isHere) await navigate(location, { replace: true, state: location.state });
    });
  return (
    <ErrorState
      title="Chunk load error"
      level={1}
      onRetry={retry}
      isRetrying={isRetrying}
      action={
        <Button variant="quiet" onClick={reload}>
          Reload the page
        </Button>
      }
    >
      We couldn’t load this part of {BRAND_NAME}. Check your connection, then reload the page.
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
