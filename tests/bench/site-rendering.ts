import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import Eleventy from '@11ty/eleventy';
import { telephoneUrl } from '#shared/site/page/contact-part.ts';
import { hoursRows } from '#shared/site/page/hours-table.ts';
import { renderSite } from '#shared/site/page/render-site.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import { ENGLISH } from '#shared/site/words/english.ts';
import { aSiteOf } from '#tests/builders/a-site-matrix.ts';
import { type Bench, medianTurns, rounded } from './bench-figure.ts';
import { ELEVENTY_TEMPLATE, STARS_MACRO } from './eleventy-template.ts';

const ROUNDS = 41;
const WARM_UP_ROUNDS = 10;
const DISHES = 60;
const URL_OF_PAGE = 'https://sites.example/osteria-lupo/';
const OPTIONS = { mode: 'published', siteUrl: URL_OF_PAGE, assetsOrigin: '' } as const;

/**
 * A site of 60 dishes, from content to HTML: our renderer ÷ an Eleventy build of the same page as a Nunjucks template.
 * Both are warm, in this process. Every site has its own content, so each build is a separate Eleventy instance with
 * the stylesheet, JSON-LD, and sorted courses ready made.
 */
export const siteRendering: Bench = {
  name: 'site-rendering',
  measure: async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'site-rendering-'));
    try {
      const content = aSiteOf({ template: 'casual-dining-1', design: 'own', dishes: DISHES, texts: 'plain' });
      const project = await writeProject(folder, content);
      const ours = async () => renderSite(content, OPTIONS).html;
      const build = () => buildWithEleventy(project);
      assertSameTexts(await ours(), await build());
      await medianTurns({ ours, build }, WARM_UP_ROUNDS);
      const medians = await medianTurns({ ours, build }, ROUNDS);
      return [
        {
          name: 'rendering one site ÷ Eleventy building the same content',
          value: rounded(medians.ours / medians.build),
          limit: 0.2,
          bound: 'at most',
          detail: `${rounded(medians.ours)} ms ÷ ${rounded(medians.build)} ms, median of ${ROUNDS}; one page of ${DISHES} dishes, as text; warm process, a build each`,
        },
      ];
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

type Project = { input: string; output: string; data: Record<string, unknown> };

async function writeProject(folder: string, content: SiteContent): Promise<Project> {
  const input = await mkdtemp(path.join(folder, 'in-'));
  await writeFile(
    path.join(input, 'index.njk'),
    ELEVENTY_TEMPLATE.replace('<!doctype', `${STARS_MACRO}<!doctype`),
  );
  return { input, output: path.join(folder, 'out'), data: pageData(content) };
}

async function buildWithEleventy({ input, output, data }: Project): Promise<string> {
  const eleventy = new Eleventy(input, output, {
    quietMode: true,
    config: (configuration) => {
      for (const [name, value] of Object.entries(data)) configuration.addGlobalData(name, value);
    },
  });
  await eleventy.init();
  return (await eleventy.toJSON())[0]?.content ?? '';
}

/** The template's data. What our renderer computes itself is computed here beforehand. */
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
    hours: hoursRows(content.opening_hours, { clock: '12-hour', words: ENGLISH }),
  };
}

/** The text that a guest reads, with single spaces. */
function textsOf(html: string): string {
  const body = html.slice(html.indexOf('<body'));
  return body
    .replace(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:#39|amp|quot);/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function assertSameTexts(ours: string, its: string) {
  if (textsOf(ours) !== textsOf(its)) throw new Error('Eleventy’s page differs from the renderer’s.');
}
