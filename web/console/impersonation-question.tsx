import { type FormEvent, useState } from 'react';
import { IMPERSONATION_REASON, REASON_TOO_SHORT } from '#shared/accounts/contract/impersonation-reason.ts';
import { useSession } from '#web/accounts/session-context.ts';
import { ApiError } from '#web/client/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';

type ImpersonationQuestionProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Without it, the administrator enters the ID. */
  restaurant?: { restaurant_id: string; name: string } | undefined;
};

/** Asks for a reason, and for the restaurant unless it's given. */
export function ImpersonationQuestion({ isOpen, onClose, restaurant }: ImpersonationQuestionProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Impersonate ${restaurant?.name ?? 'a restaurant'}`}
      description="You’ll use the app as this restaurant for one hour. Your changes affect their account."
    >
      <ImpersonationForm restaurantId={restaurant?.restaurant_id} />
    </Dialog>
  );
}

type Failure = { ofId?: string; ofReason?: string; message?: string };

function ImpersonationForm({ restaurantId }: { restaurantId: string | undefined }) {
  const { startImpersonation } = useSession();
  const [failure, setFailure] = useState<Failure>({});
  const [isStarting, setIsStarting] = useState(false);

  const start = async (id: string, reason: string) => {
    const wrong = {
      ...(id === '' && { ofId: 'Enter a restaurant ID.' }),
      ...(reason.length < IMPERSONATION_REASON.min && { ofReason: REASON_TOO_SHORT }),
    };
    setFailure(wrong);
    if (Object.keys(wrong).length > 0) return;
    setIsStarting(true);
    try {
      await startImpersonation(id, reason);
    } catch (error) {
      setIsStarting(false);
      if (!(error instanceof ApiError)) throw error;
      setFailure(restaurantId === undefined ? { ofId: error.message } : { message: error.message });
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void start(restaurantId ?? String(form.get('restaurantId')).trim(), String(form.get('reason')).trim());
  };

  return (
    <Stack as="form" gap={2} onSubmit={submit} noValidate>
      {restaurantId === undefined ? (
        <Field
          label="Restaurant ID"
          name="restaurantId"
          autoComplete="off"
          spellCheck={false}
          hint="The owner’s user ID."
          error={failure.ofId}
          required
        />
      ) : null}
      <Field
        label="Reason"
        name="reason"
        autoComplete="off"
        maxLength={IMPERSONATION_REASON.max}
        hint="Enter at least 10 characters. The owner will see your reason in the restaurant’s activity."
        error={failure.ofReason}
        required
      />
      {failure.message === undefined ? null : (
        <Notice tone="danger" title="Failed to start impersonation">
          {failure.message}
        </Notice>
      )}
      <Button variant="primary" type="submit" self="start" isPending={isStarting}>
        Impersonate
      </Button>
    </Stack>
  );
}
