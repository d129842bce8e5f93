import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/text.tsx';
import { useCancelGeneration } from '#web/websites/api/generation-progress.ts';

/** Cancels the generation of a dialog, or shows why it can’t. */
export function CancelGeneration({ generationId }: { generationId: string | undefined }) {
  const { mutate, isPending, isSuccess, error } = useCancelGeneration(generationId);
  return (
    <>
      <Button
        variant="quiet"
        isPending={isPending || isSuccess}
        pendingLabel="Canceling"
        onClick={() => mutate()}
      >
        Cancel
      </Button>
      {error === null ? null : (
        <Note width="row" measured={false} role="alert">
          {error.message}
        </Note>
      )}
    </>
  );
}
