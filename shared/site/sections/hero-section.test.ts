import { expect, test } from 'vitest';
import { renderSite } from '#shared/site/page/render-site.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import { anEmptySiteContent, aSiteContent } from '#tests/builders/a-site-content.ts';

const OPTIONS = { mode: 'published', siteUrl: 'https://sites.example/lupo/', assetsOrigin: '' } as const;
const ORDERING = { kind: 'ordering', url: 'https://order.example/lupo', text: '' } as const;

/** Labels and addresses of the hero's buttons. */
function buttonsOf(content: SiteContent) {
  const { html } = renderSite(content, OPTIONS);
  const hero = html.slice(html.indexOf('id="hero"'), html.indexOf('</section>'));
  return [...hero.matchAll(/<a class="button[^"]*" href="([^"]*)"[^>]*>([^<]*)</g)].map(([, url, label]) => [
    label,
    url,
  ]);
}

test('the hero links to online ordering', () => {
  const content = aSiteContent({ links: [ORDERING] });
  expect(buttonsOf(content)).toEqual([
    ['View Our Menu', '#menu'],
    ['Order online', 'https://order.example/lupo'],
    expect.arrayContaining([expect.stringMatching(/^(Call|Make a Reservation)$/)]),
  ]);
  expect(buttonsOf({ ...anEmptySiteContent(), links: [ORDERING] })).toEqual([
    ['Order online', 'https://order.example/lupo'],
  ]);
});

test('other links aren’t hero buttons', () => {
  const content = { ...anEmptySiteContent(), links: [{ ...ORDERING, kind: 'instagram' as const }] };
  expect(buttonsOf(content)).toEqual([]);
});
