import type { RestaurantDetails } from '#web/console/api/restaurant-details.ts';
import { printedDay } from '#web/guests/printed-phone.ts';
import { Stack } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './restaurant-details.module.css';

const KINDS = { ad: 'Facebook ad', sms: 'Text campaign' };

/** The restaurant's newest ads and text campaigns. */
export function Campaigns({ campaigns }: Pick<RestaurantDetails, 'campaigns'>) {
  return (
    <Stack as="section" gap={1} align="start" className={styles.section} aria-labelledby="campaigns">
      <h2 id="campaigns">Campaigns</h2>
      {campaigns.length === 0 ? (
        <Text size="small" tone="muted">
          No campaigns launched yet.
        </Text>
      ) : null}
      <ul>
        {campaigns.map(({ campaign_id, name, campaign_type, status, created_at }) => (
          <li key={campaign_id} className={styles.line}>
            <span>{name}</span>
            <Text as="span" size="small" tone="muted">
              {KINDS[campaign_type]}, {status.replaceAll('_', ' ')}, {printedDay(created_at)}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
