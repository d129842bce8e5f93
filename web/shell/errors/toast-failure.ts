import { showToast } from '#web/ui/toast.tsx';
import { adviceFor } from './error-messages.ts';

/** Says in a corner what failed, and what to do. */
export function toastFailure(error: Error): void {
  showToast({ tone: 'danger', title: error.message, description: adviceFor(error) });
}
