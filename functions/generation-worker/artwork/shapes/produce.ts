import { blend, shade } from '../oklch.ts';
import { castShadow, domed, place, type Sheet } from '../sheet.ts';
import { arcPath, at, blobPath, circlePath, disc, num, oval, polar, repeat, shape, type Spot, strew } from '../svg.ts';

/*
 * Fruit and vegetables from above, around the origin, with a radius of 50 unless stated.
 */

/** The cut face of a citrus fruit. */
export function drawCitrus(sheet: Sheet, spot: Spot, kind: 'lemon' | 'lime' | 'orange' | 'grapefruit' = 'lemon'): string {
  const { colours, random } = sheet;
  const { rind, flesh } = {
    lemon: { rind: colours.lemonRind, flesh: colours.lemon },
    lime: { rind: colours.leaf, flesh: colours.leafLight },
    orange: { rind: colours.orange, flesh: shade(colours.orange, 0.07) },
    grapefruit: { rind: colours.orange, flesh: colours.salmon },
  }[kind];
  const segment = 'M3 0L37 -13.500Q43 0 37 13.500Z';
  const turn = random.between(0, 40);
  return place(sheet, spot, (local) =>
    castShadow(local, circlePath([0, 0], 50), 6) +
    disc([0, 0], 50, rind) + disc([0, 0], 45, colours.cream) +
    repeat(9, (index) => at({ x: 0, y: 0, turn: turn + index * 40 }, shape(segment, { fill: flesh, stroke: flesh, width: 1.5 }) + shape('M12 -1L32 -6M14 3L34 5', { stroke: shade(flesh, 0.08), width: 1.3, opacity: 0.8 }))),
  );
}

/** A wedge of citrus: half a slice seen from the side. */
export function drawWedge(sheet: Sheet, spot: Spot, kind: 'lemon' | 'lime' = 'lime'): string {
  const { colours } = sheet;
  const [rind, flesh] = kind === 'lime' ? [colours.leaf, colours.leafLight] : [colours.lemonRind, colours.lemon];
  const outline = 'M-50 0A50 50 0 0 0 50 0Z';
  return place(sheet, spot, (local) =>
    castShadow(local, outline, 7) + shape(outline, rind) +
    at({ x: 0, y: 0, scale: 0.9 }, shape(outline, colours.cream)) +
    [14, 59, 104, 149].map((turn) => at({ x: 0, y: 3, turn: turn + 9 }, shape('M5 0L34 -12Q40 0 34 12Z', flesh))).join(''),
  );
}

export function drawTomato(sheet: Sheet, spot: Spot): string {
  const { tomato, tomatoDark, leafDark, leaf, glow } = sheet.colours;
  const outline = 'M0 -48C34 -54 54 -26 50 4C47 36 22 50 -2 48C-32 48 -52 30 -50 0C-50 -28 -32 -53 0 -48Z';
  return place(sheet, spot, (local) => {
    const [x, y] = local.light;
    const sepals = repeat(5, (index) => at({ x: 0, y: -4, turn: index * 72 + 20 }, shape('M0 0C6 -4 16 -5 26 -1C16 5 6 5 0 0Z', index % 2 ? leaf : leafDark)));
    return castShadow(local, outline, 20) + shape(outline, domed(local, tomato)) +
      shape('M-34 22Q0 58 36 20', { stroke: tomatoDark, width: 5, opacity: 0.4 }) + sepals +
      oval([-x * 25, -y * 25], [8, 5], { fill: glow, opacity: 0.75 });
  });
}

/** Half a small tomato, cut side up. */
export function drawTomatoHalf(sheet: Sheet, spot: Spot): string {
  const { tomato, tomatoDark, salmon, egg } = sheet.colours;
  const pocket = 'M9 -6C22 -22 36 -14 36 -2C34 10 18 10 9 -6Z';
  return place(sheet, spot, (local) =>
    castShadow(local, circlePath([0, 0], 50), 8) + disc([0, 0], 50, tomatoDark) + disc([0, 0], 45, tomato) +
    repeat(3, (index) => at({ x: 0, y: 0, turn: index * 120 }, shape(pocket, tomatoDark) + [18, 26, 30].map((x) => oval([x, -5], [2.6, 1.8], egg)).join(''))) +
    disc([0, 0], 8, salmon),
  );
}

export function drawRadish(sheet: Sheet, spot: Spot): string {
  const { tomato, plum, cream } = sheet.colours;
  return place(sheet, spot, (local) =>
    castShadow(local, circlePath([0, 0], 50), 5) + disc([0, 0], 50, blend(tomato, plum, 0.3)) + disc([0, 0], 44, cream) +
    disc([0, 0], 30, { stroke: shade(cream, -0.06), width: 2 }) +
    repeat(12, (index) => shape(`M${polar(index * 30, 12).map(num).join(' ')}L${polar(index * 30, 26).map(num).join(' ')}`, { stroke: shade(cream, -0.07), width: 1.8 })),
  );
}

export function drawCucumber(sheet: Sheet, spot: Spot): string {
  const { leafDark, leafLight } = sheet.colours;
  const pale = shade(leafLight, 0.14);
  return place(sheet, spot, (local) =>
    castShadow(local, circlePath([0, 0], 50), 5) + disc([0, 0], 50, leafDark) + disc([0, 0], 45, pale) + disc([0, 0], 29, shade(pale, -0.05)) +
    repeat(10, (index) => at({ ...xy(polar(index * 36, 20)), turn: index * 36 }, oval([0, 0], [5, 2.4], shade(pale, 0.05)))),
  );
}
const xy = ([x, y]: readonly [number, number]) => ({ x, y });

/** A berry or olive: a dome with a mark. */
export function drawBerry(sheet: Sheet, spot: Spot, colour: string): string {
  return place(sheet, spot, (local) => {
    const [x, y] = local.light;
    return castShadow(local, circlePath([0, 0], 50), 20) + disc([0, 0], 50, domed(local, colour, 0.13)) +
      oval([-x * 20, -y * 20], [10, 7], { fill: sheet.colours.glow, opacity: 0.65 });
  });
}

export const drawOlive = (sheet: Sheet, spot: Spot, colour: string) =>
  place(sheet, spot, (local) => castShadow(local, circlePath([0, 0], 46), 14) + oval([0, 0], [50, 42], domed(local, colour, 0.12)) + disc([26, 0], 8, shade(colour, -0.16)) + oval([-12, -14], [11, 6], { fill: sheet.colours.glow, opacity: 0.5 }));

/** A cut fig: dark skin, pale ring, seeded middle. */
export function drawFig(sheet: Sheet, spot: Spot): string {
  const { plum, tomatoDark, cream, egg } = sheet.colours;
  const outline = 'M0 -62C12 -56 10 -46 24 -36C48 -20 54 14 34 36C18 52 -18 52 -34 36C-54 14 -48 -20 -24 -36C-10 -46 -12 -56 0 -62Z';
  return place(sheet, spot, (local) =>
    castShadow(local, outline, 10) + shape(outline, plum) + at({ x: 0, y: 3, scale: 0.86 }, shape(outline, shade(cream, -0.03))) +
    at({ x: 0, y: 7, scale: 0.66 }, shape(outline, domed(local, blend(tomatoDark, plum, 0.25)))) +
    strew(sheet.random, 34, 26).map(([x, y]) => at({ x, y: y + 8, turn: sheet.random.between(0, 180) }, oval([0, 0], [2.8, 1.6], egg))).join(''),
  );
}

/** Half a pomegranate. */
export function drawPomegranate(sheet: Sheet, spot: Spot): string {
  const { tomato, tomatoDark, wine, cream } = sheet.colours;
  const outline = blobPath(sheet.random, [50, 50], 0.03);
  return place(sheet, spot, (local) =>
    castShadow(local, outline, 9) + shape(outline, tomatoDark) + disc([0, 0], 44, cream) +
    repeat(6, (sector) => at({ x: 0, y: 0, turn: sector * 60 }, ([[12, 0], [22, -6], [22, 6], [32, -11], [32, 0], [32, 11]] as const)
      .map(([x, y], index) => at({ x, y, turn: index * 33 }, oval([0, 0], [5.600, 4.400], index % 2 ? tomato : wine))).join(''))),
  );
}

/** Half an avocado. */
export function drawAvocado(sheet: Sheet, spot: Spot): string {
  const { leafDark, leafLight, crustDark, lemon } = sheet.colours;
  const outline = 'M-62 0C-62 -24 -34 -26 -8 -40C24 -54 58 -36 58 0C58 36 24 54 -8 40C-34 26 -62 24 -62 0Z';
  return place(sheet, spot, (local) =>
    castShadow(local, outline, 11) + shape(outline, shade(leafDark, -0.1)) + at({ x: 0, y: 0, scale: 0.92 }, shape(outline, leafLight)) +
    at({ x: 2, y: 0, scale: 0.74 }, shape(outline, blend(leafLight, lemon, 0.6))) + disc([18, 0], 23, domed(local, crustDark)),
  );
}

/** A hot pepper, 120 long. */
export function drawChilli(sheet: Sheet, spot: Spot, colour = sheet.colours.tomato): string {
  const outline = 'M-52 -12C-20 -18 34 -8 66 18C28 14 -30 18 -52 12C-60 6 -60 -6 -52 -12Z';
  return place(sheet, spot, (local) =>
    castShadow(local, outline, 10) + shape(outline, colour) + shape('M-50 2C-10 0 30 6 60 17C28 14 -30 18 -52 12Z', shade(colour, -0.09)) +
    shape('M-46 -7C-20 -11 10 -7 30 0', { stroke: sheet.colours.glow, width: 3, opacity: 0.6 }) +
    shape('M-54 0C-66 -2 -74 -10 -80 -18', { stroke: sheet.colours.leafDark, width: 6 }) + shape('M-60 -10C-48 -14 -46 12 -60 10Z', sheet.colours.leaf),
  );
}

export function drawMushroom(sheet: Sheet, spot: Spot): string {
  const { crustLight, crust, crustDark } = sheet.colours;
  const cap = 'M-50 4C-52 -46 52 -46 50 4C40 14 18 14 14 8C12 24 14 34 16 42C8 50 -8 50 -16 42C-14 34 -12 24 -14 8C-18 14 -40 14 -50 4Z';
  return place(sheet, spot, (local) =>
    castShadow(local, cap, 8) + shape(cap, crustLight) + shape('M-50 4C-40 14 -18 14 -14 8C-34 -2 -28 -28 0 -28C28 -28 34 -2 14 8C18 14 40 14 50 4C52 -46 -52 -46 -50 4Z', crust) +
    shape('M-38 4Q-32 -22 0 -22Q32 -22 38 4', { stroke: crustDark, width: 2, opacity: 0.6 }),
  );
}

/** A ring of red onion. */
export const drawOnionRing = (sheet: Sheet, spot: Spot) =>
  at(spot, [46, 36, 27].map((r, index) => shape(arcPath(r, index * 50, index * 50 + 300), { stroke: index === 1 ? shade(sheet.colours.plum, 0.42) : shade(sheet.colours.plum, 0.16), width: 4 })).join(''));
