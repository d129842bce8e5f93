import { paths } from '#web/shell/navigation/paths.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

/** Spec, website builder §2.1: shown if a user may not open a page. */
export function AccessDenied() {
  return (
    <ErrorState
      title="Access Denied"
      level={1}
      action={
        <LinkButton variant="primary" href={paths.dashboard}>
          Back to Dashboard
        </LinkButton>
      }
    >
      You don't have permission to access this page.
    </ErrorState>
  );
}
