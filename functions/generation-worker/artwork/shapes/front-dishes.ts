import { shade } from '../oklch.ts';
import { clipped, domed, type Sheet, withLight } from '../sheet.ts';
import { at, box, disc, num, oval, type Point, repeat, shape, smoothPath, type Spot, strew } from '../svg.ts';
import { floorShadow, rounded } from './drinks.ts';
import { drawLeaf, drawSprig } from './leaves.ts';
import { drawBerry } from './produce.ts';

/*
 * Dishes seen from the front, standing on y = 0 and rising to negative y, centred on x = 0.
 */

/** A wavy band between two heights, for lettuce, cheese and sauces. */
function waveBand(sheet: Sheet, [half, top]: Point, depth: number): string {
  const points = Array.from({ length: 15 }, (_, index): Point => [half - (index * half) / 7, top + (index % 2 ? depth : depth * 0.35) * sheet.random.between(0.8, 1.2)]);
  return `M${-half} ${top}H${half}${smoothPath(points, false).replace('M', 'L')}Z`;
}

export function drawBurger(sheet: Sheet, spot: Spot): string {
  const { colours, random } = sheet;
  const bun = 'M-150 -190C-156 -300 156 -300 150 -190C150 -178 -150 -178 -150 -190Z';
  const heel = 'M-146 -62H146C152 -20 128 0 96 0H-96C-128 0 -152 -20 -146 -62Z';
  const beef = box([-152, -140], [304, 76], 26);
  const patty =
    shape(beef, rounded(sheet, colours.meat)) +
    clipped(sheet, beef, strew(random, 46, 1).map(([x, y]) => oval([x * 148, -100 + y * 34], [5, 3], { fill: colours.char, opacity: 0.6 })).join(''));
  const lettuce = waveBand(sheet, [166, -192], 38);
  const cheese = 'M-154 -142H154L118 -126L84 -98L40 -128L-10 -132L-52 -106L-92 -130Z';
  const seeds = strew(random, 26, 1).map(([x, y]) => at({ x: x * 116, y: -238 + y * 26 + Math.abs(x) * 16, turn: random.between(-50, 50) }, oval([0, 0], [6.500, 3.600], colours.cream))).join('');
  const outline = `M-150 -190C-156 -300 156 -300 150 -190L160 -150L146 -62C152 -20 128 0 96 0H-96C-128 0 -152 -20 -146 -62L-160 -150Z`;
  const tomato = [-74, 74].map((x) => shape(box([x - 70, -164], [140, 20], 9), rounded(sheet, colours.tomato)) + shape(box([x - 60, -161], [120, 5], 2), { fill: colours.salmon, opacity: 0.7 })).join('');
  return at(spot, floorShadow(sheet, outline, 0.8) + shape(heel, rounded(sheet, colours.crust)) + shape(box([-143, -70], [286, 12], 6), colours.crustLight) + patty + shape(cheese, rounded(sheet, colours.egg)) + tomato + shape(lettuce, rounded(sheet, colours.leafLight)) + shape(waveBand(sheet, [160, -194], 20), shade(colours.leaf, 0.04)) + shape(box([-144, -198], [288, 12], 6), colours.crustLight) + shape(bun, domed(sheet, colours.crust, 0.15)) + seeds);
}

/** A paper cone of chips. */
export function drawChips(sheet: Sheet, spot: Spot): string {
  const { colours, random } = sheet;
  const cup = 'M-66 -150L-48 0H48L66 -150Q0 -120 -66 -150Z';
  const chips = repeat(11, (index) => at({ x: -56 + index * 11, y: -126 + Math.abs(index - 5) * 2, turn: (index - 5) * 4 + random.between(-5, 5) }, shape(box([-8, -96 - random.between(0, 34)], [16, 150], 3), index % 2 ? colours.saffron : colours.pasta)));
  return at(spot, floorShadow(sheet, cup) + chips + shape(cup, rounded(sheet, colours.cream)) + clipped(sheet, cup, [-50, -25, 0, 25, 50].map((x) => shape(`M${x} -160L${x * 0.74} 0`, { stroke: colours.accent, width: 11, butt: true })).join('')));
}

/** A slice of layer cake on a stand. */
export function drawCake(sheet: Sheet, spot: Spot): string {
  const { colours, random } = sheet;
  const [sponge, cream] = random.pick([[colours.chocolate, colours.cream], [colours.crustLight, colours.salmonLight], [colours.crust, colours.cream], [colours.tomatoDark, colours.cream]] as const);
  const stand = 'M-150 -78C-100 -60 100 -60 150 -78C144 -98 -144 -98 -150 -78Z';
  const foot = 'M-16 -74C-12 -40 -20 -16 -62 -4C-40 6 40 6 62 -4C20 -16 12 -40 16 -74Z';
  const slice = 'M-118 -92L-118 -236L112 -214V-92Z';
  const layers = [0, 1, 2].map((index) => shape(`M-120 ${-92 - index * 44}L114 ${-92 - index * 38}V${-122 - index * 38}L-120 ${-126 - index * 44}Z`, rounded(sheet, sponge)) + shape(`M-120 ${-126 - index * 44}L114 ${-122 - index * 38}V${-131 - index * 38}L-120 ${-137 - index * 44}Z`, cream)).join('');
  const pores = strew(random, 46, 1).map(([x, y]) => oval([x * 112, -150 + y * 60], [2.600, 1.600], { fill: shade(sponge, -0.09), opacity: 0.6 })).join('');
  const glaze = 'M-120 -240L-96 -262L114 -236V-206C100 -196 94 -214 80 -210C64 -196 60 -222 40 -216C20 -206 18 -228 -4 -224C-30 -210 -30 -236 -54 -230C-80 -214 -96 -226 -120 -224Z';
  const tops = [-70, -30, 10, 54].map((x, index) => drawBerry(sheet, { x, y: -268 + index * 6, scale: index % 2 ? 0.42 : 0.54 }, index % 2 ? colours.plum : colours.tomato)).join('');
  return at(spot, floorShadow(sheet, `${foot}${stand}${slice}`) + shape(foot, rounded(sheet, colours.vessel)) + shape(stand, rounded(sheet, colours.vessel)) + shape('M-150 -78C-100 -60 100 -60 150 -78C140 -70 100 -56 0 -56C-100 -56 -140 -70 -150 -78Z', shade(colours.vesselShade, -0.08)) + layers + pores + shape('M-118 -92V-236L-96 -262', { stroke: shade(cream, -0.06), width: 5 }) + shape(glaze, rounded(sheet, shade(cream, 0.01))) + tops + drawLeaf(sheet, { x: 74, y: -258, turn: -40, scale: 0.5 }));
}

function bowlPattern(sheet: Sheet, outline: string): string {
  const mark = sheet.colours.vesselMark;
  const wave = repeat(9, (index) => [26, 18, 10].map((r) => disc([-160 + index * 40, -58], r, { stroke: mark, width: 3.200 })).join(''));
  const bands = shape('M-170 -96C-60 -78 60 -78 170 -96M-170 -82C-60 -64 60 -64 170 -82', { stroke: mark, width: 6 });
  const petals = repeat(11, (index) => shape(`M${-150 + index * 30} 0C${-172 + index * 32} -40 ${-166 + index * 32} -70 ${-160 + index * 32} -84C${-150 + index * 32} -70 ${-142 + index * 30} -40 ${-150 + index * 30} 0Z`, mark));
  return clipped(sheet, outline, sheet.random.pick([wave, bands, petals, shape('M-170 -70C-60 -50 60 -50 170 -70V10H-170Z', mark)]));
}

/** A footed bowl from the side; `filling` is drawn behind its rim, which is at y = -122. */
export function drawBowlFront(sheet: Sheet, spot: Spot, filling: string): string {
  const { vessel } = sheet.colours;
  const outline = 'M-156 -122C-150 -50 -96 -14 -56 -12L-50 0H50L56 -12C96 -14 150 -50 156 -122Z';
  return at(spot, floorShadow(sheet, outline, 0.9) + oval([0, -122], [156, 20], shade(vessel, -0.16)) + filling + shape(outline.replace('M-156 -122', 'M-156 -122C-110 -98 110 -98 156 -122L-156 -122'), rounded(sheet, vessel)) + bowlPattern(sheet, 'M-156 -122C-110 -98 110 -98 156 -122C150 -50 96 -14 56 -12L50 0H-50L-56 -12C-96 -14 -150 -50 -156 -122Z') + shape('M-156 -122C-110 -98 110 -98 156 -122', { stroke: shade(vessel, 0.04), width: 4 }));
}

/** Chopsticks that lift noodles out of a bowl. */
export function noodleLift(sheet: Sheet): string {
  const { colours } = sheet;
  const strands = repeat(11, (index) => { const x = -34 + index * 7; return shape(`M${x} -292C${x - 6} -240 ${num(x * 1.900 + 8)} -190 ${num(x * 2.800)} -112`, { stroke: index % 2 ? colours.pasta : colours.pastaDark, width: 6 }); });
  const fold = shape('M-38 -288C-30 -306 36 -306 44 -288C36 -276 -30 -276 -38 -288Z', colours.pasta);
  const stick = (d: string) => shape(d, { stroke: colours.isDark ? colours.crust : colours.char, width: 9 });
  const heap = shape('M-140 -120C-110 -156 110 -156 140 -120C100 -100 -100 -100 -140 -120Z', colours.pastaDark) + repeat(9, (index) => shape(`M${-128 + index * 26} -116C${-120 + index * 26} -150 ${-90 + index * 26} -148 ${-80 + index * 24} -114`, { stroke: index % 2 ? colours.pasta : shade(colours.pasta, -0.06), width: 7 }));
  return heap + strands + stick('M-46 -290L250 -372') + fold + stick('M-40 -276L256 -336') + drawLeaf(sheet, { x: -92, y: -128, turn: -34, scale: 0.7 }, 'bay') + shape('M88 -128C100 -168 142 -160 140 -116Z', colours.cream) + disc([116, -132], 12, colours.egg);
}

/** A mound of rice with herbs or sesame. */
export function riceMound(sheet: Sheet): string {
  const { colours, random } = sheet;
  const mound = 'M-140 -118C-130 -196 -60 -238 0 -238C60 -238 130 -196 140 -118C100 -98 -100 -98 -140 -118Z';
  const grains = clipped(sheet, mound, strew(random, 210, 1).map(([x, y]) => at({ x: x * 140, y: -160 + y * 78, turn: random.between(0, 180) }, oval([0, 0], [8, 3.600], shade(colours.rice, random.pick([-0.04, -0.08, 0, -0.12]))))).join(''));
  const seeds = strew(random, 20, 1).map(([x, y]) => oval([x * 60, -212 + y * 20], [3.600, 2.200], colours.ink)).join('');
  return shape(mound, domed(sheet, shade(colours.rice, -0.03), 0.09)) + grains + seeds + disc([0, -236], 17, domed(sheet, colours.tomato, 0.12)) + drawLeaf(sheet, { x: 6, y: -230, turn: -20, scale: 0.62 }, 'bay');
}

export function soupSurface(sheet: Sheet): string {
  const soup = sheet.random.pick([sheet.colours.orange, sheet.colours.tomato, sheet.colours.saffron]);
  return oval([0, -121], [148, 16], soup) + shape('M-70 -120C-30 -132 40 -130 60 -120C20 -112 -40 -112 -70 -120Z', { stroke: sheet.colours.cream, width: 4 }) + drawSprig(sheet, { x: 10, y: -124, turn: -50, scale: 0.3 }, 'thyme') + shape('M70 -120L190 -250', { stroke: sheet.colours.steel, width: 9 });
}

/** A jug with cut herbs or olive branches. */
export function drawJug(sheet: Sheet, spot: Spot, kind: 'olive' | 'rosemary' | 'sage' = 'olive'): string {
  const { colours, random } = sheet;
  const clay = random.pick([colours.vessel, colours.accent, colours.second]);
  const outline = 'M-34 -170C-60 -130 -74 -96 -66 -52C-60 -18 -44 0 -34 0H34C44 0 60 -18 66 -52C74 -96 60 -130 34 -170C30 -184 40 -196 44 -204H-44C-40 -196 -30 -184 -34 -170Z';
  const stems = [-128, -104, -86, -66, -46].map((turn) => drawSprig(sheet, { x: 0, y: -186, turn: turn + random.between(-6, 6), scale: random.between(0.85, 1.12) }, kind)).join('');
  return at(spot, floorShadow(sheet, outline) + stems + shape('M52 -160C104 -170 108 -70 62 -66', { stroke: shade(clay, -0.09), width: 12 }) + shape(outline, rounded(sheet, clay)) + clipped(sheet, outline, shape('M-80 -78C-30 -66 30 -66 80 -78M-80 -64C-30 -52 30 -52 80 -64', { stroke: shade(clay, clay === colours.vessel ? -0.2 : 0.2), width: 4, opacity: 0.8 })));
}

/** A whole lemon, orange or other round fruit standing on the table, radius about 50. */
export function drawWholeFruit(sheet: Sheet, spot: Spot, kind: 'lemon' | 'orange' | 'pear' | 'apple'): string {
  const { colours } = sheet;
  const { outline, tone } = {
    lemon: { outline: 'M-62 -40C-56 -48 -50 -52 -44 -62C-26 -88 26 -88 44 -62C50 -52 56 -48 62 -40C56 -34 50 -28 44 -20C26 4 -26 4 -44 -20C-50 -28 -56 -34 -62 -40Z', tone: colours.lemonRind },
    orange: { outline: 'M-50 -48C-50 -112 50 -112 50 -48C50 16 -50 16 -50 -48Z', tone: colours.orange },
    pear: { outline: 'M-8 -148C10 -156 22 -140 22 -112C26 -90 54 -80 54 -40C54 4 22 2 0 2C-22 2 -54 4 -54 -40C-54 -80 -24 -92 -22 -114C-22 -132 -18 -144 -8 -148Z', tone: colours.leafLight },
    apple: { outline: 'M0 -92C30 -112 60 -88 56 -50C54 -14 30 4 0 -2C-30 4 -54 -14 -56 -50C-60 -88 -30 -112 0 -92Z', tone: colours.tomato },
  }[kind];
  const stalk = kind === 'lemon' ? '' : shape(kind === 'pear' ? 'M-2 -148Q2 -166 12 -172' : 'M0 -92Q2 -106 10 -114', { stroke: colours.woodDark, width: 6 });
  return at(spot, floorShadow(sheet, outline) + stalk + shape(outline, domed(sheet, tone, 0.12)) + shape('M-26 -66C-20 -76 -8 -80 2 -80', { stroke: colours.glow, width: 6, opacity: 0.5 }));
}

/** A tall loaf leaning out of paper. */
export function drawBaguettes(sheet: Sheet, spot: Spot): string {
  const { colours } = sheet;
  const loaf = 'M-30 20V-300C-28 -344 28 -344 30 -300V20Z';
  const one = (turn: number, x: number) => at({ x, y: -40, turn }, shape(loaf, rounded(sheet, colours.crust)) + [-290, -226, -162, -98].map((y) => shape(`M-20 ${y + 34}C-12 ${y} 10 ${y - 16} 20 ${y - 14}C16 ${y + 14} -2 ${y + 34} -20 ${y + 34}Z`, colours.crustLight)).join(''));
  const bag = 'M-92 -190L-70 0H70L92 -190L64 -176L40 -192L14 -176L-12 -192L-40 -176L-62 -192Z';
  return at(spot, floorShadow(sheet, bag) + one(-13, -34) + one(10, 36) + one(-1, 2) + shape(bag, withLight(sheet, [[0, colours.cream], [1, shade(colours.cream, -0.14)]])) + shape('M-30 -186L-24 0M36 -186L28 0', { stroke: shade(colours.cream, -0.16), width: 3 }) + shape(box([-46, -112], [92, 60], 4), { stroke: colours.accent, width: 4 }) + shape('M-28 -90H28M-20 -76H20', { stroke: colours.accent, width: 5 }));
}
