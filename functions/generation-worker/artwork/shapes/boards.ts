import { blend, shade } from '../oklch.ts';
import { castShadow, clipped, domed, place, type Sheet } from '../sheet.ts';
import { arcPath, at, blobPath, circlePath, disc, num, repeat, shape, type Spot, strew } from '../svg.ts';
import { drawBoule, drawLoaf, drawSlice } from './baked.ts';
import { drawBasil, drawLeaf, drawParsley, drawSprig } from './leaves.ts';
import { drawAvocado, drawBerry, drawChilli, drawCitrus, drawFig, drawMushroom, drawPomegranate, drawTomato, drawTomatoHalf } from './produce.ts';
import { drawCupTop, drawKnife } from './tableware.ts';
import { drawBoard } from './vessels.ts';

/** A bunch of grapes hanging along +y, about 90 tall. */
export function drawGrapes(sheet: Sheet, spot: Spot, colour: string): string {
  const rows = [4, 5, 4, 3, 2, 1];
  return place(sheet, spot, (local) =>
    shape('M0 -26Q4 -40 -4 -50', { stroke: sheet.colours.woodDark, width: 5 }) + drawLeaf(local, { x: 0, y: -30, turn: -24, scale: 0.4 }) +
    rows.map((count, row) => repeat(count, (index) => drawBerry(local, { x: (index - (count - 1) / 2) * 17 + sheet.random.between(-2, 2), y: row * 15 - 20, scale: 0.2 }, row % 2 === index % 2 ? colour : shade(colour, 0.06)))).join(''));
}

function drawCheeseWedge(sheet: Sheet, spot: Spot): string {
  const { saffron, crust } = sheet.colours;
  const outline = 'M-62 34L56 -34Q70 0 62 40Z';
  const holes: [number, number, number][] = [[8, 14, 9], [34, -4, 7], [40, 24, 6], [-22, 26, 5], [18, -4, 4]];
  return place(sheet, spot, (local) =>
    castShadow(local, outline, 24) + shape(outline, domed(local, saffron, 0.05)) + shape('M56 -34Q70 0 62 40L52 39Q60 2 47 -29Z', crust) +
    clipped(local, outline, holes.map(([x, y, r]) => disc([x, y], r, shade(saffron, -0.13)) + disc([x + 1.500, y + 1.500], r * 0.84, shade(saffron, -0.07))).join('')));
}

function drawBrie(sheet: Sheet, spot: Spot): string {
  const { cream, pasta } = sheet.colours;
  const cut = 'M0 0L46 -18A50 50 0 1 1 18 -46.600Z';
  return place(sheet, spot, (local) =>
    castShadow(local, cut, 17) + shape(cut, domed(local, cream, 0.06)) + shape('M0 0L46 -18M0 0L18 -46.600', { stroke: pasta, width: 7, butt: true }) + strew(sheet.random, 26, 40).map((point) => disc(point, 1.300, { fill: shade(cream, -0.14), opacity: 0.6 })).join('') + shape(arcPath(48, 10, 200), { stroke: shade(cream, -0.09), width: 2.400 }));
}

function drawBlue(sheet: Sheet, spot: Spot): string {
  const { cream, fishDark } = sheet.colours;
  const outline = 'M-40 30L-26 -32Q10 -40 40 -22L34 34Z';
  return place(sheet, spot, (local) => castShadow(local, outline, 20) + shape(outline, domed(local, cream, 0.07)) + clipped(local, outline, strew(sheet.random, 17, 40).map(([x, y]) => at({ x, y, turn: sheet.random.between(0, 180) }, shape(blobPath(sheet.random, [6, 2.600], 0.4), { fill: fishDark, opacity: 0.8 }))).join('')));
}

/** A board of cheeses, grapes, figs and crackers. */
export function drawCheese(sheet: Sheet): string {
  const { colours, random } = sheet;
  const crackers = repeat(5, (index) => place(sheet, { x: -22 + index * 15, y: 48 - index * 2 }, (local) => castShadow(local, circlePath([0, 0], 15), 5) + disc([0, 0], 15, domed(local, colours.crustLight)) + strew(random, 7, 9).map((point) => disc(point, 1.200, colours.crustDark)).join('')));
  return drawBoard(sheet, [214, 150]) + drawBrie(sheet, { x: -56, y: -16, turn: random.between(-20, 30), scale: 0.86 }) + drawCheeseWedge(sheet, { x: 34, y: -32, turn: random.between(-16, 10), scale: 0.8 }) + drawBlue(sheet, { x: 72, y: 34, turn: 14, scale: 0.72 }) + crackers +
    drawGrapes(sheet, { x: -78, y: 38, turn: -70, scale: 0.7 }, random.pick([colours.plum, colours.leafLight])) + drawFig(sheet, { x: 14, y: 12, turn: 20, scale: 0.3 }) + drawFig(sheet, { x: -16, y: 8, turn: -50, scale: 0.28 }) + drawKnife(sheet, { x: 24, y: -66, turn: 98, scale: 0.42 });
}

/** A loaf on a board with cut slices. */
export function drawBread(sheet: Sheet): string {
  const { random, colours } = sheet;
  const ear = (x: number, y: number, turn: number) => at({ x, y, turn, scale: 0.6 }, shape('M0 0H90', { stroke: colours.crustDark, width: 2.500 }) + repeat(10, (index) => at({ x: 84 - (index >> 1) * 10, y: 0, turn: index % 2 ? 28 : -28 }, shape('M0 0C6 -6 16 -6 20 0C16 5 6 5 0 0Z', index % 2 ? colours.crust : colours.saffron))));
  const isRound = random.chance(0.5);
  const loaf = isRound ? drawBoule(sheet, { x: -28, y: -10, turn: random.between(-40, 40), scale: 0.76 }) : drawLoaf(sheet, { x: -14, y: -26, turn: random.between(-14, 4), scale: 0.92 });
  const slices = isRound ? [[70, -34, 20], [76, 2, 34], [66, 38, 50]] : [[-30, 44, -14], [14, 46, 4], [58, 40, 20]];
  return drawBoard(sheet, [226, 152]) + loaf + slices.map(([x = 0, y = 0, turn]) => drawSlice(sheet, { x, y, turn, scale: 0.56 })).join('') + ear(isRound ? -92 : 52, isRound ? 58 : -56, isRound ? -14 : 20) + ear(isRound ? -88 : 60, isRound ? 64 : -46, isRound ? 4 : 38);
}

/** Latte art: a rosetta or a heart, drawn within radius 50. */
export function drawCrema(sheet: Sheet): string {
  const { colours, random } = sheet;
  const coffee = shade(colours.crustDark, -0.1);
  const cup = disc([0, 0], 52, domed(sheet, coffee, 0.05)) + disc([0, 0], 49, { stroke: colours.crust, width: 2.400, opacity: 0.6 });
  const turn = random.between(0, 360);
  const kind = random.pick(['rosetta', 'heart', 'black'] as const);
  if (kind === 'black') return cup + disc([0, 0], 44, domed(sheet, shade(colours.chocolate, -0.05), 0.05)) + disc([0, 0], 45, { stroke: colours.crust, width: 5 }) + strew(random, 16, 40).map((point) => disc(point, random.between(0.8, 2.200), { stroke: colours.crust, width: 0.900 })).join('');
  if (kind === 'heart') return cup + at({ x: 0, y: 4, turn }, shape('M0 36C-36 8 -40 -12 -28 -24C-16 -34 -4 -26 0 -14C4 -26 16 -34 28 -24C40 -12 36 8 0 36Z', colours.cream) + shape('M0 24C-22 6 -24 -6 -17 -14C-10 -20 -3 -14 0 -6C3 -14 10 -20 17 -14C24 -6 22 6 0 24Z', { stroke: colours.crust, width: 2.400 }));
  const blades = repeat(6, (index) => { const y = 26 - index * 10; const half = 31 - Math.abs(index - 2) * 5; return shape(`M0 ${y}C${num(-half * 0.6)} ${y - 2} ${-half} ${y - 12} ${num(-half * 0.9)} ${y - 18}C${num(-half * 0.5)} ${y - 12} -8 ${y - 9} 0 ${y - 10}C8 ${y - 9} ${num(half * 0.5)} ${y - 12} ${num(half * 0.9)} ${y - 18}C${half} ${y - 12} ${num(half * 0.6)} ${y - 2} 0 ${y}Z`, { fill: colours.cream, stroke: coffee, width: 1.600 }); });
  return cup + at({ x: 0, y: 0, turn }, blades + shape('M0 -22C-9 -30 -13 -40 -6 -43C-2 -44 0 -40 0 -38C0 -40 2 -44 6 -43C13 -40 9 -30 0 -22Z', colours.cream) + shape('M0 38V-22', { stroke: colours.cream, width: 2.400 }));
}

/** Coffee beans strewn about the origin. */
export function drawBeans(sheet: Sheet, spot: Spot, count: number): string {
  const { colours, random } = sheet;
  const bean = 'M-10 0C-10 -9 10 -9 10 0C10 9 -10 9 -10 0Z';
  return place(sheet, spot, (local) => strew(random, count, 60).map(([x, y]) => place(local, { x, y, turn: random.between(0, 360) }, (inner) => castShadow(inner, bean, 5) + shape(bean, domed(inner, colours.chocolate, 0.08)) + shape('M-9 0Q-3 -3 0 0T9 0', { stroke: shade(colours.chocolate, -0.13), width: 1.500 }))).join(''));
}

export const drawCoffee = (sheet: Sheet) => drawCupTop(sheet, { x: 0, y: 0 }, drawCrema);

/** Tea in a cup, with a leaf or a slice in it. */
export function drawTeaCup(sheet: Sheet): string {
  const { colours, random } = sheet;
  const tea = random.pick([colours.tea, blend(colours.leafLight, colours.saffron, 0.35), colours.tomatoDark]);
  return drawCupTop(sheet, { x: 0, y: 0 }, (local) => disc([0, 0], 52, domed(local, tea, 0.06)) + shape(arcPath(44, 200, 300), { stroke: shade(tea, 0.14), width: 2.500, opacity: 0.7 }) + (random.chance(0.5) ? drawCitrus(local, { x: 8, y: 6, scale: 0.5 }) : drawLeaf(local, { x: -16, y: 10, turn: -20, scale: 0.38 }, 'bay') + drawLeaf(local, { x: -14, y: 12, turn: 26, scale: 0.32 }, 'bay')));
}

type Placed = readonly [number, number, number, number];
const laid = (sheet: Sheet, draw: (sheet: Sheet, spot: Spot) => string, [x, y, turn, scale]: Placed) => draw(sheet, { x, y, turn: turn + sheet.random.between(-16, 16), scale });

export function drawAubergine(sheet: Sheet, spot: Spot): string {
  const { plum, leaf, leafDark, glow } = sheet.colours;
  const outline = 'M-66 -12C-40 -26 -14 -24 14 -36C52 -50 88 -26 86 8C84 42 46 52 12 38C-14 26 -42 24 -66 10Z';
  return place(sheet, spot, (local) => castShadow(local, outline, 17) + shape(outline, domed(local, shade(plum, -0.03), 0.1)) + shape('M-44 -12C-14 -18 0 -22 20 -28C40 -34 56 -30 64 -20', { stroke: glow, width: 4, opacity: 0.5 }) + shape('M-98 -5Q-84 -9 -76 -12C-64 -24 -52 -18 -36 -26C-44 -12 -40 -6 -28 0C-40 4 -42 12 -36 24C-52 16 -66 22 -76 10Q-86 4 -98 4Z', leaf) + shape('M-98 4Q-86 4 -76 10C-66 22 -52 16 -36 24C-46 12 -60 6 -98 0Z', leafDark));
}

export function drawCarrot(sheet: Sheet, spot: Spot): string {
  const { orange, leaf, leafDark } = sheet.colours;
  const outline = 'M-40 -17C-30 -22 40 -10 92 1C40 12 -30 20 -40 15C-48 6 -48 -8 -40 -17Z';
  return place(sheet, spot, (local) => repeat(5, (index) => at({ x: -40, y: 0, turn: 152 + index * 14 }, shape('M0 0Q34 -10 66 2', { stroke: index % 2 ? leaf : leafDark, width: 3.500 }) + [24, 38, 52, 62].map((x) => shape(`M${x} -3l10 -11M${x} -2l12 9`, { stroke: index % 2 ? leaf : leafDark, width: 5 })).join(''))) + castShadow(local, outline, 11) + shape(outline, domed(local, orange, 0.1)) + shape('M-22 -15Q-18 -8 -24 -4M4 -11Q8 -6 4 -2M-8 13Q-4 8 -8 4M30 6Q32 3 30 1M48 -5Q50 -3 48 0', { stroke: shade(orange, -0.13), width: 2.400 }));
}

function drawPepper(sheet: Sheet, spot: Spot): string {
  const tone = sheet.random.pick([sheet.colours.tomato, sheet.colours.saffron]);
  const outline = 'M-6 -40C16 -56 52 -42 52 -8C54 30 34 58 12 54C2 60 -12 60 -20 53C-44 52 -58 22 -52 -10C-50 -42 -22 -54 -6 -40Z';
  return place(sheet, spot, (local) => castShadow(local, outline, 18) + shape(outline, domed(local, tone, 0.1)) + shape('M-6 -40C-24 -20 -26 30 -20 52M4 -40C24 -16 22 34 12 53', { stroke: shade(tone, -0.12), width: 3 }) + shape('M-36 -20C-40 -4 -38 10 -32 24', { stroke: sheet.colours.glow, width: 6, opacity: 0.6 }) + shape('M-18 -40C-8 -50 10 -50 18 -40C8 -34 -8 -34 -18 -40ZM-4 -44Q-6 -58 4 -66L10 -62Q4 -56 5 -44Z', sheet.colours.leafDark));
}

/** A market table of vegetables. */
export const drawVegetables = (sheet: Sheet) =>
  laid(sheet, drawAubergine, [-44, -40, 18, 0.66]) + laid(sheet, drawCarrot, [52, -70, 24, 0.62]) + laid(sheet, drawCarrot, [58, -48, 32, 0.6]) + laid(sheet, drawPepper, [56, 22, 14, 0.78]) + laid(sheet, drawTomato, [-8, 24, 0, 0.62]) + laid(sheet, drawTomato, [-50, 46, 40, 0.74]) + laid(sheet, drawTomatoHalf, [4, 72, 0, 0.44]) + laid(sheet, drawMushroom, [-96, 16, -20, 0.5]) + laid(sheet, drawMushroom, [-88, 56, 30, 0.42]) + laid(sheet, drawAvocado, [64, 82, 24, 0.5]) + laid(sheet, drawChilli, [-30, 92, 8, 0.5]) + drawBasil(sheet, { x: 16, y: -14, scale: 0.36 }) + drawSprig(sheet, { x: -104, y: -76, turn: -20, scale: 0.4 });

/** Cut and whole fruit with leaves. */
export function drawFruit(sheet: Sheet): string {
  const { colours, random } = sheet;
  const main = random.pick(['orange', 'grapefruit', 'lemon'] as const);
  return laid(sheet, (inner, spot) => drawSprig(inner, spot, 'olive'), [-70, 66, -30, 0.7]) + drawGrapes(sheet, { x: 60, y: 46, turn: -24, scale: 0.86 }, random.pick([colours.plum, colours.leafLight])) + drawCitrus(sheet, { x: -34, y: -34, scale: 0.98 }, main) + drawCitrus(sheet, { x: -76, y: 30, scale: 0.66 }, main) + laid(sheet, drawPomegranate, [42, -46, 0, 0.86]) + laid(sheet, drawFig, [-6, 46, 10, 0.62]) + laid(sheet, drawFig, [-46, 74, -50, 0.56]) + drawBerry(sheet, { x: 92, y: -6, scale: 0.5 }, colours.orange) + drawCitrus(sheet, { x: 8, y: 90, scale: 0.44 }, 'lime') + drawLeaf(sheet, { x: 2, y: -74, turn: -40, scale: 0.46 }, 'bay') + drawLeaf(sheet, { x: -2, y: -72, turn: -150, scale: 0.4 }, 'bay');
}

/** Bunches of kitchen herbs laid out side by side, tied with string. */
export function drawHerbs(sheet: Sheet): string {
  const { colours, random } = sheet;
  const kinds = random.chance(0.5) ? (['rosemary', 'sage', 'olive', 'thyme'] as const) : (['sage', 'thyme', 'rosemary', 'olive'] as const);
  const bunch = (x: number, kind: (typeof kinds)[number]) => at({ x, y: 0 }, [-12, 11, 0].map((lean) => drawSprig(sheet, { x: lean * 0.3, y: 92, turn: -90 + lean, scale: random.between(0.82, 0.94) * (kind === 'sage' || kind === 'olive' ? 0.8 : 1) }, kind)).join('') + shape('M-7 64Q0 69 7 64M-7 68Q0 73 7 68M5 66Q18 60 14 76M-4 67Q-16 76 -8 84', { stroke: colours.crustLight, width: 2.400 }));
  return kinds.map((kind, index) => bunch(-122 + index * 64, kind)).join('') + drawBasil(sheet, { x: 126, y: -52, scale: 0.48 }) + drawBasil(sheet, { x: 130, y: 14, scale: 0.4 }) + drawParsley(sheet, { x: 124, y: 72, scale: 0.74 });
}
