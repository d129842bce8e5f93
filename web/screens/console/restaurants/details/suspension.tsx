import { type FormEvent, useState } from 'react';
import { type RestaurantDetails, useHelpOwner } from '#web/api/admin/restaurant-details.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './restaurant-details.module.css';
import dialogStyles from './suspension.module.css';

/** Stops what a restaurant sends, has written and publishes, and lets it go on. */
export function Suspension({ restaurant }: { restaurant: RestaurantDetails['restaurant'] }) {
  const { restaurant_id, name, suspended } = restaurant;
  const [isAsking, setIsAsking] = useState(false);
  const change = useHelpOwner(restaurant_id);
  const suspend = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason')).trim();
    change.mutate({ kind: 'suspend', reason }, { onSuccess: () => setIsAsking(false) });
  };
  const failure = change.isError ? <Notice tone="danger">{change.error.message}</Notice> : null;
  return (
    <section className={styles.section} aria-labelledby="suspension">
      <h2 id="suspension">{suspended === null ? 'Suspend the restaurant' : 'Resume the restaurant'}</h2>
      <p className={styles.meaning}>
        While it is suspended its owner signs in and reads everything, but sends, has written and publishes
        nothing. Its public pages stay.
      </p>
      {suspended === null ? (
        <Button onClick={() => setIsAsking(true)}>Suspend…</Button>
      ) : (
        <Button isPending={change.isPending} onClick={() => change.mutate({ kind: 'resume' })}>
          Resume
        </Button>
      )}
      {isAsking ? null : failure}
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={`Suspend ${name}`}
        description="Texts that wait are held until it goes on. Ads that run go on: its owner can pause and end them."
      >
        <form className={dialogStyles.form} onSubmit={suspend} noValidate>
          <Field
            label="Reason"
            name="reason"
            autoComplete="off"
            maxLength={200}
            hint="Its owner reads it."
            required
          />
          {failure}
          <Button variant="danger" type="submit" isPending={change.isPending}>
            Suspend
          </Button>
        </form>
      </Dialog>
    </section>
  );
}
