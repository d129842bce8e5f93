import type { Random } from '#functions/platform/random.ts';
import { INGREDIENTS, type Ingredient } from '#shared/menu/diets.ts';
import { type Drawing, readDrawing } from './drawing.ts';

/** The size in pixels, and whether text may cover the left part. */
export type Frame = { width: number; height: number; isHero: boolean };
/** A position, with the rotation in degrees. */
export type Spot = { x: number; y: number; turn?: number; scale?: number };
/** Top left corner and size in pixels. */
export type Area = { x: number; y: number; width: number; height: number };

/** An illustration in progress: randomness, its frame, and functions that place drawings on it. */
export type Illustration = {
  frame: Frame;
  random: Random;
  /** Whether the illustration may show all ingredients of a drawing. */
  allows: (drawing: Drawing) => boolean;
  put: (drawing: Drawing, spot: Spot) => string;
  /** Stretches a background drawing over an area, or over the whole illustration. */
  cover: (name: string, area?: Partial<Area>) => string;
  /** Covers an area with a pattern. A `squash` below 1 flattens it, for a table seen at an angle. */
  tile: (pattern: string, area: Area, squash?: number) => string;
};

export const num = (value: number) => String(Math.round(value * 1000) / 1000);

/** Starts an illustration. `ingredients`: the diet-relevant ones that it may show. */
export function createIllustration(frame: Frame, random: Random, ingredients: readonly Ingredient[]) {
  const shown = new Set<Ingredient>();
  // Drawings are lit from the left; mirrored ones from the right.
  const side = random.pick([1, -1]);
  const put = ({ holds, garnish, body }: Drawing, { x, y, turn = 0, scale = 1 }: Spot) => {
    for (const each of [...holds, ...garnish]) if (ingredients.includes(each)) shown.add(each);
    return `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${num(side * scale)} ${num(scale)})">${body}</g>`;
  };
  const cover = (name: string, area: Partial<Area> = {}) => {
    const { x, y, width, height } = { x: 0, y: 0, ...frame, ...area };
    const drawing = readDrawing(`room/${name}`);
    const scale = `${num((side * width) / drawing.width)} ${num(height / drawing.height)}`;
    return `<g transform="translate(${num(side > 0 ? x : x + width)} ${num(y)}) scale(${scale})">${drawing.body}</g>`;
  };
  const tile = (pattern: string, { x, y, width, height }: Area, squash = 1) => {
    const whole = `M0 0h${num(width)}v${num(height)}H0Z`;
    const ground = `<path fill="var(--ground)" d="${whole}"/>`;
    const tiles =
      pattern === 'plain' ? '' : layTiles(readDrawing(`room/${pattern}`), { pattern, squash, whole });
    return `<g transform="translate(${num(x)} ${num(y)})">${ground}${tiles}</g>`;
  };
  const allows = ({ holds }: Drawing) => holds.every((each) => ingredients.includes(each));
  const hidden = INGREDIENTS.filter((each) => !ingredients.includes(each)).map((each) => `.${each}`);
  return {
    illustration: { frame, random, allows, put, cover, tile } satisfies Illustration,
    /** Hides the groups with ingredients that the illustration may not show. */
    style: hidden.length === 0 ? '' : `<style>${hidden.join()}{display:none}</style>`,
    shown: () => [...shown],
  };
}

type Tiles = { pattern: string; squash: number; whole: string };

/** Uses whole pixels and no rotation: the rasterizer copies such tiles and resamples all others. */
function layTiles({ width, height, body }: Drawing, { pattern, squash, whole }: Tiles): string {
  const low = Math.round(height * squash);
  const id = `${pattern}-${low}`;
  return `<pattern id="${id}" width="${width}" height="${low}" patternUnits="userSpaceOnUse"><g transform="scale(1 ${low / height})">${body}</g></pattern><path fill="url(#${id})" d="${whole}"/>`;
}

/** Light over the whole illustration: through a window or leaves, with falloff to the far corner. */
export function putLight({ random, cover }: Illustration): string {
  const shade = random.pick(['window-wide', 'window-tall', 'branch-broad', 'branch-fine', '', '']);
  return (shade === '' ? '' : cover(shade)) + cover('falloff');
}
