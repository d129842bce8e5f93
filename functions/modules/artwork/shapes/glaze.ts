import { radial, type Sheet } from '../sheet.ts';
import { arcPath, disc, shape } from '../svg.ts';

/** The angle, in degrees, toward which the light falls. */
const lightAngle = ({ light: [x, y] }: Sheet) => (Math.atan2(y, x) * 180) / Math.PI;

/** Shade cast into a hollow by the wall nearest to the light. */
export function hollow(sheet: Sheet, radius: number, opacity: number): string {
  const [x, y] = sheet.light;
  const { shadow } = sheet.colors;
  return disc(
    [0, 0],
    radius,
    radial(
      sheet,
      [0.5 + x * 0.13, 0.5 + y * 0.13, 0.6],
      [
        [0.62, shadow, 0],
        [0.86, shadow, opacity * 0.55],
        [1, shadow, opacity],
      ],
    ),
  );
}

/** A bright arc where a glazed edge catches the light, and one where it turns away. */
export function glint(sheet: Sheet, radius: number, width: number): string {
  const toLight = lightAngle(sheet) + 180;
  const { glow, shadow } = sheet.colors;
  return (
    shape(arcPath(radius, toLight - 62, toLight + 48), { stroke: glow, width, opacity: 0.75 }) +
    shape(arcPath(radius, toLight + 130, toLight + 230), { stroke: shadow, width, opacity: 0.16 })
  );
}
