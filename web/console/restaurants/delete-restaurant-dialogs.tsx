import { useState } from 'react';
import { DELETE_WORD } from '#shared/accounts/contract/account.ts';
import { whatEnds } from '#web/billing/what-ends.ts';
import { useDeleteRestaurant, useDeletionPreview } from '#web/console/api/delete-restaurant.ts';
import { adviceFor } from '#web/shell/errors/error-messages.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { DELETION_EFFECT } from './deletion-effect.ts';
import { TypeDeleteDialog } from './type-delete-dialog.tsx';

type Named = { restaurant_id: string; name: string };
type Outcome = { tone: 'good' | 'warning' | 'danger'; message: string };

/** Spec, website builder §8. */
const FAILED = 'Failed to delete restaurant';
const CHECKING = 'Checking the plan, invoices, and campaigns…';
const NOT_CHECKED =
  'We couldn’t check the plan, invoices, and campaigns. To see what will end, close this window and try again.';
const MISMATCH = 'Deletion cancelled - confirmation text did not match.';

type DeleteRestaurantProps = {
  isOpen: boolean;
  /** The restaurant to delete. */
  restaurant: Named | undefined;
  onClose: () => void;
  onDeleted?: () => void;
};

/** Asks, requires the confirmation word, deletes, and shows the result. A failure also opens an alert. */
export function DeleteRestaurantDialogs({ isOpen, restaurant, onClose, onDeleted }: DeleteRestaurantProps) {
  const [confirmed, setConfirmed] = useState<Named>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [alert, setAlert] = useState<string>();
  const deletion = useDeleteRestaurant();
  const preview = useDeletionPreview(isOpen ? restaurant?.restaurant_id : undefined);
  const warning = preview.isError
    ? NOT_CHECKED
    : preview.data === undefined
      ? CHECKING
      : whatEnds(preview.data, 'This restaurant has');
  const close = () => {
    setConfirmed(undefined);
    onClose();
  };
  const end = (ended: Outcome) => {
    setOutcome(ended);
    if (ended.tone !== 'good') setAlert(ended.message);
    close();
  };
  const remove = (word: string, { restaurant_id }: Named) => {
    setOutcome(undefined);
    if (word !== DELETE_WORD) return end({ tone: 'warning', message: MISMATCH });
    deletion.mutate(restaurant_id, {
      onSuccess: (message) => {
        end({ tone: 'good', message });
        onDeleted?.();
      },
      onError: (error) => end({ tone: 'danger', message: `${FAILED}: ${detailOf(error)}` }),
    });
  };
  return (
    <>
      {outcome === undefined ? null : <Notice tone={outcome.tone}>{outcome.message}</Notice>}
      <ConfirmDialog
        isOpen={isOpen && confirmed === undefined}
        onClose={close}
        onConfirm={() => setConfirmed(restaurant)}
        title={`Delete ${restaurant?.name ?? ''}?`}
        confirmLabel="Continue"
        isDanger
        isConfirmable={!preview.isPending}
      >
        {DELETION_EFFECT} {warning}
      </ConfirmDialog>
      {confirmed === undefined ? null : (
        <TypeDeleteDialog
          name={confirmed.name}
          isPending={deletion.isPending}
          onClose={close}
          onTyped={(word) => remove(word, confirmed)}
        />
      )}
      {alert === undefined ? null : (
        <AlertDialog
          title="We couldn’t delete the restaurant"
          message={alert}
          onClose={() => setAlert(undefined)}
        />
      )}
    </>
  );
}

/** The error message, unless it only repeats the title. */
function detailOf(error: Error): string {
  return error.message === FAILED ? adviceFor(error) : error.message;
}
