import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import styles from './celebration.module.css';

/** The foundation is complete. Quiet pride. */
export function Celebration({ items }: { items: number }) {
  return (
    <section className={styles.card} aria-labelledby="celebration">
      <CircleCheckBig aria-hidden="true" />
      <div>
        <h2 id="celebration">Foundation complete</h2>
        <p>
          All {items} things that a restaurant needs before it advertises are done. From here on it is the
          small things, week after week.
        </p>
      </div>
    </section>
  );
}
