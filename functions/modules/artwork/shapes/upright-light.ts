import { shade } from '#functions/platform/color/oklch.ts';
import { across, type Sheet } from '../sheet.ts';
import { num, shape } from '../svg.ts';

/*
 * Seen from the front, standing on y = 0 and rising to negative y, centered on x = 0.
 */

/** The long shadow that a standing thing throws over the table, as a leaning copy of its outline. */
export function floorShadow(sheet: Sheet, outline: string, lean = 1.1): string {
  const side = sheet.light[0] >= 0 ? lean : -lean;
  const copy = (squash: number, opacity: number) =>
    `<path d="${outline}" transform="matrix(1 0 ${num(-side)} ${num(-squash)} 0 0)" fill="${sheet.colors.shadow}" fill-opacity="${opacity}"/>`;
  return copy(0.34, 0.2) + copy(0.3, 0.2);
}

/** Side light over an upright form of the given base color. */
export function rounded(sheet: Sheet, color: string): string {
  const stops = [
    [0, shade(color, 0.12)],
    [0.3, shade(color, 0.03)],
    [0.72, shade(color, -0.07)],
    [1, shade(color, -0.15)],
  ] as const;
  return across(
    sheet,
    sheet.light[0] >= 0 ? stops : stops.map(([offset, tone]) => [1 - offset, tone] as const).reverse(),
  );
}

export const streak = (sheet: Sheet, d: string, width: number) =>
  shape(d, { stroke: sheet.colors.glow, width, opacity: 0.6 });
