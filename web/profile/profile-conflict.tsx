import { ConflictDialog, ConflictSides } from '#web/shell/dialogs/conflict-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { fieldText } from './field-text.ts';
import { PROFILE_CHANGED } from './profile-changed.ts';
import type { ProfileDraft } from './use-profile-draft.ts';

/** Asks which values to keep if two people changed the same details. */
export function ProfileConflict({ editing }: { editing: ProfileDraft }) {
  const { conflict, draft, keepTheirs, keepMine } = editing;
  if (conflict === undefined) return null;
  return (
    <ConflictDialog
      isOpen
      {...PROFILE_CHANGED}
      actions={
        <>
          <Button variant="primary" onClick={() => void keepMine()}>
            Keep mine
          </Button>
          <Button onClick={keepTheirs}>Use theirs</Button>
        </>
      }
    >
      {conflict.fields.map((field) => (
        <ConflictSides
          key={field}
          theirs={{
            label: `${fieldText.label(field)}, theirs`,
            text: fieldText.value(conflict.theirs.profile[field]),
          }}
          mine={{ label: `${fieldText.label(field)}, yours`, text: fieldText.value(draft[field]) }}
        />
      ))}
    </ConflictDialog>
  );
}
