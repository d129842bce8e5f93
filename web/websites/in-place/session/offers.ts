import { applyContentChanges } from '#shared/site/editing/content-editing.ts';
import { adviceFor } from '#web/shell/errors/error-messages.ts';
import { showToast } from '#web/ui/toast.tsx';
import { type Edit, isEmptyEdit, rebaseEdit } from './edit.ts';
import type { EditSession } from './edit-session.ts';
import { fieldLabel, itemOf } from './field-label.ts';

/** Spec, website builder §8: the errors of edits to lists and images. */
function failureOf(edit: Edit, error: Error): string {
  const [path = ''] = Object.keys(edit.changes);
  if (edit.theme !== undefined) return `Error applying theme preset: ${error.message}`;
  if (edit.assets !== undefined) return 'Error uploading image. Please try again.';
  if (path.includes('faq.items')) {
    if (path.endsWith('delete_index')) return 'Error deleting FAQ item. Please try again.';
    if (path.endsWith(']')) return 'Error adding FAQ item. Please try again.';
  }
  if (path.includes('reviews.items') && path.endsWith(']')) return 'Error adding review. Please try again.';
  return `Error saving changes: ${error.message}`;
}

/** Offers to retry an edit that was reverted because it couldn’t be saved. */
export function offerRetry(session: EditSession, edit: Edit, error: Error): void {
  const base = session.getState().content;
  const retry = () => {
    const { edit: again } = rebaseEdit(edit, base, session.getState().content);
    const commit = isEmptyEdit(again) ? undefined : session.commit(again);
    if (commit?.isApplied) {
      void commit.saved.then((outcome) => {
        if (!outcome.isSaved) offerRetry(session, edit, outcome.error);
      });
    }
  };
  const text = typedText(edit);
  const description = text === undefined ? adviceFor(error) : `Your text: “${text}”`;
  showToast({
    tone: 'danger',
    title: failureOf(edit, error),
    description,
    action: { label: 'Try again', onPress: retry },
  });
}

function typedText({ changes }: Edit): string | undefined {
  const [value] = Object.values(changes);
  return typeof value === 'string' && !value.startsWith('/images/') ? value : undefined;
}

/** Blank text isn’t saved. Offers to remove text that the page doesn’t need. */
export function offerRemoval(session: EditSession, paths: readonly string[]): void {
  const changes = Object.fromEntries(paths.map((path) => [path, emptyValue(path)]));
  const label = fieldLabel(paths[0] ?? '');
  const canBeEmpty = applyContentChanges(session.getState().content, changes).isApplied;
  const remove = () => {
    const commit = session.commit({ changes });
    if (!commit.isApplied) return;
    void commit.saved.then((outcome) => outcome.isSaved || offerRetry(session, { changes }, outcome.error));
  };
  showToast({
    title: `${label} can’t be blank`,
    description: 'We restored the previous text.',
    ...(canBeEmpty && { action: { label: 'Remove text', onPress: remove } }),
  });
}

const emptyValue = (path: string) => (itemOf(path) !== undefined && path.endsWith('.course') ? null : '');
