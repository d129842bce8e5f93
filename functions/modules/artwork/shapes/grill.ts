import { blend, shade } from '#functions/platform/color/oklch.ts';
import { castShadow, clipped, domed, place, radial, type Sheet, withLight } from '../sheet.ts';
import { at, box, disc, num, repeat, shape, strew } from '../svg.ts';
import { drawWedge } from './fruit.ts';
import { drawSprig } from './leaves.ts';

/*
 * Dishes from above, around the origin, within a radius of 100.
 */

/** A steak, sliced, with grill marks. */
function drawSteak(sheet: Sheet): string {
  const { colors, random } = sheet;
  const outline = 'M-84 -6C-86 -44 -40 -58 0 -50C40 -44 78 -46 86 -8C90 26 60 48 18 46C-20 46 -78 40 -84 -6Z';
  const marks = repeat(9, (index) => `M${-96 + index * 24} 64L${-58 + index * 24} -64`);
  const whole =
    castShadow(sheet, outline, 13) +
    shape(outline, blend(colors.crustLight, colors.meat, 0.25)) +
    at({ x: 0, y: 1, scale: 0.93 }, shape(outline, domed(sheet, colors.meat, 0.09))) +
    clipped(sheet, outline, shape(marks, { stroke: colors.char, width: 6.4, butt: true, opacity: 0.9 }));
  const slices = repeat(4, (index) =>
    place(sheet, { x: -56 + index * 25, y: 62 - index * 2, turn: 14 }, (local) => {
      const cut = 'M-9 -26C6 -30 12 -22 11 0C12 22 6 30 -7 26C-13 14 -13 -14 -9 -26Z';
      return (
        castShadow(local, cut, 7) +
        shape(cut, colors.meat) +
        at({ x: 0.5, y: 0, scale: 0.78 }, shape(cut, domed(local, colors.meatRare)))
      );
    }),
  );
  return (
    sheet.show('beef') +
    at({ x: 0, y: -18 }, whole) +
    slices +
    drawSprig(sheet, { x: -30, y: -14, turn: -24, scale: 0.5 }, 'rosemary') +
    strew(random, 22, 60)
      .map(([x, y]) => disc([x, y - 18], 1.5, colors.cream))
      .join('')
  );
}

/** Skewers with meat, or none, and pepper and onion. */
function drawSkewers(sheet: Sheet): string {
  const { colors, random } = sheet;
  const isMeat = sheet.may('meat');
  if (isMeat) sheet.show('meat');
  const [red, brown] = isMeat ? [colors.meat, colors.crustDark] : [colors.orange, colors.leafLight];
  const kinds = [red, colors.tomato, brown, colors.leaf, red, shade(colors.plum, 0.3), colors.egg, brown];
  const piece = box([-13, -17], [26, 34], 7);
  const one = (y: number, start: number) =>
    place(
      sheet,
      { x: 0, y, turn: random.between(-4, 4) },
      (local) =>
        castShadow(local, box([-118, -2], [236, 4], 1), 10) +
        shape(box([-118, -2], [236, 4], 1), colors.wood) +
        repeat(6, (index) => {
          const tone = kinds[(index + start) % kinds.length] ?? red;
          return place(
            local,
            { x: -76 + index * 29, y: 0, turn: random.between(-9, 9) },
            (inner) =>
              castShadow(inner, piece, 9) +
              shape(piece, domed(inner, tone, 0.1)) +
              shape('M-8 -14L-2 14M3 -14L9 14', { stroke: colors.char, width: 3, opacity: 0.65 }),
          );
        }),
    );
  return one(-50, 0) + one(0, 3) + one(50, 5);
}

/** Food from the grill, on bars over embers. */
export function drawGrill(sheet: Sheet): string {
  const { colors, random } = sheet;
  const embers = strew(random, 46, 80)
    .map((point) =>
      disc(point, random.between(5, 13), {
        fill: random.pick([colors.flame, colors.tomato, colors.tomatoDark, colors.char]),
        opacity: 0.75,
      }),
    )
    .join('');
  const bars = repeat(13, (index) => {
    const x = -96 + index * 16;
    const reach = Math.sqrt(Math.max(0, 94 * 94 - x * x));
    return `M${x} ${num(-reach)}V${num(reach)}`;
  });
  const isSteak = random.chance(0.5) && sheet.may('beef');
  return (
    castShadow(sheet, 'M-100 0a100 100 0 1 0 200 0a100 100 0 1 0 -200 0Z', 16) +
    disc(
      [0, 0],
      100,
      withLight(sheet, [
        [0, shade(colors.char, 0.12)],
        [1, colors.ink],
      ]),
    ) +
    disc(
      [0, 0],
      94,
      radial(
        sheet,
        [0.5, 0.5, 0.55],
        [
          [0, shade(colors.tomatoDark, -0.05)],
          [1, shade(colors.ink, -0.08)],
        ],
      ),
    ) +
    embers +
    shape(bars, { stroke: shade(colors.ink, -0.08), width: 5 }) +
    shape(bars, { stroke: shade(colors.steelDark, -0.12), width: 2.4 }) +
    at({ x: 0, y: -2, scale: 0.84 }, isSteak ? drawSteak(sheet) : drawSkewers(sheet)) +
    drawWedge(sheet, { x: 56, y: 60, turn: 30, scale: 0.3 }, 'lemon')
  );
}
