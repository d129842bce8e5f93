import { blend, shade } from '#functions/platform/color/oklch.ts';
import { castShadow, domed, place, type Sheet } from '../sheet.ts';
import { at, blobPath, box, disc, type Point, polar, type Spot, shape, smoothPath, strew } from '../svg.ts';
import { drawScallions } from './leaves.ts';
import { drawNest, type Strand } from './noodle-nests.ts';
import { drawBowl } from './vessels.ts';

/*
 * Dishes from above, around the origin, within a radius of 100.
 */

function drawEgg(sheet: Sheet, spot: Spot): string {
  const { egg, rice, orange } = sheet.colors;
  const outline = 'M-24 0C-24 -18 -8 -21 4 -20C20 -18 28 -9 28 0C28 9 20 18 4 20C-8 21 -24 18 -24 0Z';
  return place(
    sheet,
    spot,
    (local) =>
      sheet.show('egg') +
      castShadow(local, outline, 5) +
      shape(outline, rice) +
      disc([0, 0], 11.5, orange) +
      disc([-1, -1], 9, egg) +
      disc([-4, -4], 2.5, { fill: rice, opacity: 0.7 }),
  );
}

function drawRamenTops(sheet: Sheet): string {
  const { colors, random } = sheet;
  const slice = (x: number, y: number) =>
    place(sheet, { x, y, turn: random.between(-20, 20) }, (local) => {
      const outline = blobPath(random, [25, 23], 0.05);
      return (
        castShadow(local, outline, 5) +
        shape(outline, colors.crustDark) +
        at({ x: 0, y: 0, scale: 0.88 }, shape(outline, blend(colors.meatRare, colors.crustLight, 0.55))) +
        shape('M-14 -8C-4 -18 14 -12 13 0C12 10 -2 12 -6 4C-8 -2 0 -6 5 -1', {
          stroke: blend(colors.meatRare, colors.crustDark, 0.4),
          width: 3.2,
        })
      );
    });
  const nori = [0, 1, 2]
    .map((index) =>
      place(
        sheet,
        { x: 34 + index * 12, y: -58 + index * 13, turn: 42 + index * 6 },
        (local) =>
          castShadow(local, box([-19, -26], [38, 52], 2), 5) +
          shape(box([-19, -26], [38, 52], 2), shade(colors.nori, index * 0.03)),
      ),
    )
    .join('');
  const naruto = () =>
    place(sheet, { x: -14, y: -54 }, (local) => {
      const frill = smoothPath(
        Array.from({ length: 24 }, (_, index) => polar(index * 15, index % 2 ? 15.5 : 13)),
      );
      return (
        castShadow(local, frill, 4) +
        shape(frill, colors.rice) +
        shape('M-6 5C-10 -6 4 -11 7 -2C8 4 0 6 -1 1', { stroke: colors.salmon, width: 3 })
      );
    });
  const pork = () => sheet.show('pork') + slice(-44, -20) + slice(-34, 14);
  const eggs = () => drawEgg(sheet, { x: 42, y: 30, turn: 30 }) + drawEgg(sheet, { x: 10, y: 52, turn: 75 });
  return (
    nori +
    (sheet.may('pork') ? pork() : '') +
    (sheet.may('egg') ? eggs() : '') +
    (sheet.may('fish') ? sheet.show('fish') + naruto() : '') +
    drawScallions(
      sheet,
      strew(random, 16, 22).map(([x, y]): Point => [x + 6, y - 8]),
      3,
    )
  );
}

export function drawRamen(sheet: Sheet): string {
  const { colors, random } = sheet;
  const strand: Strand = {
    colors: [colors.pasta, shade(colors.pasta, 0.04)],
    edge: shade(colors.broth, -0.07),
    width: 4,
  };
  const oil = strew(random, 16, 78)
    .map((point) =>
      disc(point, random.between(2, 5), {
        fill: colors.saffron,
        stroke: colors.pasta,
        width: 0.8,
        opacity: 0.7,
      }),
    )
    .join('');
  return (
    sheet.show('gluten') +
    drawBowl(sheet, domed(sheet, colors.broth, 0.05)) +
    at({ x: 6, y: 4 }, drawNest(sheet, 60, strand)) +
    oil +
    drawRamenTops(sheet)
  );
}
