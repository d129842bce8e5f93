import Images from 'lucide-react/icons/images';
import type { SiteImage } from '#shared/images/contract/site-image.ts';
import { useImages } from '#web/images/api/images.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { PhotoGrid } from './photo-grid.tsx';

type ImageGridProps = { onChoose: (image: SiteImage) => void; onDelete: (image: SiteImage) => void };

/** All images of the restaurant as thumbnails, newest first. */
export function ImageGrid(doing: ImageGridProps) {
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
            Upload your first one, such as a signature dish, your dining room, or your team.
          </EmptyState>
        }
        {...doing}
      />
    </Stack>
  );
}
