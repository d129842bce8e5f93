import type { GuestSummary } from '#shared/guests/contract/guest.ts';
import { printedDay, printedPhone } from '#web/guests/printed-phone.ts';
import { Badge } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Cluster, Grid } from '#web/ui/layout.tsx';
import rows from '#web/ui/row-list.module.css';
import { Text } from '#web/ui/text.tsx';
import styles from './guest-list.module.css';

type GuestListProps = { guests: readonly GuestSummary[]; onOpen: (phone: string) => void };

/** One line per guest, two on a phone. The name opens the details. */
export function GuestList({ guests, onOpen }: GuestListProps) {
  return (
    <ul className={rows.list} aria-label="Your guests">
      {guests.map((guest) => (
        <Grid
          as="li"
          key={guest.phone}
          gap={2}
          rowGap={0.5}
          align="baseline"
          columns="1fr auto"
          pad={1.5}
          line="below"
          className={classNames(styles.row)}
        >
          <button type="button" className={rows.name} onClick={() => onOpen(guest.phone)}>
            {guest.name === '' ? 'No name' : guest.name}
          </button>
          <Cluster gap={2} rowGap={0} size="small" tone="muted" width="row" className={styles.facts}>
            <Text as="span" lines="one">
              {printedPhone(guest.phone)}
            </Text>
            <span>
              {guest.last_order_date === null
                ? 'No orders on file'
                : `Last order ${printedDay(guest.last_order_date)}`}
            </span>
            <span className={styles.days}>{orderDays(guest.orders_total)}</span>
          </Cluster>
          <span className={styles.texts}>
            <TextsBadge guest={guest} />
          </span>
        </Grid>
      ))}
    </ul>
  );
}

function orderDays(count: number): string {
  if (count === 0) return '';
  return count === 1 ? '1 order' : `${count} orders`;
}

function TextsBadge({ guest }: { guest: GuestSummary }) {
  if (guest.has_opted_out) return <Badge tone="danger">Opted out</Badge>;
  return guest.has_consent ? <Badge tone="good">OK to text</Badge> : <Badge>No consent yet</Badge>;
}
