import styles from './stage.module.css';

/** The photo as it came. */
export function Plain({ src, alt }: { src: string; alt: string }) {
  return <img className={styles.plain} src={src} alt={alt} draggable={false} />;
}
