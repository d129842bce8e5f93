import { shade } from '#functions/platform/color/oklch.ts';
import type { Sheet } from '../sheet.ts';
import { at, oval, strew } from '../svg.ts';
import { drawBasil, drawLettuce } from './leaves.ts';
import { drawAvocado, drawCucumber, drawOnionRing, drawRadish, drawTomatoHalf } from './vegetables.ts';
import { drawBowl } from './vessels.ts';

/*
 * Dishes from above, around the origin, within a radius of 100.
 */

/** A bowl of leaves, roots and fruit. */
export function drawSalad(sheet: Sheet): string {
  const { colors, random } = sheet;
  const tones = [
    colors.leaf,
    colors.leafLight,
    shade(colors.leafLight, 0.06),
    shade(colors.plum, 0.08),
  ] as const;
  const leaves = strew(random, 13, 62)
    .map(([x, y], index) =>
      drawLettuce(
        sheet,
        { x, y, turn: random.between(0, 360), scale: random.between(0.3, 0.4) },
        tones[index % 5] ?? colors.leaf,
      ),
    )
    .join('');
  const slices = strew(random, 15, 62)
    .map(([x, y], index) => {
      const spot = { x, y, turn: random.between(0, 360), scale: 0.25 };
      return [drawRadish, drawTomatoHalf, drawCucumber][index % 3]?.(sheet, spot) ?? '';
    })
    .join('');
  const onions = strew(random, 3, 44)
    .map(([x, y]) => drawOnionRing(sheet, { x, y, scale: 0.34 }))
    .join('');
  return (
    drawBowl(sheet, colors.leafDark) +
    leaves +
    slices +
    onions +
    drawAvocado(sheet, { x: -28, y: 26, turn: random.between(0, 360), scale: 0.4 }) +
    strew(random, 16, 70)
      .map(([x, y]) => at({ x, y, turn: random.between(0, 90) }, oval([0, 0], [3, 1.6], colors.pasta)))
      .join('') +
    drawBasil(sheet, { x: 24, y: -20, scale: 0.22 })
  );
}
