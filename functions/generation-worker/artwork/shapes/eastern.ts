import { blend, shade } from '../oklch.ts';
import { castShadow, clipped, domed, place, type Sheet } from '../sheet.ts';
import { at, blobPath, box, circlePath, disc, num, oval, polar, repeat, shape, type Spot, strew } from '../svg.ts';
import { drawParsley, drawScallions } from './leaves.ts';
import { drawTray } from './tableware.ts';
import { drawDip, drawSteamer } from './vessels.ts';

const grains = (sheet: Sheet, count: number, [rx, ry]: readonly [number, number]) =>
  strew(sheet.random, count, 1).map(([x, y]) => at({ x: x * rx, y: y * ry, turn: sheet.random.between(0, 180) }, oval([0, 0], [3, 1.5], shade(sheet.colours.rice, sheet.random.pick([-0.05, -0.08, -0.02]))))).join('');

/** A nigiri, 92 long: rice under a slice of fish, prawn-like stripes or omelette with a band. */
export function drawNigiri(sheet: Sheet, spot: Spot, kind: 'salmon' | 'tuna' | 'egg' | 'fish'): string {
  const { colours } = sheet;
  const tone = { salmon: colours.salmon, tuna: blend(colours.tomatoDark, colours.wine, 0.25), egg: colours.egg, fish: blend(colours.salmonLight, colours.rice, 0.5) }[kind];
  const bed = box([-40, -19], [80, 38], 17);
  const top = 'M-47 -15C-30 -25 30 -25 47 -16C53 -6 52 8 46 17C30 24 -30 25 -46 16C-53 8 -52 -6 -47 -15Z';
  const lines = [-32, -16, 0, 16, 32].map((x) => `M${x - 8} -21Q${x + 7} 0 ${x - 4} 21`).join('');
  return place(sheet, spot, (local) =>
    castShadow(local, bed, 15) + shape(bed, colours.rice) + grains(sheet, 26, [38, 18]) + castShadow(local, top, 3) + shape(top, domed(local, tone, 0.07)) +
    (kind === 'egg' ? castShadow(local, box([-8, -23], [16, 46], 1), 2) + shape(box([-8, -23], [16, 46], 1), colours.nori) : clipped(local, top, shape(lines, { stroke: shade(tone, 0.12), width: 3.4, opacity: 0.9 }))) +
    shape('M-36 -15Q-10 -21 14 -19', { stroke: colours.glow, width: 2.6, opacity: 0.6 }));
}

/** A roll standing on its cut side, radius 27. */
export function drawMaki(sheet: Sheet, spot: Spot): string {
  const { colours, random } = sheet;
  const heart = random.pick([colours.salmon, colours.leafLight, colours.tomatoDark]);
  return place(sheet, spot, (local) =>
    castShadow(local, circlePath([0, 0], 27), 19) + disc([0, 0], 27, colours.nori) + disc([0, 0], 23.500, colours.rice) + grains(sheet, 22, [21, 21]) +
    shape(box([-9, -8], [18, 16], 4), domed(local, heart)) + shape(box([3, -6], [6, 12], 2), shade(colours.leaf, 0.06)) + disc([0, 0], 25.500, { stroke: shade(colours.nori, 0.12), width: 0.9, opacity: 0.8 }));
}

function drawGinger(sheet: Sheet, spot: Spot): string {
  const petal = shade(sheet.colours.salmonLight, 0.03);
  return place(sheet, spot, (local) => repeat(5, (index) => place(local, { x: Math.cos(index * 1.26) * 6, y: Math.sin(index * 1.26) * 6, turn: index * 72 }, (inner) => { const leaf = 'M0 -7C12 -14 24 -6 22 4C14 12 4 8 0 6Z'; return castShadow(inner, leaf, 3) + shape(leaf, index % 2 ? petal : shade(petal, -0.06)); })));
}

/** A tray of nigiri and rolls. */
export function drawSushi(sheet: Sheet): string {
  const { colours, random } = sheet;
  const kinds = ['salmon', 'tuna', 'egg', 'fish', 'salmon'] as const;
  const start = random.whole(0, 4);
  const tray = random.pick([colours.ink, colours.vessel, colours.wood]);
  const nigiri = repeat(4, (index) => drawNigiri(sheet, { x: -69 + index * 46, y: -31, turn: 90 + random.between(-3, 3), scale: 0.78 }, kinds[(start + index) % 5] ?? 'tuna'));
  const maki = repeat(4, (index) => drawMaki(sheet, { x: -76 + index * 37, y: 33 + (index % 2) * 4, scale: 0.66 }));
  const wasabi = place(sheet, { x: 76, y: 48 }, (local) => { const mound = blobPath(random, [11, 9], 0.12); return castShadow(local, mound, 7) + shape(mound, domed(local, shade(colours.leafLight, 0.02))); });
  return drawTray(sheet, [224, 140], tray) + nigiri + maki + drawGinger(sheet, { x: 84, y: 22, scale: 0.62 }) + wasabi;
}

/** A pleated dumpling, about 70 across. */
export function drawDumpling(sheet: Sheet, spot: Spot, isCrescent: boolean): string {
  const { colours, random } = sheet;
  const dough = shade(colours.pasta, 0.065);
  if (isCrescent) {
    const outline = 'M-42 14C-40 -34 40 -34 42 14C28 24 -28 24 -42 14Z';
    const pleats = [-26, -13, 0, 13, 26].map((x) => `M${x} ${num(-20 + Math.abs(x) * 0.35)}Q${x * 1.1} -4 ${num(x * 0.8)} 8`).join('');
    return place(sheet, spot, (local) => castShadow(local, outline, 14) + shape(outline, domed(local, dough, 0.1)) + shape('M-42 14C-28 24 28 24 42 14C28 13 -28 13 -42 14Z', colours.crust) + shape(pleats, { stroke: shade(dough, -0.17), width: 2.4 }) + shape('M-34 -3Q-20 -21 2 -22', { stroke: colours.glow, width: 3, opacity: 0.8 }));
  }
  const outline = blobPath(random, [34, 34], 0.025);
  return place(sheet, spot, (local) =>
    castShadow(local, outline, 15) + shape(outline, domed(local, dough, 0.11)) +
    repeat(14, (index) => at({ x: 0, y: 0, turn: index * (360 / 14) }, shape('M5 0Q16 5 29 1', { stroke: shade(dough, -0.14), width: 1.9, opacity: 0.9 }) + shape('M7 -2Q16 2 26 -2', { stroke: shade(dough, 0.05), width: 1.6, opacity: 0.9 }))) +
    disc([0, 0], 6.500, shade(dough, -0.06)) + shape('M-3 2C-4 -4 4 -5 4 0C4 3 0 3 0 1', { stroke: shade(dough, -0.25), width: 1.6 }));
}

/** A bamboo steamer of dumplings, round or crescent. */
export function drawDumplings(sheet: Sheet): string {
  const { colours, random } = sheet;
  const isCrescent = random.chance(0.4);
  const leaf = blobPath(random, [74, 72], 0.03);
  const paper = shape(leaf, blend(colours.leafLight, colours.leaf, 0.35)) + repeat(10, (index) => shape(`M0 0L${polar(index * 36, 66).map(num).join(' ')}`, { stroke: shade(colours.leafLight, 0.06), width: 1.6, opacity: 0.6 }));
  const places = [[0, 0], ...Array.from({ length: 6 }, (_, index) => polar(index * 60 + 15, 52))] as const;
  const dumplings = places.map(([x = 0, y = 0], index) => drawDumpling(sheet, { x, y, turn: isCrescent ? index * 60 + 105 : random.between(0, 360), scale: isCrescent ? 0.66 : 0.74 }, isCrescent)).join('');
  return drawSteamer(sheet) + paper + dumplings + drawScallions(sheet, strew(random, 12, 66), 1.8);
}

/** A dish of soy or chilli oil, radius 100. */
export const drawSoyDip = (sheet: Sheet) => drawDip(sheet, sheet.random.pick([sheet.colours.char, sheet.colours.tomatoDark, sheet.colours.crustDark]));

/** One folded taco lying on its side: a half moon 130 wide with its filling along the round edge. */
function drawTaco(sheet: Sheet, spot: Spot): string {
  const { colours, random } = sheet;
  const back = 'M-66 22C-70 -62 -34 -72 0 -72C34 -72 70 -62 66 22Q0 34 -66 22Z';
  const front = 'M-66 24C-64 -34 -34 -50 0 -50C34 -50 64 -34 66 24C62 40 -62 40 -66 24Z';
  const tones = [colours.crustDark, colours.leafLight, colours.tomato, colours.meat, shade(colours.plum, 0.24)];
  return place(sheet, spot, (local) => {
    const filling = repeat(22, (index) => {
      const [x, y] = polar(186 + index * 8, random.between(54, 70));
      const morsel = blobPath(random, [random.between(8, 12), random.between(6, 10)], 0.2);
      return at({ x, y: y * 0.98 + 8 }, castShadow(local, morsel, 3) + shape(morsel, domed(local, tones[(index * 3) % 5] ?? colours.meat)));
    });
    const herbs = [222, 262, 305].map((angle) => { const [x, y] = polar(angle, 64); return drawParsley(local, { x, y: y + 8, turn: angle + 80, scale: 0.34 }); }).join('');
    const toasts = clipped(local, front, strew(random, 16, 1).map(([x, y]) => oval([x * 54, 2 + y * 34], [random.between(3, 8), random.between(2, 5)], { fill: colours.crustDark, opacity: 0.4 })).join(''));
    const crumbs = repeat(9, (index) => { const [x, y] = polar(200 + index * 17.5, 58); return oval([x, y + 8], [5, 3.4], colours.cream); });
    return castShadow(local, back, 14) + shape(back, shade(colours.crust, -0.06)) + filling + herbs + crumbs + castShadow(local, front, 4) + shape(front, domed(local, colours.crustLight, 0.12)) + toasts + shape('M-63 16C-60 -34 -32 -47 0 -47C32 -47 60 -34 63 16', { stroke: shade(colours.crustLight, 0.06), width: 2.4, opacity: 0.8 });
  });
}

/** Three tacos, one behind the other. */
export const drawTacos = (sheet: Sheet) =>
  [[-20, -40, -12], [18, 2, 4], [-14, 46, -8]].map(([x = 0, y = 0, turn = 0]) => drawTaco(sheet, { x, y, turn: turn + sheet.random.between(-4, 4), scale: 0.92 })).join('');
