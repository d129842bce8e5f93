import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { MoreButton } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Grid } from '#web/ui/layout.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Note } from '#web/ui/text.tsx';
import styles from './photo-grid.module.css';

/** An image as a tile. */
export type PhotoTile = {
  id: string;
  /** The URL of a small square. */
  src: string;
  name: string;
  /** Shown below the name. */
  detail?: ReactNode;
  /** Shown on the image. */
  mark?: string | undefined;
};

type PhotoGridProps<Photo> = {
  photos: UseInfiniteQueryResult<Photo[]>;
  tileOf: (photo: Photo) => PhotoTile;
  /** The label while the first page loads. */
  waiting: string;
  /** Shown if there are no images. */
  empty: ReactNode;
  onChoose: (photo: Photo) => void;
  onDelete: (photo: Photo) => void;
};

/** Images as small squares, page by page. One button selects, another deletes. */
export function PhotoGrid<Photo>({ photos, waiting, empty, tileOf, ...doing }: PhotoGridProps<Photo>) {
  if (photos.data === undefined)
    return photos.isError ? <LoadFailure query={photos} /> : <Waiting label={waiting} />;
  if (photos.data.length === 0 && !photos.hasNextPage) return empty;
  return (
    <>
      <Grid as="ul" gap={1.5} rowGap={2} className={styles.grid}>
        {photos.data.map((photo) => {
          const tile = tileOf(photo);
          return (
            <Tile
              key={tile.id}
              tile={tile}
              onChoose={() => doing.onChoose(photo)}
              onDelete={() => doing.onDelete(photo)}
            />
          );
        })}
      </Grid>
      <MoreButton list={photos} self="center">
        Show more
      </MoreButton>
    </>
  );
}

type TileProps = { tile: PhotoTile; onChoose: () => void; onDelete: () => void };

function Tile({ tile: { src, name, detail, mark }, onChoose, onDelete }: TileProps) {
  return (
    <li className={styles.tile}>
      <button type="button" className={styles.choice} onClick={onChoose}>
        <img src={src} alt="" width={300} height={300} loading="lazy" decoding="async" />
        <Note as="span" lines="cut" className={styles.name}>
          {name}
        </Note>
        {detail}
      </button>
      {mark === undefined ? null : (
        <span className={styles.mark}>
          <Badge>{mark}</Badge>
        </span>
      )}
      <IconButton
        className={styles.delete}
        label={`Delete ${name}`}
        size="small"
        icon={<Trash2 />}
        onClick={onDelete}
      />
    </li>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <Loading label={label} gap={1.5} rowGap={2} className={styles.grid}>
      <Skeleton className={styles.waiting} shape="block" />
      <Skeleton className={styles.waiting} shape="block" />
      <Skeleton className={styles.waiting} shape="block" />
      <Skeleton className={styles.waiting} shape="block" />
    </Loading>
  );
}
