import { type FormEvent, useState } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { useSession } from '#web/features/session/session-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import styles from './impersonate-dialog.module.css';

/** Asks whom to act as. */
export function ImpersonateDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Act as a restaurant"
      description="You get the restaurant's own screens, and what you change there changes for them. End the impersonation from the banner at the top."
    >
      <ImpersonationForm />
    </Dialog>
  );
}

function ImpersonationForm() {
  const { startImpersonation } = useSession();
  const [error, setError] = useState<string>();
  const [isStarting, setIsStarting] = useState(false);

  const start = async (restaurantId: string) => {
    if (restaurantId === '') return setError('Enter the id of a restaurant.');
    setError(undefined);
    setIsStarting(true);
    try {
      await startImpersonation(restaurantId);
    } catch (failure) {
      setIsStarting(false);
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.message);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void start(String(new FormData(event.currentTarget).get('restaurantId')).trim());
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        label="Restaurant id"
        name="restaurantId"
        autoComplete="off"
        spellCheck={false}
        hint="The owner's user id."
        error={error}
        required
      />
      <Button variant="primary" type="submit" isPending={isStarting}>
        Impersonate
      </Button>
    </form>
  );
}
