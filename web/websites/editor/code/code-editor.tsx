import type { EditorView } from '@codemirror/view';
import { type Ref, useEffect, useEffectEvent, useId, useImperativeHandle, useRef } from 'react';
import type { SourceFinding } from '#shared/websites/contract/website.ts';
import { Stack } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './code-editor.module.css';
import {
  type CodeLanguage,
  insertText,
  markFindings,
  openCodeView,
  replaceText,
  showLine,
} from './code-view.ts';

export type CodeEditorHandle = {
  /** Moves the cursor to a line, starting at 1. */
  showLine: (line: number) => void;
  /** Inserts text at the cursor. */
  insert: (text: string) => void;
};

export type CodeEditorProps = {
  ref?: Ref<CodeEditorHandle>;
  language: CodeLanguage;
  label: string;
  value: string;
  onChange: (text: string) => void;
  findings: readonly SourceFinding[];
};

/** A code editor with line numbers, syntax colors, search, undo, and marked findings. */
export function CodeEditor({ ref, language, label, value, onChange, findings }: CodeEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const hintId = useId();
  const open = useEffectEvent((parent: HTMLElement) =>
    openCodeView({ parent, language, label, describedBy: hintId, text: value, onChange: change }),
  );
  const change = useEffectEvent((text: string) => onChange(text));

  useEffect(() => {
    if (place.current === null) return;
    const opened = open(place.current);
    view.current = opened;
    return () => opened.destroy();
  }, []);
  useEffect(() => {
    if (view.current !== undefined) replaceText(view.current, value);
  }, [value]);
  useEffect(() => {
    if (view.current !== undefined) markFindings(view.current, findings);
  }, [findings]);
  useImperativeHandle(ref, () => ({
    showLine: (line) => {
      if (view.current !== undefined) showLine(view.current, line);
    },
    insert: (text) => {
      if (view.current !== undefined) insertText(view.current, text);
    },
  }));

  return (
    <Stack gap={0.5}>
      <div className={styles.frame} ref={place} />
      <Text size="small" tone="faint" id={hintId}>
        Tab indents. To leave the editor, press Esc, then Tab.
      </Text>
    </Stack>
  );
}
