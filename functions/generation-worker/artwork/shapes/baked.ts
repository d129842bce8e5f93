import { blend, shade } from '../oklch.ts';
import { castShadow, clipped, domed, place, radial, type Sheet } from '../sheet.ts';
import { arcPath, at, blobPath, circlePath, disc, num, oval, type Point, polar, repeat, shape, smoothPath, type Spot, strew } from '../svg.ts';
import { drawBasil, drawSprig } from './leaves.ts';
import { drawBerry, drawOlive, drawTomatoHalf } from './produce.ts';

/*
 * Baked things from above, around the origin, within a radius of 100.
 */

function pizzaTops(sheet: Sheet): string {
  const { colours, random } = sheet;
  const cheese = strew(random, 9, 62).map(([x, y]) => {
    const outline = blobPath(random, [random.between(12, 19), random.between(11, 16)], 0.14);
    return at({ x, y }, shape(outline, blend(colours.cream, colours.crust, 0.35)) + at({ x: -1, y: -1, scale: 0.86 }, shape(outline, colours.cream)));
  }).join('');
  const extra = random.pick(['tomato', 'olive', 'salami'] as const);
  const tops = strew(random, 9, 66).map(([x, y]) => {
    if (extra === 'tomato') return drawTomatoHalf(sheet, { x, y, scale: 0.2, turn: random.between(0, 360) });
    if (extra === 'olive') return drawOlive(sheet, { x, y, scale: 0.15, turn: random.between(0, 360) }, colours.plum);
    return at({ x, y }, castShadow(sheet, circlePath([0, 0], 14), 2.500) + disc([0, 0], 14, shade(colours.tomatoDark, -0.03)) + disc([0, 0], 12, colours.tomatoDark) + strew(random, 7, 9).map((point) => disc(point, 1.400, colours.salmonLight)).join(''));
  }).join('');
  const basil = strew(random, 4, 46).map(([x, y]) => drawBasil(sheet, { x, y, scale: 0.17, turn: random.between(0, 360) })).join('');
  return cheese + tops + basil;
}

/** A pizza; one slice may have been drawn away. */
export function drawPizza(sheet: Sheet): string {
  const { colours, random } = sheet;
  const crust = blobPath(random, [98, 98], 0.022);
  const blisters = repeat(30, () => {
    const [x, y] = polar(random.between(0, 360), random.between(85, 95));
    return disc([x, y], random.between(1.5, 4.4), { fill: random.pick([colours.char, colours.crustDark, colours.crustDark]), opacity: random.between(0.45, 0.85) });
  });
  const sauce = blobPath(random, [82, 82], 0.03);
  const pie = (local: Sheet) =>
    shape(crust, radial(local, [0.5, 0.5, 0.5], [[0.78, colours.crustDark], [0.86, colours.crustLight], [0.94, colours.crust], [1, colours.crustDark]])) + blisters +
    shape(sauce, shade(colours.tomatoDark, -0.02)) + at({ x: -1, y: -1, scale: 0.97 }, shape(sauce, domed(local, colours.tomato, 0.05))) + pizzaTops(local) ;
  const cut = random.between(20, 60);
  if (random.chance(0.35)) return castShadow(sheet, crust, 8) + pie(sheet);
  const cuts = [0, 1, 2, 3].map((index) => { const [x, y] = polar(cut + index * 45, 97); return `M${num(-x)} ${num(-y)}L${num(x)} ${num(y)}`; }).join('');
  const sector = (from: number, to: number, radius: number) =>
    `M0 0L${polar(from, radius).map(num).join(' ')}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${polar(to, radius).map(num).join(' ')}Z`;
  const drawn = pie(sheet) + shape(cuts, { stroke: colours.char, width: 1.1, opacity: 0.55 });
  const whole = `<use href="${sheet.define((id) => `<g id="${id}">${drawn}</g>`).slice(4, -1)}"/>`;
  const [x, y] = polar(cut + 22.5, 15);
  const rest = castShadow(sheet, sector(cut + 45, cut + 360, 97), 8) + clipped(sheet, sector(cut + 45, cut + 360, 130), whole);
  return rest + at({ x, y }, castShadow(sheet, sector(cut, cut + 45, 97), 6) + clipped(sheet, sector(cut, cut + 45, 130), whole));
}

/** An oval country loaf with a scored crust, 200 by 110. */
export function drawLoaf(sheet: Sheet, spot: Spot): string {
  const { colours, random } = sheet;
  const outline = blobPath(random, [98, 52], 0.025);
  const slash = 'M-11 36C-22 12 -14 -20 10 -40C22 -22 14 14 -11 36Z';
  return place(sheet, spot, (local) => {
    const scores = [-58, -20, 20, 58].map((x) => at({ x, y: 0, turn: 14, scale: 1 - Math.abs(x) / 260 }, shape(slash, colours.crustLight) + shape('M10 -40C22 -22 14 14 -11 36C2 12 6 -14 10 -40Z', blend(colours.crust, colours.crustLight, 0.3)) + shape('M-11 36C-22 12 -14 -20 10 -40', { stroke: colours.char, width: 2, opacity: 0.6 }))).join('');
    const flour = clipped(local, outline, strew(random, 90, 96).map(([x, y]) => disc([x, y * 0.55], random.between(0.5, 1.6), { fill: colours.cream, opacity: 0.55 })).join(''));
    return castShadow(local, outline, 26) + shape(outline, domed(local, shade(colours.crust, -0.06), 0.16)) + scores + flour;
  });
}

/** A round loaf scored with a wheat ear or a cross. */
export function drawBoule(sheet: Sheet, spot: Spot): string {
  const { colours, random } = sheet;
  const outline = blobPath(random, [96, 94], 0.02);
  const blade = 'M0 0C10 -14 30 -17 44 -7C32 2 14 6 0 0Z';
  return place(sheet, spot, (local) => {
    const ear = [-58, -30, -2, 26].flatMap((y) => [1, -1].map((side) => at({ x: 0, y: y + 22, turn: side > 0 ? -38 : 218 }, at({ x: 0, y: 0 }, `<g transform="scale(1 ${side})">${shape(blade, colours.crustLight)}${shape('M0 0C10 -14 30 -17 44 -7', { stroke: colours.char, width: 1.8, opacity: 0.55 })}</g>`)))).join('');
    const dust = [78, 62].map((r) => disc([0, 0], r, { stroke: colours.cream, width: 5, opacity: 0.28, dash: '3 2 7 3' })).join('');
    return castShadow(local, outline, 30) + shape(outline, domed(local, shade(colours.crust, -0.07), 0.17)) + dust + shape('M0 76V-74', { stroke: colours.crustLight, width: 4 }) + ear;
  });
}

/** A slice of bread, cut side up, about 90 across. */
export function drawSlice(sheet: Sheet, spot: Spot): string {
  const { colours, random } = sheet;
  const outline = 'M-44 -10C-46 -40 46 -40 44 -10C48 4 42 34 34 38C14 42 -14 42 -34 38C-42 34 -48 4 -44 -10Z';
  const holes = strew(random, 24, 30).map(([x, y]) => at({ x, y: y * 0.8 + 2, turn: random.between(0, 180) }, oval([0, 0], [random.between(1.2, 4.6), random.between(0.9, 2.4)], { fill: colours.crust, opacity: 0.5 }))).join('');
  return place(sheet, spot, (local) => castShadow(local, outline, 9) + shape(outline, shade(colours.crust, -0.1)) + at({ x: 0, y: 0, scale: 0.91 }, shape(outline, domed(local, shade(colours.crustLight, 0.06), 0.05))) + holes);
}

/** A croissant curved around the origin, about 180 across. */
export function drawCroissant(sheet: Sheet, spot: Spot): string {
  const { colours } = sheet;
  const parts = [-66, 66, -49, 49, -31, 31, -15, 15, 0];
  const sizes = new Map([[66, [19, 13]], [49, [25, 24]], [31, [27, 36]], [15, [26, 45]], [0, [23, 50]]]);
  return place(sheet, spot, (local) => {
    const segment = (angle: number, isShadow: boolean) => {
      const [rx = 20, ry = 30] = sizes.get(Math.abs(angle)) ?? [];
      const [x, y] = polar(angle - 90, 92);
      const outline = `M${-rx} ${num(ry * 0.55)}C${-rx} ${-ry * 0.9} ${num(-rx * 0.5)} ${-ry} 0 ${-ry}C${num(rx * 0.5)} ${-ry} ${rx} ${-ry * 0.9} ${rx} ${num(ry * 0.55)}C${num(rx * 0.6)} ${num(ry * 0.9)} ${num(-rx * 0.6)} ${num(ry * 0.9)} ${-rx} ${num(ry * 0.55)}Z`;
      if (isShadow) return place(local, { x, y: y + 72, turn: angle }, (inner) => castShadow(inner, outline, 16));
      return place(local, { x, y: y + 72, turn: angle }, (inner) =>
        shape(outline, domed(inner, colours.crust, 0.16)) + shape(outline, { stroke: colours.crustDark, width: 2 }) +
        shape([-0.5, 0, 0.5].map((step) => `M${num(rx * step)} ${num(-ry * 0.82)}Q${num(rx * step * 1.3)} 0 ${num(rx * step)} ${num(ry * 0.6)}`).join(''), { stroke: colours.crustDark, width: 1.7, opacity: 0.5 }) +
        shape(`M${num(-rx * 0.25)} ${num(-ry * 0.72)}Q${num(-rx * 0.4)} -4 ${num(-rx * 0.25)} ${num(ry * 0.3)}`, { stroke: colours.crustLight, width: 4, opacity: 0.75 }));
    };
    return `<g opacity="0.5">${parts.map((angle) => segment(angle, true)).join('')}</g>${parts.map((angle) => segment(angle, false)).join('')}`;
  });
}

/** A round tart with rings of berries or fruit slices. */
export function drawTart(sheet: Sheet): string {
  const { colours, random } = sheet;
  const edge = smoothPath(Array.from({ length: 72 }, (_, index): Point => polar(index * 5, index % 2 ? 99 : 94)));
  const kind = random.pick(['berries', 'lemon', 'apricot'] as const);
  const custard = kind === 'lemon' ? blend(colours.lemon, colours.egg, 0.4) : colours.pasta;
  const berry = random.pick([colours.tomato, colours.plum, colours.wine]);
  const rings: [number, number][] = [[24, 74], [18, 53], [11, 32], [5, 13]];
  const fruit = rings.map(([count, radius], ring) => repeat(count, (index) => {
    const angle = (360 / count) * index + ring * 9;
    const [x, y] = polar(angle, radius);
    if (kind === 'berries') return drawBerry(sheet, { x, y, scale: 0.2 }, ring % 2 ? colours.plum : berry);
    return place(sheet, { x, y, turn: angle + 60 }, (local) => { const petal = 'M-9 11C-14 -6 -4 -15 8 -12C12 0 6 12 -9 11Z'; return castShadow(local, petal, 2.500) + shape(petal, domed(local, shade(colours.orange, 0.03))) + shape('M-8 10C-12 -5 -4 -14 8 -12', { stroke: colours.tomato, width: 1.4, opacity: 0.7 }); });
  })).join('');
  const meringue = rings.slice(1).map(([count, radius]) => repeat(count, (index) => { const [x, y] = polar((360 / count) * index, radius); return at({ x, y }, castShadow(sheet, circlePath([0, 0], 9.500), 4) + disc([0, 0], 9.500, domed(sheet, colours.cream, 0.1)) + shape('M-6 3Q-2 -8 3 -2Q5 3 0 2', { stroke: shade(colours.crust, 0.05), width: 1.600, opacity: 0.9 })); })).join('');
  return castShadow(sheet, edge, 10) + shape(edge, domed(sheet, colours.crust, 0.12)) + disc([0, 0], 88, colours.crustDark) + disc([0, 0], 86, domed(sheet, custard, 0.04)) + (kind === 'lemon' ? meringue + drawSprig(sheet, { x: -20, y: 10, turn: -40, scale: 0.2 }, 'thyme') : fruit) + shape(arcPath(91, 190, 280), { stroke: colours.crustLight, width: 2.500, opacity: 0.8 });
}
