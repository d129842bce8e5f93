import { useState } from 'react';
import { type RestaurantDetails, useHelpOwner } from '#web/console/api/restaurant-details.ts';
import { deferredDialog } from '#web/shell/dialogs/deferred-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Note } from '#web/ui/text.tsx';
import styles from './restaurant-details.module.css';

const SuspendDialog = deferredDialog(() => import('./suspend-dialog.tsx').then((m) => m.SuspendDialog));

/** Suspends or resumes a restaurant. */
export function Suspension({ restaurant }: { restaurant: RestaurantDetails['restaurant'] }) {
  const { restaurant_id, name, suspended } = restaurant;
  const [isAsking, setIsAsking] = useState(false);
  const change = useHelpOwner(restaurant_id);
  const suspend = (reason: string) =>
    change.mutate({ kind: 'suspend', reason }, { onSuccess: () => setIsAsking(false) });
  return (
    <Stack as="section" gap={1} align="start" className={styles.section} aria-labelledby="suspension">
      <h2 id="suspension">{suspended === null ? 'Suspend the restaurant' : 'Reactivate the restaurant'}</h2>
      <Note>
        A suspended owner can view everything but can’t send, publish, or create content. Published websites
        stay online.
      </Note>
      {suspended === null ? (
        <Button onClick={() => setIsAsking(true)}>Suspend</Button>
      ) : (
        <Button isPending={change.isPending} onClick={() => change.mutate({ kind: 'resume' })}>
          Reactivate{' '}
        </Button>
      )}
      {change.isError && !isAsking ? <Notice tone="danger">{change.error.message}</Notice> : null}
      <SuspendDialog
        isOpen={isAsking}
        name={name}
        isPending={change.isPending}
        failure={change.error?.message}
        onClose={() => setIsAsking(false)}
        onSuspend={suspend}
      />
    </Stack>
  );
}
