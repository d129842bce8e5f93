import { ConflictDialog, ConflictSides } from '#web/shell/dialogs/conflict-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/text.tsx';
import { changedFields, draftOf, FIELD_NAMES } from './editor-draft.ts';
import styles from './save-conflict.module.css';
import type { Editor } from './use-editor.ts';
import type { Save } from './use-save.ts';

/** Someone else saved the website: keep the owner’s version or load theirs. Neither is lost. */
export function SaveConflict({ editor, save }: { editor: Editor; save: Save }) {
  const { conflict } = save;
  return (
    <ConflictDialog
      isOpen={conflict !== undefined}
      role="alertdialog"
      title="This website was changed in another window"
      description="Someone saved changes in another tab or window after you opened this website."
      actions={
        <>
          <Button variant="primary" onClick={save.keepMine} isPending={save.isPending}>
            Keep mine
          </Button>
          <Button onClick={save.loadTheirs}>Load theirs</Button>
        </>
      }
    >
      {conflict === undefined ? null : (
        <div className={styles.sides}>
          <ConflictSides
            theirs={{
              label: 'Their changes',
              text: namesOf(changedFields(draftOf(editor.base), draftOf(conflict))),
            }}
            mine={{ label: 'Your changes', text: namesOf(editor.changed) }}
          />
        </div>
      )}
      <Note>
        “Keep mine” replaces their changes to the fields you edited. “Load theirs” discards your edits, but
        you can restore them.
      </Note>
    </ConflictDialog>
  );
}

function namesOf(fields: ReturnType<typeof changedFields>): string {
  return fields.map((field) => FIELD_NAMES[field]).join(', ') || 'Settings changed on another screen';
}
