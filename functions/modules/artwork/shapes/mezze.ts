import { blend, shade } from '#functions/platform/color/oklch.ts';
import { castShadow, clipped, domed, place, type Sheet } from '../sheet.ts';
import {
  at,
  blobPath,
  disc,
  oval,
  type Point,
  polar,
  repeat,
  type Spot,
  shape,
  smoothPath,
  strew,
} from '../svg.ts';
import { drawOlive, drawWedge } from './fruit.ts';
import { drawLeaf, drawParsley, drawSprig } from './leaves.ts';
import { drawBowl } from './vessels.ts';

/*
 * Dishes from above, around the origin, within a radius of 100.
 */

/** A plate of hummus with oil, chickpeas and paprika. */
export function drawHummus(sheet: Sheet, tone = sheet.colors.pasta): string {
  const { colors, random } = sheet;
  const swirl = smoothPath(
    Array.from({ length: 22 }, (_, index): Point => polar(index * 36, 14 + index * 2.3)),
    false,
  );
  return (
    drawBowl(sheet, domed(sheet, shade(tone, 0.02), 0.06)) +
    shape(swirl, { stroke: shade(tone, -0.09), width: 11 }) +
    at({ x: -2, y: -2 }, shape(swirl, { stroke: colors.saffron, width: 5 })) +
    strew(random, 7, 26)
      .map(([x, y]) =>
        place(
          sheet,
          { x, y },
          (local) =>
            castShadow(local, blobPath(random, [9, 8], 0.06), 4) +
            shape(blobPath(random, [9, 8], 0.06), domed(local, colors.crustLight)),
        ),
      )
      .join('') +
    strew(random, 40, 62)
      .map((point) => disc(point, random.between(0.8, 2), { fill: colors.tomatoDark, opacity: 0.85 }))
      .join('') +
    drawParsley(sheet, { x: 3, y: 0, scale: 0.62 })
  );
}

const drawOlives = (sheet: Sheet) =>
  drawBowl(sheet, sheet.colors.leafDark) +
  strew(sheet.random, 21, 70)
    .map(([x, y], index) =>
      drawOlive(
        sheet,
        { x, y, turn: sheet.random.between(0, 360), scale: 0.4 },
        index % 3 ? sheet.colors.plum : sheet.colors.leaf,
      ),
    )
    .join('') +
  drawSprig(sheet, { x: -50, y: 30, turn: -30, scale: 0.5 }, 'thyme');

const drawTabbouleh = (sheet: Sheet) =>
  drawBowl(sheet, sheet.colors.leafDark) +
  strew(sheet.random, 110, 76)
    .map(([x, y], index) =>
      at(
        { x, y, turn: sheet.random.between(0, 180) },
        oval(
          [0, 0],
          [6, 3.4],
          [
            sheet.colors.leaf,
            sheet.colors.leafLight,
            sheet.colors.tomato,
            sheet.colors.cream,
            sheet.colors.leafDark,
          ][index % 5] ?? '#fff',
        ),
      ),
    )
    .join('') +
  drawWedge(sheet, { x: 40, y: 28, turn: 20, scale: 0.5 }, 'lemon');

/** A pita, whole or a quarter. */
function drawPita(sheet: Sheet, spot: Spot, isQuarter: boolean): string {
  const { colors, random } = sheet;
  const outline = isQuarter ? 'M0 0L94 -18A96 96 0 0 1 30 90Z' : blobPath(random, [96, 94], 0.02);
  const toasts = clipped(
    sheet,
    outline,
    strew(random, 22, 86)
      .map(([x, y]) =>
        oval([x, y], [random.between(4, 10), random.between(3, 7)], {
          fill: colors.crustDark,
          opacity: 0.4,
        }),
      )
      .join(''),
  );
  return place(
    sheet,
    spot,
    (local) =>
      sheet.show('gluten') +
      castShadow(local, outline, 9) +
      shape(outline, domed(local, colors.crustLight, 0.1)) +
      toasts,
  );
}

/** A table of small bowls around one of hummus. */
export function drawMezze(sheet: Sheet): string {
  const { colors, random } = sheet;
  const beet = blend(colors.wine, colors.tomato, 0.5);
  const dishes = [
    (local: Sheet) => drawHummus(local),
    drawOlives,
    drawTabbouleh,
    (local: Sheet) => drawHummus(local, beet),
    (local: Sheet) =>
      sheet.may('dairy') ? sheet.show('dairy') + drawHummus(local, colors.cream) : drawHummus(local),
  ];
  const turn = random.between(0, 360);
  const ring = repeat(5, (index) => {
    const [x, y] = polar(turn + index * 72, 72);
    return place(sheet, { x, y, scale: index % 2 ? 0.38 : 0.34 }, (local) =>
      (dishes[(index + 1) % dishes.length] ?? drawOlives)(local),
    );
  });
  const pitas = (sheet.may('gluten') ? [36, 108, 252] : [])
    .map((angle) => {
      const [x, y] = polar(turn + angle, 98);
      return drawPita(sheet, { x, y, turn: random.between(0, 360), scale: 0.26 }, true);
    })
    .join('');
  return (
    pitas +
    ring +
    place(sheet, { x: 0, y: 0, scale: 0.46 }, (local) => drawHummus(local)) +
    drawLeaf(sheet, { x: 90, y: 30, turn: 40, scale: 0.2 })
  );
}
