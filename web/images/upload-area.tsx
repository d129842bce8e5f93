import ImageUp from 'lucide-react/icons/image-up';
import X from 'lucide-react/icons/x';
import { type ChangeEvent, useRef } from 'react';
import { ACCEPTED_IMAGE_TYPES } from '#shared/images/contract/site-image.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Cluster, Grid, Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import styles from './upload-area.module.css';
import type { ImageUploadState } from './use-image-upload.ts';

type UploadAreaProps = {
  upload: ImageUploadState;
  /** A file is being dragged over the dialog. */
  isOver: boolean;
};

/** Uploads a new image and shows the progress or the error. */
export function UploadArea({ upload, isOver }: UploadAreaProps) {
  return (
    <Stack gap={1.5}>
      <Cluster gap={2} rowGap={1.5} className={classNames(styles.area, isOver && styles.over)}>
        {upload.percent === undefined ? (
          <FileChoice onFile={upload.upload} isOver={isOver} />
        ) : (
          <UnderWay percent={upload.percent} onCancel={upload.cancel} />
        )}
      </Cluster>
      {upload.failure === undefined ? null : (
        <div className={styles.failure}>
          <Notice tone="danger">{upload.failure}</Notice>
          <IconButton
            className={styles.dismiss}
            label="Dismiss"
            size="small"
            icon={<X />}
            onClick={upload.dismissFailure}
          />
        </div>
      )}
    </Stack>
  );
}

type FileChoiceProps = { onFile: (file: File | undefined) => void; isOver: boolean };

function FileChoice({ onFile, isOver }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onFile(currentTarget.files?.[0]);
    // So that the same file can be chosen again after an error.
    currentTarget.value = '';
  };
  return (
    <>
      <Button icon={<ImageUp />} onClick={() => input.current?.click()} aria-describedby="image-rules">
        Upload an image
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Image file"
        accept={ACCEPTED_IMAGE_TYPES.join(',')}
        onChange={choose}
      />
      <div className={styles.words}>
        <Text tone="ink">{isOver ? 'Drop to upload' : 'or drop or paste an image'}</Text>
        <Note id="image-rules">
          JPEG, PNG, or WebP, at least 100 px on each side. We resize large photos.
        </Note>
      </div>
    </>
  );
}

function UnderWay({ percent, onCancel }: { percent: number; onCancel: () => void }) {
  const isSent = percent === 100;
  return (
    <Grid columns="1fr auto" align="center" gap={2} flex="fill" className={styles.underWay}>
      {isSent ? (
        <ProgressBar label="Resizing the image for your website…" />
      ) : (
        <ProgressBar label="Uploading the image…" percent={percent} />
      )}
      <Button size="small" onClick={onCancel}>
        Cancel
      </Button>
    </Grid>
  );
}
