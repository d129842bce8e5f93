import PartyPopper from 'lucide-react/icons/party-popper';
import { useState } from 'react';
import type { RestaurantDashboard } from '#shared/dashboard/contract/restaurant-dashboard.ts';
import { formatUtcMonthDay } from '#shared/format/dates.ts';
import { VIEWS } from '#web/shell/views.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Cluster, Grid } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './first-moment.module.css';

/** Older events aren’t news. */
const SHOWN_DAYS = 14;
const DAY_MS = 86_400_000;

type Moment = { name: 'returned' | 'redeemed'; title: string; text: string; on: string };
type FirstMomentProps = Pick<RestaurantDashboard, 'restaurant' | 'firsts'>;

/** Celebrates the first guest who redeemed an offer or came back, for two weeks or until closed. */
export function FirstMoment({ restaurant, firsts }: FirstMomentProps) {
  const [closed, close] = useClosedMoments(restaurant.restaurant_id);
  const [shownAt] = useState(() => Date.now());
  const moment = momentsOf(firsts).find(
    ({ name, on }) => !closed.includes(name) && shownAt - Date.parse(on) < SHOWN_DAYS * DAY_MS,
  );
  if (moment === undefined) return null;
  return (
    <Grid
      card="good"
      columns="auto 1fr"
      align="center"
      as="section"
      gap={2}
      className={styles.card}
      aria-labelledby="first-moment"
    >
      <Icon of={PartyPopper} size={2.25} tone="good" />
      <div>
        <Text as="h2" size={3} id="first-moment">
          {moment.title}
        </Text>
        <p>
          {formatUtcMonthDay(moment.on)}. {moment.text}
        </p>
      </div>
      <Cluster gap={1} width="row" className={styles.actions}>
        <LinkButton href={VIEWS.redeem.path}>See redemptions</LinkButton>
        <Button variant="quiet" onClick={() => close(moment.name)}>
          Close
        </Button>
      </Cluster>
    </Grid>
  );
}

/** The first guest who comes back with a text’s code is also the first redemption. Celebrate once. */
function momentsOf({ redeemed_on, returned_on }: RestaurantDashboard['firsts']): Moment[] {
  const returned: Moment[] =
    returned_on === null
      ? []
      : [
          {
            name: 'returned',
            title: 'Your first guest came back',
            text: 'They came back after getting your text.',
            on: returned_on,
          },
        ];
  const redeemed: Moment[] =
    redeemed_on === null || redeemed_on === returned_on
      ? []
      : [
          {
            name: 'redeemed',
            title: 'Your first offer was redeemed',
            text: 'Enter the amount each guest pays to see what your campaigns earn.',
            on: redeemed_on,
          },
        ];
  return [...returned, ...redeemed];
}

const storageKey = (restaurantId: string) => `closed-moments:${restaurantId}`;

function readClosed(restaurantId: string): string[] {
  try {
    return (localStorage.getItem(storageKey(restaurantId)) ?? '').split(' ').filter((name) => name !== '');
  } catch {
    return [];
  }
}

/** The celebrations closed in this browser, and a function to close one. */
function useClosedMoments(restaurantId: string): [string[], (name: string) => void] {
  const [closed, setClosed] = useState(() => readClosed(restaurantId));
  const close = (name: string) => {
    const next = [...closed, name];
    setClosed(next);
    try {
      localStorage.setItem(storageKey(restaurantId), next.join(' '));
    } catch {}
  };
  return [closed, close];
}
