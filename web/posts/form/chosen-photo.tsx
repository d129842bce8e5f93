import { useImage } from '#web/images/api/image.ts';
import styles from '#web/posts/content.module.css';
import { Button } from '#web/ui/button.tsx';
import { Cluster } from '#web/ui/layout.tsx';

type ChosenPhotoProps = { imageId: string; dish: string; onRemove: () => void };

/** The photo for the posts, passed by a link from another screen. */
export function ChosenPhoto({ imageId, dish, onRemove }: ChosenPhotoProps) {
  const image = useImage(imageId);
  if (image === undefined) return null;
  return (
    <Cluster gap={2} wrap={false} className={styles.chosenPhoto}>
      <img src={image.thumbnails.medium} alt={image.asset.alt} width={96} height={96} />
      <div>
        <p>
          {dish === ''
            ? 'Your photo goes on the first post for each platform.'
            : `Your photo goes on posts about ${dish}. If there are none, it goes on the first post for each platform.`}
        </p>
        <Button size="small" variant="quiet" onClick={onRemove}>
          Remove photo
        </Button>
      </div>
    </Cluster>
  );
}
