import { useState } from 'react';
import type { SourceFinding, Website } from '#shared/websites/contract/website.ts';
import { ApiError } from '#web/client/api-error.ts';
import { adviceFor } from '#web/shell/errors/error-messages.ts';
import { showToast } from '#web/ui/toast.tsx';
import { useReadWebsite, useSaveWebsite } from '#web/websites/api/website-source.ts';
import { draftOf, type EditorField, findMistakes, saveBodyOf } from './editor-draft.ts';
import type { Editor } from './use-editor.ts';

export type Save = {
  start: () => void;
  isPending: boolean;
  /** The errors of the fields since the last save attempt. */
  mistakes: Partial<Record<EditorField, string>>;
  /** Waits for the owner to confirm the switch to custom HTML. */
  isAsking: boolean;
  agree: () => void;
  disagree: () => void;
  /** The website that someone else saved in the meantime. */
  conflict: Website | undefined;
  loadTheirs: () => void;
  keepMine: () => void;
  /** What the last save removed from the HTML and CSS, or moved to the CSS. */
  removed: SourceFinding[];
  forgetRemoved: () => void;
};

/** Saving: validates, confirms a switch of source, sends, and resolves conflicts. */
export function useSave(editor: Editor): Save {
  const { base, draft } = editor;
  const saving = useSaveWebsite(base.website_id);
  const readWebsite = useReadWebsite(base.website_id);
  const [isAsking, setIsAsking] = useState(false);
  const [hasTried, setHasTried] = useState(false);
  const [conflict, setConflict] = useState<Website>();
  const [removed, setRemoved] = useState<SourceFinding[]>([]);
  const mistakes = findMistakes(draft);

  const send = async (version: number) => {
    setIsAsking(false);
    setConflict(undefined);
    try {
      const { data, findings } = await saving.mutateAsync({
        body: saveBodyOf(draftOf(base), draft),
        version,
      });
      editor.settle(data, draft);
      setRemoved(findings.filter(({ kind }) => kind !== 'mistake'));
      setHasTried(false);
      showToast({ tone: 'good', title: 'Website saved successfully!' });
    } catch (error) {
      const isConflict = error instanceof ApiError && error.code === 'website_changed';
      if (isConflict) await readWebsite().then(setConflict, showFailure);
      else showFailure(error);
    }
  };
  const start = () => {
    if (saving.isPending || editor.changed.length === 0) return;
    setHasTried(true);
    if (Object.keys(mistakes).length > 0) showToast({ tone: 'danger', title: mistakesMessage(mistakes) });
    else if (editor.isCodeChanged && base.content_source === 'sections') setIsAsking(true);
    else void send(base.version);
  };
  return {
    start,
    isPending: saving.isPending,
    mistakes: hasTried ? mistakes : {},
    isAsking,
    agree: () => void send(base.version),
    disagree: () => setIsAsking(false),
    conflict,
    loadTheirs: () => {
      if (conflict !== undefined) editor.replaceWith(conflict);
      setConflict(undefined);
    },
    keepMine: () => {
      if (conflict !== undefined) void send(conflict.version);
    },
    removed,
    forgetRemoved: () => setRemoved([]),
  };
}

function mistakesMessage(mistakes: Save['mistakes']): string {
  return `Error saving website: ${Object.values(mistakes)[0]}`;
}

function showFailure(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  const fields = error instanceof ApiError ? Object.values(error.fields) : [];
  showToast({
    tone: 'danger',
    title: `Error saving website: ${message}`,
    description: fields.length > 0 ? fields.join(' ') : adviceFor(error),
  });
}
