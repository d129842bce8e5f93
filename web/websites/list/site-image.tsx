import { useState } from 'react';
import { Cluster, Grid, Stack } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import type { HeroImage } from './hero-image.ts';
import styles from './site-image.module.css';

type SiteImageProps = {
  image: HeroImage | undefined;
  name: string;
  /** The colors of the placeholder drawing. */
  category: string;
};

/** The main image of a website in a browser frame, or a drawing if there is none or it fails to load. */
export function SiteImage({ image, name, category }: SiteImageProps) {
  const [failures, setFailures] = useState(0);
  const small = failures === 0 ? image?.small : undefined;
  const mostFailures = image?.small === undefined ? 0 : 1;
  const address = failures > mostFailures ? undefined : image?.address;
  return (
    <div className={styles.window} aria-hidden="true">
      <Cluster line="below" wrap={false} align="stretch" className={styles.bar}>
        <i />
        <i />
        <i />
      </Cluster>
      {address === undefined ? (
        <Mockup name={name} category={category} />
      ) : (
        <div className={styles.page}>
          <picture>
            {small === undefined ? null : <source media="(max-width: 40rem)" srcSet={small} />}
            <img src={address} alt="" onError={() => setFailures(failures + 1)} />
          </picture>
          <Text size={2} display breaks className={styles.name}>
            <span>{name}</span>
          </Text>
        </div>
      )}
    </div>
  );
}

function Mockup({ name, category }: { name: string; category: string }) {
  return (
    <Stack gap={1.5} align="center" className={styles.mockup} data-category={category}>
      <p>{name}</p>
      <span className={styles.line} />
      <span className={styles.shortLine} />
      <Grid gap={1} above={2} className={styles.tiles}>
        <span />
        <span />
        <span />
      </Grid>
    </Stack>
  );
}
