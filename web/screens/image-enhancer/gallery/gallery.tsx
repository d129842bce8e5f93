import Trash2 from 'lucide-react/icons/trash-2';
import { Suspense, useRef, useState } from 'react';
import type { EnhancedImage } from '#shared/contract/ai/enhancement.ts';
import { useEnhancedImages } from '#web/api/ai/enhanced-images.ts';
import { LoadFailure } from '#web/features/errors/load-failure.tsx';
import { lazyPart } from '#web/features/navigation/lazy-part.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './gallery.module.css';

const DeleteEnhancedImage = lazyPart(() =>
  import('./delete-enhanced-image.tsx').then((m) => m.DeleteEnhancedImage),
);

type GalleryProps = {
  onOpen: (image: EnhancedImage) => void;
  /** The image with this id is gone. */
  onDeleted: (id: string) => void;
};

/** Every photo that was enhanced, newest first. */
export function Gallery({ onOpen, onDeleted }: GalleryProps) {
  const images = useEnhancedImages();
  const [deleting, setDeleting] = useState<EnhancedImage>();
  const place = useRef<HTMLElement>(null);
  return (
    <section className={styles.gallery} aria-labelledby="enhanced-images" ref={place} tabIndex={-1}>
      <h2 id="enhanced-images">Your enhanced photos</h2>
      {images.data === undefined ? (
        images.isError ? (
          <LoadFailure query={images} />
        ) : (
          <GalleryLoading />
        )
      ) : images.data.length === 0 ? (
        <p className={styles.none}>
          None yet. Each photo that you enhance stays here, with what it was before.
        </p>
      ) : (
        <ul className={styles.grid}>
          {images.data.map((image) => (
            <Tile key={image.id} image={image} onOpen={onOpen} onDelete={setDeleting} />
          ))}
        </ul>
      )}
      {images.hasNextPage ? (
        <Button
          className={styles.more}
          isPending={images.isFetchingNextPage}
          onClick={() => void images.fetchNextPage()}
        >
          Show more
        </Button>
      ) : null}
      {deleting === undefined ? null : (
        <Suspense fallback={null}>
          <DeleteEnhancedImage
            image={deleting}
            place={place}
            onClose={() => setDeleting(undefined)}
            onDeleted={onDeleted}
          />
        </Suspense>
      )}
    </section>
  );
}

type TileProps = {
  image: EnhancedImage;
  onOpen: (image: EnhancedImage) => void;
  onDelete: (image: EnhancedImage) => void;
};

function Tile({ image, onOpen, onDelete }: TileProps) {
  const isOriginal = image.kept_version === 'original';
  const name = image.alt_text || image.original_filename;
  const day = new Date(image.created_at).toLocaleDateString('en-US', { month: 'short', day: 'numeric' });
  return (
    <li className={styles.tile}>
      <button type="button" className={styles.open} onClick={() => onOpen(image)}>
        <img
          src={isOriginal ? image.original_url : image.enhanced_url}
          alt=""
          width={300}
          height={300}
          loading="lazy"
          decoding="async"
        />
        <span className={styles.name}>{name}</span>
        <time className={styles.day} dateTime={image.created_at}>
          {day}
        </time>
      </button>
      {isOriginal ? (
        <span className={styles.version}>
          <Badge>Original</Badge>
        </span>
      ) : null}
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

function GalleryLoading() {
  return (
    <Loading label="Loading your enhanced photos…" className={styles.grid}>
      <Skeleton className={styles.waiting} shape="block" />
      <Skeleton className={styles.waiting} shape="block" />
      <Skeleton className={styles.waiting} shape="block" />
      <Skeleton className={styles.waiting} shape="block" />
    </Loading>
  );
}
