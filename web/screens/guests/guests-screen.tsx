import { ViewHeader } from '#web/features/shell/view-header.tsx';
import { VIEWS } from '#web/features/shell/views.ts';
import { Guests } from './guests.tsx';
import styles from './guests-screen.module.css';

/** Everyone of whom the restaurant knows a number. */
export function GuestsScreen() {
  return (
    <div className={styles.page}>
      <ViewHeader view={VIEWS.guests} />
      <Guests />
    </div>
  );
}
