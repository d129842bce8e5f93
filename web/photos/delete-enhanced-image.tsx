import type { RefObject } from 'react';
import type { EnhancedImage } from '#shared/photos/contract/enhancement.ts';
import { useDeleteEnhancedImage } from '#web/photos/api/enhanced-images.ts';
import { deletionFailure } from '#web/photos/api/enhancement-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ReturnFocus } from '#web/ui/return-focus.tsx';
import { showToast } from '#web/ui/toast.tsx';

type DeleteEnhancedImageProps = {
  image: EnhancedImage;
  onClose: () => void;
  onDeleted: (id: string) => void;
  /** Takes the focus if the focused image is gone. */
  place: RefObject<HTMLElement | null>;
};

/** Asks before a photo is deleted with its original and its crops. */
export function DeleteEnhancedImage({ image, onClose, onDeleted, place }: DeleteEnhancedImageProps) {
  const deletion = useDeleteEnhancedImage();
  const confirm = () =>
    deletion.mutate(image.id, {
      onSuccess: ({ message }) => {
        showToast({ tone: 'good', title: message });
        onDeleted(image.id);
        onClose();
      },
    });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      size="small"
      isDismissable={!deletion.isPending}
      title="Are you sure you want to delete this image?"
      description="We’ll also delete the original and crops. Websites and dishes that use this photo won’t change."
      actions={
        <>
          <Button variant="danger" isPending={deletion.isPending} onClick={confirm}>
            Delete
          </Button>
          <Button autoFocus disabled={deletion.isPending} onClick={onClose}>
            Keep image
          </Button>
        </>
      }
    >
      <ReturnFocus place={place} />
      {deletion.isError ? <Notice tone="danger">{deletionFailure(deletion.error)}</Notice> : null}
    </Dialog>
  );
}
