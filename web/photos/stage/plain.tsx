import { useState } from 'react';
import { ENHANCEMENT_MESSAGES } from '#shared/photos/contract/enhancement.ts';
import { Notice } from '#web/ui/notice.tsx';
import styles from './stage.module.css';

/** The original photo, or an error if it isn’t one. */
export function Plain({ src, alt }: { src: string; alt: string }) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  if (brokenSrc === src) return <Notice tone="danger">{ENHANCEMENT_MESSAGES.invalid}</Notice>;
  return (
    <img className={styles.plain} src={src} alt={alt} draggable={false} onError={() => setBrokenSrc(src)} />
  );
}
