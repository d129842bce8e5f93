import { blend, shade } from '#functions/platform/color/oklch.ts';
import { castShadow, domed, place, type Sheet } from '../sheet.ts';
import { at, blobPath, disc, num, polar, repeat, type Spot, shape, strew } from '../svg.ts';
import { drawScallions } from './leaves.ts';
import { drawDip, drawSteamer } from './vessels.ts';

/*
 * Dishes from above, around the origin, within a radius of 100.
 */

/** A pleated dumpling, about 70 across. */
function drawDumpling(sheet: Sheet, spot: Spot, isCrescent: boolean): string {
  const { colors, random } = sheet;
  const dough = shade(colors.pasta, 0.065);
  if (isCrescent) {
    const outline = 'M-42 14C-40 -34 40 -34 42 14C28 24 -28 24 -42 14Z';
    const pleats = [-26, -13, 0, 13, 26]
      .map((x) => `M${x} ${num(-20 + Math.abs(x) * 0.35)}Q${x * 1.1} -4 ${num(x * 0.8)} 8`)
      .join('');
    return place(
      sheet,
      spot,
      (local) =>
        castShadow(local, outline, 14) +
        shape(outline, domed(local, dough, 0.1)) +
        shape('M-42 14C-28 24 28 24 42 14C28 13 -28 13 -42 14Z', colors.crust) +
        shape(pleats, { stroke: shade(dough, -0.17), width: 2.4 }) +
        shape('M-34 -3Q-20 -21 2 -22', { stroke: colors.glow, width: 3, opacity: 0.8 }),
    );
  }
  const outline = blobPath(random, [34, 34], 0.025);
  return place(
    sheet,
    spot,
    (local) =>
      castShadow(local, outline, 15) +
      shape(outline, domed(local, dough, 0.11)) +
      repeat(14, (index) =>
        at(
          { x: 0, y: 0, turn: index * (360 / 14) },
          shape('M5 0Q16 5 29 1', { stroke: shade(dough, -0.14), width: 1.9, opacity: 0.9 }) +
            shape('M7 -2Q16 2 26 -2', { stroke: shade(dough, 0.05), width: 1.6, opacity: 0.9 }),
        ),
      ) +
      disc([0, 0], 6.5, shade(dough, -0.06)) +
      shape('M-3 2C-4 -4 4 -5 4 0C4 3 0 3 0 1', { stroke: shade(dough, -0.25), width: 1.6 }),
  );
}

/** A bamboo steamer of dumplings, round or crescent. */
export function drawDumplings(sheet: Sheet): string {
  const { colors, random } = sheet;
  const isCrescent = random.chance(0.4);
  const leaf = blobPath(random, [74, 72], 0.03);
  const paper =
    shape(leaf, blend(colors.leafLight, colors.leaf, 0.35)) +
    repeat(10, (index) =>
      shape(
        `M0 0L${polar(index * 36, 66)
          .map(num)
          .join(' ')}`,
        { stroke: shade(colors.leafLight, 0.06), width: 1.6, opacity: 0.6 },
      ),
    );
  const places = [[0, 0], ...Array.from({ length: 6 }, (_, index) => polar(index * 60 + 15, 52))] as const;
  const dumplings = places
    .map(([x = 0, y = 0], index) =>
      drawDumpling(
        sheet,
        {
          x,
          y,
          turn: isCrescent ? index * 60 + 105 : random.between(0, 360),
          scale: isCrescent ? 0.66 : 0.74,
        },
        isCrescent,
      ),
    )
    .join('');
  return (
    sheet.show('gluten') +
    drawSteamer(sheet) +
    paper +
    dumplings +
    drawScallions(sheet, strew(random, 12, 66), 1.8)
  );
}

/** A dish of soy or chili oil, radius 100. */
export const drawSoyDip = (sheet: Sheet) =>
  drawDip(sheet, sheet.random.pick([sheet.colors.char, sheet.colors.tomatoDark, sheet.colors.crustDark]));
