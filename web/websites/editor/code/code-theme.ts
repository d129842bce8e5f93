import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The brand’s tokens follow the theme, so one set of rules covers both. */
const look = EditorView.theme({
  '&': { height: '100%', color: 'var(--ink)', backgroundColor: 'var(--field)', fontSize: '0.9rem' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, monospace',
    lineHeight: '1.6',
    overflow: 'auto',
  },
  '.cm-content': { padding: '0.5rem 0', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 0.75rem' },
  '.cm-cursor, .cm-dropCursor': { borderLeftColor: 'var(--ember-ink)', borderLeftWidth: '2px' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in oklch, var(--ember) 28%, transparent)',
  },
  '.cm-content ::selection': { backgroundColor: 'transparent', color: 'inherit' },
  '.cm-activeLine': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine': { backgroundColor: 'color-mix(in oklch, var(--ink) 4%, transparent)' },
  '.cm-gutters': {
    color: 'var(--ink-faint)',
    backgroundColor: 'var(--field)',
    borderRight: '1px solid var(--hairline)',
  },
  '.cm-activeLineGutter': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLineGutter': { color: 'var(--ink)' },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-matchingBracket': { outline: '1px solid var(--hairline-strong)' },
  '.cm-selectionMatch, .cm-searchMatch': { backgroundColor: 'var(--saffron-wash)' },
  '.cm-searchMatch-selected': { outline: '1px solid var(--saffron-ink)' },
  '.cm-panels': { color: 'var(--ink)', backgroundColor: 'var(--paper-high)' },
  '.cm-panels-top': { borderBottom: '1px solid var(--hairline)' },
  '.cm-panel.cm-search': { padding: '0.5rem 0.75rem', fontFamily: 'var(--font-text)' },
  '.cm-panel.cm-search label': { fontSize: '0.85rem' },
  '.cm-panel.cm-search [name=close]': { color: 'var(--ink)', minWidth: '1.75rem', minHeight: '1.75rem' },
  '.cm-textfield': {
    minHeight: '2rem',
    border: '1px solid var(--hairline-strong)',
    borderRadius: 'var(--radius-small)',
    color: 'var(--ink)',
    backgroundColor: 'var(--field)',
    fontSize: '0.9rem',
  },
  '.cm-button': {
    minHeight: '2rem',
    border: '1px solid var(--hairline-button)',
    borderRadius: 'var(--radius-small)',
    color: 'var(--ink)',
    background: 'none',
    fontSize: '0.85rem',
  },
  '.cm-tooltip': {
    maxWidth: 'min(32rem, 80vw)',
    border: '1px solid var(--hairline-button)',
    borderRadius: 'var(--radius)',
    color: 'var(--ink)',
    backgroundColor: 'var(--paper-high)',
    boxShadow: 'var(--shadow-float)',
    fontFamily: 'var(--font-text)',
    overflow: 'hidden',
  },
  '.cm-diagnostic': { padding: '0.4rem 0.75rem' },
  '.cm-diagnostic-warning': { borderLeftColor: 'var(--saffron)' },
  '.cm-diagnostic-info': { borderLeftColor: 'var(--hairline-strong)' },
  '.cm-lintRange-warning, .cm-lintRange-info': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--saffron-ink) 1px',
    textUnderlineOffset: '0.25em',
  },
  '.cm-lintRange-info': { textDecorationColor: 'var(--ink-faint)' },
  '.cm-lint-marker': {
    width: '0.55rem',
    height: '0.55rem',
    margin: '0.45rem auto 0',
    borderRadius: '50%',
    content: 'normal',
  },
  '.cm-lint-marker-warning': { content: 'normal', backgroundColor: 'var(--saffron)' },
  '.cm-lint-marker-info': { content: 'normal', border: '2px solid var(--saffron-ink)' },
  '.cm-lintPoint-warning::after': { borderBottomColor: 'var(--saffron-ink)' },
  '@media (pointer: coarse)': { '&': { fontSize: '1rem' } },
});

const highlight = HighlightStyle.define([
  { tag: [tags.tagName, tags.className, tags.labelName, tags.keyword], color: 'var(--ember-ink)' },
  { tag: [tags.attributeName, tags.propertyName, tags.definitionKeyword], color: 'var(--saffron-ink)' },
  {
    tag: [tags.attributeValue, tags.string, tags.number, tags.unit, tags.color, tags.atom],
    color: 'var(--basil-ink)',
  },
  { tag: [tags.comment, tags.documentMeta, tags.processingInstruction], color: 'var(--ink-faint)' },
  { tag: [tags.angleBracket, tags.punctuation, tags.operator], color: 'var(--ink-muted)' },
  { tag: tags.character, color: 'var(--basil-ink)' },
  { tag: tags.invalid, color: 'var(--wine-ink)' },
]);

/** Syntax colors for both themes. */
export const codeTheme = [look, syntaxHighlighting(highlight)];
