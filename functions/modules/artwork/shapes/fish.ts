import { shade } from '#functions/platform/color/oklch.ts';
import { castShadow, clipped, domed, place, type Sheet } from '../sheet.ts';
import { disc, repeat, type Spot, shape } from '../svg.ts';
import { drawCitrus } from './fruit.ts';
import { drawSprig } from './leaves.ts';
import { drawPlatter } from './vessels.ts';

/*
 * Dishes from above, around the origin, within a radius of 100.
 */

/** A whole fish along x, 200 long: silver with scales, or red. */
function drawFish(sheet: Sheet, spot: Spot): string {
  const { colors, random } = sheet;
  const [body, back] = random.chance(0.6)
    ? [colors.fish, colors.fishDark]
    : [colors.salmon, colors.tomatoDark];
  const outline =
    'M-96 2C-84 -20 -52 -34 -12 -34C28 -34 54 -16 72 -7C82 -14 92 -28 104 -32C100 -16 97 -8 96 0C97 8 100 18 103 30C92 27 82 14 72 8C52 20 22 31 -12 31C-52 31 -84 20 -96 2Z';
  const scales = repeat(7, (row) =>
    repeat(9, (column) =>
      shape(`M${-40 + column * 12 + (row % 2) * 6} ${-18 + row * 7}a6 6 0 0 0 0 9`, {
        stroke: back,
        width: 1.3,
        opacity: 0.5,
      }),
    ),
  );
  return place(
    sheet,
    spot,
    (local) =>
      sheet.show('fish') +
      castShadow(local, outline, 13) +
      shape('M-22 -32C-6 -50 24 -46 34 -27Z', back) +
      shape('M-8 30C0 42 14 42 18 27Z', back) +
      shape(outline, body) +
      clipped(
        local,
        outline,
        shape('M-100 -40H110V-12C60 -14 10 -18 -40 -18C-70 -17 -84 -8 -96 0Z', back) +
          shape('M-96 8C-60 20 20 20 74 5L60 40H-90Z', { fill: shade(body, 0.15), opacity: 0.85 }) +
          scales,
      ) +
      shape('M-56 -27C-44 -10 -44 12 -55 26', { stroke: back, width: 2.6 }) +
      shape('M-44 2C-32 -4 -20 0 -16 8C-26 14 -38 10 -44 2Z', { fill: back, opacity: 0.75 }) +
      disc([-74, -5], 6, colors.cream) +
      disc([-74, -5], 3.6, colors.ink) +
      shape('M-95 3Q-88 6 -84 5', { stroke: colors.ink, width: 1.8 }) +
      shape('M78 -4L97 -20M80 0L94 0M78 4L96 18', { stroke: back, width: 1.8 }) +
      shape('M-70 -22C-40 -31 10 -30 44 -17', { stroke: colors.glow, width: 2.6, opacity: 0.55 }),
  );
}

/** Whole fish on an oval platter with lemon and herbs. */
export function drawSeafood(sheet: Sheet): string {
  const { random } = sheet;
  const isPair = random.chance(0.5);
  const fish = isPair
    ? drawFish(sheet, { x: -4, y: -20, scale: 0.78 }) + drawFish(sheet, { x: 6, y: 23, turn: 2, scale: 0.78 })
    : drawFish(sheet, { x: 0, y: 0, scale: 0.98 });
  const lemons = [
    [-62, 40, 0.3],
    [-34, 48, 0.26],
    [62, -42, 0.28],
  ]
    .map(([x = 0, y = 0, scale]) => drawCitrus(sheet, { x, y, scale }))
    .join('');
  return (
    drawPlatter(sheet, [128, 74]) +
    drawSprig(sheet, { x: -84, y: -26, turn: -12, scale: 0.6 }, 'thyme') +
    lemons +
    fish +
    (isPair ? '' : drawCitrus(sheet, { x: 14, y: 14, scale: 0.24 })) +
    drawSprig(sheet, { x: 20, y: 46, turn: -14, scale: 0.34 }, 'rosemary')
  );
}

/** A cooked prawn, curled around the origin, radius 50. */
export function drawPrawn(sheet: Sheet, spot: Spot): string {
  const { salmon, salmonLight, tomato } = sheet.colors;
  const outline =
    'M-14 34C-50 26 -54 -30 -10 -42C20 -50 46 -26 44 0C43 10 34 12 32 2C30 -12 14 -20 0 -16C-16 -10 -14 8 -4 16C4 22 0 36 -14 34Z';
  return place(
    sheet,
    spot,
    (local) =>
      sheet.show('shellfish') +
      castShadow(local, outline, 8) +
      shape('M-8 30L8 52L-4 46L-16 54L-14 34Z', tomato) +
      shape(outline, domed(local, salmon)) +
      shape('M-44 8L-16 2M-42 -18L-14 -10M-22 -38L-6 -16M6 -44L8 -17M30 -32L20 -14', {
        stroke: salmonLight,
        width: 4.5,
      }),
  );
}
