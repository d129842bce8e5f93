import { blend, shade } from '#functions/platform/color/oklch.ts';
import { castShadow, domed, place, type Sheet } from '../sheet.ts';
import { arcPath, at, disc, num, repeat, type Spot, shape, strew } from '../svg.ts';
import { drawCitrus } from './fruit.ts';
import { drawLeaf } from './leaves.ts';
import { drawCupTop } from './tableware.ts';

/*
 * Dishes from above, around the origin, within a radius of 100.
 */

/** Latte art: a rosetta or a heart, drawn within radius 50. */
function drawCrema(sheet: Sheet): string {
  const { colors, random } = sheet;
  const coffee = shade(colors.crustDark, -0.1);
  const cup =
    disc([0, 0], 52, domed(sheet, coffee, 0.05)) +
    disc([0, 0], 49, { stroke: colors.crust, width: 2.4, opacity: 0.6 });
  const turn = random.between(0, 360);
  const kind = sheet.may('dairy') ? random.pick(['rosetta', 'heart', 'black'] as const) : 'black';
  if (kind !== 'black') sheet.show('dairy');
  if (kind === 'black')
    return (
      cup +
      disc([0, 0], 44, domed(sheet, shade(colors.chocolate, -0.05), 0.05)) +
      disc([0, 0], 45, { stroke: colors.crust, width: 5 }) +
      strew(random, 16, 40)
        .map((point) => disc(point, random.between(0.8, 2.2), { stroke: colors.crust, width: 0.9 }))
        .join('')
    );
  if (kind === 'heart')
    return (
      cup +
      at(
        { x: 0, y: 4, turn },
        shape(
          'M0 36C-36 8 -40 -12 -28 -24C-16 -34 -4 -26 0 -14C4 -26 16 -34 28 -24C40 -12 36 8 0 36Z',
          colors.cream,
        ) +
          shape('M0 24C-22 6 -24 -6 -17 -14C-10 -20 -3 -14 0 -6C3 -14 10 -20 17 -14C24 -6 22 6 0 24Z', {
            stroke: colors.crust,
            width: 2.4,
          }),
      )
    );
  const blades = repeat(6, (index) => {
    const y = 26 - index * 10;
    const half = 31 - Math.abs(index - 2) * 5;
    return shape(
      `M0 ${y}C${num(-half * 0.6)} ${y - 2} ${-half} ${y - 12} ${num(-half * 0.9)} ${y - 18}C${num(-half * 0.5)} ${y - 12} -8 ${y - 9} 0 ${y - 10}C8 ${y - 9} ${num(half * 0.5)} ${y - 12} ${num(half * 0.9)} ${y - 18}C${half} ${y - 12} ${num(half * 0.6)} ${y - 2} 0 ${y}Z`,
      { fill: colors.cream, stroke: coffee, width: 1.6 },
    );
  });
  return (
    cup +
    at(
      { x: 0, y: 0, turn },
      blades +
        shape(
          'M0 -22C-9 -30 -13 -40 -6 -43C-2 -44 0 -40 0 -38C0 -40 2 -44 6 -43C13 -40 9 -30 0 -22Z',
          colors.cream,
        ) +
        shape('M0 38V-22', { stroke: colors.cream, width: 2.4 }),
    )
  );
}

/** Coffee beans strewn about the origin. */
export function drawBeans(sheet: Sheet, spot: Spot, count: number): string {
  const { colors, random } = sheet;
  const bean = 'M-10 0C-10 -9 10 -9 10 0C10 9 -10 9 -10 0Z';
  return place(sheet, spot, (local) =>
    strew(random, count, 60)
      .map(([x, y]) =>
        place(
          local,
          { x, y, turn: random.between(0, 360) },
          (inner) =>
            castShadow(inner, bean, 5) +
            shape(bean, domed(inner, colors.chocolate, 0.08)) +
            shape('M-9 0Q-3 -3 0 0T9 0', { stroke: shade(colors.chocolate, -0.13), width: 1.5 }),
        ),
      )
      .join(''),
  );
}

export const drawCoffee = (sheet: Sheet) => drawCupTop(sheet, { x: 0, y: 0 }, drawCrema);

/** Tea in a cup, with a leaf or a slice in it. */
export function drawTeaCup(sheet: Sheet): string {
  const { colors, random } = sheet;
  const tea = random.pick([colors.tea, blend(colors.leafLight, colors.saffron, 0.35), colors.tomatoDark]);
  return drawCupTop(
    sheet,
    { x: 0, y: 0 },
    (local) =>
      disc([0, 0], 52, domed(local, tea, 0.06)) +
      shape(arcPath(44, 200, 300), { stroke: shade(tea, 0.14), width: 2.5, opacity: 0.7 }) +
      (random.chance(0.5)
        ? drawCitrus(local, { x: 8, y: 6, scale: 0.5 })
        : drawLeaf(local, { x: -16, y: 10, turn: -20, scale: 0.38 }, 'bay') +
          drawLeaf(local, { x: -14, y: 12, turn: 26, scale: 0.32 }, 'bay')),
  );
}
