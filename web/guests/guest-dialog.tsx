import { useState } from 'react';
import type { Guest } from '#shared/guests/contract/guest.ts';
import { useDeleteGuest, useExportGuest, useGuest, useOptOutGuest } from '#web/guests/api/guests.ts';
import { printedPhone } from '#web/guests/printed-phone.ts';
import { LoadState } from '#web/shell/errors/load-state.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { GuestDetails } from './guest-details.tsx';

type GuestDialogProps = { phone: string; onClose: () => void };

/** One guest’s details, with the buttons to opt out, download their data, and delete. */
export function GuestDialog({ phone, onClose }: GuestDialogProps) {
  const guest = useGuest(phone);
  const download = useExportGuest();
  const onError = ({ message }: Error) => showToast({ tone: 'danger', title: message });
  const [asked, setAsked] = useState<'opt-out' | 'delete'>();
  const name = guest.data?.name || printedPhone(phone);
  if (guest.data !== undefined && asked === 'opt-out') {
    return <OptOutQuestion guest={guest.data} name={name} onEnd={() => setAsked(undefined)} />;
  }
  if (guest.data !== undefined && asked === 'delete') {
    return (
      <DeleteQuestion guest={guest.data} name={name} onCancel={() => setAsked(undefined)} onEnd={onClose} />
    );
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={name}
      actions={
        guest.data === undefined ? undefined : (
          <>
            {guest.data.opt_out === null ? (
              <Button onClick={() => setAsked('opt-out')}>Opt out of texts</Button>
            ) : null}
            <Button onClick={() => download.mutate(phone, { onError })} isPending={download.isPending}>
              Download data
            </Button>
            <Button variant="quiet" onClick={() => setAsked('delete')}>
              Delete guest
            </Button>
          </>
        )
      }
    >
      {guest.data !== undefined ? (
        <GuestDetails guest={guest.data} />
      ) : (
        <LoadState query={guest} label="Loading the guest…" lines={4} />
      )}
    </Dialog>
  );
}

type QuestionProps = { guest: Guest; name: string; onEnd: () => void };

function OptOutQuestion({ guest, name, onEnd }: QuestionProps) {
  const optOut = useOptOutGuest();
  const confirm = () =>
    optOut.mutate(guest.phone, {
      onSuccess: ({ message }) => showToast({ tone: 'good', title: message }),
      onError: ({ message }) => showToast({ tone: 'danger', title: message }),
      onSettled: onEnd,
    });
  return (
    <ConfirmDialog
      isOpen
      onClose={onEnd}
      onConfirm={confirm}
      title={`Stop texting ${name}?`}
      confirmLabel="Opt out"
      isPending={optOut.isPending}
    >
      Only the guest can opt back in, by texting START.
    </ConfirmDialog>
  );
}

function DeleteQuestion({ guest, name, onCancel, onEnd }: QuestionProps & { onCancel: () => void }) {
  const deletion = useDeleteGuest();
  const confirm = () =>
    deletion.mutate(guest.phone, {
      onSuccess: ({ message }) => {
        showToast({ tone: 'good', title: message });
        onEnd();
      },
      onError: ({ message }) => {
        showToast({ tone: 'danger', title: message });
        onCancel();
      },
    });
  return (
    <ConfirmDialog
      isOpen
      onClose={onCancel}
      onConfirm={confirm}
      title={`Delete ${name}?`}
      confirmLabel="Delete guest"
      isDanger
      isPending={deletion.isPending}
    >
      This permanently deletes their name, phone number, and orders.{' '}
      {guest.opt_out === null
        ? null
        : 'We keep an anonymous record of their opt-out so we never text them again.'}{' '}
      {guest.consent === null ? null : 'We keep anonymous proof of their consent for five years.'}
    </ConfirmDialog>
  );
}
