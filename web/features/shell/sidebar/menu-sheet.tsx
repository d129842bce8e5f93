import { Dialog } from '#web/ui/dialog.tsx';
import { ViewLinks } from './view-links.tsx';

/** The views as a sheet over the screen. */
export function MenuSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Menu" size="small">
      <ViewLinks onChoose={onClose} />
    </Dialog>
  );
}
