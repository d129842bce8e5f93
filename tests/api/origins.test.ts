import { describe, expect, inject, test } from 'vitest';

const webOrigin = inject('webOrigin');

async function sitesOrigin(): Promise<string> {
  const response = await fetch(`${webOrigin}/api/config`);
  return ((await response.json()) as { data: { sites_origin: string } }).data.sites_origin;
}

describe('every response of the web origin has the security headers', () => {
  test.each([
    ['the landing page', '/', 200],
    ['a screen of the app', '/website-builder', 200],
    ['a path that is nobody’s', '/wp-login.php', 200],
    ['a missing asset', '/assets/gone.js', 404],
    ['the API', '/api/health', 200],
    ['an unknown call', '/api/nothing', 404],
    ['a path of slashes', '//', 200],
  ])('%s', async (_, path, status) => {
    const response = await fetch(`${webOrigin}${path}`);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('strict-transport-security')).not.toBeNull();
  });
});

describe('every response of the sites origin forbids scripts', () => {
  test.each([
    ['a page that is not there', '/nobody/', 404],
    ['a missing picture', '/images/none.webp', 404],
    ['a font', '/fonts/fraunces-5.3.0-latin.woff2', 200],
  ])('%s', async (_, path, status) => {
    const response = await fetch(`${await sitesOrigin()}${path}`);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-security-policy')).toContain("script-src 'none'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('methods other than GET', async () => {
    const response = await fetch(`${await sitesOrigin()}/nobody/`, { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

test('only existing files are cached for a year', async () => {
  const missing = await fetch(`${webOrigin}/assets/gone.js`);
  expect(missing.headers.get('cache-control')).toBe('no-store');
  const font = await fetch(`${await sitesOrigin()}/fonts/fraunces-5.3.0-latin.woff2`);
  expect(font.headers.get('cache-control')).toContain('immutable');
  const image = await fetch(`${await sitesOrigin()}/images/none.webp`);
  expect(image.headers.get('cache-control')).not.toContain('immutable');
});
