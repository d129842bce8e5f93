import { showToast } from './toast.tsx';

export const COPIED = 'Copied';
export const COPY_FAILED = 'Your browser blocked copying. Select the text and copy it yourself.';

/** Copies a text to the clipboard. The answer is whether the browser allowed it. */
export function copyText(text: string): Promise<boolean> {
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}

/** Copies a text and shows the outcome in a toast. */
export async function copyWithToast(text: string): Promise<void> {
  if (await copyText(text)) showToast({ tone: 'good', title: COPIED });
  else showToast({ tone: 'danger', title: COPY_FAILED });
}
