import { type FormEvent, useState } from 'react';
import { DISCARD_REASON_MAX_LENGTH } from '#shared/jobs/contract/jobs.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Stack } from '#web/ui/layout.tsx';

type DiscardDialogProps = {
  isOpen: boolean;
  /** What is lost. */
  impact: string;
  onClose: () => void;
  onDiscard: (reason: string) => void;
};

/** Asks why a dead letter is discarded. */
export function DiscardDialog({ isOpen, impact, onClose, onDiscard }: DiscardDialogProps) {
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason')).trim();
    if (reason === '') return setError('Enter a reason.');
    setError(undefined);
    onDiscard(reason);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Discard this dead letter?"
      description={`You can’t undo this. ${impact}`}
    >
      <Stack as="form" gap={2} align="start" onSubmit={submit} noValidate>
        <Field
          label="Reason"
          name="reason"
          autoComplete="off"
          maxLength={DISCARD_REASON_MAX_LENGTH}
          hint="We save your reason in the activity log."
          error={error}
          required
        />
        <Button variant="danger" type="submit">
          Discard
        </Button>
      </Stack>
    </Dialog>
  );
}
