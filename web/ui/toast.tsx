import { type ToastMessage, ToastQueue } from './toast-queue.ts';

export const toastQueue = new ToastQueue();

/** Shows a short message in a corner. Errors and toasts with actions stay until closed; others disappear after 6 s. */
export function showToast(message: ToastMessage): void {
  toastQueue.add(message);
}
