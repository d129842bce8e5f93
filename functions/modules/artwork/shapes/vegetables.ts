import { blend, shade } from '#functions/platform/color/oklch.ts';
import { castShadow, domed, place, type Sheet } from '../sheet.ts';
import { arcPath, at, circlePath, disc, num, oval, polar, repeat, type Spot, shape } from '../svg.ts';

/*
 * From above, around the origin, with a radius of 50 unless stated.
 */

export function drawAubergine(sheet: Sheet, spot: Spot): string {
  const { plum, leaf, leafDark, glow } = sheet.colors;
  const outline =
    'M-66 -12C-40 -26 -14 -24 14 -36C52 -50 88 -26 86 8C84 42 46 52 12 38C-14 26 -42 24 -66 10Z';
  return place(
    sheet,
    spot,
    (local) =>
      castShadow(local, outline, 17) +
      shape(outline, domed(local, shade(plum, -0.03), 0.1)) +
      shape('M-44 -12C-14 -18 0 -22 20 -28C40 -34 56 -30 64 -20', { stroke: glow, width: 4, opacity: 0.5 }) +
      shape(
        'M-98 -5Q-84 -9 -76 -12C-64 -24 -52 -18 -36 -26C-44 -12 -40 -6 -28 0C-40 4 -42 12 -36 24C-52 16 -66 22 -76 10Q-86 4 -98 4Z',
        leaf,
      ) +
      shape('M-98 4Q-86 4 -76 10C-66 22 -52 16 -36 24C-46 12 -60 6 -98 0Z', leafDark),
  );
}

export function drawCarrot(sheet: Sheet, spot: Spot): string {
  const { orange, leaf, leafDark } = sheet.colors;
  const outline = 'M-40 -17C-30 -22 40 -10 92 1C40 12 -30 20 -40 15C-48 6 -48 -8 -40 -17Z';
  return place(
    sheet,
    spot,
    (local) =>
      repeat(5, (index) =>
        at(
          { x: -40, y: 0, turn: 152 + index * 14 },
          shape('M0 0Q34 -10 66 2', { stroke: index % 2 ? leaf : leafDark, width: 3.5 }) +
            [24, 38, 52, 62]
              .map((x) =>
                shape(`M${x} -3l10 -11M${x} -2l12 9`, { stroke: index % 2 ? leaf : leafDark, width: 5 }),
              )
              .join(''),
        ),
      ) +
      castShadow(local, outline, 11) +
      shape(outline, domed(local, orange, 0.1)) +
      shape('M-22 -15Q-18 -8 -24 -4M4 -11Q8 -6 4 -2M-8 13Q-4 8 -8 4M30 6Q32 3 30 1M48 -5Q50 -3 48 0', {
        stroke: shade(orange, -0.13),
        width: 2.4,
      }),
  );
}

export function drawPepper(sheet: Sheet, spot: Spot): string {
  const tone = sheet.random.pick([sheet.colors.tomato, sheet.colors.saffron]);
  const outline =
    'M-6 -40C16 -56 52 -42 52 -8C54 30 34 58 12 54C2 60 -12 60 -20 53C-44 52 -58 22 -52 -10C-50 -42 -22 -54 -6 -40Z';
  return place(
    sheet,
    spot,
    (local) =>
      castShadow(local, outline, 18) +
      shape(outline, domed(local, tone, 0.1)) +
      shape('M-6 -40C-24 -20 -26 30 -20 52M4 -40C24 -16 22 34 12 53', {
        stroke: shade(tone, -0.12),
        width: 3,
      }) +
      shape('M-36 -20C-40 -4 -38 10 -32 24', { stroke: sheet.colors.glow, width: 6, opacity: 0.6 }) +
      shape(
        'M-18 -40C-8 -50 10 -50 18 -40C8 -34 -8 -34 -18 -40ZM-4 -44Q-6 -58 4 -66L10 -62Q4 -56 5 -44Z',
        sheet.colors.leafDark,
      ),
  );
}

export function drawTomato(sheet: Sheet, spot: Spot): string {
  const { tomato, tomatoDark, leafDark, leaf, glow } = sheet.colors;
  const outline = 'M0 -48C34 -54 54 -26 50 4C47 36 22 50 -2 48C-32 48 -52 30 -50 0C-50 -28 -32 -53 0 -48Z';
  return place(sheet, spot, (local) => {
    const [x, y] = local.light;
    const sepals = repeat(5, (index) =>
      at(
        { x: 0, y: -4, turn: index * 72 + 20 },
        shape('M0 0C6 -4 16 -5 26 -1C16 5 6 5 0 0Z', index % 2 ? leaf : leafDark),
      ),
    );
    return (
      castShadow(local, outline, 20) +
      shape(outline, domed(local, tomato)) +
      shape('M-34 22Q0 58 36 20', { stroke: tomatoDark, width: 5, opacity: 0.4 }) +
      sepals +
      oval([-x * 25, -y * 25], [8, 5], { fill: glow, opacity: 0.75 })
    );
  });
}

/** Half a small tomato, cut side up. */
export function drawTomatoHalf(sheet: Sheet, spot: Spot): string {
  const { tomato, tomatoDark, salmon, egg } = sheet.colors;
  const pocket = 'M9 -6C22 -22 36 -14 36 -2C34 10 18 10 9 -6Z';
  return place(
    sheet,
    spot,
    (local) =>
      castShadow(local, circlePath([0, 0], 50), 8) +
      disc([0, 0], 50, tomatoDark) +
      disc([0, 0], 45, tomato) +
      repeat(3, (index) =>
        at(
          { x: 0, y: 0, turn: index * 120 },
          shape(pocket, tomatoDark) + [18, 26, 30].map((x) => oval([x, -5], [2.6, 1.8], egg)).join(''),
        ),
      ) +
      disc([0, 0], 8, salmon),
  );
}

export function drawRadish(sheet: Sheet, spot: Spot): string {
  const { tomato, plum, cream } = sheet.colors;
  return place(
    sheet,
    spot,
    (local) =>
      castShadow(local, circlePath([0, 0], 50), 5) +
      disc([0, 0], 50, blend(tomato, plum, 0.3)) +
      disc([0, 0], 44, cream) +
      disc([0, 0], 30, { stroke: shade(cream, -0.06), width: 2 }) +
      repeat(12, (index) =>
        shape(
          `M${polar(index * 30, 12)
            .map(num)
            .join(' ')}L${polar(index * 30, 26)
            .map(num)
            .join(' ')}`,
          { stroke: shade(cream, -0.07), width: 1.8 },
        ),
      ),
  );
}

export function drawCucumber(sheet: Sheet, spot: Spot): string {
  const { leafDark, leafLight } = sheet.colors;
  const pale = shade(leafLight, 0.14);
  return place(
    sheet,
    spot,
    (local) =>
      castShadow(local, circlePath([0, 0], 50), 5) +
      disc([0, 0], 50, leafDark) +
      disc([0, 0], 45, pale) +
      disc([0, 0], 29, shade(pale, -0.05)) +
      repeat(10, (index) =>
        at({ ...xy(polar(index * 36, 20)), turn: index * 36 }, oval([0, 0], [5, 2.4], shade(pale, 0.05))),
      ),
  );
}
const xy = ([x, y]: readonly [number, number]) => ({ x, y });

/** A hot pepper, 120 long. */
export function drawChili(sheet: Sheet, spot: Spot, color = sheet.colors.tomato): string {
  const outline = 'M-52 -12C-20 -18 34 -8 66 18C28 14 -30 18 -52 12C-60 6 -60 -6 -52 -12Z';
  return place(
    sheet,
    spot,
    (local) =>
      castShadow(local, outline, 10) +
      shape(outline, color) +
      shape('M-50 2C-10 0 30 6 60 17C28 14 -30 18 -52 12Z', shade(color, -0.09)) +
      shape('M-46 -7C-20 -11 10 -7 30 0', { stroke: sheet.colors.glow, width: 3, opacity: 0.6 }) +
      shape('M-54 0C-66 -2 -74 -10 -80 -18', { stroke: sheet.colors.leafDark, width: 6 }) +
      shape('M-60 -10C-48 -14 -46 12 -60 10Z', sheet.colors.leaf),
  );
}

export function drawMushroom(sheet: Sheet, spot: Spot): string {
  const { crustLight, crust, crustDark } = sheet.colors;
  const cap =
    'M-50 4C-52 -46 52 -46 50 4C40 14 18 14 14 8C12 24 14 34 16 42C8 50 -8 50 -16 42C-14 34 -12 24 -14 8C-18 14 -40 14 -50 4Z';
  return place(
    sheet,
    spot,
    (local) =>
      castShadow(local, cap, 8) +
      shape(cap, crustLight) +
      shape(
        'M-50 4C-40 14 -18 14 -14 8C-34 -2 -28 -28 0 -28C28 -28 34 -2 14 8C18 14 40 14 50 4C52 -46 -52 -46 -50 4Z',
        crust,
      ) +
      shape('M-38 4Q-32 -22 0 -22Q32 -22 38 4', { stroke: crustDark, width: 2, opacity: 0.6 }),
  );
}

/** A ring of red onion. */
export const drawOnionRing = (sheet: Sheet, spot: Spot) =>
  at(
    spot,
    [46, 36, 27]
      .map((r, index) =>
        shape(arcPath(r, index * 50, index * 50 + 300), {
          stroke: index === 1 ? shade(sheet.colors.plum, 0.42) : shade(sheet.colors.plum, 0.16),
          width: 4,
        }),
      )
      .join(''),
  );

/** Half an avocado. */
export function drawAvocado(sheet: Sheet, spot: Spot): string {
  const { leafDark, leafLight, crustDark, lemon } = sheet.colors;
  const outline = 'M-62 0C-62 -24 -34 -26 -8 -40C24 -54 58 -36 58 0C58 36 24 54 -8 40C-34 26 -62 24 -62 0Z';
  return place(
    sheet,
    spot,
    (local) =>
      castShadow(local, outline, 11) +
      shape(outline, shade(leafDark, -0.1)) +
      at({ x: 0, y: 0, scale: 0.92 }, shape(outline, leafLight)) +
      at({ x: 2, y: 0, scale: 0.74 }, shape(outline, blend(leafLight, lemon, 0.6))) +
      disc([18, 0], 23, domed(local, crustDark)),
  );
}
