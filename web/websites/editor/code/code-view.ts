import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { css } from '@codemirror/lang-css';
import { html } from '@codemirror/lang-html';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { EditorState, Transaction } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import type { SourceFinding } from '#shared/websites/contract/website.ts';
import { codeTheme } from './code-theme.ts';
import { diagnosticsOf } from './source-diagnostics.ts';

export type CodeLanguage = SourceFinding['source'];

/** Tags aren’t closed automatically, which surprises people who type both. */
const LANGUAGES = { html: () => html({ autoCloseTags: false }), css: () => css() };

type CodeViewSettings = {
  parent: HTMLElement;
  language: CodeLanguage;
  text: string;
  label: string;
  /** The ID of the hint on leaving the editor by keyboard. */
  describedBy: string;
  onChange: (text: string) => void;
};

/** Opens an editor in `parent`. Tab indents; Esc, then Tab, leaves it. */
export function openCodeView(settings: CodeViewSettings): EditorView {
  const { parent, language, text, label, describedBy, onChange } = settings;
  const state = EditorState.create({
    doc: text,
    extensions: [
      lineNumbers(),
      highlightActiveLineGutter(),
      history(),
      drawSelection(),
      indentOnInput(),
      bracketMatching(),
      highlightActiveLine(),
      highlightSelectionMatches(),
      search({ top: true }),
      lintGutter(),
      keymap.of([...defaultKeymap, ...searchKeymap, ...historyKeymap, ...lintKeymap, indentWithTab]),
      LANGUAGES[language](),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({
        'aria-label': label,
        'aria-describedby': describedBy,
        tabindex: '0',
      }),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) onChange(update.state.doc.toString());
      }),
      codeTheme,
    ],
  });
  return new EditorView({ state, parent });
}

/** Replaces the text as one undo step. */
export function replaceText(view: EditorView, text: string): void {
  if (view.state.doc.toString() === text) return;
  view.dispatch({
    changes: { from: 0, to: view.state.doc.length, insert: text },
    annotations: Transaction.addToHistory.of(true),
  });
}

/** Marks findings in the text. */
export function markFindings(view: EditorView, findings: readonly SourceFinding[]): void {
  view.dispatch(setDiagnostics(view.state, diagnosticsOf(view.state.doc, findings)));
}

/** Replaces the selection and moves the cursor behind the new text. */
export function insertText(view: EditorView, text: string): void {
  view.dispatch(view.state.replaceSelection(text), { scrollIntoView: true });
  view.focus();
}

/** Moves the cursor to the start of a line (from 1) and scrolls to it. */
export function showLine(view: EditorView, line: number): void {
  const { from } = view.state.doc.line(Math.min(line, view.state.doc.lines));
  view.dispatch({
    selection: { anchor: from },
    effects: EditorView.scrollIntoView(from, { y: 'center' }),
  });
  view.focus();
}
