import Images from 'lucide-react/icons/images';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import type { ImageType, SiteImage } from '#shared/images/contract/site-image.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { useImages } from './api/images.ts';
import { DeleteImage } from './delete-image.tsx';
import { firstImage } from './first-image.ts';
import { PhotoGrid } from './photo-grid.tsx';
import { UploadArea } from './upload-area.tsx';
import { useImageUpload } from './use-image-upload.ts';
import { usePastedImage } from './use-pasted-image.ts';

type ImageDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Called with the chosen or uploaded image. The caller closes the dialog. */
  onChoose: (image: SiteImage) => void;
  imageType: ImageType;
  websiteId?: string;
  /** What the image is for: "Choose the main image". */
  title: string;
  /** More actions for the current image. */
  children?: ReactNode;
};

/** The owner’s images: choose, upload by button, drop, or paste, and delete. */
export function ImageDialog({ isOpen, onClose, title, ...choosing }: ImageDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} size="large">
      <ImageChooser {...choosing} />
    </Dialog>
  );
}

type ChooserProps = Pick<ImageDialogProps, 'onChoose' | 'imageType' | 'websiteId' | 'children'>;

function ImageChooser({ onChoose, imageType, websiteId, children }: ChooserProps) {
  const [deleting, setDeleting] = useState<SiteImage>();
  const [isOver, setIsOver] = useState(false);
  const chooser = useRef<HTMLDivElement>(null);
  const upload = useImageUpload({ imageType, websiteId, onUploaded: onChoose });
  usePastedImage(deleting === undefined, upload.upload);
  const dragOver = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const file = firstImage(event.dataTransfer);
    if (file !== undefined) upload.upload(file);
  };
  return (
    <Stack
      gap={3}
      ref={chooser}
      tabIndex={-1}
      onDragOver={dragOver}
      onDragLeave={(event) => setIsOver(event.currentTarget.contains(event.relatedTarget as Node | null))}
      onDrop={drop}
    >
      {children}
      <UploadArea upload={upload} isOver={isOver} />
      <ImageGrid onChoose={onChoose} onDelete={setDeleting} />
      <DeleteImage image={deleting} onClose={() => setDeleting(undefined)} place={chooser} />
    </Stack>
  );
}

type ImageGridProps = { onChoose: (image: SiteImage) => void; onDelete: (image: SiteImage) => void };

/** All images of the restaurant as thumbnails, newest first. */
function ImageGrid(doing: ImageGridProps) {
  return (
    <Stack as="section" gap={2} aria-label="Your images">
      <PhotoGrid
        photos={useImages()}
        tileOf={({ image_id, asset, filename, thumbnails }) => ({
          id: image_id,
          src: thumbnails.medium,
          name: asset.alt || filename,
        })}
        waiting="Loading your images…"
        empty={
          <EmptyState icon={<Images />} title="No images yet" level={3}>
            Upload a photo of a signature dish, your dining room, or your team.
          </EmptyState>
        }
        {...doing}
      />
    </Stack>
  );
}
