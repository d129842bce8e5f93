import { useMemo, useState } from 'react';
import type { Website } from '#shared/websites/contract/website.ts';
import {
  changedFields,
  draftOf,
  EDITOR_FIELDS,
  type EditorDraft,
  type EditorField,
  isCodeChanged,
  settleDraft,
  takeFields,
} from './editor-draft.ts';

/** The owner’s input that a newer version replaced. */
export type ShelvedDraft = { draft: EditorDraft; fields: EditorField[] };

export type Editor = {
  /** The website when the fields were last filled or saved. */
  base: Website;
  draft: EditorDraft;
  changed: EditorField[];
  isCodeChanged: boolean;
  set: (field: EditorField, text: string) => void;
  /** The website after a save. Input typed during the save stays. */
  settle: (kept: Website, sent: EditorDraft) => void;
  /** Fills the fields from a website. The owner’s changes are set aside, not lost. */
  replaceWith: (website: Website, fields?: readonly EditorField[]) => void;
  /** Continues from a newer website with the owner’s changes. */
  rebase: (website: Website) => void;
  shelved: ShelvedDraft | undefined;
  unshelve: () => void;
  forgetShelved: () => void;
};

/** The fields of the editor. A newer website fills them only if they are unchanged. */
export function useEditor(website: Website): Editor {
  const [seen, setSeen] = useState(website);
  const [base, setBase] = useState(website);
  const [draft, setDraft] = useState(() => draftOf(website));
  const [shelved, setShelved] = useState<ShelvedDraft>();
  const baseDraft = useMemo(() => draftOf(base), [base]);
  const changed = changedFields(baseDraft, draft);

  const fill = (newer: Website, kept: readonly EditorField[]) => {
    setBase(newer);
    setDraft(takeFields(draftOf(newer), draft, kept));
  };
  if (website !== seen) {
    setSeen(website);
    if (changed.length === 0) fill(website, []);
    else if (website.version === base.version) setBase(website);
  }

  return {
    base,
    draft,
    changed,
    isCodeChanged: isCodeChanged(baseDraft, draft),
    set: (field, text) => setDraft((current) => ({ ...current, [field]: text })),
    settle: (kept, sent) => {
      setBase(kept);
      setDraft((current) => settleDraft({ sent, current, kept: draftOf(kept) }));
    },
    replaceWith: (newer, fields = EDITOR_FIELDS) => {
      const overwritten = changed.filter((field) => fields.includes(field));
      if (overwritten.length > 0) setShelved({ draft, fields: overwritten });
      fill(
        newer,
        changed.filter((field) => !fields.includes(field)),
      );
    },
    rebase: (newer) => fill(newer, changed),
    shelved,
    unshelve: () => {
      if (shelved === undefined) return;
      setDraft(takeFields(draft, shelved.draft, shelved.fields));
      setShelved(undefined);
    },
    forgetShelved: () => setShelved(undefined),
  };
}
