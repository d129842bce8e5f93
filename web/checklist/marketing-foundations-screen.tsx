import { restaurantIdOf, useSession, useUser } from '#web/accounts/session-context.ts';
import { useChecklist, useChecklistProgress } from '#web/checklist/api/checklist.ts';
import { errorMessages } from '#web/shell/errors/error-messages.ts';
import { ViewHeader } from '#web/shell/view-header.tsx';
import { VIEWS } from '#web/shell/views.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Checklist } from './checklist.tsx';

/** Momentum, the marketing checklist (spec, owner tools §2 and §4). */
export function MarketingFoundationsScreen() {
  const { refresh } = useSession();
  const restaurantId = restaurantIdOf(useUser());
  return (
    <Stack gap={3}>
      <ViewHeader view={VIEWS.marketingFoundations} />
      {restaurantId === undefined ? (
        <ChecklistError message="Failed to get restaurant information" onRetry={() => void refresh()} />
      ) : (
        <LoadedChecklist restaurantId={restaurantId} />
      )}
    </Stack>
  );
}

function LoadedChecklist({ restaurantId }: { restaurantId: string }) {
  const checklist = useChecklist(restaurantId);
  const progress = useChecklistProgress(restaurantId);
  if (checklist.data !== undefined && progress.data !== undefined)
    return <Checklist restaurantId={restaurantId} categories={checklist.data} progress={progress.data} />;
  const error = checklist.error ?? progress.error;
  if (error === null) return <ChecklistLoading />;
  return (
    <ChecklistError
      message={error.message}
      referenceId={errorMessages(error).referenceId}
      onRetry={() => void Promise.all([checklist.refetch(), progress.refetch()])}
    />
  );
}

type ChecklistErrorProps = {
  message: string;
  referenceId?: string | undefined;
  onRetry: () => void;
};

function ChecklistError({ message, referenceId, onRetry }: ChecklistErrorProps) {
  return (
    <ErrorState
      title="Error Loading Checklist"
      referenceId={referenceId}
      action={
        <Button variant="primary" onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      {message}
    </ErrorState>
  );
}

function ChecklistLoading() {
  return <Loading label="Loading your checklist…" gap={3} shapes={['block', 2, 'title', 4]} />;
}
