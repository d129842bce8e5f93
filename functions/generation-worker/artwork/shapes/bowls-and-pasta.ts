import { blend, shade } from '../oklch.ts';
import { castShadow, clipped, domed, place, type Sheet } from '../sheet.ts';
import { arcPath, at, blobPath, box, circlePath, disc, num, oval, type Point, polar, repeat, shape, smoothPath, type Spot, strew } from '../svg.ts';
import { drawBasil, drawParsley, drawScallions } from './leaves.ts';
import { drawChilli, drawMushroom, drawTomatoHalf, drawWedge } from './produce.ts';
import { drawBowl, drawPan, drawPlate } from './vessels.ts';

/*
 * Dishes from above, around the origin, within a radius of 100.
 */

type Strand = { colours: readonly [string, ...string[]]; edge: string; width: number };

/** A nest of strands wound around the origin. */
export function drawNest(sheet: Sheet, radius: number, { colours, edge, width }: Strand): string {
  const { random } = sheet;
  const strand = (from: number, to: number) => {
    const distance = random.between(from, to) * radius;
    const start = random.between(0, 360);
    const sweep = random.between(90, 240);
    const points = Array.from({ length: 9 }, (_, step): Point => {
      const angle = start + (sweep * step) / 8;
      const [x, y] = polar(angle, distance * (1 + 0.13 * Math.sin(step * 0.9 + start)));
      return [x, y * 0.94];
    });
    const d = smoothPath(points, false);
    return shape(d, { stroke: edge, width: width * 1.42 }) + shape(d, { stroke: random.pick(colours), width });
  };
  return repeat(26, () => strand(0.72, 0.98)) + repeat(22, () => strand(0.4, 0.78)) + repeat(14, () => strand(0.1, 0.45));
}

const pastaStrand = ({ colours }: Sheet, width: number): Strand => ({
  colours: [colours.pasta, shade(colours.pasta, 0.045), blend(colours.pasta, colours.pastaDark, 0.4)],
  edge: shade(colours.pastaDark, -0.08),
  width,
});

function drawRigatoni(sheet: Sheet): string {
  const { colours, random } = sheet;
  const tube = box([-21, -9.500], [42, 19], 4);
  return strew(random, 24, 54).map(([x, y]) => place(sheet, { x, y, turn: random.between(0, 360) }, (local) =>
    castShadow(local, tube, 6) + shape(tube, domed(local, colours.pasta)) + shape('M-19 -5H18M-19 0H18M-19 5H18', { stroke: colours.pastaDark, width: 1.3 }) +
    oval([20, 0], [4.500, 9.500], colours.pasta) + oval([20.500, 0], [3, 7], shade(colours.crustDark, -0.08)))).join('');
}

export function drawPasta(sheet: Sheet): string {
  const { colours, random } = sheet;
  const kind = random.pick(['spaghetti', 'spaghetti', 'tagliatelle', 'rigatoni'] as const);
  const sauce = random.pick([colours.tomato, colours.curry, shade(colours.leaf, 0.04)]);
  const bed = castShadow(sheet, circlePath([0, 0], 58), 6) + shape(blobPath(random, [63, 61], 0.06), shade(sauce, -0.05));
  const nest = kind === 'rigatoni' ? drawRigatoni(sheet) : drawNest(sheet, 57, pastaStrand(sheet, kind === 'spaghetti' ? 3.6 : 8.4));
  const splash = shape(blobPath(random, [27, 23], 0.16), domed(sheet, sauce)) + shape(blobPath(random, [17, 14], 0.16), shade(sauce, 0.06));
  const tops = strew(random, 4, 42).map(([x, y]) => drawTomatoHalf(sheet, { x, y, turn: random.between(0, 360), scale: 0.19 })).join('');
  const shavings = repeat(9, () => {
    const [x, y] = polar(random.between(0, 360), random.between(8, 48));
    return at({ x, y, turn: random.between(0, 180) }, shape('M-9 -2Q0 -6 9 -1L7 3Q0 0 -8 2Z', colours.cream));
  });
  return drawPlate(sheet, 74) + bed + nest + splash + tops + shavings + drawBasil(sheet, { x: random.between(-6, 6), y: random.between(-6, 6), scale: 0.2 });
}

export function drawNoodles(sheet: Sheet): string {
  const { colours, random } = sheet;
  const strand: Strand = { colours: [colours.crust, colours.broth, colours.crustLight], edge: shade(colours.crustDark, -0.1), width: 4.6 };
  const strips = repeat(12, (index) => {
    const [x, y] = polar(random.between(0, 360), random.between(18, 58));
    const tone = [colours.leafLight, colours.tomato, colours.leaf][index % 3] ?? colours.leaf;
    return at({ x, y, turn: random.between(0, 360) }, shape('M-17 3Q0 -9 17 2', { stroke: tone, width: 4.6 }));
  });
  const prawns = strew(random, 4, 50).map(([x, y]) => drawPrawn(sheet, { x, y, turn: random.between(0, 360), scale: 0.42 })).join('');
  return drawBowl(sheet, shade(colours.crustDark, -0.12)) + drawNest(sheet, 76, strand) + strips + prawns +
    drawScallions(sheet, strew(random, 20, 62), 2.5) + drawWedge(sheet, { x: 56, y: 34, turn: -60, scale: 0.36 }) + drawParsley(sheet, { x: -4, y: 6, scale: 0.44, turn: 20 });
}

/** A cooked prawn, curled around the origin, radius 50. */
export function drawPrawn(sheet: Sheet, spot: Spot): string {
  const { salmon, salmonLight, tomato } = sheet.colours;
  const outline = 'M-14 34C-50 26 -54 -30 -10 -42C20 -50 46 -26 44 0C43 10 34 12 32 2C30 -12 14 -20 0 -16C-16 -10 -14 8 -4 16C4 22 0 36 -14 34Z';
  return place(sheet, spot, (local) =>
    castShadow(local, outline, 8) + shape('M-8 30L8 52L-4 46L-16 54L-14 34Z', tomato) + shape(outline, domed(local, salmon)) +
    shape('M-44 8L-16 2M-42 -18L-14 -10M-22 -38L-6 -16M6 -44L8 -17M30 -32L20 -14', { stroke: salmonLight, width: 4.500 }));
}

function drawEgg(sheet: Sheet, spot: Spot): string {
  const { egg, rice, orange } = sheet.colours;
  const outline = 'M-24 0C-24 -18 -8 -21 4 -20C20 -18 28 -9 28 0C28 9 20 18 4 20C-8 21 -24 18 -24 0Z';
  return place(sheet, spot, (local) => castShadow(local, outline, 5) + shape(outline, rice) + disc([0, 0], 11.500, orange) + disc([-1, -1], 9, egg) + disc([-4, -4], 2.500, { fill: rice, opacity: 0.7 }));
}

function drawRamenTops(sheet: Sheet): string {
  const { colours, random } = sheet;
  const slice = (x: number, y: number) => place(sheet, { x, y, turn: random.between(-20, 20) }, (local) => {
    const outline = blobPath(random, [25, 23], 0.05);
    return castShadow(local, outline, 5) + shape(outline, colours.crustDark) + at({ x: 0, y: 0, scale: 0.88 }, shape(outline, blend(colours.meatRare, colours.crustLight, 0.55))) +
      shape('M-14 -8C-4 -18 14 -12 13 0C12 10 -2 12 -6 4C-8 -2 0 -6 5 -1', { stroke: blend(colours.meatRare, colours.crustDark, 0.4), width: 3.2 });
  });
  const nori = [0, 1, 2].map((index) => place(sheet, { x: 34 + index * 12, y: -58 + index * 13, turn: 42 + index * 6 }, (local) => castShadow(local, box([-19, -26], [38, 52], 2), 5) + shape(box([-19, -26], [38, 52], 2), shade(colours.nori, index * 0.03)))).join('');
  const naruto = place(sheet, { x: -14, y: -54 }, (local) => {
    const frill = smoothPath(Array.from({ length: 24 }, (_, index) => polar(index * 15, index % 2 ? 15.500 : 13)));
    return castShadow(local, frill, 4) + shape(frill, colours.rice) + shape('M-6 5C-10 -6 4 -11 7 -2C8 4 0 6 -1 1', { stroke: colours.salmon, width: 3 });
  });
  return nori + slice(-44, -20) + slice(-34, 14) + drawEgg(sheet, { x: 42, y: 30, turn: 30 }) + drawEgg(sheet, { x: 10, y: 52, turn: 75 }) + naruto +
    drawScallions(sheet, strew(random, 16, 22).map(([x, y]): Point => [x + 6, y - 8]), 3);
}

export function drawRamen(sheet: Sheet): string {
  const { colours, random } = sheet;
  const strand: Strand = { colours: [colours.pasta, shade(colours.pasta, 0.04)], edge: shade(colours.broth, -0.07), width: 4 };
  const oil = strew(random, 16, 78).map((point) => disc(point, random.between(2, 5), { fill: colours.saffron, stroke: colours.pasta, width: 0.8, opacity: 0.7 })).join('');
  return drawBowl(sheet, domed(sheet, colours.broth, 0.05)) + at({ x: 6, y: 4 }, drawNest(sheet, 60, strand)) + oil + drawRamenTops(sheet);
}

export function drawSoup(sheet: Sheet): string {
  const { colours, random } = sheet;
  const soup = random.pick([colours.orange, colours.tomato, shade(colours.leaf, 0.08), colours.saffron]);
  const swirl = smoothPath(Array.from({ length: 26 }, (_, index): Point => polar(index * 34, 8 + index * 1.75)), false);
  const seeds = strew(random, 22, 34).map(([x, y]) => at({ x: x + 14, y: y - 10, turn: random.between(0, 180) }, oval([0, 0], [4.4, 2.1], colours.leafDark))).join('');
  const croutons = repeat(7, () => {
    const [x, y] = polar(random.between(100, 220), random.between(22, 58));
    const cube = box([-7, -7], [14, 14], 3);
    return place(sheet, { x, y, turn: random.between(0, 90) }, (local) => castShadow(local, cube, 7) + shape(cube, domed(local, colours.crust)));
  });
  return drawBowl(sheet, domed(sheet, soup, 0.05)) + shape(swirl, { stroke: shade(soup, 0.06), width: 9 }) + shape(swirl, { stroke: colours.cream, width: 4.600 }) + seeds + croutons + drawParsley(sheet, { x: 14, y: -4, scale: 0.42, turn: random.between(0, 90) });
}

export function drawCurry(sheet: Sheet): string {
  const { colours, random } = sheet;
  const sauce = random.pick([colours.curry, colours.tomato, blend(colours.leaf, colours.saffron, 0.3)]);
  const isPaneer = random.chance(0.5);
  const pieces = strew(random, 11, 60).map(([x, y]) => place(sheet, { x, y, turn: random.between(0, 90) }, (local) => {
    const outline = isPaneer ? box([-13, -12], [26, 24], 5) : blobPath(random, [random.between(13, 19), random.between(11, 15)], 0.13);
    const tone = isPaneer ? blend(colours.cream, sauce, 0.12) : blend(sauce, colours.crustDark, 0.45);
    return castShadow(local, outline, 6) + shape(outline, domed(local, tone)) + shape('M-8 -6L4 -8', { stroke: sauce, width: 3, opacity: 0.7 });
  })).join('');
  const cream = `${arcPath(56, 200, 300)}${arcPath(38, 20, 120)}${arcPath(24, 190, 290)}`;
  const pan = random.chance(0.6) ? drawPan : drawBowl;
  return pan(sheet, domed(sheet, sauce, 0.07)) + pieces + shape(cream, { stroke: colours.cream, width: 4 }) +
    drawChilli(sheet, { x: -24, y: 26, turn: 30, scale: 0.3 }) + [[6, -8], [-30, -26], [32, 22]].map(([x = 0, y = 0]) => drawParsley(sheet, { x, y, turn: random.between(0, 360), scale: 0.4 })).join('');
}

/** A paella pan: saffron rice, prawns, mussels, peas and lemon. */
export function drawPaella(sheet: Sheet): string {
  const { colours, random } = sheet;
  const grains = repeat(330, () => {
    const [x, y] = polar(random.between(0, 360), 84 * Math.sqrt(random.between(0, 1)));
    const turn = random.between(0, 3.14);
    const [dx, dy] = [Math.cos(turn) * 3.2, Math.sin(turn) * 3.2];
    return `M${num(x - dx)} ${num(y - dy)}L${num(x + dx)} ${num(y + dy)}`;
  });
  const mussel = (x: number, y: number) => place(sheet, { x, y, turn: Math.atan2(y, x) * 57.3 + random.between(-25, 25) }, (local) => {
    const outline = 'M-22 0C-18 -14 8 -16 22 0C8 16 -18 14 -22 0Z';
    return castShadow(local, outline, 7) + shape(outline, colours.ink) + shape('M-16 0C-12 -9 8 -10 16 0C8 10 -12 9 -16 0Z', colours.fish) + oval([-1, 0], [10, 5.500], colours.orange);
  });
  const ring = (count: number, radius: number, draw: (x: number, y: number) => string) => repeat(count, (index) => draw(...polar(index * (360 / count) + random.between(-12, 12), radius)));
  return drawPan(sheet, domed(sheet, colours.curry, 0.05)) + shape(grains.slice(0), { stroke: colours.saffron, width: 2.6 }) +
    ring(6, 62, mussel) + ring(5, 36, (x, y) => drawPrawn(sheet, { x, y, turn: random.between(0, 360), scale: 0.4 })) +
    strew(random, 26, 78).map(([x, y]) => disc([x, y], 3.6, domed(sheet, colours.leafLight))).join('') +
    ring(4, 76, (x, y) => drawWedge(sheet, { x, y, turn: random.between(0, 360), scale: 0.28 }, 'lemon')) + drawParsley(sheet, { x: 2, y: 2, scale: 0.5 });
}

/** A bowl of mushroom risotto or another pale rice. */
export function drawRisotto(sheet: Sheet): string {
  const { colours, random } = sheet;
  const tone = random.pick([colours.saffron, colours.cream, blend(colours.leafLight, colours.cream, 0.5)]);
  const bed = blobPath(random, [64, 62], 0.04);
  const grains = clipped(sheet, bed, strew(random, 260, 64).map(([x, y]) => at({ x, y, turn: random.between(0, 180) }, oval([0, 0], [4, 2], random.pick([shade(tone, 0.04), shade(tone, -0.06), tone])))).join(''));
  const tops = strew(random, 6, 40).map(([x, y]) => drawMushroom(sheet, { x, y, turn: random.between(0, 360), scale: 0.28 })).join('');
  return drawPlate(sheet, 76) + castShadow(sheet, bed, 5) + shape(bed, domed(sheet, shade(tone, -0.03), 0.07)) + grains + tops + drawParsley(sheet, { x: 4, y: 0, scale: 0.4 });
}
