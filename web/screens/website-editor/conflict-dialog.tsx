import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import styles from './conflict-dialog.module.css';
import { changedFields, draftOf, FIELD_NAMES } from './draft/editor-draft.ts';
import type { Editor } from './draft/use-editor.ts';
import type { Save } from './draft/use-save.ts';

/** Two have edited at once: the owner decides whose text goes on. Neither is lost. */
export function ConflictDialog({ editor, save }: { editor: Editor; save: Save }) {
  const { conflict } = save;
  return (
    <Dialog
      isOpen={conflict !== undefined}
      onClose={() => undefined}
      isDismissable={false}
      role="alertdialog"
      title="This website was changed somewhere else"
      description="It was saved in another tab or by someone else after you opened it here."
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
        <dl className={styles.sides}>
          <div>
            <dt>Changed there</dt>
            <dd>{namesOf(changedFields(draftOf(editor.base), draftOf(conflict)))}</dd>
          </div>
          <div>
            <dt>Changed here</dt>
            <dd>{namesOf(editor.changed)}</dd>
          </div>
        </dl>
      )}
      <p className={styles.note}>
        Keep mine saves what you changed over theirs; what you did not touch stays theirs. Load theirs shows
        their version here and sets your text aside, from where you can put it back.
      </p>
    </Dialog>
  );
}

function namesOf(fields: ReturnType<typeof changedFields>): string {
  return (
    fields.map((field) => FIELD_NAMES[field]).join(', ') || 'Something that is not edited on this screen'
  );
}
