import { expect, test } from 'vitest';
import { emptyProfile } from '#shared/profile/restaurant-profile.ts';
import { aPageReading } from '#tests/builders/a-page-reading.ts';
import { gatherFacts } from './gather-facts.ts';
import { notesOf } from './notes.ts';

const gathered = (language: string) => ({
  reading: aPageReading(
    `<html lang="${language}"><title>Krogen</title><h1>Krogen</h1><p>Varmt välkomna hit.</p>`,
  ),
  place: { outcome: 'off' } as const,
  googleBusinessUrl: '',
  profile: emptyProfile('Krogen'),
});

test('content found only by words isn’t measured in a language with few known words', () => {
  const facts = gatherFacts(gathered('sv-SE'));
  const unmeasured = Object.entries(facts).filter(
    ([rule, { state, source }]) => state === 'not_measured' && source === 'page' && rule !== 'google_profile',
  );

  expect(unmeasured.map(([rule]) => rule).sort()).toEqual(['menu_readable']);
  expect(facts.site_ordering).toMatchObject({ state: 'seen', value: 'unclear' });
  expect(facts.social_facebook.state).toBe('absent');
  expect(notesOf(gathered('sv-SE'), undefined).join(' ')).toContain('a language we don’t fully support');
});

test.each(['en-US', 'de', ''])('in the language "%s" missing content is a finding', (language) => {
  expect(gatherFacts(gathered(language)).google_hours.state).toBe('absent');
});
