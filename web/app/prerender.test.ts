import { expect, test } from 'vitest';
import { prerenderLanding } from './prerender.tsx';

test('without scripts, the landing page is readable and links to the login', async () => {
  const html = await prerenderLanding();
  for (const claim of ['14-day trial', 'No setup fees', 'Cancel anytime', 'AI marketing']) {
    expect(html).toContain(claim);
  }
  const loginLinks = [...html.matchAll(/<a [^>]*href="\/login(?:#new-account)?"[^>]*>(.*?)<\/a>/g)].map(
    ([, label = '']) => label.replace(/<[^>]*>/g, ''),
  );
  expect(loginLinks).toEqual([
    'Login',
    'Launch Platform',
    'Start Free Trial',
    'Start with Basic',
    'Start with Professional',
    'Start with Enterprise',
    'Start Free Trial',
  ]);
});

test('the page has one h1 and no title in the body', async () => {
  const html = await prerenderLanding();
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).not.toContain('<title');
});
