import { expect, inject, test } from 'vitest';
import { aPageServer } from '#tests/builders/page-server.ts';
import { createApiClient } from './api-client.ts';
import { openWebsites } from './opened-website.ts';

const api = createApiClient(inject('webOrigin'));
const { aGenerated, aWebsite } = openWebsites(() => ({ api, addressOf: (publicUrl) => publicUrl }));
type Opened = Awaited<ReturnType<typeof aWebsite>>;

type Action = { rule_id: string; points: number | null; screen: string };
type Grade = {
  action_plan: { immediate_actions: Action[] };
  component_scores: Record<string, { evidence: { rule_id: string; points: number | null }[] }>;
  progress?: { came_true: { rule_id: string }[] };
};

const dish = (name: string, i: number) => ({
  name,
  description: `${name}, as in Rome.`,
  price: `$${12 + i}`,
});
const DISHES = ['Cacio e pepe', 'Carbonara', 'Gricia', 'Amatriciana', 'Tiramisu', 'Puntarelle'].map(dish);
const link = (kind: string, url: string) => ({ kind, url, typed: '' });

/** Every profile field that the grader's rules look for. */
const WHOLE_PROFILE = {
  'address.text': '12 Long Street, New York, NY 10012',
  phones: [{ number: '+12125550147', typed: '(212) 555-0147', label: '' }],
  hours_text: 'Monday to Sunday 5:00 pm - 10:00 pm',
  links: [
    link('ordering', 'https://www.toasttab.com/lupo'),
    link('facebook', 'https://www.facebook.com/lupo'),
    link('instagram', 'https://www.instagram.com/lupo'),
    link('tiktok', 'https://www.tiktok.com/@lupo'),
    link('reviews', 'https://www.yelp.com/biz/lupo'),
    link('map', 'https://maps.app.goo.gl/lupo'),
  ],
  dishes: DISHES.map((each, i) => ({ ...each, amount: 12 + i })),
};

async function grade({ owner: { token } }: Pick<Opened, 'owner'>, website: string): Promise<Grade> {
  const { status, body } = await api('analyzePresence', { token, body: { website } });
  expect(status).toBe(200);
  return body.data as Grade;
}

async function fillProfile({ owner: { token } }: Pick<Opened, 'owner'>): Promise<void> {
  const { status, body } = await api('updateProfile', { token, body: WHOLE_PROFILE });
  expect([status, body]).toEqual([200, expect.anything()]);
}

async function publish({ call }: Opened): Promise<string> {
  const { status, body } = await call('publishWebsite');
  expect(status).toBe(200);
  return String(body.url);
}

const pointsIn = (graded: Grade) =>
  new Map(
    Object.values(graded.component_scores).flatMap(({ evidence }) =>
      evidence.map((each) => [each.rule_id, each.points] as const),
    ),
  );

/** The second grade has all announced points and reports each announced action as done. */
function expectTrue(before: Grade, after: Grade): void {
  const announced = before.action_plan.immediate_actions.filter(({ points }) => points !== null);
  expect(announced.length).toBeGreaterThan(0);
  const [then, now] = [pointsIn(before), pointsIn(after)];
  for (const { rule_id, points } of announced)
    expect([rule_id, now.get(rule_id)]).toEqual([rule_id, (then.get(rule_id) ?? 0) + (points ?? 0)]);
  const reported = after.progress?.came_true.map(({ rule_id }) => rule_id) ?? [];
  expect(announced.map(({ rule_id }) => rule_id).filter((id) => !reported.includes(id))).toEqual([]);
}

test('following the action plan raises the grade of a website that shows the profile', async () => {
  const opened = await aGenerated();
  const before = await grade(opened, await publish(opened));
  const screens = before.action_plan.immediate_actions.map(({ screen }) => screen);
  expect(screens.filter((screen) => screen === 'profile').length).toBeGreaterThan(2);

  await fillProfile(opened);
  expectTrue(before, await grade(opened, await publish(opened)));
});

test('the action plan of a page with custom content links to the editor', async () => {
  const opened = await aWebsite();
  const { call } = opened;
  const kinds = { contact: 'own', hours: 'own', menu: 'own' };
  expect((await call('updateFactSources', { body: kinds })).status).toBe(200);
  const before = await grade(opened, await publish(opened));
  const { immediate_actions: actions } = before.action_plan;
  expect(actions.find(({ rule_id }) => rule_id === 'site_ordering')).toMatchObject({
    points: 25,
    screen: 'websites',
  });

  await fillProfile(opened);
  const { points } = { points: pointsIn(await grade(opened, await publish(opened))) };
  expect(points.get('site_ordering')).toBe(0);
  const follow = { contact: 'profile', hours: 'profile', menu: 'profile' };
  expect((await call('updateFactSources', { body: follow })).status).toBe(200);
  const after = await grade(opened, await publish(opened));
  expect(pointsIn(after).get('site_ordering')).toBe(25);
});

test('the action plan of another company’s website promises nothing that the profile can’t change', async () => {
  const opened = await aWebsite();
  const { origin } = await aPageServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Lupo</title><p>Welcome</p>'),
  );
  const before = await grade(opened, origin);
  const { immediate_actions: actions } = before.action_plan;
  expect(actions.find(({ rule_id }) => rule_id === 'site_ordering')).toMatchObject({
    points: null,
    screen: 'site_provider',
  });

  await fillProfile(opened);
  const [then, now] = [pointsIn(before), pointsIn(await grade(opened, origin))];
  for (const { rule_id, points } of actions)
    expect([rule_id, now.get(rule_id)]).toEqual([rule_id, (then.get(rule_id) ?? 0) + (points ?? 0)]);
});
