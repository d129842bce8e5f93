import { blend, shade } from '#functions/platform/color/oklch.ts';
import { castShadow, clipped, domed, place, type Sheet } from '../sheet.ts';
import { at, blobPath, disc, oval, repeat, type Spot, shape, strew } from '../svg.ts';
import { drawBoard } from './vessels.ts';

/*
 * Dishes from above, around the origin, within a radius of 100.
 */

/** An oval country loaf with a scored crust, 200 by 110. */
function drawLoaf(sheet: Sheet, spot: Spot): string {
  const { colors, random } = sheet;
  const outline = blobPath(random, [98, 52], 0.025);
  const slash = 'M-11 36C-22 12 -14 -20 10 -40C22 -22 14 14 -11 36Z';
  return place(sheet, spot, (local) => {
    const scores = [-58, -20, 20, 58]
      .map((x) =>
        at(
          { x, y: 0, turn: 14, scale: 1 - Math.abs(x) / 260 },
          shape(slash, colors.crustLight) +
            shape(
              'M10 -40C22 -22 14 14 -11 36C2 12 6 -14 10 -40Z',
              blend(colors.crust, colors.crustLight, 0.3),
            ) +
            shape('M-11 36C-22 12 -14 -20 10 -40', { stroke: colors.char, width: 2, opacity: 0.6 }),
        ),
      )
      .join('');
    const flour = clipped(
      local,
      outline,
      strew(random, 90, 96)
        .map(([x, y]) => disc([x, y * 0.55], random.between(0.5, 1.6), { fill: colors.cream, opacity: 0.55 }))
        .join(''),
    );
    return (
      sheet.show('gluten') +
      castShadow(local, outline, 26) +
      shape(outline, domed(local, shade(colors.crust, -0.06), 0.16)) +
      scores +
      flour
    );
  });
}

/** A round loaf scored with a wheat ear or a cross. */
export function drawBoule(sheet: Sheet, spot: Spot): string {
  const { colors, random } = sheet;
  const outline = blobPath(random, [97, 94], 0.03);
  const crust = blend(colors.crust, colors.crustDark, 0.45);
  const cut = 'M-72 0C-40 -17 40 -19 72 0C40 11 -40 13 -72 0Z';
  const opened = (turn: number, scale: number) =>
    at(
      { x: 0, y: 0, turn, scale },
      shape(cut, colors.crustLight) +
        shape('M-72 0C-40 11 40 11 72 0C40 4 -40 4 -72 0Z', colors.crust) +
        shape('M-72 0C-40 -17 40 -19 72 0', { stroke: colors.char, width: 3, opacity: 0.75 }),
    );
  const nick = (turn: number) => at({ x: 0, y: 0, turn }, at({ x: 54, y: 0, turn: 90 }, opened(0, 0.3)));
  return place(sheet, spot, (local) => {
    const rings = [88, 78, 67, 56]
      .map((r) => disc([0, 0], r, { stroke: colors.cream, width: 4.4, opacity: 0.34, dash: '11 2 5 3' }))
      .join('');
    const flour = strew(random, 150, 88)
      .map((point) => disc(point, random.between(0.5, 1.7), { fill: colors.cream, opacity: 0.6 }))
      .join('');
    return (
      sheet.show('gluten') +
      castShadow(local, outline, 30) +
      shape(outline, domed(local, crust, 0.19)) +
      rings +
      flour +
      [45, 135, 225, 315].map(nick).join('') +
      opened(0, 1) +
      opened(90, 1)
    );
  });
}

/** A slice of bread, cut side up, about 90 across. */
function drawSlice(sheet: Sheet, spot: Spot): string {
  const { colors, random } = sheet;
  const outline = 'M-44 -10C-46 -40 46 -40 44 -10C48 4 42 34 34 38C14 42 -14 42 -34 38C-42 34 -48 4 -44 -10Z';
  const holes = strew(random, 24, 30)
    .map(([x, y]) =>
      at(
        { x, y: y * 0.8 + 2, turn: random.between(0, 180) },
        oval([0, 0], [random.between(1.2, 4.6), random.between(0.9, 2.4)], {
          fill: colors.crust,
          opacity: 0.5,
        }),
      ),
    )
    .join('');
  return place(
    sheet,
    spot,
    (local) =>
      sheet.show('gluten') +
      castShadow(local, outline, 9) +
      shape(outline, shade(colors.crust, -0.1)) +
      at({ x: 0, y: 0, scale: 0.91 }, shape(outline, domed(local, shade(colors.crustLight, 0.06), 0.05))) +
      holes,
  );
}

/** A loaf on a board with cut slices. */
export function drawBread(sheet: Sheet): string {
  const { random, colors } = sheet;
  const ear = (x: number, y: number, turn: number) =>
    at(
      { x, y, turn, scale: 0.6 },
      shape('M0 0H90', { stroke: colors.crustDark, width: 2.5 }) +
        repeat(10, (index) =>
          at(
            { x: 84 - (index >> 1) * 10, y: 0, turn: index % 2 ? 28 : -28 },
            shape('M0 0C6 -6 16 -6 20 0C16 5 6 5 0 0Z', index % 2 ? colors.crust : colors.saffron),
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
