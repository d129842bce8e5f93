import { shade } from '#functions/platform/color/oklch.ts';
import { drawFlamingPan, drawOven, drawPeel } from '../shapes/fire.ts';
import { drawSurface, type Surface } from '../shapes/surfaces.ts';
import { down, radial, type Sheet } from '../sheet.ts';
import { at, box, type Point, shape } from '../svg.ts';
import type { Frame } from './frame.ts';

/** A wood oven in a tiled wall, or a pan in flames on the range; the fire is the light. */
export function drawHearth(sheet: Sheet, frame: Frame, surfaces: readonly [Surface, ...Surface[]]): string {
  const { colors, random } = sheet;
  const { width, height, isHero } = frame;
  const size: Point = [width, height];
  const x = width * (isHero ? 0.69 : random.between(0.47, 0.53));
  const sill = height * 0.8;
  const isOven = random.chance(0.85);
  const scale = (height * (isOven ? random.pick([0.56, 0.6, 0.74]) : 0.66)) / 330;
  const wall = drawSurface(sheet, random.pick(surfaces), size);
  const counter =
    shape(
      box([0, sill], [width, height - sill], 0),
      down(sheet, [
        [0, shade(colors.groundDeep, 0.03)],
        [1, shade(colors.groundDeep, -0.05)],
      ]),
    ) + shape(box([0, sill], [width, 7], 0), { fill: colors.flame, opacity: 0.5 });
  const fire = isOven
    ? at({ x, y: sill, scale }, drawOven(sheet)) +
      at({ x: x - 70 * scale, y: sill + height * 0.075, scale: scale * 0.82 }, drawPeel(sheet))
    : at({ x: x - 40, y: sill + 6, scale }, drawFlamingPan(sheet));
  const night = radial(
    sheet,
    [x / width, 0.62, 0.62],
    [
      [0, colors.flame, 0.26],
      [0.35, colors.flame, 0.06],
      [0.55, colors.shadow, 0.12],
      [1, colors.shadow, 0.62],
    ],
  );
  const dim = shape(box([0, 0], size, 0), { fill: colors.shadow, opacity: isOven ? 0.12 : 0.5 });
  return wall + dim + counter + fire + shape(box([0, 0], size, 0), night);
}
