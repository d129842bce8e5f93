import type { DragEvent } from 'react';
import { useRef, useState } from 'react';
import type { ImageType, SiteImage } from '#shared/contract/site-image.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DeletePicture } from './delete-image.tsx';
import { firstPicture } from './first-image.ts';
import styles from './image-dialog.module.css';
import { PictureGrid } from './image-grid.tsx';
import { UploadArea } from './upload-area.tsx';
import { usePictureUpload } from './use-image-upload.ts';
import { usePastedPicture } from './use-pasted-image.ts';

type PictureDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Called with the picture that was chosen, or that has just been uploaded. The caller closes the dialog. */
  onChoose: (image: SiteImage) => void;
  imageType: ImageType;
  websiteId?: string;
  /** What the picture is for: "Choose the main picture". */
  title: string;
};

/** The owner's pictures: choose one, upload one by button, drop or paste, delete one. */
export function PictureDialog({ isOpen, onClose, title, ...choosing }: PictureDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} size="large">
      <PictureChooser {...choosing} />
    </Dialog>
  );
}

type ChooserProps = Pick<PictureDialogProps, 'onChoose' | 'imageType' | 'websiteId'>;

function PictureChooser({ onChoose, imageType, websiteId }: ChooserProps) {
  const [deleting, setDeleting] = useState<SiteImage>();
  const [isOver, setIsOver] = useState(false);
  const chooser = useRef<HTMLDivElement>(null);
  const upload = usePictureUpload({ imageType, websiteId, onUploaded: onChoose });
  usePastedPicture(deleting === undefined, upload.upload);
  const dragOver = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const file = firstPicture(event.dataTransfer);
    if (file !== undefined) upload.upload(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button does the same
    <div
      className={styles.chooser}
      ref={chooser}
      tabIndex={-1}
      onDragOver={dragOver}
      onDragLeave={(event) => setIsOver(event.currentTarget.contains(event.relatedTarget as Node | null))}
      onDrop={drop}
    >
      <UploadArea upload={upload} isOver={isOver} />
      <PictureGrid onChoose={onChoose} onDelete={setDeleting} />
      <DeletePicture image={deleting} onClose={() => setDeleting(undefined)} place={chooser} />
    </div>
  );
}
