import type { Sheet } from '../sheet.ts';
import { at, box, num, polar, repeat, shape } from '../svg.ts';
import { gingham, herringbone, kilim, linen, planks, stripes } from './cloth-and-wood.ts';
import { azulejo, cementine, checker, seigaiha, type Tile, terrazzo } from './tile-patterns.ts';

/** What a table or wall is covered with. */
export const SURFACES = [
  'azulejo',
  'cementine',
  'seigaiha',
  'gingham',
  'terrazzo',
  'kilim',
  'herringbone',
  'linen',
  'planks',
  'plain',
  'stripes',
  'checker',
] as const;
export type Surface = (typeof SURFACES)[number];

/** Whole-pixel, unturned tiles only: the rasterizer copies those and resamples all others. */
function tiled(sheet: Sheet, { size: [width, height], content }: Tile, squash: number): string {
  const low = Math.round(height * squash);
  const body = low === height ? content : `<g transform="scale(1 ${low / height})">${content}</g>`;
  return sheet.define(
    (id) =>
      `<pattern id="${id}" width="${num(width)}" height="${num(low)}" patternUnits="userSpaceOnUse">${body}</pattern>`,
  );
}

const TILES: Record<Exclude<Surface, 'plain'>, (sheet: Sheet) => Tile> = {
  azulejo,
  cementine,
  seigaiha,
  gingham,
  terrazzo,
  kilim,
  herringbone,
  linen,
  planks,
  stripes,
  checker,
};

/**
 * A ground of the given size: its color, then the pattern laid over it. `squash` below 1 flattens the
 * pattern, for a table seen at a slant.
 */
export function drawSurface(
  sheet: Sheet,
  surface: Surface,
  [width, height, squash = 1]: readonly [number, number, number?],
): string {
  const whole = box([0, 0], [width, height], 0);
  const base = shape(whole, sheet.colors.ground);
  return surface === 'plain' ? base : base + shape(whole, tiled(sheet, TILES[surface](sheet), squash));
}

/** A ring of `count` marks around the origin, used on rims. */
export const ringOf = (count: number, radius: number, draw: (angle: number) => string) =>
  repeat(count, (index) => {
    const angle = (360 / count) * index;
    const [x, y] = polar(angle, radius);
    return at({ x, y, turn: angle + 90 }, draw(angle));
  });
