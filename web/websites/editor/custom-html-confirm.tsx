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
      Your website will use the HTML and CSS you save here. Edits you make in the preview won’t show. We keep
      your sections, and you can switch back anytime.
    </ConfirmDialog>
  );
}
