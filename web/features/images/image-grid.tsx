import Images from 'lucide-react/icons/images';
import Trash2 from 'lucide-react/icons/trash-2';
import type { SiteImage } from '#shared/contract/site-image.ts';
import { useImages } from '#web/api/images/images.ts';
import { LoadFailure } from '#web/features/errors/load-failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './image-grid.module.css';

type ImageGridProps = { onChoose: (image: SiteImage) => void; onDelete: (image: SiteImage) => void };

/** All images of the restaurant as thumbnails, newest first. */
export function ImageGrid({ onChoose, onDelete }: ImageGridProps) {
  const images = useImages();
  if (images.data === undefined) return images.isError ? <LoadFailure query={images} /> : <GridLoading />;
  if (images.data.length === 0) {
    return (
      <EmptyState icon={<Images />} title="No pictures yet" level={3}>
        Upload the first one: a plate at its best, the room in the evening, the people who cook.
      </EmptyState>
    );
  }
  return (
    <section className={styles.part} aria-label="Your pictures">
      <ul className={styles.grid}>
        {images.data.map((image) => (
          <Tile key={image.image_id} image={image} onChoose={onChoose} onDelete={onDelete} />
        ))}
      </ul>
      {images.hasNextPage ? (
        <Button
          className={styles.more}
          isPending={images.isFetchingNextPage}
          onClick={() => void images.fetchNextPage()}
        >
          Show more
        </Button>
      ) : null}
    </section>
  );
}

type TileProps = ImageGridProps & { image: SiteImage };

function Tile({ image, onChoose, onDelete }: TileProps) {
  const name = image.asset.alt || image.filename;
  return (
    <li className={styles.tile}>
      <button type="button" className={styles.choice} onClick={() => onChoose(image)}>
        <img src={image.thumbnails.medium} alt="" width={300} height={300} loading="lazy" />
        <span className={styles.name}>{name}</span>
      </button>
      <IconButton
        className={styles.delete}
        label={`Delete ${name}`}
        size="small"
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => onDelete(image)}
      />
    </li>
  );
}

function GridLoading() {
  return (
    <Loading label="Loading your pictures…" className={styles.grid}>
      <Skeleton className={styles.waiting} shape="block" />
      <Skeleton className={styles.waiting} shape="block" />
      <Skeleton className={styles.waiting} shape="block" />
      <Skeleton className={styles.waiting} shape="block" />
    </Loading>
  );
}
