import ImageUp from 'lucide-react/icons/image-up';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { usePublicConfig } from '#web/client/public-config.ts';
import { ImageDialog } from '#web/images/image-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './hero-image-field.module.css';

type HeroImageFieldProps = {
  /** The path of the chosen image; empty for none. */
  value: string;
  onChange: (url: string) => void;
  error: string | undefined;
};

/** The main image of the website. Without one, the template’s illustration is shown. */
export function HeroImageField({ value, onChange, error }: HeroImageFieldProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const sitesOrigin = usePublicConfig().data?.sites_origin ?? '';
  return (
    <Stack as="fieldset" gap={1}>
      <Text as="legend" strong>
        Main image
      </Text>
      <Text tone="faint">
        {value === '' ? 'Without a photo, we show an illustration.' : 'Shown at the top of your website.'}
      </Text>
      {value === '' ? null : (
        <img className={styles.image} src={sitesOrigin + value} alt="Top of your website" />
      )}
      <Cluster gap={1}>
        <Button size="small" icon={<ImageUp />} onClick={() => setIsChoosing(true)}>
          {value === '' ? 'Choose a photo' : 'Choose another photo'}
        </Button>
        {value === '' ? null : (
          <Button size="small" variant="quiet" icon={<Trash2 />} onClick={() => onChange('')}>
            Remove
          </Button>
        )}
      </Cluster>
      {error === undefined ? null : (
        <Text tone="danger" role="alert">
          {error}
        </Text>
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
    </Stack>
  );
}
