import styles from './spinner.module.css';

/** A turning ring in the color and size of the text around it; decoration only, say in words what is awaited. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
