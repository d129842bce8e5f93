import Lock from 'lucide-react/icons/lock';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { paths } from './paths.ts';

/** Spec, website builder §2.1: what a user sees who may not open a page. */
export function AccessDenied() {
  return (
    <EmptyState
      icon={<Lock />}
      title="Access Denied"
      action={
        <LinkButton variant="primary" href={paths.dashboard}>
          Back to Dashboard
        </LinkButton>
      }
    >
      You don't have permission to access this page.
    </EmptyState>
  );
}
