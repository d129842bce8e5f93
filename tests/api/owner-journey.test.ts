import { expect, inject, test } from 'vitest';
import { createApiClient } from './api-client.ts';
import { aGeneratedWebsite, anOwner, linkInMailTo } from './owner.ts';

const webOrigin = inject('webOrigin');
const api = createApiClient(webOrigin);

test('the link in the email verifies the address, even after a mail scanner opened it', async () => {
  const owner = await anOwner(api);
  const link = new URL(await linkInMailTo(owner.email, inject('dataDirectory')));
  expect(link.pathname).toBe('/verify-email');
  const token = link.searchParams.get('token') ?? '';

  expect((await api('verifyEmail', { body: { token } })).status).toBe(200);
  expect(await api('getCurrentUser', { token: owner.token })).toMatchObject({
    body: { user: { email: owner.email, email_verified: true } },
  });
  for (const damaged of [
    token,
    `${token}.`,
    `3D${token}`,
    `${token.slice(0, 30)}%0D%0A${token.slice(30)}>`,
  ]) {
    expect(await api('verifyEmail', { body: { token: damaged } })).toMatchObject({
      status: 200,
      body: { success: true, message: 'Your email address is already verified.' },
    });
  }
  expect(await api('verifyEmail', { body: { token: token.slice(1) } })).toMatchObject({
    status: 422,
    body: { error: 'The verification link is invalid or has expired.' },
  });
});

test('an owner generates, publishes, opens, and unpublishes a website', async () => {
  const owner = await anOwner(api);
  const { websiteId } = await aGeneratedWebsite(api, owner, {
    website_name: 'Osteria Lupo',
    custom_requirements: 'Roman trattoria, wood oven, lunch menu $14.50, closed Mondays',
  });

  const published = await api('publishWebsite', { token: owner.token, params: { id: websiteId } });
  expect(published).toMatchObject({ status: 200, body: { data: { status: 'published' } } });
  const url = published.body.url as string;
  const page = await fetch(url);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toContain("script-src 'none'");
  const html = await page.text();
  expect(html).toContain('Osteria Lupo');
  expect(html).toContain('14.50');
  expect(html).toContain('Monday');

  const images = [...html.matchAll(/\/images\/[^"\s,]+\.webp/g)].map(([path]) => path);
  expect(images.length).toBeGreaterThan(3);
  for (const image of new Set(images)) {
    expect((await fetch(new URL(image, url))).headers.get('content-type')).toBe('image/webp');
  }

  expect(await api('listWebsites', { token: owner.token })).toMatchObject({
    body: { data: { total: 1, websites: [{ website_id: websiteId, status: 'published', url }] } },
  });
  await api('unpublishWebsite', { token: owner.token, params: { id: websiteId } });
  expect((await fetch(url)).status).toBe(404);

  await api('deleteWebsite', { token: owner.token, params: { id: websiteId } });
  expect(await api('getRestaurantDashboard', { token: owner.token })).toMatchObject({
    body: { data: { websites: { total: 0, published: 0 } } },
  });
});
