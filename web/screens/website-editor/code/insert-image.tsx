import ImagePlus from 'lucide-react/icons/image-plus';
import { useState } from 'react';
import type { SiteImage } from '#shared/contract/site-image.ts';
import { PictureDialog } from '#web/features/images/image-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { pictureMarkup } from './image-markup.ts';

type InsertPictureProps = { websiteId: string; onInsert: (markup: string) => void };

/** Puts one of the owner's pictures into the HTML. */
export function InsertPicture({ websiteId, onInsert }: InsertPictureProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const insert = (image: SiteImage) => {
    setIsChoosing(false);
    onInsert(pictureMarkup(image));
  };
  return (
    <>
      <Button size="small" icon={<ImagePlus aria-hidden="true" />} onClick={() => setIsChoosing(true)}>
        Insert picture
      </Button>
      <PictureDialog
        isOpen={isChoosing}
        onClose={() => setIsChoosing(false)}
        onChoose={insert}
        imageType="general"
        websiteId={websiteId}
        title="Insert a picture"
      />
    </>
  );
}
