import { expect, test } from 'vitest';
import { aSiteContent } from '#tests/builders/a-site-content.ts';
import { projectProfile } from '../project-profile.ts';
import { emptyProfile } from '../restaurant-profile.ts';
import { editOfProjection } from './edit-of-projection.ts';

const ABOUT = 'pages[0].sections.about.content';
const rita = { name: 'Rita Ouellet', role: 'chef', sentence: '' };
const profile = {
  ...emptyProfile('Lupo'),
  kind: 'bistro',
  story: [{ text: 'We bake our bread every morning.' }, { text: 'Dogs are welcome.' }],
  people: [rita],
};
const content = projectProfile(aSiteContent(), profile);
const edit = (text: string) => editOfProjection({ content, profile }, { [ABOUT]: text }, ['story']);

test('a name and role in a sentence on the page become the person’s sentence', () => {
  expect(content.pages[0].sections.about.content).toBe('Dogs are welcome.\n\nRita Ouellet, chef.');
  expect(edit('Dogs are welcome.\n\nRita Ouellet runs the stove.')).toEqual({
    profileChanges: { 'people[0].sentence': 'Rita Ouellet runs the stove.' },
    ownKinds: [],
  });
});

test('a name and role removed from the page aren’t printed again', () => {
  const { profileChanges, ownKinds } = edit('Dogs are welcome.');
  expect(ownKinds).toEqual([]);
  expect(profileChanges).toMatchObject({ people: [{ ...rita, role: '' }] });
});
