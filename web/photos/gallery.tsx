import { Suspense, useRef, useState } from 'react';
import { formatShortDay } from '#shared/format/dates.ts';
import type { EnhancedImage } from '#shared/photos/contract/enhancement.ts';
import { PhotoGrid, type PhotoTile } from '#web/images/photo-grid.tsx';
import { useEnhancedImages } from '#web/photos/api/enhanced-images.ts';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { Section } from '#web/ui/section.tsx';
import { Text } from '#web/ui/text.tsx';

const DeleteEnhancedImage = lazyPart(() =>
  import('./delete-enhanced-image.tsx').then((m) => m.DeleteEnhancedImage),
);

type GalleryProps = {
  onOpen: (image: EnhancedImage) => void;
  /** Called after the image with this ID was deleted. */
  onDeleted: (id: string) => void;
};

/** All enhanced photos, newest first. */
export function Gallery({ onOpen, onDeleted }: GalleryProps) {
  const images = useEnhancedImages();
  const [deleting, setDeleting] = useState<EnhancedImage>();
  const place = useRef<HTMLElement>(null);
  return (
    <Section title="Your enhanced photos" ruled gap={2} ref={place} tabIndex={-1}>
      <PhotoGrid
        photos={images}
        tileOf={tileOf}
        waiting="Loading your enhanced photos…"
        empty={<Text tone="muted">No enhanced photos yet.</Text>}
        onChoose={onOpen}
        onDelete={setDeleting}
      />
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
    </Section>
  );
}

function tileOf({ id, alt_text, original_filename, created_at, ...image }: EnhancedImage): PhotoTile {
  const day = formatShortDay(created_at);
  return {
    id,
    src: image.thumbnail_url,
    name: alt_text || original_filename,
    detail: (
      <Text as="time" size="small" tone="faint" dateTime={created_at}>
        {day}
      </Text>
    ),
    mark: image.kept_version === 'original' ? 'Original' : undefined,
  };
}
