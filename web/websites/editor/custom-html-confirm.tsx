import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { Save } from './draft/use-save.ts';

/** Explains what saving custom HTML does, before it happens. */
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
      Your website will use this HTML and CSS. We keep your sections, and you can switch back anytime.
    </ConfirmDialog>
  );
}
