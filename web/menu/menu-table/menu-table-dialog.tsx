import type { Dish } from '#shared/profile/menu.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { MenuRow } from './menu-rows.ts';
import { MenuTable } from './menu-table.tsx';
import { useMenuRows } from './use-menu-rows.ts';

type MenuTableDialogProps = {
  rows: readonly MenuRow[];
  /** What the button does with the dishes. */
  action: string;
  onClose: () => void;
  /** Returns to the text that the dishes were read from. */
  onBack?: () => void;
  /** Called with the dishes that have a name. */
  onTake: (dishes: Dish[]) => void;
};

/** Edits a menu as a table, without saving. */
export function MenuTableDialog({ rows, action, onClose, onBack, onTake }: MenuTableDialogProps) {
  const table = useMenuRows(rows);
  const take = () => onTake(table.rows.map(({ dish }) => dish).filter(({ name }) => name !== ''));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="full"
      title="Your menu as a table"
      description="Your menu isn’t saved yet."
      actions={
        <>
          <Button variant="primary" onClick={take}>
            {action}
          </Button>
          {onBack === undefined ? null : <Button onClick={onBack}>Back to text</Button>}
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <MenuTable {...table} />
    </Dialog>
  );
}
