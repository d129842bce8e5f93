import Crop from 'lucide-react/icons/crop';
import Download from 'lucide-react/icons/download';
import Focus from 'lucide-react/icons/focus';
import { Suspense, useState } from 'react';
import type { EnhancedImage, PhotoCrop } from '#shared/photos/contract/enhancement.ts';
import type { FocalPoint } from '#shared/posts/social/image-crop.ts';
import { IMAGE_PLACES, IMAGE_SPECS, type ImagePlace } from '#shared/posts/social/image-specs.ts';
import { ApiError } from '#web/client/api-error.ts';
import { cropEnhancedImage } from '#web/photos/api/enhanced-images.ts';
import { adviceFor } from '#web/shell/errors/error-messages.ts';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Cluster, Grid, Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import styles from './photo-crops.module.css';

const FocalPointDialog = lazyPart(() =>
  import('#web/images/focal-point-dialog.tsx').then((m) => m.FocalPointDialog),
);

/** Crops of the kept version for each platform, created on request. */
export function PhotoCrops({ image }: { image: EnhancedImage }) {
  const { id, alt_text } = image;
  const [focus, setFocus] = useState<FocalPoint>();
  const [isAiming, setAiming] = useState(false);
  const [crops, setCrops] = useState<readonly PhotoCrop[]>([]);
  const [busy, setBusy] = useState<ReadonlySet<ImagePlace>>(new Set());
  const [failure, setFailure] = useState<string>();
  const cut = async (place: ImagePlace) => {
    setFailure(undefined);
    setBusy((places) => new Set(places).add(place));
    try {
      const made = await cropEnhancedImage({ id, places: [place], ...(focus && { focus }) });
      setCrops((shown) => [...made, ...shown.filter((each) => each.place !== place)]);
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : adviceFor(error));
    } finally {
      setBusy((places) => new Set([...places].filter((each) => each !== place)));
    }
  };
  return (
    <Section title="Crop for each platform" gap={2}>
      <Cluster gap={1}>
        {IMAGE_PLACES.map((place) => (
          <Button
            key={place}
            size="small"
            icon={<Crop />}
            isPending={busy.has(place)}
            onClick={() => void cut(place)}
          >
            {IMAGE_SPECS[place].label}
          </Button>
        ))}
      </Cluster>
      <Button
        self="start"
        className={styles.aim}
        size="small"
        variant="quiet"
        icon={<Focus />}
        onClick={() => setAiming(true)}
      >
        Set the focal point
      </Button>
      {isAiming ? (
        <Suspense fallback={null}>
          <FocalPointDialog
            src={image.kept_version === 'original' ? image.original_url : image.enhanced_url}
            point={focus}
            onSave={(point) => {
              setFocus(point);
              setCrops([]);
              setAiming(false);
            }}
            onClose={() => setAiming(false)}
          />
        </Suspense>
      ) : null}
      {failure === undefined ? null : <Notice tone="danger">{failure}</Notice>}
      <Grid columnWidth={10} as="ul" gap={2} aria-label="Crops" aria-live="polite">
        {crops.map((crop) => (
          <CropCard key={crop.place} crop={crop} alt={alt_text} />
        ))}
      </Grid>
    </Section>
  );
}

function CropCard({ crop, alt }: { crop: PhotoCrop; alt: string }) {
  const { label, url, width, height, meets_spec, needs } = crop;
  return (
    <Stack as="li" gap={0.5} align="start" className={styles.crop}>
      <img src={url} alt={`${label}: ${alt}`} width={width} height={height} />
      <Text strong>{label}</Text>
      <Note>
        {width} × {height} {meets_spec ? null : <Badge tone="warning">Too small</Badge>}
      </Note>
      {meets_spec ? (
        <Note as="details" className={styles.needs}>
          <summary>Platform guidelines</summary>
          <p>{needs}</p>
        </Note>
      ) : (
        <Note className={styles.needs}>{needs}</Note>
      )}
      <LinkButton
        size="small"
        variant="quiet"
        href={url}
        target="_blank"
        rel="noreferrer"
        icon={<Download />}
        aria-label={`Open image: ${label}`}
      >
        Open image
      </LinkButton>
    </Stack>
  );
}
