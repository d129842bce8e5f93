import { mkdir, rm, writeFile } from 'node:fs/promises';
import { type ImageSubject, NEUTRAL_SUBJECTS, SUBJECT_INGREDIENTS } from '#functions/ai/image-subjects.ts';
import { drawArtwork } from '#functions/images/artwork/draw-artwork.ts';
import { renderArtwork } from '#functions/images/artwork/render-artwork.ts';
import { INGREDIENTS } from '#shared/menu/diets.ts';
import { type ImageAsset, TEMPLATE_IDS, type TemplateId } from '#shared/site/site-content.ts';
import { findTemplate } from '#shared/site/templates/templates.ts';

/*
 * Draws the pictures of the gallery's sample restaurants again: `node scripts/draw-template-images.ts`, when
 * a template has got other colors. Writes the files, and for each template the table that names them;
 * `npx biome check --write shared/site/gallery` formats the tables.
 */

const FOLDER = new URL('../infra/template-images/', import.meta.url);
const TABLES = new URL('../shared/site/gallery/template-images/', import.meta.url);
/** Pixels. Two of the hero, because the gallery of templates shows it small and its preview large. */
const WIDTHS = { hero: [640, 1280], gallery: [640] } as const;

/** The hero first, then the gallery. */
const SUBJECTS: Record<TemplateId, readonly ImageSubject[]> = {
  'fine-dining-1': ['wine', 'seafood', 'table', 'cheese'],
  'casual-dining-1': ['chicken', 'salad', 'beer', 'bread'],
  'fast-food-1': ['burger', 'salad', 'fruit', 'burger'],
  'cafe-1': ['pastry', 'coffee', 'bread', 'fruit'],
  'ethnic-1': ['mezze', 'grill', 'fruit', 'tea'],
  'fine-dining-2': ['sushi', 'seafood', 'tea', 'herbs'],
};

/** The same for a restaurant of which no dish can be shown: its table. */
const TABLE_SUBJECTS: Record<TemplateId, readonly ImageSubject[]> = {
  'fine-dining-1': ['table', 'lamp', 'crockery'],
  'casual-dining-1': ['crockery', 'table', 'herbs'],
  'fast-food-1': ['crockery', 'lamp', 'table'],
  'cafe-1': ['crockery', 'herbs', 'table'],
  'ethnic-1': ['lamp', 'table', 'herbs'],
  'fine-dining-2': ['lamp', 'crockery', 'table'],
};

type Drawn = { url: string; asset: ImageAsset; subject: ImageSubject };

async function drawImage(id: TemplateId, subject: ImageSubject, index: number): Promise<Drawn> {
  const kind = index === 0 || index === SUBJECTS[id].length ? 'hero' : 'gallery';
  const palette = findTemplate(id).designSystem.color_palette;
  const seed = `template/${id}/${index}`;
  // A table stands on the pages of kitchens with rules, too.
  const ingredients = NEUTRAL_SUBJECTS.includes(subject) ? SUBJECT_INGREDIENTS[subject] : INGREDIENTS;
  const artwork = drawArtwork({ subject, palette, kind, seed, ingredients });
  const files = await renderArtwork(artwork, WIDTHS[kind]);
  const name = (width: number) => `${id}-${index + 1}-${width}.webp`;
  await Promise.all(files.map(({ width, bytes }) => writeFile(new URL(name(width), FOLDER), bytes)));
  const width = Math.max(...files.map((file) => file.width));
  const asset = {
    width,
    height: Math.round((width * artwork.height) / artwork.width),
    widths: files.map((file) => file.width),
    alt: artwork.alt,
    bytes: files.map(({ bytes }) => bytes.length),
    drawn: subject,
  };
  return { url: `/images/templates/${name(width)}`, asset, subject };
}

async function drawTemplate(id: TemplateId): Promise<Drawn[]> {
  const drawn: Drawn[] = [];
  const subjects = [...SUBJECTS[id], ...TABLE_SUBJECTS[id]];
  for (const [index, subject] of subjects.entries()) drawn.push(await drawImage(id, subject, index));
  return drawn;
}

function tableSource(id: TemplateId, drawn: readonly Drawn[]): string {
  const own = drawn.slice(0, SUBJECTS[id].length);
  const neutral = drawn.slice(SUBJECTS[id].length);
  return `import type { TemplateImages } from '../template-image.ts';

/** Written by \`scripts/draw-template-images.ts\`. */
export const ${id.toUpperCase().replaceAll('-', '_')}_IMAGES: TemplateImages = ${JSON.stringify({ own, neutral }, null, 2)};
`;
}

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
for (const id of TEMPLATE_IDS)
  await writeFile(new URL(`${id}.ts`, TABLES), tableSource(id, await drawTemplate(id)));
