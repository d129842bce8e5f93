import { blend, shade } from '../oklch.ts';
import { castShadow, clipped, domed, place, type Sheet } from '../sheet.ts';
import { at, blobPath, disc, oval, repeat, type Spot, shape, strew } from '../svg.ts';
import { drawBoard } from './vessels.ts';

/*
 * Dishes from above, around the origin, within a radius of 100.
 */

/** An oval country loaf with a scored crust, 200 by 110. */
export function drawLoaf(sheet: Sheet, spot: Spot): string {
  const { colours, random } = sheet;
  const outline = blobPath(random, [98, 52], 0.025);
  const slash = 'M-11 36C-22 12 -14 -20 10 -40C22 -22 14 14 -11 36Z';
  return place(sheet, spot, (local) => {
    const scores = [-58, -20, 20, 58]
      .map((x) =>
        at(
          { x, y: 0, turn: 14, scale: 1 - Math.abs(x) / 260 },
          shape(slash, colours.crustLight) +
            shape(
              'M10 -40C22 -22 14 14 -11 36C2 12 6 -14 10 -40Z',
              blend(colours.crust, colours.crustLight, 0.3),
            ) +
            shape('M-11 36C-22 12 -14 -20 10 -40', { stroke: colours.char, width: 2, opacity: 0.6 }),
        ),
      )
      .join('');
    const flour = clipped(
      local,
      outline,
      strew(random, 90, 96)
        .map(([x, y]) =>
          disc([x, y * 0.55], random.between(0.5, 1.6), { fill: colours.cream, opacity: 0.55 }),
        )
        .join(''),
    );
    return (
      castShadow(local, outline, 26) +
      shape(outline, domed(local, shade(colours.crust, -0.06), 0.16)) +
      scores +
      flour
    );
  });
}

/** A round loaf scored with a wheat ear or a cross. */
export function drawBoule(sheet: Sheet, spot: Spot): string {
  const { colours, random } = sheet;
  const outline = blobPath(random, [96, 94], 0.02);
  const blade = 'M0 0C10 -14 30 -17 44 -7C32 2 14 6 0 0Z';
  return place(sheet, spot, (local) => {
    const ear = [-58, -30, -2, 26]
      .flatMap((y) =>
        [1, -1].map((side) =>
          at(
            { x: 0, y: y + 22, turn: side > 0 ? -38 : 218 },
            at(
              { x: 0, y: 0 },
              `<g transform="scale(1 ${side})">${shape(blade, colours.crustLight)}${shape('M0 0C10 -14 30 -17 44 -7', { stroke: colours.char, width: 1.8, opacity: 0.55 })}</g>`,
            ),
          ),
        ),
      )
      .join('');
    const dust = [78, 62]
      .map((r) => disc([0, 0], r, { stroke: colours.cream, width: 5, opacity: 0.28, dash: '3 2 7 3' }))
      .join('');
    return (
      castShadow(local, outline, 30) +
      shape(outline, domed(local, shade(colours.crust, -0.07), 0.17)) +
      dust +
      shape('M0 76V-74', { stroke: colours.crustLight, width: 4 }) +
      ear
    );
  });
}

/** A slice of bread, cut side up, about 90 across. */
export function drawSlice(sheet: Sheet, spot: Spot): string {
  const { colours, random } = sheet;
  const outline = 'M-44 -10C-46 -40 46 -40 44 -10C48 4 42 34 34 38C14 42 -14 42 -34 38C-42 34 -48 4 -44 -10Z';
  const holes = strew(random, 24, 30)
    .map(([x, y]) =>
      at(
        { x, y: y * 0.8 + 2, turn: random.between(0, 180) },
        oval([0, 0], [random.between(1.2, 4.6), random.between(0.9, 2.4)], {
          fill: colours.crust,
          opacity: 0.5,
        }),
      ),
    )
    .join('');
  return place(
    sheet,
    spot,
    (local) =>
      castShadow(local, outline, 9) +
      shape(outline, shade(colours.crust, -0.1)) +
      at({ x: 0, y: 0, scale: 0.91 }, shape(outline, domed(local, shade(colours.crustLight, 0.06), 0.05))) +
      holes,
  );
}

/** A loaf on a board with cut slices. */
export function drawBread(sheet: Sheet): string {
  const { random, colours } = sheet;
  const ear = (x: number, y: number, turn: number) =>
    at(
      { x, y, turn, scale: 0.6 },
      shape('M0 0H90', { stroke: colours.crustDark, width: 2.5 }) +
        repeat(10, (index) =>
          at(
            { x: 84 - (index >> 1) * 10, y: 0, turn: index % 2 ? 28 : -28 },
            shape('M0 0C6 -6 16 -6 20 0C16 5 6 5 0 0Z', index % 2 ? colours.crust : colours.saffron),
          ),
        ),
    );
  const isRound = random.chance(0.5);
  const loaf = isRound
    ? drawBoule(sheet, { x: -28, y: -10, turn: random.between(-40, 40), scale: 0.76 })
    : drawLoaf(sheet, { x: -14, y: -26, turn: random.between(-14, 4), scale: 0.92 });
  const slices = isRound
    ? [
        [70, -34, 20],
        [76, 2, 34],
        [66, 38, 50],
      ]
    : [
        [-30, 44, -14],
        [14, 46, 4],
        [58, 40, 20],
      ];
  return (
    drawBoard(sheet, [226, 152]) +
    loaf +
    slices.map(([x = 0, y = 0, turn]) => drawSlice(sheet, { x, y, turn, scale: 0.56 })).join('') +
    ear(isRound ? -92 : 52, isRound ? 58 : -56, isRound ? -14 : 20) +
    ear(isRound ? -88 : 60, isRound ? 64 : -46, isRound ? 4 : 38)
  );
}
