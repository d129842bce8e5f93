import { blend, shade } from '#functions/platform/color/oklch.ts';
import { castShadow, domed, place, type Sheet } from '../sheet.ts';
import {
  arcPath,
  at,
  circlePath,
  disc,
  num,
  type Point,
  polar,
  repeat,
  type Spot,
  shape,
  smoothPath,
} from '../svg.ts';
import { drawBerry } from './fruit.ts';
import { drawSprig } from './leaves.ts';

/*
 * Dishes from above, around the origin, within a radius of 100.
 */

/** A croissant curved around the origin, about 180 across. */
export function drawCroissant(sheet: Sheet, spot: Spot): string {
  const { colors } = sheet;
  const parts = [-66, 66, -49, 49, -31, 31, -15, 15, 0];
  const sizes = new Map([
    [66, [19, 13]],
    [49, [25, 24]],
    [31, [27, 36]],
    [15, [26, 45]],
    [0, [23, 50]],
  ]);
  return place(sheet, spot, (local) => {
    const segment = (angle: number, isShadow: boolean) => {
      const [rx = 20, ry = 30] = sizes.get(Math.abs(angle)) ?? [];
      const [x, y] = polar(angle - 90, 92);
      const outline = `M${-rx} ${num(ry * 0.55)}C${-rx} ${-ry * 0.9} ${num(-rx * 0.5)} ${-ry} 0 ${-ry}C${num(rx * 0.5)} ${-ry} ${rx} ${-ry * 0.9} ${rx} ${num(ry * 0.55)}C${num(rx * 0.6)} ${num(ry * 0.9)} ${num(-rx * 0.6)} ${num(ry * 0.9)} ${-rx} ${num(ry * 0.55)}Z`;
      if (isShadow)
        return place(local, { x, y: y + 72, turn: angle }, (inner) => castShadow(inner, outline, 16));
      return place(
        local,
        { x, y: y + 72, turn: angle },
        (inner) =>
          shape(outline, domed(inner, colors.crust, 0.16)) +
          shape(outline, { stroke: colors.crustDark, width: 2 }) +
          shape(
            [-0.5, 0, 0.5]
              .map(
                (step) =>
                  `M${num(rx * step)} ${num(-ry * 0.82)}Q${num(rx * step * 1.3)} 0 ${num(rx * step)} ${num(ry * 0.6)}`,
              )
              .join(''),
            { stroke: colors.crustDark, width: 1.7, opacity: 0.5 },
          ) +
          shape(
            `M${num(-rx * 0.25)} ${num(-ry * 0.72)}Q${num(-rx * 0.4)} -4 ${num(-rx * 0.25)} ${num(ry * 0.3)}`,
            { stroke: colors.crustLight, width: 4, opacity: 0.75 },
          ),
      );
    };
    sheet.show('gluten', ...(sheet.may('dairy') ? (['dairy'] as const) : []));
    return `<g opacity="0.5">${parts.map((angle) => segment(angle, true)).join('')}</g>${parts.map((angle) => segment(angle, false)).join('')}`;
  });
}

/** A round tart with rings of berries or fruit slices. */
export function drawTart(sheet: Sheet): string {
  const { colors, random } = sheet;
  const edge = smoothPath(
    Array.from({ length: 72 }, (_, index): Point => polar(index * 5, index % 2 ? 99 : 94)),
  );
  const kind = random.pick(['berries', 'lemon', 'apricot'] as const);
  const custard = kind === 'lemon' ? blend(colors.lemon, colors.egg, 0.4) : colors.pasta;
  const berry = random.pick([colors.tomato, colors.plum, colors.wine]);
  const rings: [number, number][] = [
    [24, 74],
    [18, 53],
    [11, 32],
    [5, 13],
  ];
  const fruit = rings
    .map(([count, radius], ring) =>
      repeat(count, (index) => {
        const angle = (360 / count) * index + ring * 9;
        const [x, y] = polar(angle, radius);
        if (kind === 'berries') return drawBerry(sheet, { x, y, scale: 0.2 }, ring % 2 ? colors.plum : berry);
        return place(sheet, { x, y, turn: angle + 60 }, (local) => {
          const petal = 'M-9 11C-14 -6 -4 -15 8 -12C12 0 6 12 -9 11Z';
          return (
            castShadow(local, petal, 2.5) +
            shape(petal, domed(local, shade(colors.orange, 0.03))) +
            shape('M-8 10C-12 -5 -4 -14 8 -12', { stroke: colors.tomato, width: 1.4, opacity: 0.7 })
          );
        });
      }),
    )
    .join('');
  const meringue = rings
    .slice(1)
    .map(([count, radius]) =>
      repeat(count, (index) => {
        const [x, y] = polar((360 / count) * index, radius);
        return at(
          { x, y },
          castShadow(sheet, circlePath([0, 0], 9.5), 4) +
            disc([0, 0], 9.5, domed(sheet, colors.cream, 0.1)) +
            shape('M-6 3Q-2 -8 3 -2Q5 3 0 2', {
              stroke: shade(colors.crust, 0.05),
              width: 1.6,
              opacity: 0.9,
            }),
        );
      }),
    )
    .join('');
  return (
    sheet.show('gluten', 'dairy', 'egg') +
    castShadow(sheet, edge, 10) +
    shape(edge, domed(sheet, colors.crust, 0.12)) +
    disc([0, 0], 88, colors.crustDark) +
    disc([0, 0], 86, domed(sheet, custard, 0.04)) +
    (kind === 'lemon'
      ? meringue + drawSprig(sheet, { x: -20, y: 10, turn: -40, scale: 0.2 }, 'thyme')
      : fruit) +
    shape(arcPath(91, 190, 280), { stroke: colors.crustLight, width: 2.5, opacity: 0.8 })
  );
}
