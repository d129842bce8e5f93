import type { Sheet } from '../sheet.ts';
import { at, type Spot, shape } from '../svg.ts';
import { drawGrapes } from './cheese.ts';
import { drawBerry, drawCitrus, drawFig, drawPomegranate } from './fruit.ts';
import { drawBasil, drawLeaf, drawParsley, drawSprig } from './leaves.ts';
import {
  drawAubergine,
  drawAvocado,
  drawCarrot,
  drawChili,
  drawMushroom,
  drawPepper,
  drawTomato,
  drawTomatoHalf,
} from './vegetables.ts';

/*
 * Dishes from above, around the origin, within a radius of 100.
 */

type Placed = readonly [number, number, number, number];
const laid = (sheet: Sheet, draw: (sheet: Sheet, spot: Spot) => string, [x, y, turn, scale]: Placed) =>
  draw(sheet, { x, y, turn: turn + sheet.random.between(-16, 16), scale });

/** A market table of vegetables. */
export const drawVegetables = (sheet: Sheet) =>
  laid(sheet, drawAubergine, [-44, -40, 18, 0.66]) +
  laid(sheet, drawCarrot, [52, -70, 24, 0.62]) +
  laid(sheet, drawCarrot, [58, -48, 32, 0.6]) +
  laid(sheet, drawPepper, [56, 22, 14, 0.78]) +
  laid(sheet, drawTomato, [-8, 24, 0, 0.62]) +
  laid(sheet, drawTomato, [-50, 46, 40, 0.74]) +
  laid(sheet, drawTomatoHalf, [4, 72, 0, 0.44]) +
  laid(sheet, drawMushroom, [-96, 16, -20, 0.5]) +
  laid(sheet, drawMushroom, [-88, 56, 30, 0.42]) +
  laid(sheet, drawAvocado, [64, 82, 24, 0.5]) +
  laid(sheet, drawChili, [-30, 92, 8, 0.5]) +
  drawBasil(sheet, { x: 16, y: -14, scale: 0.36 }) +
  drawSprig(sheet, { x: -104, y: -76, turn: -20, scale: 0.4 });

/** Cut and whole fruit with leaves. */
export function drawFruit(sheet: Sheet): string {
  const { colors, random } = sheet;
  const main = random.pick(['orange', 'grapefruit', 'lemon'] as const);
  return (
    laid(sheet, (inner, spot) => drawSprig(inner, spot, 'olive'), [-70, 66, -30, 0.7]) +
    drawGrapes(
      sheet,
      { x: 60, y: 46, turn: -24, scale: 0.86 },
      random.pick([colors.plum, colors.leafLight]),
    ) +
    drawCitrus(sheet, { x: -34, y: -34, scale: 0.98 }, main) +
    drawCitrus(sheet, { x: -76, y: 30, scale: 0.66 }, main) +
    laid(sheet, drawPomegranate, [42, -46, 0, 0.86]) +
    laid(sheet, drawFig, [-6, 46, 10, 0.62]) +
    laid(sheet, drawFig, [-46, 74, -50, 0.56]) +
    drawBerry(sheet, { x: 92, y: -6, scale: 0.5 }, colors.orange) +
    drawCitrus(sheet, { x: 8, y: 90, scale: 0.44 }, 'lime') +
    drawLeaf(sheet, { x: 2, y: -74, turn: -40, scale: 0.46 }, 'bay') +
    drawLeaf(sheet, { x: -2, y: -72, turn: -150, scale: 0.4 }, 'bay')
  );
}

/** Bunches of kitchen herbs laid out side by side, tied with string. */
export function drawHerbs(sheet: Sheet): string {
  const { colors, random } = sheet;
  const kinds = random.chance(0.5)
    ? (['rosemary', 'sage', 'olive', 'thyme'] as const)
    : (['sage', 'thyme', 'rosemary', 'olive'] as const);
  const bunch = (x: number, kind: (typeof kinds)[number]) =>
    at(
      { x, y: 0 },
      [-12, 11, 0]
        .map((lean) =>
          drawSprig(
            sheet,
            {
              x: lean * 0.3,
              y: 92,
              turn: -90 + lean,
              scale: random.between(0.82, 0.94) * (kind === 'sage' || kind === 'olive' ? 0.8 : 1),
            },
            kind,
          ),
        )
        .join('') +
        shape('M-7 64Q0 69 7 64M-7 68Q0 73 7 68M5 66Q18 60 14 76M-4 67Q-16 76 -8 84', {
          stroke: colors.crustLight,
          width: 2.4,
        }),
    );
  return (
    kinds.map((kind, index) => bunch(-122 + index * 64, kind)).join('') +
    drawBasil(sheet, { x: 126, y: -52, scale: 0.48 }) +
    drawBasil(sheet, { x: 130, y: 14, scale: 0.4 }) +
    drawParsley(sheet, { x: 124, y: 72, scale: 0.74 })
  );
}
