import { useResendVerification } from '#web/accounts/api/email-verification.ts';
import { ApiError } from '#web/client/api-error.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Note } from '#web/ui/text.tsx';

type PublishFailureProps = { error: Error | null; onClose: () => void };

/** Why the website wasn’t published, with every problem found. */
export function PublishFailure({ error, onClose }: PublishFailureProps) {
  if (error instanceof ApiError && error.code === 'email_unverified') {
    return <AddressUnverified message={error.message} onClose={onClose} />;
  }
  const findings = error instanceof ApiError ? Object.entries(error.fields) : [];
  const reference = error instanceof ApiError ? error.requestId : undefined;
  return (
    <AlertDialog
      title="Not published"
      message={error === null ? undefined : `Error publishing website: ${error.message}`}
      onClose={onClose}
    >
      {findings.length === 0 ? null : (
        <Stack as="ul" divided breaks>
          {findings.map(([element, finding]) => (
            <Stack as="li" key={element}>
              <strong>{element}</strong>
              <Note as="span">{finding}</Note>
            </Stack>
          ))}
        </Stack>
      )}
      {reference === undefined ? null : <Note>Reference {reference}</Note>}
    </AlertDialog>
  );
}

/** What to do before the first publication: open the link, or resend it. */
function AddressUnverified({ message, onClose }: { message: string; onClose: () => void }) {
  const resend = useResendVerification();
  return (
    <AlertDialog
      title="Verify your email first"
      message={message}
      onClose={onClose}
      action={
        <Button
          variant="primary"
          isPending={resend.isPending}
          disabled={resend.isSuccess}
          onClick={() => resend.mutate()}
        >
          Resend verification email
        </Button>
      }
    >
      <p role="status">
        {resend.data?.message}
        {resend.error?.message}
      </p>
    </AlertDialog>
  );
}
