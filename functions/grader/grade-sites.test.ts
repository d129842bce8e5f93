import { expect, test } from 'vitest';
import { applyRules } from '#shared/grader/apply-rules.ts';
import { gradePresence } from '#shared/grader/grade-presence.ts';
import { emptyProfile } from '#shared/profile/restaurant-profile.ts';
import { ABSENT, aGradeBundle } from '#tests/builders/a-grade-bundle.ts';
import { aPageReading } from '#tests/builders/a-page-reading.ts';
import { FIXTURE_SITES } from '#tests/corpus/sites/fixture-sites.ts';
import { gatherFacts } from './gather/gather-facts.ts';
import { digestOf } from './grade-row.ts';

const gathered = (html: string) => ({
  reading: aPageReading(html),
  place: { outcome: 'off' } as const,
  googleBusinessUrl: '',
  profile: emptyProfile('Osteria Lupo'),
});
const factsOf = (html: string) => gatherFacts(gathered(html));

test('there are sixty sites', () => {
  expect(FIXTURE_SITES).toHaveLength(60);
  expect(new Set(FIXTURE_SITES.map(({ name }) => name)).size).toBe(60);
});

test.each(FIXTURE_SITES.map(({ name, html }) => [name, html] as const))(
  'twenty runs on what was stored of %s give the same bytes',
  (_name, html) => {
    const stored = JSON.stringify(aGradeBundle({ facts: factsOf(html) }));
    const digests = Array.from({ length: 20 }, () =>
      digestOf(JSON.stringify(gradePresence(JSON.parse(stored)))),
    );
    expect(new Set(digests).size).toBe(1);
  },
);

test('reading the same page again gives the same facts', () => {
  for (const { html } of FIXTURE_SITES) expect(factsOf(html)).toEqual(factsOf(html));
});

test('no point is given without words that prove it, but where a thing is seen by its absence', () => {
  for (const { name, html } of FIXTURE_SITES)
    for (const { rule_id, points, snippet } of applyRules(factsOf(html)))
      if (
        points !== null &&
        points > 0 &&
        !['site_findable', 'site_ordering', 'site_names'].includes(rule_id)
      )
        expect([name, rule_id, snippet.length > 0]).toEqual([name, rule_id, true]);
});

test('a fact whose removal costs points changes only its own rule', () => {
  for (const { name, html } of FIXTURE_SITES) {
    const facts = factsOf(html);
    const before = applyRules(facts);
    for (const { rule_id: id } of before.filter(({ points }) => points !== null && points > 0)) {
      const after = applyRules({ ...facts, [id]: ABSENT });
      const moved = after.filter(({ points }, i) => points !== before[i]?.points);
      expect([name, ...moved.map(({ rule_id }) => rule_id)]).toEqual([name, id]);
    }
  }
});

const PAGE = `<!doctype html><html lang="en"><head><title>Osteria Lupo</title><meta name="description" content="Roman">
<meta name="viewport" content="width=device-width"></head><body><h1>Osteria Lupo</h1><p>Welcome to our house, where we cook as Romans do, with
pasta made by hand each morning, artichokes when there are any, and wine from the hills around the town. We have been
here since 1974, in the same three rooms, and the third generation runs the kitchen now.</p>
<a href="https://www.toasttab.com/lupo">Order online</a><a href="https://facebook.com/lupo">Facebook</a>
<a href="https://instagram.com/lupo">Instagram</a><img src="a" alt="a"><img src="b" alt="b"><img src="c" alt="c">
<address>12 Long Street, New York</address><a href="tel:+12125550147">Call us</a><p>Mon-Sun 5:00 pm - 10:00 pm</p></body></html>`;

test.each([
  ['site_setup', '<title>Osteria Lupo</title>'],
  ['site_findable', '<meta name="description" content="Roman">'],
  ['site_mobile', '<meta name="viewport" content="width=device-width">'],
  ['site_headings', '<h1>Osteria Lupo</h1>'],
  ['site_ordering', '<a href="https://www.toasttab.com/lupo">Order online</a>'],
  ['social_facebook', '<a href="https://facebook.com/lupo">Facebook</a>'],
  ['social_instagram', '<a href="https://instagram.com/lupo">Instagram</a>'],
  ['google_address', '<address>12 Long Street, New York</address>'],
  ['google_phone', '<a href="tel:+12125550147">Call us</a>'],
  ['menu_photos', '<img src="a" alt="a">'],
])('the points of %s, and no others, come with evidence from the page', (rule, markup) => {
  expect(PAGE).toContain(markup);
  const before = applyRules(factsOf(PAGE));
  const after = applyRules(factsOf(PAGE.replace(markup, '')));
  const moved = after.filter(({ points }, i) => points !== before[i]?.points);
  expect(moved.map(({ rule_id }) => rule_id)).toEqual([rule]);
});

test.each([
  ['site_headings', '<h3>Our story</h3>', '<h3>Our story</h3>'],
  [
    'site_names',
    '<a href="https://lupo.example/x"><i class="icon"></i></a>',
    '<a href="https://lupo.example/x">',
  ],
  ['site_names', '<form><input type="email" name="news"></form>', '<input type="email" name="news">'],
  ['site_parts', '<img src="http://lupo.example/a.jpg" alt="Gricia">', 'src="http://lupo.example/a.jpg"'],
])('the point of %s, and no other, is lost by %s, which is quoted', (rule, markup, quoted) => {
  const before = applyRules(factsOf(PAGE));
  const after = applyRules(factsOf(PAGE.replace('</body>', `${markup}</body>`)));
  const moved = after.filter(({ points }, i) => points !== before[i]?.points);
  expect(moved.map(({ rule_id }) => rule_id)).toEqual([rule]);
  expect(moved[0]).toMatchObject({ points: 0, state: 'missed', snippet: expect.stringContaining(quoted) });
});

test.each([
  '<a href="/x"><svg role="img"><title>Instagram</title></svg></a>',
  '<a href="/x"><img src="d" alt="Map"></a>',
  '<a href="/x" aria-label="Map"><i></i></a>',
  '<a href="/x" aria-labelledby="map"><i></i></a>',
  '<a href="/x" title="Map"><i></i></a>',
  '<a href="/x" aria-hidden="true" tabindex="-1"></a>',
  '<a name="story"></a>',
  '<div style="display:none"><input name="leave-me-empty"><a href="/trap"></a></div>',
  '<input type="email" placeholder="Your e-mail">',
  '<label>Name <input></label>',
  '<label for="g">Guests</label><select id="g"></select>',
  '<input type="hidden" name="token"><button>Send</button>',
  '<h2>Our story</h2><h3>Since 1974</h3><h2>Our house</h2>',
  '<img src="/a.jpg" alt="Gricia"><img src="//cdn.example/a.jpg" alt="Gricia">',
  '<a href="http://lupo.example/old">Old page</a>',
])('%s costs no points', (markup) => {
  const points = (html: string) => applyRules(factsOf(html)).map((each) => [each.rule_id, each.points]);
  expect(points(PAGE.replace('</body>', `${markup}</body>`))).toEqual(points(PAGE));
});

test('evidence in metadata is quoted where it proves the point', () => {
  const data = {
    '@type': 'Restaurant',
    name: `Osteria ${'Lupo '.repeat(40)}`,
    telephone: '+1 212 555 0147',
    address: { streetAddress: '12 Long Street', addressLocality: 'New York' },
    openingHoursSpecification: [{ dayOfWeek: ['Tuesday'], opens: '17:00', closes: '22:00' }],
  };
  const facts = factsOf(`<script type="application/ld+json">${JSON.stringify(data)}</script>`);
  expect(facts.google_hours.snippet).toBe('[{"dayOfWeek":["Tuesday"],"opens":"17:00","closes":"22:00"}]');
  expect(facts.google_phone.snippet).toBe('+1 212 555 0147');
  expect(facts.google_address.snippet).toBe('12 Long Street, New York');
});

test('hours in plain text alone aren’t found', () => {
  expect(PAGE).toContain('Mon-Sun 5:00 pm - 10:00 pm');
  const hours = applyRules(factsOf(PAGE)).find(({ rule_id }) => rule_id === 'google_hours');
  expect(hours?.points).toBe(0);
});
