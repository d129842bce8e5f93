import type { ImageSubject } from '#functions/platform/ai/image-subjects.ts';
import type { Ingredient } from '#shared/domain/diets.ts';
import type { ColorPalette } from '#shared/site/site-content.ts';
import { mixColorway } from './colorway.ts';
import { createRandom } from './random.ts';
import type { Frame } from './scenes/frame.ts';
import { drawHearth } from './scenes/hearth.ts';
import type { SubjectScene } from './scenes/scene-parts.ts';
import { drawStillLife } from './scenes/still-life.ts';
import { SUBJECT_SCENES } from './scenes/subject-scenes.ts';
import { drawTableFromAbove } from './scenes/table-from-above.ts';
import { lightFrom } from './shapes/light.ts';
import { createSheet, type Sheet } from './sheet.ts';

export type ArtworkRequest = {
  subject: ImageSubject;
  palette: ColorPalette;
  /** The same seed gives the same picture; another seed another composition. */
  seed: string;
  kind: 'hero' | 'gallery';
  /** What the picture may show of what some diet rules out; what the subject itself holds must be among it. */
  ingredients: readonly Ingredient[];
};

/** A finished drawing: an SVG document, its size in pixels, and a text that says it is an illustration. */
export type Artwork = {
  svg: string;
  width: number;
  height: number;
  alt: string;
  subject: ImageSubject;
  /** What the drawing shows of what some diet rules out. */
  shown: Ingredient[];
};

const FRAMES: Record<ArtworkRequest['kind'], Frame> = {
  hero: { width: 1600, height: 1000, isHero: true },
  gallery: { width: 1200, height: 900, isHero: false },
};

function drawScene(sheet: Sheet, frame: Frame, scene: SubjectScene): string {
  if (scene.view === 'above') return drawTableFromAbove(sheet, frame, scene);
  if (scene.view === 'front') return drawStillLife(sheet, frame, scene);
  return drawHearth(sheet, frame, scene.surfaces);
}

/** The ways to draw the subject that show nothing else than the picture may. */
function scenesFor(subject: ImageSubject, { may }: Sheet): readonly [SubjectScene, ...SubjectScene[]] {
  const [first, ...others] = SUBJECT_SCENES[subject].filter(({ holds = [] }) => holds.every(may));
  if (first === undefined) throw new Error(`no way to draw ${subject} fits what the picture may show`);
  return [first, ...others];
}

/**
 * Draws one picture of a site: an original illustration of the subject in the colors of the palette.
 * Pure: the same request gives the same bytes. A hero is 1600 × 1000 and calm on its left, where text may
 * stand; a gallery picture is 1200 × 900.
 */
export function drawArtwork({ subject, palette, seed, kind, ingredients }: ArtworkRequest): Artwork {
  const random = createRandom(`${subject}/${kind}/${seed}`);
  const frame = FRAMES[kind];
  const colors = mixColorway(palette, random);
  const light = lightFrom(random.pick([random.between(28, 58), random.between(122, 152)]));
  const { sheet, definitions, shown } = createSheet({ random, colors, light, ingredients });
  const scene = random.pick(scenesFor(subject, sheet));
  const drawing = drawScene(sheet, frame, scene);
  const { width, height } = frame;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${definitions()}</defs>${drawing}</svg>`;
  const shows = typeof scene.shows === 'string' ? scene.shows : scene.shows(sheet.may);
  return { svg, width, height, alt: `Illustration of ${shows}`, subject, shown: shown() };
}
