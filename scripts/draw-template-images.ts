import { mkdir, rm, writeFile } from 'node:fs/promises';
import { drawArtwork } from '#functions/modules/artwork/draw-artwork.ts';
import { renderArtwork } from '#functions/modules/artwork/render-artwork.ts';
import type { ImageSubject } from '#functions/platform/ai/image-subjects.ts';
import { INGREDIENTS } from '#shared/domain/diets.ts';
import { type ImageAsset, TEMPLATE_IDS, type TemplateId } from '#shared/site/site-content.ts';
import { findTemplate } from '#shared/site/templates/templates.ts';

/*
 * Draws the pictures of the gallery's sample restaurants again: `node scripts/draw-template-images.ts`, when
 * a template has got other colors. Writes the files and the table that names them.
 */

const FOLDER = new URL('../infra/template-images', import.meta.url);
const TABLE = new URL('../shared/site/gallery/template-images.ts', import.meta.url);
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

type Drawn = { url: string; asset: ImageAsset };

async function drawImage(id: TemplateId, subject: ImageSubject, index: number): Promise<Drawn> {
  const kind = index === 0 ? 'hero' : 'gallery';
  const palette = findTemplate(id).designSystem.color_palette;
  const seed = `template/${id}/${index}`;
  const artwork = drawArtwork({ subject, palette, kind, seed, ingredients: INGREDIENTS });
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
  };
  return { url: `/images/templates/${name(width)}`, asset };
}

async function drawTemplate(id: TemplateId): Promise<[TemplateId, Drawn[]]> {
  const drawn: Drawn[] = [];
  for (const [index, subject] of SUBJECTS[id].entries()) drawn.push(await drawImage(id, subject, index));
  return [id, drawn];
}

function tableSource(images: Record<string, Drawn[]>): string {
  return `import type { ImageAsset, TemplateId } from '#shared/site/site-content.ts';

/**
 * The drawn pictures of the gallery's sample restaurants: the hero first, then the gallery. Written by
 * \`scripts/draw-template-images.ts\`; the files lie below \`/images/templates/\` on the sites origin.
 */
export const TEMPLATE_IMAGES: Readonly<
  Record<TemplateId, readonly { url: string; asset: ImageAsset }[]>
> = ${JSON.stringify(images, null, 2)};
`;
}

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const images: [TemplateId, Drawn[]][] = [];
for (const id of TEMPLATE_IDS) images.push(await drawTemplate(id));
await writeFile(TABLE, tableSource(Object.fromEntries(images)));
