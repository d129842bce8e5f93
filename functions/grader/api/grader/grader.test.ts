import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import { GraderResultSchema } from '#shared/grader/contract/grader.ts';
import { anAnalyst } from '#tests/builders/ai-analysis-setup.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { aPageServer } from '#tests/builders/page-server.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const DISHES = ['Cacio e pepe', 'Amatriciana', 'Carbonara', 'Gricia', 'Tiramisu']
  .map((dish) => `<li>${dish} $${dish.length}.50</li>`)
  .join('');
const PAGE = `<!doctype html><html lang="en"><head><title>Osteria Lupo</title>
  <meta name="description" content="Roman kitchen"><meta name="viewport" content="width=device-width">
  </head><body><h1>Osteria Lupo</h1><ul>${DISHES}</ul>
  <a href="https://www.toasttab.com/lupo">Order online</a> <a href="https://instagram.com/lupo">Instagram</a>
  <p>12 Long Street, New York. <a href="tel:+12125550147">Call</a>. Mon-Sun 5:00 pm - 10:00 pm</p></body></html>`;

const answering =
  (page: string, status = 200): RequestListener =>
  ({ url }, response) => {
    if (url === '/robots.txt') response.writeHead(404).end();
    else response.writeHead(status, { 'content-type': 'text/html' }).end(page);
  };

/** A website whose page can change. */
async function aWebsite(page = PAGE) {
  let listener = answering(page);
  const server = await aPageServer((request, response) => listener(request, response));
  return {
    ...server,
    become: (next: RequestListener) => {
      listener = next;
    },
  };
}

type Evidence = { rule_id: string; points: number | null; snippet: string; read_at?: string };
const pointsOf = (data: { component_scores: Record<string, { evidence: Evidence[] }> }) =>
  Object.fromEntries(
    Object.values(data.component_scores).flatMap(({ evidence }) =>
      evidence.map(({ rule_id, points }) => [rule_id, points]),
    ),
  );

test('a website is graded by its content, with quotes as evidence', async () => {
  const { grade } = await anAnalyst();
  const { origin } = await aWebsite();

  const data = await grade(origin, { name: 'Lupo', cuisine_type: 'Roman' });

  expect(GraderResultSchema.parse(data)).toEqual(data);
  expect(data.restaurant).toMatchObject({ name: 'Lupo', website: origin, cuisine_type: 'Roman' });
  expect(pointsOf(data)).toMatchObject({
    site_reachable: 30,
    site_https: 0,
    site_speed: 15,
    site_ordering: 25,
    site_findable: 5,
    site_mobile: 2,
    site_headings: 1,
    site_names: 1,
    site_parts: null,
    social_instagram: 25,
    social_facebook: 0,
    google_phone: 10,
    google_hours: 0,
    google_rating: null,
    menu_readable: 30,
    menu_prices: 20,
    menu_known: 0,
  });
  const ordering = data.component_scores.website.evidence.find(
    ({ rule_id }: Evidence) => rule_id === 'site_ordering',
  );
  expect(ordering.snippet).toContain('toasttab.com/lupo');
  expect(data.website_score).toMatchObject({ score: 85, grade: 'B', validation_data: { accessible: true } });
  expect(data.action_plan.immediate_actions[0]).toMatchObject({ impact: 'High', screen: expect.any(String) });
});

test('the profile fills missing fields, and the call’s fields win', async () => {
  const profile = {
    cuisines: ['Italian'],
    links: [
      { kind: 'website' as const, url: 'http://nobody.invalid/', typed: '' },
      { kind: 'map' as const, url: 'https://maps.app.goo.gl/abc', typed: '' },
      { kind: 'facebook' as const, url: 'https://facebook.com/lupo', typed: '' },
    ],
  };
  const { analyze } = await anAnalyst({ profile });
  const { origin } = await aWebsite();

  const filled = (await analyze()).body.data;
  expect(filled.restaurant).toMatchObject({
    name: 'Osteria Lupo',
    website: 'http://nobody.invalid/',
    google_business_url: 'https://maps.app.goo.gl/abc',
    cuisine_type: 'Italian',
  });
  expect(pointsOf(filled)).toMatchObject({ social_facebook: 25, google_profile: 20, site_reachable: 0 });
  const said = (await analyze({ website: origin, cuisine_type: 'Roman' })).body.data;
  expect(said.restaurant).toMatchObject({ website: origin, cuisine_type: 'Roman' });
});

test.each<[string, RequestListener, string, boolean | null]>([
  ['an error of the server', answering('', 500), 'Your website’s server returned an error.', false],
  [
    'a redirect loop',
    ({ url }, response) => response.writeHead(302, { location: url === '/a' ? '/b' : '/a' }).end(),
    'Your website redirects in a loop and never opens.',
    false,
  ],
  ['a page that doesn’t exist', answering('', 404), 'There’s no page at this web address.', false],
  ['silence', () => undefined, 'Your website didn’t respond within 20 seconds.', null],
])('%s is a finding that costs the 30 points', async (_what, listener, sentence, isSecure) => {
  const { grade } = await anAnalyst({ fetch: { limits: { totalMilliseconds: 300 } } });
  const site = await aWebsite();
  site.become(listener);

  const data = await grade(site.origin);

  expect(data.website_score.validation_data).toEqual({
    accessible: false,
    has_ssl: isSecure,
    response_time: null,
  });
  expect(pointsOf(data)).toMatchObject({ site_reachable: 0, site_speed: null, site_ordering: null });
  expect(data.website_score.issues).toContain(sentence);
  expect(data.overall_grade.letter_grade).toBe('F');
});

test('a website that goes down loses its 30 points and keeps earlier readings with less certainty', async () => {
  const { grade } = await anAnalyst();
  const site = await aWebsite();
  const open = await grade(site.origin);
  site.become(answering('', 503));

  const down = await grade(site.origin);

  const { site_reachable, ...rest } = pointsOf(down);
  expect(site_reachable).toBe(0);
  expect({ ...rest, site_reachable: 30 }).toEqual(pointsOf(open));
  expect(down.component_scores.website.score).toBe(open.component_scores.website.score - 30);
  expect(down.website_score.validation_data).toMatchObject({ accessible: false, has_ssl: false });
  expect(down.confidence).toBeLessThan(open.confidence);
  expect(down.confidence_notes.join(' ')).toContain(
    `the copy of your page that we saved on ${open.graded_at.slice(0, 10)}`,
  );
  expect(down.action_plan.immediate_actions[0].rule_id).toBe('site_reachable');
});

test('a refused connection is a finding, with and without a scheme', async () => {
  const { grade } = await anAnalyst();
  for (const website of ['http://127.0.0.1:1/', '127.0.0.1:1']) {
    const data = await grade(website);
    expect(data.website_score.issues).toContain('Your website’s server refused our connection.');
  }
});

test('an https:// address is only read securely, and the grade says so', async () => {
  const { grade } = await anAnalyst();
  const data = await grade('https://127.0.0.1:1/');
  expect(data.website_score.issues).toContain(
    'Your website’s server refused our connection. The web address starts with https://, so we tried only a secure connection.',
  );
});

test('an address without a scheme is tried securely first', async () => {
  const { grade } = await anAnalyst();
  const { port } = await aWebsite();

  const data = await grade(`127.0.0.1:${port}/`);

  expect(pointsOf(data)).toMatchObject({ site_reachable: 30, site_https: 0 });
});

test('without a website nothing else is scored, and the plan begins with building one', async () => {
  const { analyze, calls } = await anAnalyst();

  const { status, body } = await analyze();

  expect(status).toBe(200);
  const { overall_grade, component_scores, action_plan } = body.data;
  expect(overall_grade).toEqual({ score: null, letter_grade: null, status: 'Not Measured' });
  expect(component_scores.website).toMatchObject({ score: 0, grade: 'F', priority: 'high' });
  expect(component_scores.website.evidence[0].sentence).toBe('We didn’t find a website.');
  expect(pointsOf(body.data)).toMatchObject({
    site_speed: null,
    social_facebook: null,
    google_profile: null,
  });
  expect(action_plan.immediate_actions[0].action).toMatch(/^Create a website/);
  expect(calls).toEqual([]);
});

test.each([403, 405, 406, 429, 401])(
  'a website that answers %i isn’t measured and loses no points',
  async (refusal) => {
    const { grade } = await anAnalyst();
    const site = await aWebsite();
    const open = await grade(site.origin);
    site.become(answering('<title>No</title>', refusal));

    const closed = await grade(site.origin);

    expect(closed.overall_grade).toEqual(open.overall_grade);
    expect(closed.confidence).toBeLessThan(open.confidence);
    expect(closed.website_score.validation_data.accessible).toBe(true);
    expect(closed.component_scores.website.evidence[0].read_at).toBe(open.graded_at);
    expect(closed.confidence_notes.join(' ')).toContain('couldn’t access your website');
    const again = await grade(site.origin);
    expect(again.component_scores.website.evidence[0].read_at).toBe(open.graded_at);
  },
);

test('earlier readings count for the same website in any spelling, and for no other', async () => {
  const { grade } = await anAnalyst();
  const site = await aWebsite();
  const other = await aWebsite();
  const open = await grade(`127.0.0.1:${site.port}`);
  await grade(other.origin);
  site.become(answering('', 403));

  const closed = await grade(`HTTP://127.0.0.1:${site.port}/`);

  expect(closed.component_scores.website.evidence[0].read_at).toBe(open.graded_at);
  expect(closed.progress).toMatchObject({ previous_grade_id: open.grade_id, score_change: 0, lost: [] });
});

test.each(['n/a', '', 'facebook.com/osterialupo'])(
  'a restaurant without a website (%s) that builds one gets the announced points',
  async (none) => {
    const { grade } = await anAnalyst();
    const { origin } = await aWebsite();
    const before = await grade(none);
    expect(before.action_plan.immediate_actions[0]).toMatchObject({ rule_id: 'site_reachable', points: 30 });

    const after = await grade(origin);

    expect(after.progress.came_true[0]).toMatchObject({ rule_id: 'site_reachable', points: 30 });
  },
);

test('a parked domain isn’t a restaurant’s website', async () => {
  const { grade } = await anAnalyst();
  const site = await aWebsite('<script>window.location.href = "/lander"</script>');

  const data = await grade(site.origin);

  expect(data.website_score.validation_data.accessible).toBe(false);
  expect(data.website_score.issues[0]).toMatch(/^This web address shows a parked domain page/);
  expect(pointsOf(data)).toMatchObject({ site_reachable: 0, site_setup: null, menu_readable: null });
});

test('a social media page as the website counts as an account, not as a website', async () => {
  const { grade, calls } = await anAnalyst();

  const data = await grade('https://www.facebook.com/osterialupo');

  expect(calls).toEqual([expect.objectContaining({ wanted: 'check' })]);
  expect(pointsOf(data)).toMatchObject({ site_reachable: 0, social_facebook: 25, social_instagram: null });
  expect(data.action_plan.immediate_actions[0]).toMatchObject({
    rule_id: 'site_reachable',
    action: 'Create a website in Website Builder, or enter the address of your existing one.',
    points: 30,
  });
  expect(data.confidence_notes.join(' ')).toContain('This link goes to your Facebook profile');
});

test('a redirect to another website names the graded one', async () => {
  const { grade } = await anAnalyst({ fetch: { names: { 'volpe.example': [['127.0.0.1']] } } });
  const site = await aWebsite();
  const led = await aWebsite();
  led.become((_request, response) =>
    response.writeHead(301, { location: `http://volpe.example:${site.port}/` }).end(),
  );

  const notesOf = async (website: string) => (await grade(website)).confidence_notes.join(' ');

  expect(await notesOf(led.origin)).toContain(`redirects to volpe.example:${site.port}`);
  expect(await notesOf(site.origin)).not.toContain('redirects to');
});

test('a captcha leaves the website without a grade', async () => {
  const { grade } = await anAnalyst();
  const site = await aWebsite('<title>Just a moment...</title>');

  const data = await grade(site.origin);

  expect(data.component_scores.website).toMatchObject({ score: null, grade: null });
  expect(data.website_score.validation_data.accessible).toBe(null);
  expect(pointsOf(data).menu_known).toBe(0);
});

test.each([
  ['http://169.254.169.254/latest', 'This address isn’t public, so we can’t open it.'],
  ['10.0.0.1', 'This address isn’t public, so we can’t open it.'],
  ['file:///etc/passwd', 'Use a web address that starts with http:// or https://.'],
  ['javascript:alert(1)', 'Use a web address that starts with http:// or https://.'],
  ['http://a:b@lupo.example/', 'Remove the username and password from the address.'],
  ['my restaurant dot com', 'Enter a web address, such as https://example.com.'],
])('%s is rejected before any request or count', async (website, sentence) => {
  const { analyze, calls, meter } = await anAnalyst();

  const { status, body } = await analyze({ website });

  expect(status).toBe(422);
  expect(body).toMatchObject({ code: 'invalid_input', fields: { website: sentence } });
  expect(meter.uses).toEqual([]);
  expect(calls).toEqual([expect.objectContaining({ wanted: 'check' })]);
});

test('a redirect to a private address is rejected', async () => {
  const { analyze, call } = await anAnalyst();
  const site = await aWebsite();
  site.become((_request, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end());

  const { status, body } = await analyze({ website: site.origin });

  expect(status).toBe(422);
  expect(body.fields.website).toContain('isn’t public');
  expect((await call('GET /api/ai/digital-presence/grades')).body.data.grades).toEqual([]);
});

test('grades are listed newest first with what was fixed since', async () => {
  const { grade, call } = await anAnalyst();
  const site = await aWebsite(PAGE.replace(/<a href="https:\/\/www.toasttab.*?<\/a>/, ''));
  const first = await grade(site.origin);
  site.become(answering(PAGE.replace(/<a href="https:\/\/instagram.*?<\/a>/, '')));
  const second = await grade(site.origin);

  expect(first.progress).toBeUndefined();
  expect(second.progress).toMatchObject({ previous_grade_id: first.grade_id });
  const ids = (list: Evidence[]) => list.map(({ rule_id }) => rule_id);
  expect(ids(second.progress.came_true)).toEqual(['site_ordering']);
  expect(ids(second.progress.lost)).toEqual(['social_instagram', 'social_linked']);

  const page = (await call('GET /api/ai/digital-presence/grades', { query: { limit: '1' } })).body.data;
  expect(page.grades).toMatchObject([{ grade_id: second.grade_id, score: second.overall_grade.score }]);
  const rest = await call('GET /api/ai/digital-presence/grades', { query: { cursor: page.next_cursor } });
  expect(rest.body.data.grades).toMatchObject([{ grade_id: first.grade_id }]);

  const comparison = await call('GET /api/ai/digital-presence/grades/{id}/comparison', {
    params: { id: second.grade_id },
    query: { with: first.grade_id },
  });
  expect(comparison.body.data.changes).toMatchObject([
    { rule_id: 'site_ordering', before: 0, after: 25 },
    { rule_id: 'social_instagram', before: 25, after: 0 },
    { rule_id: 'social_linked', before: 20, after: 0 },
  ]);
});

test('a grade can be read again and recomputed to the same bytes', async () => {
  const { grade, call } = await anAnalyst();
  const { origin } = await aWebsite();
  const data = await grade(origin);
  const params = { id: data.grade_id };

  expect((await call('GET /api/ai/digital-presence/grades/{id}', { params })).body.data).toEqual(data);
  const score = await call('GET /api/ai/digital-presence/grades/{id}/website-score', { params });
  expect(score.body.data).toEqual(data.website_score);
  const check = (await call('GET /api/ai/digital-presence/grades/{id}/check', { params })).body.data;
  expect(check).toMatchObject({ is_same: true, differing_rules: [], rules_run: 29 });
  expect(check.digest).toMatch(/^[0-9a-f]{64}$/);
});

test('a recomputation reports a different grade', async () => {
  const { grade, call, bucket, restaurantId } = await anAnalyst();
  const { origin } = await aWebsite();
  const { grade_id: id } = await grade(origin);
  const key = `grades/${restaurantId}/${id}/bundle.json`;
  const bundle = JSON.parse((await bucket.find(key)) ?? '');
  bundle.facts.site_mobile.state = 'absent';
  await bucket.put(key, JSON.stringify(bundle), { contentType: 'application/json', cacheControl: '' });

  const check = await call('GET /api/ai/digital-presence/grades/{id}/check', { params: { id } });

  expect(check.body.data).toMatchObject({ is_same: false, differing_rules: ['site_mobile'] });
});

test('another restaurant’s grade isn’t found', async () => {
  const { analyze, callAs } = await anAnalyst();
  const { grade_id: id } = (await analyze()).body.data;
  const stranger = callAs('somebody-else');
  for (const path of ['', '/check', '/website-score'])
    expect(
      await stranger(`GET /api/ai/digital-presence/grades/{id}${path}`, { params: { id } }),
    ).toMatchObject({
      status: 404,
    });
});

test('an unknown analysis is rejected and free', async () => {
  const { analyze, meter } = await anAnalyst();
  expect(await analyze({ analysis_type: 'anything' })).toMatchObject({ status: 422 });
  expect(meter.uses).toEqual([]);
});

test('Google’s data counts when it was requested', async () => {
  const place = {
    name: 'Osteria Lupo',
    address: '12 Long St',
    phone: '(212) 555-0147',
    website: '',
    mapsUrl: 'https://maps.google.com/?cid=1',
    rating: 4.1,
    reviews: 40,
    photos: 2,
    hours: ['Monday: Closed'],
  };
  const found = { find: async () => ({ outcome: 'found', place }) as const, costMicros: 35_000 };
  const { analyze } = await anAnalyst({ places: found });

  const { data } = (await analyze()).body;

  expect(pointsOf(data)).toMatchObject({
    google_profile: 20,
    google_address: 10,
    google_hours: 10,
    google_rating: 11,
    google_reviews: 10,
    google_photos: 2,
  });
  // Without a website, most rules can't be measured.
  expect(data.confidence).toBe(0.35);
  expect(data.confidence_notes).toEqual([]);
});

test('a place of the same name that may be another one isn’t measured', async () => {
  const unsure = { find: async () => ({ outcome: 'unsure' }) as const, costMicros: 35_000 };
  const { analyze } = await anAnalyst({ places: unsure });

  const { data } = (await analyze()).body;

  expect(pointsOf(data)).toMatchObject({ google_profile: null, google_rating: null, google_reviews: null });
  expect(data.confidence_notes.join(' ')).toContain('Google lists a restaurant with this name, but');
});

test('Google is asked with the profile’s facts', async () => {
  const asked: unknown[] = [];
  const places = {
    find: async (wanted: unknown) => {
      asked.push(wanted);
      return { outcome: 'none' } as const;
    },
    costMicros: 0,
  };
  const address = {
    text: '',
    street: '12 Long St',
    locality: 'New York',
    region: 'NY',
    postal_code: '10012',
    country: 'US',
  };
  const phones = [{ number: '+12125550147', typed: '(212) 555-0147', label: '' }];
  const { analyze } = await anAnalyst({ places, profile: { address, phones } });

  await analyze();
  await analyze({ location: 'Chicago' });

  expect(asked).toMatchObject([
    { name: 'Osteria Lupo', street: '12 Long St', postalCode: '10012', phones: ['+12125550147'] },
    { location: 'Chicago', street: '', postalCode: '' },
  ]);
});

test('an unavailable Google costs no points and is named', async () => {
  const silent = { find: async () => ({ outcome: 'unavailable' }) as const, costMicros: 35_000 };
  const { analyze } = await anAnalyst({ places: silent });

  const { data } = (await analyze()).body;

  expect(pointsOf(data)).toMatchObject({ google_rating: null, google_reviews: null, google_photos: null });
  expect(data.confidence_notes.join(' ')).toContain('Google didn’t respond');
});
