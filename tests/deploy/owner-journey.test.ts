import { expect, test, vi } from 'vitest';
import type { ApiClient } from '#tests/api/api-client.ts';
import { anOwner, type Owner } from '#tests/api/owner.ts';
import { openDeployedPlatform } from './deployed-platform.ts';
import { linkInMailTo } from './sent-mail.ts';

const deployed = openDeployedPlatform();

const BRIEF = {
  website_name: 'Osteria Lupo',
  custom_requirements: 'Roman trattoria, wood oven, lunch menu $14.50, closed Mondays',
};

test('an owner signs up, confirms the address from the email, and signs in again', async () => {
  const { api, outputs } = deployed();
  const owner = await anOwner(api);
  const link = await linkInMailTo(owner.email, new URL(outputs.api.url).origin);
  expect(`${link.origin}${link.pathname}`).toBe(`${outputs.webOrigin}/verify-email`);

  const verified = await api('verifyEmail', { body: { token: link.searchParams.get('token') ?? '' } });
  expect(verified.status).toBe(200);
  const session = await api('login', { body: { email: owner.email, password: owner.password } });
  expect(await api('getCurrentUser', { token: String(session.body.token) })).toMatchObject({
    status: 200,
    body: { user: { email: owner.email, email_verified: true, role: 'restaurant' } },
  });
});

test('an owner generates a website, publishes it, opens it, and unpublishes it', async () => {
  const { api, edge } = deployed();
  const owner = await anOwner(api);
  const id = await generate(api, owner);
  const website = await api('getWebsite', { token: owner.token, params: { id } });
  expect(website).toMatchObject({ status: 200, body: { data: { website_name: 'Osteria Lupo' } } });

  const published = await api('publishWebsite', { token: owner.token, params: { id } });
  expect(published).toMatchObject({ status: 200, body: { data: { status: 'published' } } });
  const address = onEdge(String(published.body.url), edge.sitesOrigin);
  const page = await fetch(address);
  expect(page.status).toBe(200);
  const html = await page.text();
  for (const fact of ['Osteria Lupo', '14.50', 'Monday']) expect(html).toContain(fact);

  const files = new Set([...html.matchAll(/\/(?:images|fonts)\/[^"'\s,)]+/g)].map(([path]) => path));
  expect([...files].filter((path) => path.startsWith('/images/')).length).toBeGreaterThan(0);
  for (const path of files) expect([path, (await fetch(new URL(path, address))).status]).toEqual([path, 200]);

  await api('unpublishWebsite', { token: owner.token, params: { id } });
  expect((await fetch(address)).status).toBe(404);
  await api('deleteWebsite', { token: owner.token, params: { id } });
  expect(await api('listWebsites', { token: owner.token })).toMatchObject({ body: { data: { total: 0 } } });
});

test('another restaurant’s website is not found', async () => {
  const { api } = deployed();
  const [owner, stranger] = await Promise.all([anOwner(api), anOwner(api)]);
  const id = await generate(api, owner);
  for (const operation of ['getWebsite', 'publishWebsite', 'deleteWebsite'] as const) {
    const { request_id: _one, ...foreign } = (await api(operation, { token: stranger.token, params: { id } }))
      .body;
    const unknown = await api(operation, { token: stranger.token, params: { id: 'unknown' } });
    const { request_id: _two, ...missing } = unknown.body;
    expect(unknown.status).toBe(404);
    expect(foreign).toEqual(missing);
  }
  expect(await api('listWebsites', { token: stranger.token })).toMatchObject({
    body: { data: { total: 0 } },
  });
  expect((await api('getWebsite', { token: owner.token, params: { id } })).status).toBe(200);
});

test('the web app opens on each of its screens', async () => {
  const { edge } = deployed();
  for (const path of ['/', '/login', '/website-builder']) {
    const page = await fetch(`${edge.webOrigin}${path}`);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain('<div id="root"');
  }
});

test('an unknown API path is answered with 404', async () => {
  const { edge } = deployed();
  const answer = await fetch(`${edge.webOrigin}/api/no-such-thing`);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ success: false, code: 'not_found' });
});

/** Starts a generation, polls it to the end, and returns the website's id. */
async function generate(api: ApiClient, owner: Owner): Promise<string> {
  const started = await api('generateWebsite', { token: owner.token, body: BRIEF });
  expect(started.status).toBe(202);
  const id = String(started.body.generation_id);
  const seen: number[] = [];
  const done = await vi.waitUntil(
    async () => {
      const { body } = await api('getGenerationProgress', { token: owner.token, params: { id } });
      seen.push(Number(body.progress_percentage));
      return body.status === 'in_progress' ? undefined : body;
    },
    { timeout: 90_000, interval: 100 },
  );
  expect(done).toMatchObject({ status: 'completed', progress_percentage: 100, error_details: null });
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  return String(done.website_id);
}

/** The published address, through this test's edge. */
function onEdge(url: string, sitesOrigin: string): URL {
  return new URL(new URL(url).pathname, sitesOrigin);
}
