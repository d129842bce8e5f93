import { blend, shade } from '../oklch.ts';
import { castShadow, clipped, domed, place, radial, type Sheet, withLight } from '../sheet.ts';
import { at, blobPath, box, disc, num, oval, type Point, polar, repeat, shape, smoothPath, type Spot, strew } from '../svg.ts';
import { drawBasil, drawLeaf, drawLettuce, drawParsley, drawSprig } from './leaves.ts';
import { drawAvocado, drawChilli, drawCitrus, drawCucumber, drawOlive, drawOnionRing, drawRadish, drawTomato, drawTomatoHalf, drawWedge } from './produce.ts';
import { drawBowl, drawPlate, drawPlatter } from './vessels.ts';

/** A whole fish along x, 200 long: silver with scales, or red. */
export function drawFish(sheet: Sheet, spot: Spot): string {
  const { colours, random } = sheet;
  const [body, back] = random.chance(0.6) ? [colours.fish, colours.fishDark] : [colours.salmon, colours.tomatoDark];
  const outline = 'M-96 2C-84 -20 -52 -34 -12 -34C28 -34 54 -16 72 -7C82 -14 92 -28 104 -32C100 -16 97 -8 96 0C97 8 100 18 103 30C92 27 82 14 72 8C52 20 22 31 -12 31C-52 31 -84 20 -96 2Z';
  const scales = repeat(7, (row) => repeat(9, (column) => shape(`M${-40 + column * 12 + (row % 2) * 6} ${-18 + row * 7}a6 6 0 0 0 0 9`, { stroke: back, width: 1.3, opacity: 0.5 })));
  return place(sheet, spot, (local) =>
    castShadow(local, outline, 13) + shape('M-22 -32C-6 -50 24 -46 34 -27Z', back) + shape('M-8 30C0 42 14 42 18 27Z', back) + shape(outline, body) +
    clipped(local, outline, shape('M-100 -40H110V-12C60 -14 10 -18 -40 -18C-70 -17 -84 -8 -96 0Z', back) + shape('M-96 8C-60 20 20 20 74 5L60 40H-90Z', { fill: shade(body, 0.15), opacity: 0.85 }) + scales) +
    shape('M-56 -27C-44 -10 -44 12 -55 26', { stroke: back, width: 2.6 }) + shape('M-44 2C-32 -4 -20 0 -16 8C-26 14 -38 10 -44 2Z', { fill: back, opacity: 0.75 }) +
    disc([-74, -5], 6, colours.cream) + disc([-74, -5], 3.600, colours.ink) + shape('M-95 3Q-88 6 -84 5', { stroke: colours.ink, width: 1.8 }) +
    shape('M78 -4L97 -20M80 0L94 0M78 4L96 18', { stroke: back, width: 1.8 }) + shape('M-70 -22C-40 -31 10 -30 44 -17', { stroke: colours.glow, width: 2.600, opacity: 0.55 }));
}

/** Whole fish on an oval platter with lemon and herbs. */
export function drawSeafood(sheet: Sheet): string {
  const { random } = sheet;
  const isPair = random.chance(0.5);
  const fish = isPair
    ? drawFish(sheet, { x: -4, y: -20, scale: 0.78 }) + drawFish(sheet, { x: 6, y: 23, turn: 2, scale: 0.78 })
    : drawFish(sheet, { x: 0, y: 0, scale: 0.98 });
  const lemons = [[-62, 40, 0.3], [-34, 48, 0.26], [62, -42, 0.28]].map(([x = 0, y = 0, scale]) => drawCitrus(sheet, { x, y, scale })).join('');
  return drawPlatter(sheet, [128, 74]) + drawSprig(sheet, { x: -84, y: -26, turn: -12, scale: 0.6 }, 'thyme') + lemons + fish + (isPair ? '' : drawCitrus(sheet, { x: 14, y: 14, scale: 0.24 })) + drawSprig(sheet, { x: 20, y: 46, turn: -14, scale: 0.34 }, 'rosemary');
}

/** A steak, sliced, with grill marks. */
function drawSteak(sheet: Sheet): string {
  const { colours, random } = sheet;
  const outline = 'M-84 -6C-86 -44 -40 -58 0 -50C40 -44 78 -46 86 -8C90 26 60 48 18 46C-20 46 -78 40 -84 -6Z';
  const marks = repeat(9, (index) => `M${-96 + index * 24} 64L${-58 + index * 24} -64`);
  const whole = castShadow(sheet, outline, 13) + shape(outline, blend(colours.crustLight, colours.meat, 0.25)) + at({ x: 0, y: 1, scale: 0.93 }, shape(outline, domed(sheet, colours.meat, 0.09))) + clipped(sheet, outline, shape(marks, { stroke: colours.char, width: 6.400, butt: true, opacity: 0.9 }));
  const slices = repeat(4, (index) => place(sheet, { x: -56 + index * 25, y: 62 - index * 2, turn: 14 }, (local) => { const cut = 'M-9 -26C6 -30 12 -22 11 0C12 22 6 30 -7 26C-13 14 -13 -14 -9 -26Z'; return castShadow(local, cut, 7) + shape(cut, colours.meat) + at({ x: 0.5, y: 0, scale: 0.78 }, shape(cut, domed(local, colours.meatRare))); }));
  return at({ x: 0, y: -18 }, whole) + slices + drawSprig(sheet, { x: -30, y: -14, turn: -24, scale: 0.5 }, 'rosemary') + strew(random, 22, 60).map(([x, y]) => disc([x, y - 18], 1.5, colours.cream)).join('');
}

/** Skewers with meat, pepper and onion. */
function drawSkewers(sheet: Sheet): string {
  const { colours, random } = sheet;
  const kinds = [colours.meat, colours.tomato, colours.crustDark, colours.leaf, colours.meat, shade(colours.plum, 0.3), colours.egg, colours.crustDark];
  const piece = box([-13, -17], [26, 34], 7);
  const one = (y: number, start: number) => place(sheet, { x: 0, y, turn: random.between(-4, 4) }, (local) =>
    castShadow(local, box([-118, -2], [236, 4], 1), 10) + shape(box([-118, -2], [236, 4], 1), colours.wood) +
    repeat(6, (index) => { const tone = kinds[(index + start) % kinds.length] ?? colours.meat; return place(local, { x: -76 + index * 29, y: 0, turn: random.between(-9, 9) }, (inner) => castShadow(inner, piece, 9) + shape(piece, domed(inner, tone, 0.1)) + shape('M-8 -14L-2 14M3 -14L9 14', { stroke: colours.char, width: 3, opacity: 0.65 })); }));
  return one(-50, 0) + one(0, 3) + one(50, 5);
}

/** Food from the grill, on bars over embers. */
export function drawGrill(sheet: Sheet): string {
  const { colours, random } = sheet;
  const embers = strew(random, 46, 92).map((point) => disc(point, random.between(5, 13), { fill: random.pick([colours.flame, colours.tomato, colours.tomatoDark, colours.char]), opacity: 0.75 })).join('');
  const bars = repeat(13, (index) => { const x = -96 + index * 16; const reach = Math.sqrt(Math.max(0, 94 * 94 - x * x)); return `M${x} ${num(-reach)}V${num(reach)}`; });
  return castShadow(sheet, 'M-100 0a100 100 0 1 0 200 0a100 100 0 1 0 -200 0Z', 16) + disc([0, 0], 100, withLight(sheet, [[0, shade(colours.char, 0.12)], [1, colours.ink]])) + disc([0, 0], 94, radial(sheet, [0.5, 0.5, 0.55], [[0, shade(colours.tomatoDark, -0.05)], [1, shade(colours.ink, -0.08)]])) + embers +
    shape(bars, { stroke: shade(colours.ink, -0.08), width: 5 }) + shape(bars, { stroke: shade(colours.steelDark, -0.12), width: 2.4 }) +
    at({ x: 0, y: -2, scale: 0.84 }, random.chance(0.5) ? drawSteak(sheet) : drawSkewers(sheet)) + drawWedge(sheet, { x: 56, y: 60, turn: 30, scale: 0.3 }, 'lemon');
}

/** A bowl of leaves, roots and fruit. */
export function drawSalad(sheet: Sheet): string {
  const { colours, random } = sheet;
  const tones = [colours.leaf, colours.leafLight, shade(colours.leafLight, 0.06), shade(colours.plum, 0.08)] as const;
  const leaves = strew(random, 13, 62).map(([x, y], index) => drawLettuce(sheet, { x, y, turn: random.between(0, 360), scale: random.between(0.3, 0.4) }, tones[index % 5] ?? colours.leaf)).join('');
  const slices = strew(random, 15, 62).map(([x, y], index) => {
    const spot = { x, y, turn: random.between(0, 360), scale: 0.25 };
    return [drawRadish, drawTomatoHalf, drawCucumber][index % 3]?.(sheet, spot) ?? '';
  }).join('');
  const onions = strew(random, 3, 44).map(([x, y]) => drawOnionRing(sheet, { x, y, scale: 0.34 })).join('');
  return drawBowl(sheet, colours.leafDark) + leaves + slices + onions + drawAvocado(sheet, { x: -28, y: 26, turn: random.between(0, 360), scale: 0.4 }) + strew(random, 16, 70).map(([x, y]) => at({ x, y, turn: random.between(0, 90) }, oval([0, 0], [3, 1.600], colours.pasta))).join('') + drawBasil(sheet, { x: 24, y: -20, scale: 0.22 });
}

/** A roast chicken, breast up, its legs towards +y; about 150 wide and 190 long. */
function drawRoast(sheet: Sheet, spot: Spot): string {
  const { colours, random } = sheet;
  const skin = shade(colours.crust, -0.045);
  const body = 'M0 -84C40 -84 58 -56 64 -18C72 30 46 66 0 66C-46 66 -72 30 -64 -18C-58 -56 -40 -84 0 -84Z';
  const thigh = 'M70 2C92 28 84 66 54 82C40 92 34 100 30 108L16 102C16 92 18 84 16 76C8 48 30 -10 70 2Z';
  const wing = 'M56 -56C80 -58 98 -34 92 -6C88 10 76 10 72 -2C66 -14 52 -22 50 -38Z';
  return place(sheet, spot, (local) => {
    const both = (d: string, fill: string) => `${shape(d, fill)}<g transform="scale(-1 1)">${shape(d, fill)}</g>`;
    const gleam = (d: string, width: number) => shape(d, { stroke: colours.crustLight, width, opacity: 0.75 });
    const bone = 'M27 104L17 100L10 112C4 116 6 124 13 123C15 130 24 129 24 122Z';
    const spice = strew(random, 46, 56).map(([x, y]) => disc([x, y - 10], random.between(0.9, 2), { fill: random.pick([colours.char, colours.leafDark]), opacity: 0.65 })).join('');
    return castShadow(local, body + wing + thigh, 20) + both(bone, colours.cream) + both(wing, domed(local, shade(skin, -0.05), 0.13)) + shape(body, domed(local, skin, 0.17)) +
      shape('M0 -78C3 -40 3 10 0 44', { stroke: colours.crustDark, width: 3, opacity: 0.55 }) + spice + both(thigh, domed(local, shade(skin, -0.015), 0.16)) +
      gleam('M-38 -44C-30 -64 -18 -70 -10 -70', 6) + gleam('M14 -66C30 -60 40 -44 44 -26', 4) + gleam('M66 18C76 32 72 54 56 66', 4) + gleam('M-66 18C-76 32 -72 54 -56 66', 4) +
      shape('M-24 92Q0 104 24 92M-22 97Q0 109 22 97', { stroke: colours.pasta, width: 2.4 });
  });
}

/** A roast chicken in a dish with lemons, potatoes and herbs. */
export function drawChicken(sheet: Sheet): string {
  const { colours, random } = sheet;
  const potatoes = repeat(12, (index) => { const [x, y] = polar(index * 30 + random.between(-7, 7), 1); const tater = blobPath(random, [14, 12], 0.08); return place(sheet, { x: x * 98, y: y * 58 }, (local) => castShadow(local, tater, 8) + shape(tater, domed(local, index % 3 ? colours.pasta : colours.orange, 0.13))); });
  const lemons = [[-90, 20], [92, -22], [66, 44]].map(([x = 0, y = 0]) => drawCitrus(sheet, { x, y, scale: 0.3 })).join('');
  return drawPlatter(sheet, [132, 92]) + potatoes + lemons + drawSprig(sheet, { x: -100, y: -36, turn: 16, scale: 0.5 }) + drawRoast(sheet, { x: -8, y: 0, turn: -90 + random.between(-12, 12), scale: 0.8 }) + drawSprig(sheet, { x: -30, y: 58, turn: 4, scale: 0.5 }, 'thyme');
}

/** A plate of hummus with oil, chickpeas and paprika. */
export function drawHummus(sheet: Sheet, tone = sheet.colours.pasta): string {
  const { colours, random } = sheet;
  const swirl = smoothPath(Array.from({ length: 22 }, (_, index): Point => polar(index * 36, 14 + index * 2.3)), false);
  return drawBowl(sheet, domed(sheet, shade(tone, 0.02), 0.06)) + shape(swirl, { stroke: shade(tone, -0.09), width: 11 }) + at({ x: -2, y: -2 }, shape(swirl, { stroke: colours.saffron, width: 5 })) +
    strew(random, 7, 26).map(([x, y]) => place(sheet, { x, y }, (local) => castShadow(local, blobPath(random, [9, 8], 0.06), 4) + shape(blobPath(random, [9, 8], 0.06), domed(local, colours.crustLight)))).join('') + strew(random, 40, 62).map((point) => disc(point, random.between(0.8, 2), { fill: colours.tomatoDark, opacity: 0.85 })).join('') + drawParsley(sheet, { x: 3, y: 0, scale: 0.62 });
}

const drawOlives = (sheet: Sheet) => drawBowl(sheet, sheet.colours.leafDark) + strew(sheet.random, 21, 70).map(([x, y], index) => drawOlive(sheet, { x, y, turn: sheet.random.between(0, 360), scale: 0.4 }, index % 3 ? sheet.colours.plum : sheet.colours.leaf)).join('') + drawSprig(sheet, { x: -50, y: 30, turn: -30, scale: 0.5 }, 'thyme');

const drawTabbouleh = (sheet: Sheet) => drawBowl(sheet, sheet.colours.leafDark) + strew(sheet.random, 110, 76).map(([x, y], index) => at({ x, y, turn: sheet.random.between(0, 180) }, oval([0, 0], [6, 3.400], [sheet.colours.leaf, sheet.colours.leafLight, sheet.colours.tomato, sheet.colours.cream, sheet.colours.leafDark][index % 5] ?? '#fff'))).join('') + drawWedge(sheet, { x: 40, y: 28, turn: 20, scale: 0.5 }, 'lemon');

/** A pita, whole or a quarter. */
export function drawPita(sheet: Sheet, spot: Spot, isQuarter: boolean): string {
  const { colours, random } = sheet;
  const outline = isQuarter ? 'M0 0L94 -18A96 96 0 0 1 30 90Z' : blobPath(random, [96, 94], 0.02);
  const toasts = clipped(sheet, outline, strew(random, 22, 86).map(([x, y]) => oval([x, y], [random.between(4, 10), random.between(3, 7)], { fill: colours.crustDark, opacity: 0.4 })).join(''));
  return place(sheet, spot, (local) => castShadow(local, outline, 9) + shape(outline, domed(local, colours.crustLight, 0.1)) + toasts);
}

/** A table of small bowls around one of hummus. */
export function drawMezze(sheet: Sheet): string {
  const { colours, random } = sheet;
  const beet = blend(colours.wine, colours.tomato, 0.5);
  const dishes = [(local: Sheet) => drawHummus(local), drawOlives, drawTabbouleh, (local: Sheet) => drawHummus(local, beet), (local: Sheet) => drawHummus(local, colours.cream)];
  const turn = random.between(0, 360);
  const ring = repeat(5, (index) => {
    const [x, y] = polar(turn + index * 72, 72);
    return place(sheet, { x, y, scale: index % 2 ? 0.38 : 0.34 }, (local) => (dishes[(index + 1) % dishes.length] ?? drawOlives)(local));
  });
  return [36, 108, 252].map((angle) => { const [x, y] = polar(turn + angle, 98); return drawPita(sheet, { x, y, turn: random.between(0, 360), scale: 0.26 }, true); }).join('') + ring + place(sheet, { x: 0, y: 0, scale: 0.46 }, (local) => drawHummus(local)) + drawLeaf(sheet, { x: 90, y: 30, turn: 40, scale: 0.2 });
}

/** A plate of garden vegetables around a dip. */
export function drawCrudites(sheet: Sheet): string {
  const { random } = sheet;
  return drawPlate(sheet, 80) + strew(random, 9, 58).map(([x, y], index) => [drawTomato, drawRadish, drawChilli][index % 3]?.(sheet, { x, y, turn: random.between(0, 360), scale: 0.36 }) ?? '').join('');
}
