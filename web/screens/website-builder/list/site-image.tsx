import { useState } from 'react';
import type { HeroPicture } from './hero-image.ts';
import styles from './site-image.module.css';

type SitePictureProps = {
  picture: HeroPicture | undefined;
  name: string;
  /** Gives a drawn page its colours. */
  category: string;
};

/** The hero image of a website in a browser frame; a drawn page where there is none or it does not load. */
export function SitePicture({ picture, name, category }: SitePictureProps) {
  const [failures, setFailures] = useState(0);
  const small = failures === 0 ? picture?.small : undefined;
  const mostFailures = picture?.small === undefined ? 0 : 1;
  const address = failures > mostFailures ? undefined : picture?.address;
  return (
    <div className={styles.window} aria-hidden="true">
      <div className={styles.bar}>
        <i />
        <i />
        <i />
      </div>
      {address === undefined ? (
        <Mockup name={name} category={category} />
      ) : (
        <div className={styles.page}>
          <picture>
            {small === undefined ? null : <source media="(max-width: 40rem)" srcSet={small} />}
            <img src={address} alt="" onError={() => setFailures(failures + 1)} />
          </picture>
          <p className={styles.name}>
            <span>{name}</span>
          </p>
        </div>
      )}
    </div>
  );
}

function Mockup({ name, category }: { name: string; category: string }) {
  return (
    <div className={styles.mockup} data-category={category}>
      <p>{name}</p>
      <span className={styles.line} />
      <span className={styles.shortLine} />
      <div className={styles.tiles}>
        <span />
        <span />
        <span />
      </div>
    </div>
  );
}
