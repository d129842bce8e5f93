import styles from './showcase.module.css';
import { SHOWN_SITES } from './shown-sites.ts';

/** Three sites made by the platform, each with the words it was given. */
export function Showcase() {
  return (
    <section className={styles.section} aria-labelledby="showcase-heading">
      <header className={styles.head}>
        <h2 id="showcase-heading">No two websites look alike</h2>
        <p>Three websites exactly as the platform built them. The restaurants are fictional.</p>
      </header>
      <ul className={styles.sites}>
        {SHOWN_SITES.map((site) => (
          <li key={site.name}>
            <div className={styles.phone}>
              <img
                src={site.image}
                width="585"
                height="1080"
                loading="lazy"
                decoding="async"
                alt={`Website for ${site.name} on a phone.`}
              />
            </div>
            <div className={styles.words}>
              <h3>{site.name}</h3>
              <p className={styles.kind}>{site.kind}</p>
              <p>
                <q>{site.brief}</q>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
