import { shade } from '#functions/platform/color/oklch.ts';
import { clipped, down, radial, type Sheet } from '../sheet.ts';
import { at, disc, oval, repeat, type Spot, shape } from '../svg.ts';
import { floorShadow, rounded, streak } from './upright-light.ts';

/*
 * Seen from the front, standing on y = 0 and rising to negative y, centered on x = 0.
 */

/** Plates in a stack, the smaller ones on top. */
export function drawPlateStack(sheet: Sheet, spot: Spot): string {
  const { vessel, vesselMark, second, accent } = sheet.colors;
  const count = sheet.random.whole(7, 9);
  const tones = [vessel, shade(vessel, -0.03), sheet.random.pick([second, accent])];
  const plate = (half: number) =>
    `M${-half} -20C${-half * 0.6} -8 ${-half * 0.4} 0 ${-half * 0.34} 0H${half * 0.34}C${half * 0.4} 0 ${half * 0.6} -8 ${half} -20C${half} -27 ${-half} -27 ${-half} -20Z`;
  const stack = repeat(count, (index) => {
    const half = index < count - 3 ? 160 : 116;
    const tone = tones[index % 4 === 3 ? 2 : index % 2] ?? vessel;
    return at(
      { x: (index % 3) - 1, y: -index * 24 },
      shape(plate(half), rounded(sheet, tone)) +
        oval([0, -21], [half, 5], shade(tone, 0.04)) +
        shape(`M${-half + 10} -18Q0 -6 ${half - 10} -18`, { stroke: vesselMark, width: 2.4, opacity: 0.55 }),
    );
  });
  return at(spot, floorShadow(sheet, `M-160 -20H160L60 0H-60ZM-110 -${count * 24}H110V0H-110Z`, 0.8) + stack);
}

/** Empty bowls, one in the other. */
export function drawBowlStack(sheet: Sheet, spot: Spot): string {
  const { vessel, vesselMark, second } = sheet.colors;
  const outline = 'M-156 -122C-150 -50 -96 -14 -56 -12L-50 0H50L56 -12C96 -14 150 -50 156 -122Z';
  const tones = sheet.random.chance(0.5) ? [vessel, second, vessel] : [second, vessel, vessel];
  const bowls = repeat(3, (index) => {
    const tone = tones[index] ?? vessel;
    return at(
      { x: index * 3 - 3, y: -index * 58, scale: 1 - index * 0.05 },
      oval([0, -122], [156, 20], shade(tone, -0.16)) +
        shape(
          outline.replace('M-156 -122', 'M-156 -122C-110 -98 110 -98 156 -122L-156 -122'),
          rounded(sheet, tone),
        ) +
        clipped(
          sheet,
          outline,
          shape('M-170 -86C-60 -66 60 -66 170 -86', { stroke: vesselMark, width: 6, opacity: 0.8 }),
        ) +
        shape('M-156 -122C-110 -98 110 -98 156 -122', { stroke: shade(tone, 0.06), width: 4 }),
    );
  });
  return at(spot, floorShadow(sheet, outline, 0.9) + bowls);
}

/** A small table lamp, lit. */
export function drawTableLamp(sheet: Sheet, spot: Spot): string {
  const { colors, random } = sheet;
  const shadeTone = random.pick([colors.cream, colors.second, colors.accent]);
  const foot = random.pick([colors.steelDark, colors.crustDark, colors.vessel]);
  const hood = 'M-62 -352H62L126 -204C60 -190 -60 -190 -126 -204Z';
  const stem = 'M-12 -200H12L14 -40C30 -26 58 -16 70 -6C60 4 -60 4 -70 -6C-58 -16 -30 -26 -14 -40Z';
  return at(
    spot,
    disc(
      [0, -230],
      290,
      radial(
        sheet,
        [0.5, 0.5, 0.5],
        [
          [0, colors.flame, 0.42],
          [0.5, colors.flame, 0.14],
          [1, colors.flame, 0],
        ],
      ),
    ) +
      floorShadow(sheet, stem) +
      shape('M-126 -204L-250 0H250L126 -204Z', {
        fill: down(sheet, [
          [0, colors.egg, 0.34],
          [1, colors.egg, 0],
        ]),
      }) +
      shape(stem, rounded(sheet, foot)) +
      oval([0, -204], [120, 12], colors.egg) +
      shape(
        hood,
        down(sheet, [
          [0, shade(shadeTone, -0.02)],
          [1, shade(shadeTone, 0.08)],
        ]),
      ) +
      clipped(
        sheet,
        hood,
        disc([0, -200], 120, { fill: colors.egg, opacity: 0.4 }) +
          disc([0, -200], 70, { fill: colors.cream, opacity: 0.4 }),
      ) +
      oval([0, -352], [62, 5], shade(shadeTone, -0.08)) +
      streak(sheet, 'M-52 -330L-96 -222', 4),
  );
}
