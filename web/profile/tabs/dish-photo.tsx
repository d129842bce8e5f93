import ImageUp from 'lucide-react/icons/image-up';
import Trash2 from 'lucide-react/icons/trash-2';
import { Suspense, useState } from 'react';
import { usePublicConfig } from '#web/client/public-config.ts';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { Button } from '#web/ui/button.tsx';
import { Cluster } from '#web/ui/layout.tsx';
import styles from './dish-details.module.css';

const ImageDialog = lazyPart(() => import('#web/images/image-dialog.tsx').then((m) => m.ImageDialog));

type DishPhotoProps = {
  /** The path of the photo; empty without one. */
  value: string;
  /** "dish 3", for screen readers. */
  name: string;
  onChange: (image: string) => void;
};

/** The photo of a dish. Websites that show the menu show it, too. */
export function DishPhoto({ value, name, onChange }: DishPhotoProps) {
  const [isChoosing, setChoosing] = useState(false);
  const sitesOrigin = usePublicConfig().data?.sites_origin ?? '';
  const hasPhoto = value !== '';
  return (
    <Cluster gap={1} className={styles.photo}>
      {hasPhoto ? <img src={sitesOrigin + value} alt="" /> : null}
      <Button
        size="small"
        variant="quiet"
        icon={<ImageUp />}
        aria-label={`${hasPhoto ? 'Change the photo of' : 'Add a photo to'} ${name}`}
        onClick={() => setChoosing(true)}
      >
        {hasPhoto ? 'Change the photo' : 'Add a photo'}
      </Button>
      {hasPhoto ? (
        <Button
          size="small"
          variant="quiet"
          icon={<Trash2 />}
          aria-label={`Remove the photo of ${name}`}
          onClick={() => onChange('')}
        >
          Remove
        </Button>
      ) : null}
      {isChoosing ? (
        <Suspense fallback={null}>
          <ImageDialog
            isOpen
            onClose={() => setChoosing(false)}
            onChoose={({ url }) => {
              onChange(url);
              setChoosing(false);
            }}
            imageType="menu_item"
            title="Choose a photo of the dish"
          />
        </Suspense>
      ) : null}
    </Cluster>
  );
}
