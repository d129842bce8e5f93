import type { FormEvent } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';

type SuspendDialogProps = {
  isOpen: boolean;
  name: string;
  isPending: boolean;
  failure: string | undefined;
  onClose: () => void;
  onSuspend: (reason: string) => void;
};

/** Explains what a suspension does, and asks for a reason. */
export function SuspendDialog(props: SuspendDialogProps) {
  const { isOpen, name, isPending, failure, onClose, onSuspend } = props;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSuspend(String(new FormData(event.currentTarget).get('reason')).trim());
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Suspend ${name}`}
      description="Scheduled texts wait until you reactivate the account.
        Active ads keep running, but the owner can pause or end them."
    >
      <Stack as="form" gap={2} onSubmit={submit} noValidate>
        <Field
          label="Reason"
          name="reason"
          autoComplete="off"
          maxLength={200}
          hint="The owner will see your reason."
          required
        />
        {failure === undefined ? null : <Notice tone="danger">{failure}</Notice>}
        <Button variant="danger" type="submit" self="start" isPending={isPending}>
          Suspend
        </Button>
      </Stack>
    </Dialog>
  );
}
