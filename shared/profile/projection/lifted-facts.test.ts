import { expect, test } from 'vitest';
import { applyChanges } from '#shared/editing/apply-changes.ts';
import { aDish } from '#tests/builders/a-profile.ts';
import { anEmptySiteContent, aSiteContent } from '#tests/builders/a-site-content.ts';
import { PROFILE_GRAMMAR } from '../profile-grammar.ts';
import { projectProfile } from '../project-profile.ts';
import { emptyProfile } from '../restaurant-profile.ts';
import { FACT_KINDS, FROM_PROFILE } from './fact-kinds.ts';
import { factsOf } from './fact-paths.ts';
import { liftedFacts, wouldEmpty } from './lifted-facts.ts';

const content = aSiteContent();
const nothing = emptyProfile('Osteria Lupo');

test('a profile filled from a website prints the same, except for images', () => {
  const lifted = liftedFacts(content, nothing, undefined);
  const kinds = lifted.map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['cuisine', 'menu', 'hours', 'contact']));
  const changes = Object.assign({}, ...lifted.map((facts) => facts.changes));
  const applied = applyChanges(PROFILE_GRAMMAR, nothing, changes);
  if (!applied.isApplied) throw new Error('The profile can’t hold what was found on the website.');
  const printed = projectProfile(content, applied.record, kinds);
  const { dated_hours: _dates, ...undated } = content;
  const bare = { ...undated, menu_items: content.menu_items.map(({ image: _image, ...item }) => item) };
  for (const kind of kinds) expect(factsOf(printed, kind)).toEqual(factsOf(bare, kind));
});

test('kinds that the profile has or uses are skipped', () => {
  const known = { ...nothing, dishes: [aDish()] };
  expect(liftedFacts(content, known, { contact: 'profile' }).map(({ kind }) => kind)).toEqual(
    FACT_KINDS.filter((kind) => kind === 'cuisine' || kind === 'hours'),
  );
  expect(liftedFacts(content, nothing, FROM_PROFILE)).toEqual([]);
});

test('a website without facts gives none', () => {
  expect(liftedFacts(anEmptySiteContent({ cuisine: '', menu_items: [] }), nothing, undefined)).toEqual([]);
});

test('a page is emptied only by a profile with nothing to say', () => {
  const said = { ...nothing, payment: 'Cash only.' };
  expect(wouldEmpty(content, nothing, 'menu')).toBe(true);
  expect(wouldEmpty(anEmptySiteContent(), nothing, 'menu')).toBe(false);
  expect(wouldEmpty(content, said, 'visit')).toBe(false);
});
