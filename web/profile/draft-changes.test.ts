import { expect, test } from 'vitest';
import { aProfile } from '#tests/builders/a-profile.ts';
import { draftChanges, fieldsInConflict, rebasedDraft } from './draft-changes.ts';

const saved = aProfile();

test('only changed fields are saved', () => {
  expect(draftChanges(saved, structuredClone(saved))).toEqual({});
  expect(draftChanges(saved, { ...saved, kind: 'wine bar', closed_days: [] })).toEqual({
    kind: 'wine bar',
    closed_days: [],
  });
});

test('someone else’s changes are kept with the owner’s', () => {
  const draft = { ...saved, kind: 'wine bar' };
  const theirs = { ...saved, payment: 'Cash only.', kind: 'bistro' };
  expect(rebasedDraft({ saved, draft }, theirs)).toEqual({ ...theirs, kind: 'wine bar' });
  expect(fieldsInConflict({ saved, draft }, theirs)).toEqual(['kind']);
  expect(fieldsInConflict({ saved, draft }, { ...saved, kind: 'wine bar' })).toEqual([]);
});
