import type { RestaurantDetails } from '#web/api/admin/restaurant-details.ts';
import { printedDay } from '#web/features/guests/printed-phone.ts';
import { Link } from '#web/ui/link.tsx';
import styles from './restaurant-details.module.css';

/** Its newest websites. */
export function Websites({ websites }: Pick<RestaurantDetails, 'websites'>) {
  return (
    <section className={styles.section} aria-labelledby="websites">
      <h2 id="websites">Websites</h2>
      {websites.length === 0 ? <p className={styles.meaning}>No websites yet.</p> : null}
      <ul className={styles.list}>
        {websites.map(({ website_id, name, url, updated_at }) => (
          <li key={website_id} className={styles.line}>
            <span>{url === undefined ? name : <Link href={url}>{name}</Link>}</span>
            <span className={styles.meaning}>
              {url === undefined ? 'Offline' : 'Public'}, changed {printedDay(updated_at)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
