import type { ViewGroup } from '#web/shell/views.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ViewLinks } from './view-links.tsx';

type MenuSheetProps = { groups: readonly ViewGroup[]; isOpen: boolean; onClose: () => void };

/** The menu as a sheet over the screen. */
export function MenuSheet({ groups, isOpen, onClose }: MenuSheetProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Menu" size="small">
      <ViewLinks groups={groups} onChoose={onClose} />
    </Dialog>
  );
}
