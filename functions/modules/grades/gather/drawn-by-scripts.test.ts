import { expect, test } from 'vitest';
import { gradePresence } from '#shared/domain/grader/grade-presence.ts';
import { emptyProfile } from '#shared/profile/restaurant-profile.ts';
import { aGradeBundle } from '#tests/builders/a-grade-bundle.ts';
import { aPageReading } from '#tests/builders/a-page-reading.ts';
import { gatherFacts } from './gather-facts.ts';

const factsOf = (html: string) =>
  gatherFacts({
    reading: aPageReading(html),
    place: { outcome: 'off' },
    googleBusinessUrl: '',
    profile: emptyProfile('Osteria Lupo'),
  });
const BUNDLE = '<div id="root"></div><script type="module" src="/assets/index-4f2a.js"></script>';

test('of a page that scripts make up nothing is missed that they may bring', () => {
  const facts = factsOf(
    `<!doctype html><html lang="en"><body><img src="logo.svg" alt="Lupo">${BUNDLE}</body></html>`,
  );
  const missed = Object.entries(facts).filter(
    ([, { state, source }]) => state === 'absent' && source !== 'profile',
  );
  expect(missed).toEqual([]);
  expect(facts.menu_photos.state).toBe('not_measured');
  const { component_scores, confidence } = gradePresence(aGradeBundle({ facts }));
  expect(component_scores.website.score).toBeGreaterThan(85);
  expect(confidence).toBeLessThan(0.6);
});

test('what such a page does say counts', () => {
  const facts = factsOf(
    `<!doctype html><html lang="en"><head><title>Lupo</title><meta name="viewport" content="width=device-width">
    <meta name="description" content="Roman"></head><body>${BUNDLE}</body></html>`,
  );
  expect([facts.site_setup.state, facts.site_mobile.state, facts.site_findable.value]).toEqual([
    'seen',
    'seen',
    'described',
  ]);
});

test('a page of words misses what it does not say', () => {
  const words =
    'Roman kitchen since 1974, with pasta made by hand each morning and wine from the hills. '.repeat(4);
  const facts = factsOf(
    `<!doctype html><html lang="en"><body><p>${words}</p><script src="/a.js"></script></body></html>`,
  );
  expect(facts).toMatchObject({
    site_setup: { state: 'absent' },
    site_mobile: { state: 'absent' },
    site_findable: { value: 'undescribed' },
    menu_readable: { state: 'absent' },
  });
});
