import ImageUp from 'lucide-react/icons/image-up';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { usePublicConfig } from '#web/api/public-config.ts';
import { ImageDialog } from '#web/features/images/image-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './hero-image-field.module.css';

type HeroImageFieldProps = {
  /** Path of the chosen picture; empty for none. */
  value: string;
  onChange: (url: string) => void;
  error: string | undefined;
};

/** The owner's photo for the top of the page. Until there is one, the design's drawing stands there. */
export function HeroImageField({ value, onChange, error }: HeroImageFieldProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const sitesOrigin = usePublicConfig().data?.sites_origin ?? '';
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>Main image</legend>
      <p className={styles.hint}>
        {value === ''
          ? 'Add your own photo. Until then, we’ll show an illustration.'
          : 'Shown at the top of your website.'}
      </p>
      {value === '' ? null : <img className={styles.image} src={sitesOrigin + value} alt="Your choice" />}
      <div className={styles.actions}>
        <Button size="small" icon={<ImageUp aria-hidden="true" />} onClick={() => setIsChoosing(true)}>
          {value === '' ? 'Choose a photo' : 'Choose another'}
        </Button>
        {value === '' ? null : (
          <Button
            size="small"
            variant="quiet"
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => onChange('')}
          >
            Remove
          </Button>
        )}
      </div>
      {error === undefined ? null : (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <ImageDialog
        isOpen={isChoosing}
        onClose={() => setIsChoosing(false)}
        onChoose={({ url }) => {
          onChange(url);
          setIsChoosing(false);
        }}
        imageType="hero"
        title="Choose the main image"
      />
    </fieldset>
  );
}
