import Palette from 'lucide-react/icons/palette';
import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { type RefObject, useState } from 'react';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Cluster } from '#web/ui/layout.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './edit-actions.module.css';
import type { FrameEditor } from './frame/frame-editor.ts';
import type { EditSession } from './session/edit-session.ts';
import { useEditState } from './session/use-edit-state.ts';

type EditActionsProps = {
  session: EditSession;
  editor: RefObject<FrameEditor | undefined>;
  onDesign: () => void;
  /** Called when all typed text was saved, or couldn’t be. */
  onExit: () => void;
};

/** Undo, redo, Exit Edit, and Save Changes. On a phone, a bar at the bottom. */
export function EditActions({ session, editor, onDesign, onExit }: EditActionsProps) {
  const canUndo = useEditState(session, (state) => state.canUndo);
  const canRedo = useEditState(session, (state) => state.canRedo);
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async () => {
    setIsLeaving(true);
    const mayLeave = (await editor.current?.finish()) ?? true;
    await session.flush();
    setIsLeaving(false);
    if (mayLeave) onExit();
  };
  return (
    <Cluster gap={1} wrap={false} line="above" className={styles.bar}>
      <div className={styles.tools}>
        <IconButton
          label="Undo"
          title="Undo (Ctrl+Z)"
          icon={<Undo2 />}
          disabled={!canUndo}
          onClick={() => editor.current?.step('undo')}
        />
        <IconButton
          label="Redo"
          title="Redo (Ctrl+Shift+Z)"
          icon={<Redo2 />}
          disabled={!canRedo}
          onClick={() => editor.current?.step('redo')}
        />
        <IconButton
          className={styles.design}
          label="Design"
          title="Design"
          icon={<Palette />}
          onClick={onDesign}
        />
      </div>
      {/* The Edit button, which had the focus, is gone. */}
      <Button autoFocus isPending={isLeaving} pendingLabel="Saving" onClick={() => void leave()}>
        Exit Edit
      </Button>
      <SaveChanges session={session} editor={editor} />
    </Cluster>
  );
}

function SaveChanges({ session, editor }: Pick<EditActionsProps, 'session' | 'editor'>) {
  const hasPendingChanges = useEditState(session, (state) => state.hasPendingChanges);
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const save = async () => {
    setIsPending(true);
    editor.current?.saveTyped();
    try {
      await session.saveChanges();
      showToast({ tone: 'good', title: 'All changes saved successfully!' });
    } catch (error) {
      setFailure(`Error saving changes: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      setIsPending(false);
    }
  };
  return (
    <>
      <Button
        className={styles.save}
        variant="primary"
        isPending={isPending}
        pendingLabel="Saving"
        onClick={() => void save()}
      >
        Save Changes
        {hasPendingChanges ? (
          <span className={styles.dot}>
            <VisuallyHidden>Pending changes</VisuallyHidden>
          </span>
        ) : null}
      </Button>
      <AlertDialog title="Not saved" message={failure} onClose={() => setFailure(undefined)} />
    </>
  );
}
