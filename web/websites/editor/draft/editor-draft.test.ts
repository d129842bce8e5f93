import { expect, test } from 'vitest';
import {
  changedFields,
  type EditorDraft,
  findMistakes,
  isCodeChanged,
  saveBodyOf,
  settleDraft,
} from './editor-draft.ts';

const BASE: EditorDraft = {
  websiteName: 'Osteria Lupo',
  html: '<h1>Osteria Lupo</h1>',
  css: 'h1 { color: red }',
  customRequirements: 'Wood oven',
  primaryColor: '#112233',
  secondaryColor: '#445566',
  fontFamily: 'default',
};
const draft = (changes: Partial<EditorDraft>): EditorDraft => ({ ...BASE, ...changes });

test('unchanged fields aren’t sent', () => {
  expect(saveBodyOf(BASE, BASE)).toEqual({});
  expect(saveBodyOf(BASE, draft({ websiteName: 'Lupo' }))).toEqual({ website_name: 'Lupo' });
  expect(saveBodyOf(BASE, draft({ customRequirements: '' }))).toEqual({ custom_requirements: '' });
});

test('a changed color is sent without other preferences, which would be applied again', () => {
  expect(saveBodyOf(BASE, draft({ primaryColor: '#000000' }))).toEqual({
    design_preferences: { primary_color: '#000000' },
  });
});

test('HTML and CSS are sent together, because the page is made of both', () => {
  const changed = draft({ css: '' });
  expect(isCodeChanged(BASE, changed)).toBe(true);
  expect(saveBodyOf(BASE, changed)).toEqual({ generated_content: { html: BASE.html, css: '' } });
});

test('input typed during a save stays unsaved', () => {
  const sent = draft({ html: '<script></script><p>One</p>', websiteName: 'Lupo' });
  const current = { ...sent, websiteName: 'Lupo e figli' };
  const kept = draft({ html: '<p>One</p>', websiteName: 'Lupo' });
  const settled = settleDraft({ sent, current, kept });
  expect(settled).toEqual(draft({ html: '<p>One</p>', websiteName: 'Lupo e figli' }));
  expect(changedFields(kept, settled)).toEqual(['websiteName']);
});

test('a website needs a name, and code has a size limit', () => {
  expect(findMistakes(BASE)).toEqual({});
  expect(findMistakes(draft({ websiteName: '  ' }))).toEqual({
    websiteName: 'Enter a name for the website.',
  });
  const long = findMistakes(draft({ html: 'é'.repeat(128 * 1024 + 1), css: 'a'.repeat(100 * 1024) }));
  expect(long).toEqual({ html: 'The HTML is too long. The limit is 256 KB.' });
});
