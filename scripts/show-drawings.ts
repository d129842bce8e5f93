import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { mixColorway, paint } from '#functions/images/artwork/colorway.ts';
import { createRandom } from '#functions/platform/random.ts';
import { TEMPLATE_IDS } from '#shared/site/site-content.ts';
import { findTemplate } from '#shared/site/templates/templates.ts';

/*
 * Writes a page with every drawing and its name, in a template's colors: `node scripts/show-drawings.ts cafe-1`. The
 * page contains the files unchanged, so browsers show the effect of their CSS variables.
 */

const DRAWINGS = new URL('../functions/images/artwork/drawings/', import.meta.url);
const PAGE = new URL('../.cache/drawings.html', import.meta.url);

const template = TEMPLATE_IDS.find((id) => id === process.argv[2]) ?? TEMPLATE_IDS[0];
const colors = mixColorway(findTemplate(template).designSystem.color_palette, createRandom(template));
const files = readdirSync(DRAWINGS, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.svg'))
  .sort();
const drawings = files.map((file) => ({
  name: file.replace('.svg', ''),
  svg: readFileSync(new URL(file, DRAWINGS), 'utf8'),
}));
const variables = new Set(drawings.flatMap(({ svg }) => svg.match(/var\(--[a-z0-9-]+\)/g) ?? []));
const values = [...variables].map((variable) => `${variable.slice(4, -1)}:${paint(variable, colors)}`);
const figures = drawings.map(
  ({ name, svg }) =>
    `<figure>${svg}<figcaption><b>${name}</b><br>${/<title>([^<]*)/.exec(svg)?.[1] ?? ''}</figcaption></figure>`,
);
const style = `:root{${values.join(';')}}
body{display:grid;grid-template-columns:repeat(auto-fill,minmax(180px,1fr));gap:16px;font:12px sans-serif}
figure{margin:0;overflow:hidden}
figcaption{position:relative;background:#fff}
svg{box-sizing:border-box;width:100%;height:200px;padding:36px;background:var(--ground)}`;
mkdirSync(new URL('.', PAGE), { recursive: true });
writeFileSync(
  PAGE,
  `<!doctype html><meta charset="utf-8"><title>${drawings.length} drawings</title><style>${style}</style>${figures.join('')}`,
);
process.stdout.write(`${drawings.length} drawings: ${fileURLToPath(PAGE)}\n`);
