import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import { Grid } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './celebration.module.css';

/** Shown when the foundation is complete. */
export function Celebration({ items }: { items: number }) {
  return (
    <Grid
      card="good"
      columns="auto 1fr"
      as="section"
      gap={2}
      className={styles.card}
      aria-labelledby="celebration"
    >
      <CircleCheckBig aria-hidden="true" />
      <div>
        <Text as="h2" size={3} id="celebration">
          Foundation complete
        </Text>
        <p>You’ve finished all {items} setup tasks. Keep it up with a few quick tasks each week.</p>
      </div>
    </Grid>
  );
}
