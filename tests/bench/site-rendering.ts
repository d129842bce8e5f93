import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import Eleventy from '@11ty/eleventy';
import { hoursRows } from '#shared/site/hours-table.ts';
import { renderSite } from '#shared/site/render-site.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import { telephoneUrl } from '#shared/site/site-page.ts';
import { aSiteOf } from '#tests/builders/a-site-matrix.ts';
import { type Bench, medianTurns, rounded } from './bench-figure.ts';
import { ELEVENTY_TEMPLATE, STARS_MACRO } from './eleventy-template.ts';

const ROUNDS = 41;
const WARM_UP_ROUNDS = 10;
const DISHES = 60;
const URL_OF_PAGE = 'https://sites.example/osteria-lupo/';
const OPTIONS = { mode: 'published', siteUrl: URL_OF_PAGE, assetsOrigin: '' } as const;

/**
 * One site of 60 dishes, from its content to the text of its page: our renderer against Eleventy with the same
 * page as a Nunjucks template. Both are warm, in this process; Eleventy is given the stylesheet, the JSON-LD and
 * the sorted courses ready made, and keeps its instance from build to build.
 */
export const siteRendering: Bench = {
  name: 'site-rendering',
  measure: async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'site-rendering-'));
    try {
      const content = aSiteOf({ template: 'casual-dining-1', design: 'own', dishes: DISHES, texts: 'plain' });
      const eleventy = await createEleventy(folder, content);
      const ours = async () => renderSite(content, OPTIONS).html;
      const build = async () => (await eleventy.toJSON())[0]?.content ?? '';
      assertSameTexts(await ours(), await build());
      await medianTurns({ ours, build }, WARM_UP_ROUNDS);
      const medians = await medianTurns({ ours, build }, ROUNDS);
      return [
        {
          name: 'rendering one site ÷ Eleventy building the same content',
          value: rounded(medians.ours / medians.build),
          limit: 0.2,
          bound: 'at most',
          detail: `${rounded(medians.ours)} ms ÷ ${rounded(medians.build)} ms, median of ${ROUNDS}; one page of ${DISHES} dishes, as text, both warm`,
        },
      ];
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function createEleventy(folder: string, content: SiteContent): Promise<Eleventy> {
  const input = await mkdtemp(path.join(folder, 'in-'));
  await writeFile(
    path.join(input, 'index.njk'),
    ELEVENTY_TEMPLATE.replace('<!doctype', `${STARS_MACRO}<!doctype`),
  );
  const data = pageData(content);
  const eleventy = new Eleventy(input, path.join(folder, 'out'), {
    quietMode: true,
    config: (configuration) => {
      for (const [name, value] of Object.entries(data)) configuration.addGlobalData(name, value);
    },
  });
  await eleventy.init();
  return eleventy;
}

/** What the template prints; what our renderer works out itself is worked out for it beforehand. */
function pageData(content: SiteContent): Record<string, unknown> {
  const { html, css } = renderSite(content, OPTIONS);
  const { sections } = content.pages[0];
  const byCourse = Map.groupBy(content.menu_items, ({ course }) => course ?? '');
  return {
    site: content,
    s: sections,
    url: URL_OF_PAGE,
    page_css: css,
    jsonld: /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1],
    tel: telephoneUrl(sections.contact.phone),
    paragraphs: sections.about.content.split(/\n+/),
    courses: [...byCourse].map(([heading, items]) => ({ heading, items })),
    hours: hoursRows(content.opening_hours),
  };
}

/** The words that a guest reads, one space between them. */
function textsOf(html: string): string {
  const body = html.slice(html.indexOf('<body'));
  return body
    .replace(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:#39|amp|quot);/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function assertSameTexts(ours: string, its: string) {
  if (textsOf(ours) !== textsOf(its)) throw new Error('Eleventy built another page than the renderer.');
}
