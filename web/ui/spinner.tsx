import styles from './spinner.module.css';

/** A spinner in the color and size of the surrounding text. Decorative; say what is loading in words. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
