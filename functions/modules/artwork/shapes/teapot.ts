import { shade } from '#functions/platform/color/oklch.ts';
import { clipped, type Sheet } from '../sheet.ts';
import { at, disc, oval, repeat, type Spot, shape } from '../svg.ts';
import { drawSteam } from './light.ts';
import { floorShadow, rounded, streak } from './upright-light.ts';

/*
 * Seen from the front, standing on y = 0 and rising to negative y, centered on x = 0.
 */

/** A cup from the side with its saucer and steam. */
export function drawCupFront(sheet: Sheet, spot: Spot): string {
  const { vessel, vesselMark } = sheet.colors;
  const outline = 'M-70 -104C-70 -46 -48 -10 -24 -8H24C48 -10 70 -46 70 -104Z';
  const saucer = 'M-112 -14C-80 4 80 4 112 -14C84 -8 -84 -8 -112 -14Z';
  return at(
    spot,
    floorShadow(sheet, `${outline}${saucer}`) +
      drawSteam(sheet, [0, -118], 170) +
      shape('M62 -88C116 -98 112 -34 48 -36', { stroke: shade(vessel, -0.09), width: 13 }) +
      shape('M-112 -14C-80 6 80 6 112 -14C84 -22 -84 -22 -112 -14Z', rounded(sheet, vessel)) +
      shape(outline, rounded(sheet, vessel)) +
      clipped(
        sheet,
        outline,
        shape('M-72 -76C-30 -66 30 -66 72 -76V-62C30 -52 -30 -52 -72 -62Z', vesselMark),
      ) +
      oval([0, -104], [70, 11], shade(vessel, -0.1)) +
      oval([0, -102], [62, 8], sheet.colors.chocolate),
  );
}

/** A round teapot from the side. */
export function drawTeapot(sheet: Sheet, spot: Spot): string {
  const { colors, random } = sheet;
  const pot = random.pick([colors.accent, colors.second, colors.ink, colors.vessel]);
  const body =
    'M-100 -70C-100 -128 -56 -150 0 -150C56 -150 100 -128 100 -70C100 -26 60 0 40 0H-40C-60 0 -100 -26 -100 -70Z';
  const spout = 'M88 -84C120 -84 128 -120 152 -138L168 -128C152 -96 142 -44 84 -36Z';
  const bands = random.chance(0.5)
    ? shape('M-104 -84C-40 -70 40 -70 104 -84V-70C40 -56 -40 -56 -104 -70Z', {
        fill: shade(pot, 0.16),
        opacity: 0.75,
      })
    : repeat(7, (index) =>
        disc([-78 + index * 26, -70 + Math.abs(index - 3) * -2], 6.5, {
          fill: shade(pot, 0.2),
          opacity: 0.8,
        }),
      );
  return at(
    spot,
    floorShadow(sheet, `${body}${spout}`) +
      drawSteam(sheet, [162, -150], 130) +
      shape('M-88 -112C-170 -130 -164 -24 -84 -34', { stroke: shade(pot, -0.07), width: 15 }) +
      shape(spout, rounded(sheet, pot)) +
      shape(body, rounded(sheet, pot)) +
      clipped(sheet, body, bands) +
      shape(
        'M-52 -146C-44 -172 44 -172 52 -146C30 -138 -30 -138 -52 -146Z',
        rounded(sheet, shade(pot, 0.03)),
      ) +
      disc([0, -176], 12, rounded(sheet, pot)) +
      streak(
        sheet,
        sheet.light[0] >= 0 ? 'M-76 -92C-70 -116 -54 -128 -36 -132' : 'M76 -92C70 -116 54 -128 36 -132',
        7,
      ),
  );
}
