import { shade } from '#functions/platform/color/oklch.ts';
import { castShadow, place, radial, type Sheet, withLight } from '../sheet.ts';
import { at, box, circlePath, disc, num, oval, polar, repeat, type Spot, shape } from '../svg.ts';
import { glint, hollow } from './glaze.ts';

/*
 * What lies beside the dish, seen from above. Cutlery stands upright along y, 200 long at scale 1.
 */

export const metal = (sheet: Sheet) =>
  withLight(sheet, [
    [0, shade(sheet.colors.steel, 0.12)],
    [0.5, sheet.colors.steel],
    [1, sheet.colors.steelDark],
  ]);

export function drawFork(sheet: Sheet, spot: Spot): string {
  const outline =
    'M-16 -100C-15 -70 -16 -52 -6 -42L-4 84Q0 104 4 84L6 -42C16 -52 15 -70 16 -100L11 -100L10 -66L7 -66L6.5 -100L2.5 -100L2 -66L-2 -66L-2.5 -100L-6.5 -100L-7 -66L-10 -66L-11 -100Z';
  return place(sheet, spot, (local) => castShadow(local, outline, 7) + shape(outline, metal(local)));
}

export function drawKnife(sheet: Sheet, spot: Spot): string {
  const outline = 'M-5 100Q0 106 5 100L5 10L12 -4C13 -50 8 -86 -5 -104Z';
  return place(
    sheet,
    spot,
    (local) =>
      castShadow(local, outline, 7) +
      shape(outline, metal(local)) +
      shape('M-5 10H5', { stroke: sheet.colors.steelDark, width: 1.5 }),
  );
}

export function drawSpoon(sheet: Sheet, spot: Spot): string {
  const outline = 'M0 -104C22 -104 24 -56 5 -44L5 86Q0 104 -5 86L-5 -44C-24 -56 -22 -104 0 -104Z';
  return place(
    sheet,
    spot,
    (local) =>
      castShadow(local, outline, 7) +
      shape(outline, metal(local)) +
      oval([0, -76], [12, 21], { fill: sheet.colors.steelDark, opacity: 0.4 }),
  );
}

/** A pair of chopsticks along x, 300 long. */
export function drawChopsticks(sheet: Sheet, spot: Spot): string {
  const stick = 'M-150 -3L150 -6.500Q154 0 150 6.500L-150 3Z';
  const { colors } = sheet;
  const tone = colors.isDark ? colors.crust : colors.char;
  const one = (local: Sheet) =>
    castShadow(local, stick, 14) +
    shape(stick, tone) +
    shape('M104 -5.300L150 -6.500Q154 0 150 6.500L104 5.300Z', colors.accent) +
    shape('M-148 -1.500L104 -3', { stroke: shade(tone, 0.2), width: 1.6, opacity: 0.7 });
  return place(
    sheet,
    spot,
    (local) => place(local, { x: 0, y: -11, turn: 3 }, one) + place(local, { x: 4, y: 12, turn: -2 }, one),
  );
}

/** A folded napkin, 150 by 210, with stripes at its ends. */
export function drawNapkin(sheet: Sheet, spot: Spot): string {
  const { cloth, clothMark } = sheet.colors;
  const outline =
    'M-76 -104C-30 -108 30 -101 75 -105C79 -40 73 40 77 104C30 101 -28 108 -75 104C-79 40 -72 -40 -76 -104Z';
  const stripes = [-86, -76, -70, 70, 76, 86]
    .map((y) => `M-75 ${y}C-30 ${y - 3} 30 ${y + 3} 75 ${y}`)
    .join('');
  return place(
    sheet,
    spot,
    (local) =>
      castShadow(local, outline, 8) +
      shape(
        outline,
        withLight(local, [
          [0, shade(cloth, 0.02)],
          [1, shade(cloth, -0.05)],
        ]),
      ) +
      shape(stripes, { stroke: clothMark, width: 3, opacity: 0.85 }) +
      shape('M-2 -104C4 -40 -6 40 1 104L18 104C10 40 18 -40 12 -105Z', {
        fill: sheet.colors.shadow,
        opacity: 0.1,
      }) +
      shape('M-40 -105C-34 -30 -44 50 -38 105', { stroke: shade(cloth, -0.1), width: 1.6, opacity: 0.7 }),
  );
}

/** A glass of wine or water from above, radius 50, throwing a colored light. */
export function drawGlassTop(sheet: Sheet, spot: Spot, drink: string): string {
  const { glow, shadow } = sheet.colors;
  return place(sheet, spot, (local) => {
    const [x, y] = local.light;
    const caustic = at(
      { x: x * 62, y: y * 62 },
      disc(
        [0, 0],
        56,
        radial(
          local,
          [0.5, 0.5, 0.5],
          [
            [0, glow, 0.65],
            [0.4, drink, 0.4],
            [1, drink, 0],
          ],
        ),
      ),
    );
    return (
      `<g opacity="0.75">${castShadow(local, circlePath([0, 0], 48), 62)}</g>${caustic}` +
      disc([0, 0], 50, { fill: shadow, opacity: 0.16 }) +
      disc([0, 0], 44, drink) +
      hollow(local, 44, 0.35) +
      disc([0, 0], 49, { stroke: glow, width: 2, opacity: 0.85 }) +
      glint(local, 40, 3)
    );
  });
}

/** A coffee cup on its saucer from above, radius 100 over all; `filling` draws what is in it (radius 50). */
export function drawCupTop(sheet: Sheet, spot: Spot, filling: (local: Sheet) => string): string {
  const { vessel, vesselShade, vesselMark } = sheet.colors;
  const turn = sheet.random.between(-50, 40);
  return place(sheet, spot, (local) => {
    const rim = withLight(local, [
      [0, shade(vessel, 0.02)],
      [1, vesselShade],
    ]);
    const handle = at(
      { x: 0, y: 0, turn },
      shape('M52 -13C92 -22 92 22 52 13', { stroke: vesselShade, width: 12 }) +
        shape('M52 -13C92 -22 92 22 52 13', { stroke: vessel, width: 8 }),
    );
    return (
      castShadow(local, circlePath([0, 0], 100), 9) +
      disc([0, 0], 100, rim) +
      disc([0, 0], 95, { stroke: vesselMark, width: 3 }) +
      disc([0, 0], 66, { stroke: vesselShade, width: 3 }) +
      castShadow(local, circlePath([0, 0], 56), 26) +
      handle +
      disc([0, 0], 60, rim) +
      disc([0, 0], 55, shade(vesselShade, -0.03)) +
      filling(local) +
      hollow(local, 52, 0.28) +
      glint(local, 58.5, 2)
    );
  });
}

/** Peppercorns, salt or crumbs strewn about the origin. */
export function drawCrumbs(sheet: Sheet, spot: Spot, color: string): string {
  const { random } = sheet;
  return at(
    spot,
    repeat(26, () => {
      const [x, y] = polar(random.between(0, 360), 100 * Math.sqrt(random.between(0, 1)));
      return disc([x, y], random.between(0.8, 3), color);
    }),
  );
}

/** A rectangular slate or ceramic tray around the origin. */
export function drawTray(sheet: Sheet, [width, height]: readonly [number, number], color: string): string {
  const outline = box([-width / 2, -height / 2], [width, height], 9);
  const inner = box([-width / 2 + 5, -height / 2 + 5], [width - 10, height - 10], 6);
  return (
    castShadow(sheet, outline, 9) +
    shape(
      outline,
      withLight(sheet, [
        [0, shade(color, 0.09)],
        [1, shade(color, -0.04)],
      ]),
    ) +
    shape(
      inner,
      withLight(sheet, [
        [0, shade(color, -0.01)],
        [1, shade(color, 0.04)],
      ]),
    ) +
    shape(`M${num(-width / 2 + 8)} ${num(-height / 2 + 2)}H${num(width / 2 - 8)}`, {
      stroke: sheet.colors.glow,
      width: 1.2,
      opacity: 0.4,
    })
  );
}
