import ImagePlus from 'lucide-react/icons/image-plus';
import { type ChangeEvent, useRef, useState } from 'react';
import { AD_MESSAGES } from '#shared/ads/contract/ad-campaign.ts';
import { PHOTO_ADVICE } from '#shared/ads/photo-advice.ts';
import { UPLOAD_LIMITS } from '#shared/images/contract/upload.ts';
import { Button } from '#web/ui/button.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import styles from './get-new-customers.module.css';
import type { AdPhoto } from './use-ad-draft.ts';
import { useAdPhotoAddress } from './use-ad-photo-address.ts';

type DishPhotoFieldProps = {
  photo: AdPhoto | undefined;
  /** Called with the error message if the file is rejected. */
  onPhoto: (file: File | undefined, refusal: string | undefined) => void;
};

const { types, maxBytes } = UPLOAD_LIMITS.dish_photo;

function refusalOf(file: File): string | undefined {
  if (!types.includes(file.type)) return AD_MESSAGES.photoType;
  return file.size > maxBytes ? AD_MESSAGES.photoTooLarge : undefined;
}

/** The dish photo, with both crops that Facebook shows and tips for a good one. */
export function DishPhotoField({ photo, onPhoto }: DishPhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const address = useAdPhotoAddress(photo);
  const [edge, setEdge] = useState<number>();
  const isSoft = address !== undefined && edge !== undefined && edge < PHOTO_ADVICE.sharpEdge;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (file !== undefined) onPhoto(file, refusalOf(file));
  };
  return (
    <Stack as="fieldset" gap={1} className={styles.photo}>
      <Text as="legend" size="small" strong>
        Dish photo <span className={styles.optional}>Optional</span>
      </Text>
      {address === undefined ? null : (
        <Cluster gap={2} align="stretch" wrap={false} className={styles.crops}>
          <figure>
            <img
              className={styles.square}
              src={address}
              alt="Square preview of your dish"
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                setEdge(Math.min(naturalWidth, naturalHeight))
              }
            />
            <figcaption>Feed (1:1)</figcaption>
          </figure>
          <figure>
            <img className={styles.wide} src={address} alt="Wide preview of your dish" />
            <figcaption>Right column (1.91:1)</figcaption>
          </figure>
        </Cluster>
      )}
      <Cluster gap={1}>
        <Button icon={<ImagePlus />} onClick={() => input.current?.click()}>
          {photo === undefined ? 'Choose a photo' : 'Choose another photo'}
        </Button>
        {photo === undefined ? null : (
          <Button variant="quiet" onClick={() => onPhoto(undefined, undefined)}>
            Remove
          </Button>
        )}
      </Cluster>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Dish photo file"
        accept={types.join(',')}
        onChange={choose}
      />
      {isSoft ? (
        <Notice tone="warning">
          This photo may look blurry. Its shortest side is {edge} px, and Meta recommends at least{' '}
          {PHOTO_ADVICE.sharpEdge} px.
        </Notice>
      ) : null}
      <Note measured>JPEG, PNG, or GIF, up to 5 MB. Show one dish, without text.</Note>
    </Stack>
  );
}
