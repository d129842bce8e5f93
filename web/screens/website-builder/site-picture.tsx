import { useState } from 'react';
import styles from './site-picture.module.css';

type SitePictureProps = { imageUrl: string | undefined; name: string };

/** The hero image of a website in a browser frame; a drawn page where there is none or it does not load. */
export function SitePicture({ imageUrl, name }: SitePictureProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const hasImage = imageUrl !== undefined && imageUrl !== failedUrl;
  return (
    <div className={styles.window} aria-hidden="true">
      <div className={styles.bar}>
        <i />
        <i />
        <i />
      </div>
      {hasImage ? (
        <div className={styles.page}>
          <img src={imageUrl} alt="" onError={() => setFailedUrl(imageUrl)} />
          <p className={styles.name}>
            <span>{name}</span>
          </p>
        </div>
      ) : (
        <Mockup name={name} />
      )}
    </div>
  );
}

function Mockup({ name }: { name: string }) {
  return (
    <div className={styles.mockup}>
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
