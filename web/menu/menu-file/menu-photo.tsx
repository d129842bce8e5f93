import { useEffect, useState } from 'react';
import styles from './menu-file-field.module.css';
import type { ReadPhoto } from './use-menu-file.ts';

/** The photo of the menu, to compare with the result, or to type from if we couldn’t read it. */
export function MenuPhoto({ file, isRead }: ReadPhoto) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url === undefined ? null : (
    <figure className={styles.photo}>
      <img src={url} alt="Your menu" />
      <figcaption>
        {isRead ? 'Check your menu against this photo.' : 'Use this photo to type your menu.'} We don’t keep
        the photo.
      </figcaption>
    </figure>
  );
}
