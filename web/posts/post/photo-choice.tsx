import ImageUp from 'lucide-react/icons/image-up';
import Trash2 from 'lucide-react/icons/trash-2';
import { Suspense, useState } from 'react';
import type { ContentPost } from '#shared/posts/contract/content-plan.ts';
import { IMAGE_SPECS, POST_IMAGE } from '#shared/posts/social/image-specs.ts';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { Button } from '#web/ui/button.tsx';
import { Cluster } from '#web/ui/layout.tsx';
import { useFocusPlace } from '#web/ui/use-focus-place.ts';
import styles from './post-card.module.css';

const ImageDialog = lazyPart(() => import('#web/images/image-dialog.tsx').then((m) => m.ImageDialog));

type PhotoChoiceProps = Pick<ContentPost, 'platform'> & {
  imageId: string | null;
  onChange: (imageId: string | null) => void;
};

/** The photo of a post, if its platform shows one. */
export function PhotoChoice({ platform, imageId, onChange }: PhotoChoiceProps) {
  const [isChoosing, setChoosing] = useState(false);
  const choose = useFocusPlace<HTMLButtonElement>(imageId !== null);
  const place = POST_IMAGE[platform];
  if (place === undefined) return null;
  const { width, height } = IMAGE_SPECS[place];
  return (
    <Cluster gap={1} className={styles.photo}>
      <p>
        {imageId === null ? 'No photo yet.' : 'Photo selected.'} We crop it to {width} × {height} pixels.
      </p>
      <Button ref={choose} size="small" icon={<ImageUp />} onClick={() => setChoosing(true)}>
        {imageId === null ? 'Choose a photo' : 'Change photo'}
      </Button>
      {imageId === null ? null : (
        <Button size="small" variant="quiet" icon={<Trash2 />} onClick={() => onChange(null)}>
          Remove photo
        </Button>
      )}
      {isChoosing ? (
        <Suspense fallback={null}>
          <ImageDialog
            isOpen
            onClose={() => setChoosing(false)}
            onChoose={({ image_id }) => {
              onChange(image_id);
              setChoosing(false);
            }}
            imageType="general"
            title="Choose a photo for this post"
          />
        </Suspense>
      ) : null}
    </Cluster>
  );
}
