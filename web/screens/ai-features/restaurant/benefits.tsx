import styles from './benefits.module.css';

/** What is said of such tools in general; none of it was measured here (spec, owner tools §2). */
export function Benefits() {
  return (
    <section className={styles.benefits} aria-labelledby="benefits">
      <h2 id="benefits" className={styles.title}>
        Industry benchmarks
      </h2>
      <ul className={styles.claims}>
        <li>
          <strong>15-30%</strong> more revenue with AI
        </li>
        <li>
          <strong>10+ hours</strong> saved a week
        </li>
      </ul>
      <p className={styles.source}>
        These are general industry claims, not your results. Your grade is based on your own data.
      </p>
    </section>
  );
}
