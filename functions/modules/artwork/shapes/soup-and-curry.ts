import { blend, shade } from '#functions/platform/color/oklch.ts';
import { castShadow, domed, place, type Sheet } from '../sheet.ts';
import {
  arcPath,
  at,
  blobPath,
  box,
  oval,
  type Point,
  polar,
  repeat,
  shape,
  smoothPath,
  strew,
} from '../svg.ts';
import { drawParsley } from './leaves.ts';
import { drawChili } from './vegetables.ts';
import { drawBowl, drawPan } from './vessels.ts';

/*
 * Dishes from above, around the origin, within a radius of 100.
 */

export function drawSoup(sheet: Sheet): string {
  const { colors, random } = sheet;
  const soup = random.pick([colors.orange, colors.tomato, shade(colors.leaf, 0.08), colors.saffron]);
  const swirl = smoothPath(
    Array.from({ length: 26 }, (_, index): Point => polar(index * 34, 8 + index * 1.75)),
    false,
  );
  const seeds = strew(random, 22, 34)
    .map(([x, y]) =>
      at({ x: x + 14, y: y - 10, turn: random.between(0, 180) }, oval([0, 0], [4.4, 2.1], colors.leafDark)),
    )
    .join('');
  const drawCrouton = () => {
    const [x, y] = polar(random.between(100, 220), random.between(22, 58));
    const cube = box([-7, -7], [14, 14], 3);
    return place(
      sheet,
      { x, y, turn: random.between(0, 90) },
      (local) => castShadow(local, cube, 7) + shape(cube, domed(local, colors.crust)),
    );
  };
  const croutons = sheet.may('gluten') ? sheet.show('gluten') + repeat(7, drawCrouton) : '';
  return (
    drawBowl(sheet, domed(sheet, soup, 0.05)) +
    shape(swirl, { stroke: shade(soup, 0.06), width: 9 }) +
    (sheet.may('dairy') ? sheet.show('dairy') + shape(swirl, { stroke: colors.cream, width: 4.6 }) : '') +
    seeds +
    croutons +
    drawParsley(sheet, { x: 14, y: -4, scale: 0.42, turn: random.between(0, 90) })
  );
}

export function drawCurry(sheet: Sheet): string {
  const { colors, random } = sheet;
  const sauce = random.pick([colors.curry, colors.tomato, blend(colors.leaf, colors.saffron, 0.3)]);
  const isPaneer = random.chance(0.5) && sheet.may('dairy');
  const isMeat = !isPaneer && sheet.may('meat');
  const pieces = strew(random, 11, 60)
    .map(([x, y]) =>
      place(sheet, { x, y, turn: random.between(0, 90) }, (local) => {
        const outline = isPaneer
          ? box([-13, -12], [26, 24], 5)
          : blobPath(random, [random.between(13, 19), random.between(11, 15)], 0.13);
        const tone = isPaneer
          ? blend(colors.cream, sauce, 0.12)
          : isMeat
            ? blend(colors.crustLight, sauce, 0.35)
            : blend(random.pick([colors.orange, colors.leafLight, colors.saffron]), sauce, 0.2);
        return (
          castShadow(local, outline, 6) +
          shape(outline, domed(local, tone)) +
          shape('M-8 -6L4 -8', { stroke: sauce, width: 3, opacity: 0.7 })
        );
      }),
    )
    .join('');
  if (isPaneer) sheet.show('dairy');
  if (isMeat) sheet.show('meat');
  const cream = `${arcPath(56, 200, 300)}${arcPath(38, 20, 120)}${arcPath(24, 190, 290)}`;
  const pan = random.chance(0.6) ? drawPan : drawBowl;
  return (
    pan(sheet, domed(sheet, sauce, 0.07)) +
    pieces +
    (sheet.may('dairy') ? sheet.show('dairy') + shape(cream, { stroke: colors.cream, width: 4 }) : '') +
    drawChili(sheet, { x: -24, y: 26, turn: 30, scale: 0.3 }) +
    [
      [6, -8],
      [-30, -26],
      [32, 22],
    ]
      .map(([x = 0, y = 0]) => drawParsley(sheet, { x, y, turn: random.between(0, 360), scale: 0.4 }))
      .join('')
  );
}
