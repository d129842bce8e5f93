import { blend, shade } from '#functions/platform/color/oklch.ts';
import { castShadow, clipped, domed, place, type Sheet } from '../sheet.ts';
import { at, blobPath, disc, num, oval, polar, repeat, shape, strew } from '../svg.ts';
import { drawPrawn } from './fish.ts';
import { drawWedge } from './fruit.ts';
import { drawParsley } from './leaves.ts';
import { drawMushroom } from './vegetables.ts';
import { drawPan, drawPlate } from './vessels.ts';

/*
 * Dishes from above, around the origin, within a radius of 100.
 */

/** A paella pan: saffron rice, prawns, mussels, peas and lemon. */
export function drawPaella(sheet: Sheet): string {
  const { colors, random } = sheet;
  const grains = repeat(330, () => {
    const [x, y] = polar(random.between(0, 360), 84 * Math.sqrt(random.between(0, 1)));
    const turn = random.between(0, 3.14);
    const [dx, dy] = [Math.cos(turn) * 3.2, Math.sin(turn) * 3.2];
    return `M${num(x - dx)} ${num(y - dy)}L${num(x + dx)} ${num(y + dy)}`;
  });
  const mussel = (x: number, y: number) =>
    place(sheet, { x, y, turn: Math.atan2(y, x) * 57.3 + random.between(-25, 25) }, (local) => {
      const outline = 'M-22 0C-18 -14 8 -16 22 0C8 16 -18 14 -22 0Z';
      return (
        castShadow(local, outline, 7) +
        shape(outline, colors.ink) +
        shape('M-16 0C-12 -9 8 -10 16 0C8 10 -12 9 -16 0Z', colors.fish) +
        oval([-1, 0], [10, 5.5], colors.orange)
      );
    });
  const ring = (count: number, radius: number, draw: (x: number, y: number) => string) =>
    repeat(count, (index) => draw(...polar(index * (360 / count) + random.between(-12, 12), radius)));
  return (
    sheet.show('shellfish') +
    drawPan(sheet, domed(sheet, colors.curry, 0.05)) +
    shape(grains.slice(0), { stroke: colors.saffron, width: 2.6 }) +
    ring(6, 62, mussel) +
    ring(5, 36, (x, y) => drawPrawn(sheet, { x, y, turn: random.between(0, 360), scale: 0.4 })) +
    strew(random, 26, 78)
      .map(([x, y]) => disc([x, y], 3.6, domed(sheet, colors.leafLight)))
      .join('') +
    ring(4, 76, (x, y) => drawWedge(sheet, { x, y, turn: random.between(0, 360), scale: 0.28 }, 'lemon')) +
    drawParsley(sheet, { x: 2, y: 2, scale: 0.5 })
  );
}

/** A bowl of mushroom risotto or another pale rice. */
export function drawRisotto(sheet: Sheet): string {
  const { colors, random } = sheet;
  const tone = random.pick([colors.saffron, colors.cream, blend(colors.leafLight, colors.cream, 0.5)]);
  const bed = blobPath(random, [64, 62], 0.04);
  const grains = clipped(
    sheet,
    bed,
    strew(random, 260, 64)
      .map(([x, y]) =>
        at(
          { x, y, turn: random.between(0, 180) },
          oval([0, 0], [4, 2], random.pick([shade(tone, 0.04), shade(tone, -0.06), tone])),
        ),
      )
      .join(''),
  );
  const tops = strew(random, 6, 40)
    .map(([x, y]) => drawMushroom(sheet, { x, y, turn: random.between(0, 360), scale: 0.28 }))
    .join('');
  return (
    sheet.show('dairy') +
    drawPlate(sheet, 76) +
    castShadow(sheet, bed, 5) +
    shape(bed, domed(sheet, shade(tone, -0.03), 0.07)) +
    grains +
    tops +
    drawParsley(sheet, { x: 4, y: 0, scale: 0.4 })
  );
}
