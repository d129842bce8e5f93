import { expect, test } from 'vitest';
import { gradePresence } from '#shared/grader/grade-presence.ts';
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

test('a page built by scripts misses nothing that they may add', () => {
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

test.each([
  '<title>Lupo</title><frameset rows="100%"><frame src="/home"></frameset>',
  '<title>Lupo</title><script>location.href = "/home"</script>',
])('a page that only redirects misses nothing: %s', (html) => {
  const facts = factsOf(html);
  const missed = Object.entries(facts).filter(
    ([, { state, source }]) => state === 'absent' && source !== 'profile',
  );
  expect(missed).toEqual([]);
  expect(facts.site_setup.state).toBe('seen');
});

test('a fixed width is found with its source', () => {
  const page = (viewport: string) =>
    factsOf(`<title>Lupo</title><meta name="viewport" content="${viewport}"><p>Roman kitchen</p>`);
  expect(page('width=1024').site_mobile).toMatchObject({
    state: 'absent',
    value: 'fixed',
    snippet: '<meta name="viewport" content="width=1024">',
  });
  expect(page('width=device-width').site_mobile.state).toBe('seen');
});

test('an order link that markup hides counts only where scripts may show it', () => {
  const link = '<a hidden href="https://order.toasttab.com/online/lupo">Order</a>';
  expect(factsOf(`${link}<script>open()</script>`).site_ordering).toMatchObject({ value: 'link' });
  expect(factsOf(link).site_ordering.state).toBe('absent');
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

test('a page of text misses what it doesn’t say', () => {
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
