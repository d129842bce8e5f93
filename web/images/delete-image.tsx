import { type RefObject, useEffect, useState } from 'react';
import type { SiteImage } from '#shared/images/contract/site-image.ts';
import { ApiError } from '#web/client/api-error.ts';
import { useDeleteImage } from '#web/images/api/images.ts';
import { adviceFor } from '#web/shell/errors/error-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ReturnFocus } from '#web/ui/return-focus.tsx';
import { showToast } from '#web/ui/toast.tsx';

type DeleteImageProps = {
  image: SiteImage | undefined;
  onClose: () => void;
  /** Takes the focus if the focused image is gone. */
  place: RefObject<HTMLElement | null>;
};

/** Asks before an image is deleted. If a website shows it, the dialog lists where and asks again. */
export function DeleteImage({ image, onClose, place }: DeleteImageProps) {
  const deletion = useDeleteImage();
  const inUse = deletion.error instanceof ApiError && deletion.error.code === 'image_in_use';
  const places = inUse && deletion.error instanceof ApiError ? Object.values(deletion.error.fields) : [];
  // The question stays the same while the dialog fades out.
  const [asked, setAsked] = useState(image);
  if (image !== undefined && image !== asked) setAsked(image);
  const { reset } = deletion;
  useEffect(() => {
    if (image !== undefined) reset();
  }, [image, reset]);
  const confirm = () => {
    if (image === undefined) return;
    const announce = ({ message }: { message: string }) => {
      showToast({ tone: 'good', title: message });
      onClose();
    };
    deletion.mutate({ image, force: inUse }, { onSuccess: announce });
  };
  return (
    <Dialog
      isOpen={image !== undefined}
      onClose={onClose}
      role="alertdialog"
      size="small"
      isDismissable={!deletion.isPending}
      title={inUse ? 'This image is in use' : 'Delete this image?'}
      description={
        inUse
          ? 'If you delete this image, we’ll also remove it from these places:'
          : `We’ll permanently delete ${asked?.filename ?? ''}. You can upload it again anytime.`
      }
      actions={
        <>
          <Button variant="danger" isPending={deletion.isPending} onClick={confirm}>
            {inUse ? 'Delete anyway' : 'Delete'}
          </Button>
          <Button autoFocus disabled={deletion.isPending} onClick={onClose}>
            {inUse ? 'Keep image' : 'Cancel'}
          </Button>
        </>
      }
    >
      <ReturnFocus place={place} />
      {places.length === 0 ? null : <Places places={places} />}
      {deletion.error !== null && !inUse ? (
        <Notice tone="danger" title={deletion.error.message}>
          {adviceFor(deletion.error)}
        </Notice>
      ) : null}
    </Dialog>
  );
}

function Places({ places }: { places: string[] }) {
  return (
    <Stack as="ul" divided breaks>
      {places.map((place) => (
        <li key={place}>{place}</li>
      ))}
    </Stack>
  );
}
