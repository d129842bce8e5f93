import type { ReactNode } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';

type DesignSheetProps = { isOpen: boolean; onClose: () => void; children: ReactNode };

/** The design panel as a sheet, if there is no room next to the page. */
export function DesignSheet({ isOpen, onClose, children }: DesignSheetProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Design" size="medium">
      {children}
    </Dialog>
  );
}
