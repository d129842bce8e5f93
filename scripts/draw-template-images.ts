import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { type ImageSubject, NEUTRAL_SUBJECTS, SUBJECT_INGREDIENTS } from '#functions/ai/image-subjects.ts';
import { drawArtwork } from '#functions/images/artwork/draw-artwork.ts';
import { renderArtwork } from '#functions/images/artwork/render-artwork.ts';
import { INGREDIENTS } from '#shared/menu/diets.ts';
import type { DrawnImage } from '#shared/site/gallery/drawn-images.ts';
import { TEMPLATE_IMAGE_WIDTHS } from '#shared/site/gallery/template-images.ts';
import { TEMPLATE_IDS, type TemplateId } from '#shared/site/site-content.ts';
import { findTemplate } from '#shared/site/templates/templates.ts';

/*
 * Redraws the images of the gallery's sample restaurants, after a template's colors changed: `node
 * scripts/draw-template-images.ts`. Writes the files and the table that describes them; `npx biome check --write
 * shared/site/gallery` formats the table.
 */

const FOLDER = new URL('../infra/template-images/', import.meta.url);
const TABLE = new URL('../shared/site/gallery/drawn-images.ts', import.meta.url);

/** Unique alt texts. Rows refer to them by index. */
const alts: string[] = [];

function indexOfAlt(alt: string): number {
  if (!alts.includes(alt)) alts.push(alt);
  return alts.indexOf(alt);
}

/** The hero first, then the gallery. */
const SUBJECTS: Record<TemplateId, readonly ImageSubject[]> = {
  'fine-dining-1': ['wine', 'seafood', 'table', 'cheese'],
  'casual-dining-1': ['chicken', 'salad', 'beer', 'bread'],
  'fast-food-1': ['burger', 'salad', 'fruit', 'burger'],
  'cafe-1': ['pastry', 'coffee', 'bread', 'fruit'],
  'ethnic-1': ['mezze', 'grill', 'fruit', 'tea'],
  'fine-dining-2': ['sushi', 'seafood', 'tea', 'herbs'],
};

/** Subjects for a restaurant without drawable dishes: its table. */
const TABLE_SUBJECTS: Record<TemplateId, readonly ImageSubject[]> = {
  'fine-dining-1': ['table', 'lamp', 'crockery'],
  'casual-dining-1': ['crockery', 'table', 'herbs'],
  'fast-food-1': ['crockery', 'lamp', 'table'],
  'cafe-1': ['crockery', 'herbs', 'table'],
  'ethnic-1': ['lamp', 'table', 'herbs'],
  'fine-dining-2': ['lamp', 'crockery', 'table'],
};

async function drawImage(id: TemplateId, subject: ImageSubject, index: number): Promise<DrawnImage> {
  const kind = index === 0 || index === SUBJECTS[id].length ? 'hero' : 'gallery';
  const palette = findTemplate(id).designSystem.color_palette;
  const seed = `template/${id}/${index}`;
  // Kitchens with dietary rules show tables, too.
  const ingredients = NEUTRAL_SUBJECTS.includes(subject) ? SUBJECT_INGREDIENTS[subject] : INGREDIENTS;
  const artwork = drawArtwork({ subject, palette, kind, seed, ingredients });
  const files = await renderArtwork(artwork, TEMPLATE_IMAGE_WIDTHS[kind]);
  const name = (width: number) => `${id}-${index + 1}-${width}.webp`;
  await Promise.all(files.map(({ width, bytes }) => writeFile(new URL(name(width), FOLDER), bytes)));
  return [subject, indexOfAlt(artwork.alt), ...files.map(({ bytes }) => bytes.length)];
}

async function drawTemplate(id: TemplateId): Promise<DrawnImage[]> {
  const drawn: DrawnImage[] = [];
  const subjects = [...SUBJECTS[id], ...TABLE_SUBJECTS[id]];
  for (const [index, subject] of subjects.entries()) drawn.push(await drawImage(id, subject, index));
  return drawn;
}

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const rows: Partial<Record<TemplateId, DrawnImage[]>> = {};
for (const id of TEMPLATE_IDS) rows[id] = await drawTemplate(id);
const [declaration] = (await readFile(TABLE, 'utf8')).split(' = {');
await writeFile(TABLE, `${declaration} = ${JSON.stringify({ alts, images: rows })};\n`);
