import CameraIcon from 'lucide-react/icons/camera';
import ImageUp from 'lucide-react/icons/image-up';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { MAX_BATCH } from '#shared/photos/contract/enhancement.ts';
import { usePastedImage } from '#web/images/use-pasted-image.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Cluster, Grid, Stack } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { FileInput } from './file-input.tsx';
import styles from './photo-drop.module.css';

type PhotoDropProps = {
  onFiles: (files: File[]) => void;
  /** It replaced the element that may have had the focus. */
  isBack?: boolean;
};

/** Adds the first photo: dropped, chosen, pasted, or taken with the phone. */
export function PhotoDrop({ onFiles, isBack = false }: PhotoDropProps) {
  const [isOver, setIsOver] = useState(false);
  const chosen = useRef<HTMLInputElement>(null);
  const taken = useRef<HTMLInputElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBack && document.activeElement === document.body) first.current?.focus();
  }, [isBack]);
  usePastedImage(true, (file) => onFiles([file]));
  const drag = (isInside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setIsOver(isInside);
  };
  const drop = (event: DragEvent) => {
    drag(false)(event);
    const files = [...event.dataTransfer.files];
    const images = files.filter(({ type }) => type.startsWith('image/'));
    if (files.length > 0) onFiles(images.length > 0 ? images : files);
  };
  return (
    <Stack
      as="section"
      gap={2}
      align="center"
      textAlign="center"
      className={classNames(styles.drop, isOver && styles.over)}
      aria-label="Your photo"
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={drop}
    >
      <Grid as="span" tone="accent" className={styles.plate} aria-hidden="true">
        <ImageUp />
      </Grid>
      <Text as="h2" size={3}>
        {isOver ? 'Drop to upload' : 'Upload a food photo'}
      </Text>
      <Cluster gap={1.5} align="stretch" justify="center" above={1} className={styles.ways}>
        <Button
          ref={first}
          variant="primary"
          icon={<ImageUp />}
          onClick={() => chosen.current?.click()}
          aria-describedby="photo-rules"
        >
          Choose a photo
        </Button>
        <Button className={styles.camera} icon={<CameraIcon />} onClick={() => taken.current?.click()}>
          Take a photo
        </Button>
      </Cluster>
      <Text size="small" tone="faint" id="photo-rules">
        Or drop or paste photos here. JPEG or PNG, under 10 MB, up to {MAX_BATCH} at a time. Originals stay
        private.
      </Text>
      <FileInput ref={chosen} label="Photo file" onFiles={onFiles} />
      <FileInput ref={taken} label="Photo from your camera" onFiles={onFiles} isCamera />
    </Stack>
  );
}
