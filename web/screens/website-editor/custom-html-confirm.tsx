import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { Save } from './draft/use-save.ts';

/** Says what saving HTML means, before it happens. */
export function CustomHtmlConfirm({ save }: { save: Save }) {
  return (
    <ConfirmDialog
      isOpen={save.isAsking}
      onClose={save.disagree}
      onConfirm={save.agree}
      title="Switch to custom HTML?"
      confirmLabel="Save custom HTML"
      cancelLabel="Not now"
    >
      From now on this page is made from the HTML and CSS you save here. Texts, pictures and colors that you
      change in the preview will no longer show on it. Your sections are kept, and you can go back to them
      with one click.
    </ConfirmDialog>
  );
}
