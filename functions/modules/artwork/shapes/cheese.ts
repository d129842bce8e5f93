import { shade } from '#functions/platform/color/oklch.ts';
import { castShadow, clipped, domed, place, type Sheet } from '../sheet.ts';
import { arcPath, at, blobPath, circlePath, disc, repeat, type Spot, shape, strew } from '../svg.ts';
import { drawBerry, drawFig } from './fruit.ts';
import { drawLeaf } from './leaves.ts';
import { drawKnife } from './tableware.ts';
import { drawBoard } from './vessels.ts';

/*
 * Dishes from above, around the origin, within a radius of 100.
 */

/** A bunch of grapes hanging along +y, about 90 tall. */
export function drawGrapes(sheet: Sheet, spot: Spot, color: string): string {
  const rows = [4, 5, 4, 3, 2, 1];
  return place(
    sheet,
    spot,
    (local) =>
      shape('M0 -26Q4 -40 -4 -50', { stroke: sheet.colors.woodDark, width: 5 }) +
      drawLeaf(local, { x: 0, y: -30, turn: -24, scale: 0.4 }) +
      rows
        .map((count, row) =>
          repeat(count, (index) =>
            drawBerry(
              local,
              {
                x: (index - (count - 1) / 2) * 17 + sheet.random.between(-2, 2),
                y: row * 15 - 20,
                scale: 0.2,
              },
              row % 2 === index % 2 ? color : shade(color, 0.06),
            ),
          ),
        )
        .join(''),
  );
}

function drawCheeseWedge(sheet: Sheet, spot: Spot): string {
  const { saffron, crust } = sheet.colors;
  const outline = 'M-62 34L56 -34Q70 0 62 40Z';
  const holes: [number, number, number][] = [
    [8, 14, 9],
    [34, -4, 7],
    [40, 24, 6],
    [-22, 26, 5],
    [18, -4, 4],
  ];
  return place(
    sheet,
    spot,
    (local) =>
      castShadow(local, outline, 24) +
      shape(outline, domed(local, saffron, 0.05)) +
      shape('M56 -34Q70 0 62 40L52 39Q60 2 47 -29Z', crust) +
      clipped(
        local,
        outline,
        holes
          .map(
            ([x, y, r]) =>
              disc([x, y], r, shade(saffron, -0.13)) +
              disc([x + 1.5, y + 1.5], r * 0.84, shade(saffron, -0.07)),
          )
          .join(''),
      ),
  );
}

function drawBrie(sheet: Sheet, spot: Spot): string {
  const { cream, pasta } = sheet.colors;
  const cut = 'M0 0L46 -18A50 50 0 1 1 18 -46.600Z';
  return place(
    sheet,
    spot,
    (local) =>
      castShadow(local, cut, 17) +
      shape(cut, domed(local, cream, 0.06)) +
      shape('M0 0L46 -18M0 0L18 -46.6', { stroke: pasta, width: 7, butt: true }) +
      strew(sheet.random, 26, 40)
        .map((point) => disc(point, 1.3, { fill: shade(cream, -0.14), opacity: 0.6 }))
        .join('') +
      shape(arcPath(48, 10, 200), { stroke: shade(cream, -0.09), width: 2.4 }),
  );
}

function drawBlue(sheet: Sheet, spot: Spot): string {
  const { cream, fishDark } = sheet.colors;
  const outline = 'M-40 30L-26 -32Q10 -40 40 -22L34 34Z';
  return place(
    sheet,
    spot,
    (local) =>
      castShadow(local, outline, 20) +
      shape(outline, domed(local, cream, 0.07)) +
      clipped(
        local,
        outline,
        strew(sheet.random, 17, 40)
          .map(([x, y]) =>
            at(
              { x, y, turn: sheet.random.between(0, 180) },
              shape(blobPath(sheet.random, [6, 2.6], 0.4), { fill: fishDark, opacity: 0.8 }),
            ),
          )
          .join(''),
      ),
  );
}

/** A board of cheeses, grapes, figs and crackers. */
export function drawCheese(sheet: Sheet): string {
  const { colors, random } = sheet;
  const drawCracker = (index: number) =>
    place(
      sheet,
      { x: -22 + index * 15, y: 48 - index * 2 },
      (local) =>
        castShadow(local, circlePath([0, 0], 15), 5) +
        disc([0, 0], 15, domed(local, colors.crustLight)) +
        strew(random, 7, 9)
          .map((point) => disc(point, 1.2, colors.crustDark))
          .join(''),
    );
  const crackers = sheet.may('gluten') ? sheet.show('gluten') + repeat(5, drawCracker) : '';
  return (
    sheet.show('dairy') +
    drawBoard(sheet, [214, 150]) +
    drawBrie(sheet, { x: -56, y: -16, turn: random.between(-20, 30), scale: 0.86 }) +
    drawCheeseWedge(sheet, { x: 34, y: -32, turn: random.between(-16, 10), scale: 0.8 }) +
    drawBlue(sheet, { x: 72, y: 34, turn: 14, scale: 0.72 }) +
    crackers +
    drawGrapes(
      sheet,
      { x: -78, y: 38, turn: -70, scale: 0.7 },
      random.pick([colors.plum, colors.leafLight]),
    ) +
    drawFig(sheet, { x: 14, y: 12, turn: 20, scale: 0.3 }) +
    drawFig(sheet, { x: -16, y: 8, turn: -50, scale: 0.28 }) +
    drawKnife(sheet, { x: 24, y: -66, turn: 98, scale: 0.42 })
  );
}
