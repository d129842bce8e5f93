import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import type { EnhancedImage } from '#shared/photos/contract/enhancement.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { Text } from '#web/ui/text.tsx';
import { keptFile } from './kept-file.ts';
import styles from './save-photo.module.css';

type SavePhotoProps = {
  image: EnhancedImage;
  /** Whether this is the main action. */
  isMain: boolean;
};

/** Downloads the kept version. */
export function SavePhoto({ image, isMain }: SavePhotoProps) {
  const { url, filename } = keptFile(image);
  const saving = useMutation({
    mutationFn: () => fetchPhoto(url),
    onSuccess: (photo) => saveFile(filename, photo),
  });
  return (
    <>
      <Button
        className={styles.save}
        variant={isMain ? 'primary' : 'secondary'}
        icon={<Download />}
        isPending={saving.isPending}
        pendingLabel="Saving the photo"
        onClick={() => saving.mutate()}
      >
        Save photo
      </Button>
      {saving.isError ? (
        <Text as="div" width="row">
          <Notice tone="danger">We couldn’t save the photo. Please try again.</Notice>
        </Text>
      ) : null}
    </>
  );
}

/** The bytes of a public photo. Throws if it doesn’t exist. */
async function fetchPhoto(url: string): Promise<Blob> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`Loading the photo failed with status ${response.status}.`);
  return response.blob();
}
