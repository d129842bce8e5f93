import fc from 'fast-check';
import { parseFragment } from 'parse5';
import { describe, expect, test } from 'vitest';
import { contrastRatio } from '#shared/site/color/contrast.ts';
import { renderSite } from '#shared/site/page/render-site.ts';
import { SECTION_NAMES, TEMPLATE_IDS } from '#shared/site/site-content.ts';
import { aSiteContent } from '#tests/builders/a-site-content.ts';
import { aSiteOf, siteMatrix } from '#tests/builders/a-site-matrix.ts';
import { siteFavicon } from './site-favicon.ts';
import { siteRobots } from './site-robots.ts';
import { siteSitemap } from './site-sitemap.ts';

const OPTIONS = {
  mode: 'published',
  siteUrl: 'https://sites.example/osteria-lupo/',
  assetsOrigin: '',
} as const;

const letterOf = (svg: string) => />([^<]*)<\/text>/.exec(svg)?.[1];

describe('the favicon', () => {
  test('is the capital first letter of the name', () => {
    expect(letterOf(siteFavicon(aSiteContent({ website_name: '  «élan»' })))).toBe('É');
    expect(letterOf(siteFavicon(aSiteContent({ website_name: '21 Grams' })))).toBe('2');
    expect(letterOf(siteFavicon(aSiteContent({ website_name: 'مطعم' })))).toBe('م');
  });

  test('is a plate when the name has no letter', () => {
    const svg = siteFavicon(aSiteContent({ website_name: '🍜 !' }));
    expect(svg).not.toContain('<text');
    expect(svg.match(/<circle/g)?.length).toBeGreaterThanOrEqual(2);
  });

  test('differs in each of the six templates', () => {
    const drawings = TEMPLATE_IDS.map((template_id) => siteFavicon(aSiteContent({ template_id })));
    expect(new Set(drawings).size).toBe(TEMPLATE_IDS.length);
  });

  test.each(siteMatrix().filter(({ dishes }) => dishes === 0))(
    'can be read in the colors of $template, $design',
    (site) => {
      const svg = siteFavicon(aSiteOf(site));
      const [, ground = ''] = /<(?:circle|rect|path)[^>]*?fill="(#[0-9a-f]{6})"/.exec(svg) ?? [];
      const [, ink = ''] = /<text[^>]*fill="(#[0-9a-f]{6})"/.exec(svg) ?? [];
      expect(contrastRatio(ink, ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test('is a drawing without scripts for any name', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (website_name, headings_font) => {
        const { design_system } = aSiteContent();
        const typography = { ...design_system.typography, headings_font };
        const svg = siteFavicon(
          aSiteContent({ website_name, design_system: { ...design_system, typography } }),
        );
        const { childNodes } = parseFragment(svg);
        expect(childNodes.map(({ nodeName }) => nodeName)).toEqual(['svg']);
        expect(svg).not.toMatch(/<script|\son\w+=|href/i);
      }),
    );
  });
});

describe('the sitemap and robots.txt', () => {
  test('name the page and its last change', () => {
    expect(
      siteSitemap({ siteUrl: 'https://sites.example/a&b/', updatedAt: '2026-11-20T14:00:00.000Z' }),
    ).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://sites.example/a&amp;b/</loc><lastmod>2026-11-20</lastmod></url>
</urlset>
`);
  });

  test('allow indexing', () => {
    expect(siteRobots({ siteUrl: 'https://lupo.example/' })).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://lupo.example/sitemap.xml\n',
    );
  });
});

describe('a page published with its files', () => {
  const siteFiles = {
    shareImage: { path: 'share-0123.jpg', width: 1200, height: 630 },
    favicon: 'favicon.svg',
    sitemap: 'sitemap.xml',
  };
  const { html } = renderSite(aSiteContent(), { ...OPTIONS, siteFiles });

  test('links its icon and sitemap relatively, so it opens from a folder', () => {
    expect(html).toContain('<link rel="icon" href="favicon.svg" type="image/svg+xml">');
    expect(html).toContain('<link rel="sitemap" type="application/xml" href="sitemap.xml">');
    expect(html).not.toContain('data:image');
  });

  test('shows shared links its share image by full address', () => {
    for (const line of [
      '<meta property="og:image" content="https://sites.example/osteria-lupo/share-0123.jpg">',
      '<meta property="og:image:width" content="1200">',
      '<meta property="og:image:height" content="630">',
      '<meta property="og:image:alt" content="Osteria Lupo">',
      '<meta name="twitter:card" content="summary_large_image">',
    ]) {
      expect(html).toContain(line);
    }
    expect(html.match(/property="og:image"/g)).toHaveLength(1);
  });

  test('links no unpublished file', () => {
    const plain = renderSite(aSiteContent({ hero_image: '' }), OPTIONS).html;
    expect(plain).toContain('<link rel="icon" href="data:image/svg+xml,');
    expect(plain).not.toMatch(/sitemap|og:image/);
  });
});

describe('opening hours', () => {
  const { contact } = aSiteContent().pages[0].sections;
  const hours = {
    monday: [],
    tuesday: [
      { opens: '12:00', closes: '14:30' },
      { opens: '18:00', closes: '22:30' },
    ],
  };
  const { html } = renderSite(
    aSiteContent({
      opening_hours: hours,
      section_order: [...SECTION_NAMES],
      sections: { contact: { ...contact, hours: 'Open every day from 9 to 5' } },
    }),
    OPTIONS,
  );

  test('entered by day are the only ones on the page', () => {
    expect(html).not.toContain('Open every day');
    expect(html).toMatch(/<th scope="row">Monday<\/th><td><span class="time" dir="ltr">Closed<\/span>/);
    expect(html).toMatch(/12:00 PM – 2:30 PM<\/span> <span class="time" dir="ltr">6:00 PM – 10:30 PM/);
  });

  test('with split services and closed days are in structured data', () => {
    const stated = [...html.matchAll(/schema\.org\/(\w+day)","opens":"([\d:]+)","closes":"([\d:]+)"/g)];
    expect(stated.map(([, day, opens, closes]) => `${day} ${opens}-${closes}`)).toEqual([
      'Monday 00:00-00:00',
      'Tuesday 12:00-14:30',
      'Tuesday 18:00-22:30',
    ]);
  });

  test('never say “open now” on a page without scripts', () => {
    expect(html).not.toMatch(/open now|now open|closed now/i);
  });
});
