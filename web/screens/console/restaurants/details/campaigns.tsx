import type { RestaurantDetails } from '#web/api/admin/restaurant-details.ts';
import { printedDay } from '#web/features/guests/printed-phone.ts';
import styles from './restaurant-details.module.css';

const KINDS = { ad: 'Facebook ad', sms: 'Text campaign' };

/** Its newest campaigns of both kinds. */
export function Campaigns({ campaigns }: Pick<RestaurantDetails, 'campaigns'>) {
  return (
    <section className={styles.section} aria-labelledby="campaigns">
      <h2 id="campaigns">Campaigns</h2>
      {campaigns.length === 0 ? <p className={styles.meaning}>No campaigns launched yet.</p> : null}
      <ul className={styles.list}>
        {campaigns.map(({ campaign_id, name, campaign_type, status, created_at }) => (
          <li key={campaign_id} className={styles.line}>
            <span>{name}</span>
            <span className={styles.meaning}>
              {KINDS[campaign_type]}, {status.replaceAll('_', ' ')}, {printedDay(created_at)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
