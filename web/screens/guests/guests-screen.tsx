import { restaurantIdOf, useUser } from '#web/features/session/session-context.ts';
import { NoRestaurant } from '#web/features/shell/no-restaurant.tsx';
import { ViewHeader } from '#web/features/shell/view-header.tsx';
import { VIEWS } from '#web/features/shell/views.ts';
import { Guests } from './guests.tsx';
import styles from './guests-screen.module.css';

/** Everyone of whom the restaurant knows a number. */
export function GuestsScreen() {
  const actsForRestaurant = restaurantIdOf(useUser()) !== undefined;
  if (!actsForRestaurant) return <NoRestaurant title={VIEWS.guests.title} />;
  return (
    <div className={styles.page}>
      <ViewHeader view={VIEWS.guests} />
      <Guests />
    </div>
  );
}
