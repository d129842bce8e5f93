import type { ImageSubject } from '#functions/ai/image-subjects.ts';
import { createRandom } from '#functions/platform/random.ts';
import type { Ingredient } from '#shared/menu/diets.ts';
import type { ColorPalette } from '#shared/site/site-content.ts';
import { mixColorway, paint } from './colorway.ts';
import { composeHearth, composeSideView } from './compose-side-view.ts';
import { composeFromAbove } from './from-above.ts';
import { createIllustration, type Frame } from './illustration.ts';
import { mainDrawings, SUBJECT_SCENES } from './scenes.ts';

export type ArtworkRequest = {
  subject: ImageSubject;
  palette: ColorPalette;
  /** The same seed gives the same illustration. */
  seed: string;
  kind: 'hero' | 'gallery';
  /** Diet-relevant ingredients that the illustration may show. It must include those of the subject itself. */
  ingredients: readonly Ingredient[];
};

/** A finished drawing: an SVG document, its size in pixels, and alt text that calls it an illustration. */
export type Artwork = {
  svg: string;
  width: number;
  height: number;
  alt: string;
  subject: ImageSubject;
  /** The diet-relevant ingredients that the drawing shows. */
  shown: Ingredient[];
};

const FRAMES: Record<ArtworkRequest['kind'], Frame> = {
  hero: { width: 1600, height: 1000, isHero: true },
  gallery: { width: 1200, height: 900, isHero: false },
};

const COMPOSERS = { above: composeFromAbove, front: composeSideView, hearth: composeHearth } as const;

/**
 * Draws one illustration of a website: the subject in the palette's colors. Pure: the same request gives the same
 * bytes. A hero is 1600 × 1000 and keeps its left side plain for text; a gallery illustration is 1200 × 900.
 */
export function drawArtwork({ subject, palette, seed, kind, ingredients }: ArtworkRequest): Artwork {
  const random = createRandom(`${subject}/${kind}/${seed}`);
  const frame = FRAMES[kind];
  const { width, height } = frame;
  const colors = mixColorway(palette, random);
  const { illustration, style, shown } = createIllustration(frame, random, ingredients);
  const scenes = SUBJECT_SCENES[subject].flatMap((scene) => {
    const [first, ...others] = mainDrawings(scene, illustration);
    return first === undefined ? [] : [{ scene, drawings: [first, ...others] as const }];
  });
  const [first, ...others] = scenes;
  if (first === undefined) throw new Error(`no drawing of ${subject} has only allowed ingredients`);
  const { scene, drawings } = random.pick([first, ...others]);
  const main = random.pick(drawings);
  const content = paint(COMPOSERS[scene.view](illustration, scene, main), colors);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" stroke-linecap="round" stroke-linejoin="round">${style}${content}</svg>`;
  return { svg, width, height, alt: `Illustration of ${main.title}`, subject, shown: shown() };
}
