import styles from './full-screen-loader.module.css';
import { Grid } from './layout.tsx';
import { Logo } from './logo.tsx';

type FullScreenLoaderProps = {
  /** The brand name, for the logo. */
  name: string;
  /** One sentence: what is loading. */
  message: string;
};

/** Covers the whole window while nothing else can be shown. */
export function FullScreenLoader({ name, message }: FullScreenLoaderProps) {
  return (
    <Grid gap={3} tone="muted" textAlign="center" className={styles.loader} role="status">
      <Logo name={name} size="large" />
      <div className={styles.track} aria-hidden="true">
        <div className={styles.light} />
      </div>
      <p>{message}</p>
    </Grid>
  );
}
