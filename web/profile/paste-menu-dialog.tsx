import { useState } from 'react';
import { applyChanges } from '#shared/editing/apply-changes.ts';
import { type MenuReading, readMenuLines } from '#shared/profile/menu-lines/read-menu-lines.ts';
import { withUnreadDishes } from '#shared/profile/menu-lines/with-unread-dishes.ts';
import { PROFILE_GRAMMAR } from '#shared/profile/profile-grammar.ts';
import { type Accepted, proposalChanges } from '#shared/profile/proposal-changes.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { MenuBox } from '#web/menu/menu-box/menu-box.tsx';
import { useMenuReading } from '#web/menu/menu-box/use-menu-reading.ts';
import type { MenuRow } from '#web/menu/menu-table/menu-rows.ts';
import { MenuTableDialog } from '#web/menu/menu-table/menu-table-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

type PasteMenuDialogProps = {
  profile: RestaurantProfile;
  /** Whether a model reads menu photos. */
  readsPhotos: boolean;
  onClose: () => void;
  /** Called with the profile including the new dishes; nothing is saved yet. */
  onTake: (profile: RestaurantProfile) => void;
};

/** Parses a pasted menu into the profile that is being edited. */
export function PasteMenuDialog({ profile, readsPhotos, onClose, onTake }: PasteMenuDialogProps) {
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<string>();
  const read = useMenuReading(text);

  const [table, setTable] = useState<readonly MenuRow[]>();

  const take = (accepted: readonly Accepted[]) => {
    const applied = applyChanges(PROFILE_GRAMMAR, profile, proposalChanges(profile, accepted));
    if (applied.isApplied) onTake(applied.record);
    else {
      setTable(undefined);
      setFailure(Object.values(applied.fields)[0]);
    }
  };
  if (table !== undefined)
    return (
      <MenuTableDialog
        rows={table}
        action="Add to menu"
        onClose={onClose}
        onBack={() => setTable(undefined)}
        onTake={(dishes) =>
          take([
            ...read.accepted.filter(({ field }) => field === 'menus'),
            ...dishes.map((value) => ({ field: 'dishes' as const, value })),
          ])
        }
      />
    );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      title="Paste a menu"
      description="Paste your menu as is. You can review it before you save."
      actions={
        <>
          <Button
            variant="primary"
            disabled={read.accepted.length === 0}
            onClick={() => take(withUnreadDishes(readMenuLines(text)).accepted)}
          >
            Add to menu
          </Button>
          <Button disabled={read.dishes.length === 0} onClick={() => setTable(rowsOfReading(read, text))}>
            Edit as a table
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <MenuBox
        text={text}
        onText={setText}
        read={read}
        readsPhotos={readsPhotos}
        known={profile.dishes.length}
        shown={{ title: 'Dishes we found', dishes: read.dishes }}
        problem={failure}
        isAlone
      />
    </Dialog>
  );
}

/** The dishes of a reading, each with its source lines. Pure. */
function rowsOfReading({ accepted }: MenuReading, text: string): MenuRow[] {
  const lines = text.split('\n');
  return accepted.flatMap((entry, id) => {
    if (entry.field !== 'dishes') return [];
    const { first, last } = entry.lines;
    const source = lines.slice(first, last + 1).filter((line) => line.trim() !== '');
    return [{ id, dish: entry.value, source: source.join('\n') }];
  });
}
