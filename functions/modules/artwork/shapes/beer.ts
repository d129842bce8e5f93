import { blend, shade } from '#functions/platform/color/oklch.ts';
import { clipped, type Sheet, withLight } from '../sheet.ts';
import { at, disc, type Spot, shape, strew } from '../svg.ts';
import { floorShadow, rounded, streak } from './upright-light.ts';

/*
 * Seen from the front, standing on y = 0 and rising to negative y, centered on x = 0.
 */

export function drawBeer(sheet: Sheet, spot: Spot): string {
  const { colors, random } = sheet;
  const isMug = random.chance(0.5);
  const beer = random.pick([colors.beer, colors.saffron, blend(colors.crustDark, colors.tomatoDark, 0.3)]);
  const outline = isMug
    ? 'M-66 -214V-14Q-66 0 -50 0H50Q66 0 66 -14V-214Z'
    : 'M-58 -270C-62 -190 -40 -90 -38 0H38C40 -90 62 -190 58 -270Z';
  const top = isMug ? -214 : -270;
  const half = isMug ? 66 : 58;
  const foam = `M${-half} ${top + 40}C${-half - 16} ${top + 6} ${-half - 4} ${top - 30} ${-half * 0.5} ${top - 24}C${-half * 0.35} ${top - 50} ${half * 0.3} ${top - 50} ${half * 0.45} ${top - 26}C${half + 4} ${top - 34} ${half + 16} ${top + 6} ${half} ${top + 34}C${half * 0.6} ${top + 52} ${half * 0.3} ${top + 26} 0 ${top + 44}C${-half * 0.3} ${top + 60} ${-half * 0.6} ${top + 34} ${-half} ${top + 40}Z`;
  const flutes = isMug
    ? [-33, 0, 33]
        .map(
          (x) =>
            shape(`M${x} ${top + 64}V-22`, { stroke: shade(beer, -0.09), width: 3 }) +
            shape(`M${x + 6} ${top + 64}V-22`, { stroke: shade(beer, 0.1), width: 3 }),
        )
        .join('')
    : '';
  const handle = isMug
    ? shape('M62 -180C122 -186 124 -40 62 -44', { stroke: shade(beer, 0.1), width: 17, opacity: 0.75 }) +
      shape('M62 -180C122 -186 124 -40 62 -44', { stroke: colors.glow, width: 4, opacity: 0.7 })
    : '';
  const bubbles = strew(random, 26, 1)
    .map(([x, y]) =>
      disc([x * half * 0.6, top / 2 + 20 + y * (top * -0.33)], random.between(1.6, 4), {
        fill: colors.glow,
        opacity: 0.5,
      }),
    )
    .join('');
  return at(
    spot,
    sheet.show('alcohol', 'gluten') +
      floorShadow(sheet, outline) +
      handle +
      shape(outline, rounded(sheet, beer)) +
      clipped(sheet, outline, flutes + bubbles) +
      shape(
        foam,
        withLight(sheet, [
          [0, colors.cream],
          [1, shade(colors.cream, -0.11)],
        ]),
      ) +
      strew(random, 12, 1)
        .map(([x, y]) =>
          disc([x * half * 0.8, top - 2 + y * 22], random.between(2, 5), {
            fill: shade(colors.cream, -0.06),
            opacity: 0.7,
          }),
        )
        .join('') +
      streak(sheet, `M${-half + 14} ${top + 70}L${(isMug ? -half : -38) + 13} -26`, 6),
  );
}
