import type { RestaurantDetails } from '#web/console/api/restaurant-details.ts';
import { printedDay } from '#web/guests/printed-phone.ts';
import { Stack } from '#web/ui/layout.tsx';
import { Note } from '#web/ui/text.tsx';
import styles from './restaurant-details.module.css';

const KINDS = { ad: 'Facebook ad', sms: 'Text campaign' };

/** The restaurant's newest ads and text campaigns. */
export function Campaigns({ campaigns }: Pick<RestaurantDetails, 'campaigns'>) {
  return (
    <Stack as="section" gap={1} align="start" className={styles.section} aria-labelledby="campaigns">
      <h2 id="campaigns">Campaigns</h2>
      {campaigns.length === 0 ? <Note>No campaigns launched yet.</Note> : null}
      <ul>
        {campaigns.map(({ campaign_id, name, campaign_type, status, created_at }) => (
          <li key={campaign_id} className={styles.line}>
            <span>{name}</span>
            <Note as="span">
              {KINDS[campaign_type]}, {status.replaceAll('_', ' ')}, {printedDay(created_at)}
            </Note>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
