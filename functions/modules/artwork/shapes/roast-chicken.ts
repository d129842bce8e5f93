import { shade } from '#functions/platform/color/oklch.ts';
import { castShadow, domed, place, type Sheet } from '../sheet.ts';
import { blobPath, disc, polar, repeat, type Spot, shape, strew } from '../svg.ts';
import { drawCitrus } from './fruit.ts';
import { drawSprig } from './leaves.ts';
import { drawPlatter } from './vessels.ts';

/*
 * Dishes from above, around the origin, within a radius of 100.
 */

/** A roast chicken, breast up, its legs toward +y; about 150 wide and 190 long. */
function drawRoast(sheet: Sheet, spot: Spot): string {
  const { colors, random } = sheet;
  const skin = shade(colors.crust, -0.045);
  const body = 'M0 -84C40 -84 58 -56 64 -18C72 30 46 66 0 66C-46 66 -72 30 -64 -18C-58 -56 -40 -84 0 -84Z';
  const thigh = 'M70 2C92 28 84 66 54 82C40 92 34 100 30 108L16 102C16 92 18 84 16 76C8 48 30 -10 70 2Z';
  const wing = 'M56 -56C80 -58 98 -34 92 -6C88 10 76 10 72 -2C66 -14 52 -22 50 -38Z';
  return place(sheet, spot, (local) => {
    const both = (d: string, fill: string) =>
      `${shape(d, fill)}<g transform="scale(-1 1)">${shape(d, fill)}</g>`;
    const gleam = (d: string, width: number) => shape(d, { stroke: colors.crustLight, width, opacity: 0.75 });
    const bone = 'M27 104L17 100L10 112C4 116 6 124 13 123C15 130 24 129 24 122Z';
    const spice = strew(random, 46, 56)
      .map(([x, y]) =>
        disc([x, y - 10], random.between(0.9, 2), {
          fill: random.pick([colors.char, colors.leafDark]),
          opacity: 0.65,
        }),
      )
      .join('');
    return (
      castShadow(local, body + wing + thigh, 20) +
      both(bone, colors.cream) +
      both(wing, domed(local, shade(skin, -0.05), 0.13)) +
      shape(body, domed(local, skin, 0.17)) +
      shape('M0 -78C3 -40 3 10 0 44', { stroke: colors.crustDark, width: 3, opacity: 0.55 }) +
      spice +
      both(thigh, domed(local, shade(skin, -0.015), 0.16)) +
      gleam('M-38 -44C-30 -64 -18 -70 -10 -70', 6) +
      gleam('M14 -66C30 -60 40 -44 44 -26', 4) +
      gleam('M66 18C76 32 72 54 56 66', 4) +
      gleam('M-66 18C-76 32 -72 54 -56 66', 4) +
      shape('M-24 92Q0 104 24 92M-22 97Q0 109 22 97', { stroke: colors.pasta, width: 2.4 })
    );
  });
}

/** A roast chicken in a dish with lemons, potatoes and herbs. */
export function drawChicken(sheet: Sheet): string {
  const { colors, random } = sheet;
  const potatoes = repeat(12, (index) => {
    const [x, y] = polar(index * 30 + random.between(-7, 7), 1);
    const tater = blobPath(random, [14, 12], 0.08);
    return place(
      sheet,
      { x: x * 98, y: y * 58 },
      (local) =>
        castShadow(local, tater, 8) +
        shape(tater, domed(local, index % 3 ? colors.pasta : colors.orange, 0.13)),
    );
  });
  const lemons = [
    [-90, 20],
    [92, -22],
    [66, 44],
  ]
    .map(([x = 0, y = 0]) => drawCitrus(sheet, { x, y, scale: 0.3 }))
    .join('');
  return (
    sheet.show('poultry') +
    drawPlatter(sheet, [132, 92]) +
    potatoes +
    lemons +
    drawSprig(sheet, { x: -100, y: -36, turn: 16, scale: 0.5 }) +
    drawRoast(sheet, { x: -8, y: 0, turn: -90 + random.between(-12, 12), scale: 0.8 }) +
    drawSprig(sheet, { x: -30, y: 58, turn: 4, scale: 0.5 }, 'thyme')
  );
}
