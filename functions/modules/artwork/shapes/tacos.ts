import { shade } from '#functions/platform/color/oklch.ts';
import { castShadow, clipped, domed, place, type Sheet } from '../sheet.ts';
import { at, blobPath, oval, polar, repeat, type Spot, shape, strew } from '../svg.ts';
import { drawParsley } from './leaves.ts';

/*
 * Dishes from above, around the origin, within a radius of 100.
 */

/** One folded taco lying on its side: a half moon 130 wide with its filling along the round edge. */
function drawTaco(sheet: Sheet, spot: Spot): string {
  const { colors, random } = sheet;
  const back = 'M-66 22C-70 -62 -34 -72 0 -72C34 -72 70 -62 66 22Q0 34 -66 22Z';
  const front = 'M-66 24C-64 -34 -34 -50 0 -50C34 -50 64 -34 66 24C62 40 -62 40 -66 24Z';
  const isMeat = sheet.may('meat');
  if (isMeat) sheet.show('meat');
  const [brown, red] = isMeat ? [colors.crustDark, colors.meat] : [colors.saffron, colors.orange];
  const tones = [brown, colors.leafLight, colors.tomato, red, shade(colors.plum, 0.24)];
  return place(sheet, spot, (local) => {
    const filling = repeat(22, (index) => {
      const [x, y] = polar(186 + index * 8, random.between(54, 70));
      const morsel = blobPath(random, [random.between(8, 12), random.between(6, 10)], 0.2);
      return at(
        { x, y: y * 0.98 + 8 },
        castShadow(local, morsel, 3) + shape(morsel, domed(local, tones[(index * 3) % 5] ?? colors.meat)),
      );
    });
    const herbs = [222, 262, 305]
      .map((angle) => {
        const [x, y] = polar(angle, 64);
        return drawParsley(local, { x, y: y + 8, turn: angle + 80, scale: 0.34 });
      })
      .join('');
    const toasts = clipped(
      local,
      front,
      strew(random, 16, 1)
        .map(([x, y]) =>
          oval([x * 54, 2 + y * 34], [random.between(3, 8), random.between(2, 5)], {
            fill: colors.crustDark,
            opacity: 0.4,
          }),
        )
        .join(''),
    );
    const drawCrumb = (index: number) => {
      const [x, y] = polar(200 + index * 17.5, 58);
      return oval([x, y + 8], [5, 3.4], colors.cream);
    };
    const crumbs = sheet.may('dairy') ? sheet.show('dairy') + repeat(9, drawCrumb) : '';
    return (
      castShadow(local, back, 14) +
      shape(back, shade(colors.crust, -0.06)) +
      filling +
      herbs +
      crumbs +
      castShadow(local, front, 4) +
      shape(front, domed(local, colors.crustLight, 0.12)) +
      toasts +
      shape('M-63 16C-60 -34 -32 -47 0 -47C32 -47 60 -34 63 16', {
        stroke: shade(colors.crustLight, 0.06),
        width: 2.4,
        opacity: 0.8,
      })
    );
  });
}

/** Three tacos, one behind the other. */
export const drawTacos = (sheet: Sheet) =>
  [
    [-20, -40, -12],
    [18, 2, 4],
    [-14, 46, -8],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      drawTaco(sheet, { x, y, turn: turn + sheet.random.between(-4, 4), scale: 0.92 }),
    )
    .join('');
