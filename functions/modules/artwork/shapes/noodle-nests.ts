import { blend, shade } from '#functions/platform/color/oklch.ts';
import { castShadow, domed, place, type Sheet } from '../sheet.ts';
import {
  at,
  blobPath,
  box,
  circlePath,
  oval,
  type Point,
  polar,
  repeat,
  shape,
  smoothPath,
  strew,
} from '../svg.ts';
import { drawPrawn } from './fish.ts';
import { drawWedge } from './fruit.ts';
import { drawBasil, drawParsley, drawScallions } from './leaves.ts';
import { drawTomatoHalf } from './vegetables.ts';
import { drawBowl, drawPlate } from './vessels.ts';

/*
 * Dishes from above, around the origin, within a radius of 100.
 */

export type Strand = { colors: readonly [string, ...string[]]; edge: string; width: number };

/** A nest of strands wound around the origin. */
export function drawNest(sheet: Sheet, radius: number, { colors, edge, width }: Strand): string {
  const { random } = sheet;
  const strand = (from: number, to: number) => {
    const distance = random.between(from, to) * radius;
    const start = random.between(0, 360);
    const sweep = random.between(90, 240);
    const points = Array.from({ length: 9 }, (_, step): Point => {
      const angle = start + (sweep * step) / 8;
      const [x, y] = polar(angle, distance * (1 + 0.13 * Math.sin(step * 0.9 + start)));
      return [x, y * 0.94];
    });
    const d = smoothPath(points, false);
    return shape(d, { stroke: edge, width: width * 1.42 }) + shape(d, { stroke: random.pick(colors), width });
  };
  return (
    repeat(26, () => strand(0.72, 0.98)) +
    repeat(22, () => strand(0.4, 0.78)) +
    repeat(14, () => strand(0.1, 0.45))
  );
}

const pastaStrand = ({ colors }: Sheet, width: number): Strand => ({
  colors: [colors.pasta, shade(colors.pasta, 0.045), blend(colors.pasta, colors.pastaDark, 0.4)],
  edge: shade(colors.pastaDark, -0.08),
  width,
});

function drawRigatoni(sheet: Sheet): string {
  const { colors, random } = sheet;
  const tube = box([-21, -9.5], [42, 19], 4);
  return strew(random, 24, 54)
    .map(([x, y]) =>
      place(
        sheet,
        { x, y, turn: random.between(0, 360) },
        (local) =>
          castShadow(local, tube, 6) +
          shape(tube, domed(local, colors.pasta)) +
          shape('M-19 -5H18M-19 0H18M-19 5H18', { stroke: colors.pastaDark, width: 1.3 }) +
          oval([20, 0], [4.5, 9.5], colors.pasta) +
          oval([20.5, 0], [3, 7], shade(colors.crustDark, -0.08)),
      ),
    )
    .join('');
}

export function drawPasta(sheet: Sheet): string {
  const { colors, random } = sheet;
  const kind = random.pick(['spaghetti', 'spaghetti', 'tagliatelle', 'rigatoni'] as const);
  const sauce = random.pick([colors.tomato, colors.curry, shade(colors.leaf, 0.04)]);
  const bed =
    castShadow(sheet, circlePath([0, 0], 58), 6) +
    shape(blobPath(random, [63, 61], 0.06), shade(sauce, -0.05));
  const nest =
    kind === 'rigatoni'
      ? drawRigatoni(sheet)
      : drawNest(sheet, 57, pastaStrand(sheet, kind === 'spaghetti' ? 3.6 : 8.4));
  const splash =
    shape(blobPath(random, [27, 23], 0.16), domed(sheet, sauce)) +
    shape(blobPath(random, [17, 14], 0.16), shade(sauce, 0.06));
  const tops = strew(random, 4, 42)
    .map(([x, y]) => drawTomatoHalf(sheet, { x, y, turn: random.between(0, 360), scale: 0.19 }))
    .join('');
  const drawShaving = () => {
    const [x, y] = polar(random.between(0, 360), random.between(8, 48));
    return at({ x, y, turn: random.between(0, 180) }, shape('M-9 -2Q0 -6 9 -1L7 3Q0 0 -8 2Z', colors.cream));
  };
  const shavings = sheet.may('dairy') ? sheet.show('dairy') + repeat(9, drawShaving) : '';
  return (
    sheet.show('gluten') +
    drawPlate(sheet, 74) +
    bed +
    nest +
    splash +
    tops +
    shavings +
    drawBasil(sheet, { x: random.between(-6, 6), y: random.between(-6, 6), scale: 0.2 })
  );
}

export function drawNoodles(sheet: Sheet): string {
  const { colors, random } = sheet;
  const strand: Strand = {
    colors: [colors.crust, colors.broth, colors.crustLight],
    edge: shade(colors.crustDark, -0.1),
    width: 4.6,
  };
  const strips = repeat(12, (index) => {
    const [x, y] = polar(random.between(0, 360), random.between(18, 58));
    const tone = [colors.leafLight, colors.tomato, colors.leaf][index % 3] ?? colors.leaf;
    return at(
      { x, y, turn: random.between(0, 360) },
      shape('M-17 3Q0 -9 17 2', { stroke: tone, width: 4.6 }),
    );
  });
  const prawns = strew(random, sheet.may('shellfish') ? 4 : 0, 50)
    .map(([x, y]) => drawPrawn(sheet, { x, y, turn: random.between(0, 360), scale: 0.42 }))
    .join('');
  return (
    drawBowl(sheet, shade(colors.crustDark, -0.12)) +
    drawNest(sheet, 76, strand) +
    strips +
    prawns +
    drawScallions(sheet, strew(random, 20, 62), 2.5) +
    drawWedge(sheet, { x: 56, y: 34, turn: -60, scale: 0.36 }) +
    drawParsley(sheet, { x: -4, y: 6, scale: 0.44, turn: 20 })
  );
}
