import type { RestaurantDetails } from '#web/console/api/restaurant-details.ts';
import { printedDay } from '#web/guests/printed-phone.ts';
import { Link } from '#web/ui/link.tsx';
import { Section } from '#web/ui/section.tsx';
import { Note } from '#web/ui/text.tsx';
import styles from './restaurant-details.module.css';

/** The restaurant's newest websites. */
export function Websites({ websites }: Pick<RestaurantDetails, 'websites'>) {
  return (
    <Section title="Websites" gap={1} align="start" className={styles.section}>
      {websites.length === 0 ? <Note>No websites yet.</Note> : null}
      <ul>
        {websites.map(({ website_id, name, url, updated_at }) => (
          <li key={website_id} className={styles.line}>
            <span>{url === undefined ? name : <Link href={url}>{name}</Link>}</span>
            <Note as="span">
              {url === undefined ? 'Not published' : 'Published'}, updated {printedDay(updated_at)}
            </Note>
          </li>
        ))}
      </ul>
    </Section>
  );
}
