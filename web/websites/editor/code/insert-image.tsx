import ImagePlus from 'lucide-react/icons/image-plus';
import { useState } from 'react';
import type { SiteImage } from '#shared/images/contract/site-image.ts';
import { ImageDialog } from '#web/images/image-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { imageMarkup } from './image-markup.ts';

type InsertImageProps = { websiteId: string; onInsert: (markup: string) => void };

/** Inserts one of the owner’s images into the HTML. */
export function InsertImage({ websiteId, onInsert }: InsertImageProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const insert = (image: SiteImage) => {
    setIsChoosing(false);
    onInsert(imageMarkup(image));
  };
  return (
    <>
      <Button size="small" icon={<ImagePlus aria-hidden="true" />} onClick={() => setIsChoosing(true)}>
        Insert image
      </Button>
      <ImageDialog
        isOpen={isChoosing}
        onClose={() => setIsChoosing(false)}
        onChoose={insert}
        imageType="general"
        websiteId={websiteId}
        title="Insert an image"
      />
    </>
  );
}
