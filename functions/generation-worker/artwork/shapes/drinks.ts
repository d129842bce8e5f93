import { blend, shade } from '../oklch.ts';
import { across, clipped, type Sheet, withLight } from '../sheet.ts';
import { at, box, disc, num, oval, repeat, shape, type Spot, strew } from '../svg.ts';
import { drawCitrus } from './produce.ts';
import { drawSteam } from './light.ts';
import { drawSprig } from './leaves.ts';

/*
 * Things seen from the front, standing on the line y = 0 and rising to negative y, centred on x = 0.
 */

/** The long shadow that a standing thing throws over the table, as a leaning copy of its outline. */
export function floorShadow(sheet: Sheet, outline: string, lean = 1.1): string {
  const side = sheet.light[0] >= 0 ? lean : -lean;
  const copy = (squash: number, opacity: number) => `<path d="${outline}" transform="matrix(1 0 ${num(-side)} ${num(-squash)} 0 0)" fill="${sheet.colours.shadow}" fill-opacity="${opacity}"/>`;
  return copy(0.34, 0.2) + copy(0.3, 0.2);
}

/** Side light over an upright form of the given base colour. */
export function rounded(sheet: Sheet, colour: string): string {
  const stops = [[0, shade(colour, 0.12)], [0.3, shade(colour, 0.03)], [0.72, shade(colour, -0.07)], [1, shade(colour, -0.15)]] as const;
  return across(sheet, sheet.light[0] >= 0 ? stops : stops.map(([offset, tone]) => [1 - offset, tone] as const).reverse());
}

const streak = (sheet: Sheet, d: string, width: number) => shape(d, { stroke: sheet.colours.glow, width, opacity: 0.6 });

export function drawBottle(sheet: Sheet, spot: Spot): string {
  const { colours, random } = sheet;
  const glass = random.pick([shade(colours.leafDark, -0.13), colours.wine, colours.ink, shade(colours.second, -0.25)]);
  const isBurgundy = random.chance(0.5);
  const outline = isBurgundy
    ? 'M-52 0C-56 -40 -56 -150 -52 -190C-48 -230 -20 -252 -18 -300V-372H18V-300C20 -252 48 -230 52 -190C56 -150 56 -40 52 0Z'
    : 'M-50 0V-226C-50 -260 -18 -262 -18 -292V-376H18V-292C18 -262 50 -260 50 -226V0Z';
  const label = box([-51, -160], [102, 104], 2);
  const motif = random.pick([
    disc([0, -116], 26, colours.accent),
    shape('M-26 -92L0 -140L26 -92Z', colours.accent),
    shape('M-30 -100a30 30 0 0 1 60 0Z', colours.accent),
    shape('M-32 -132H32M-32 -118H32M-32 -104H32', { stroke: colours.accent, width: 6 }),
  ]);
  return at(spot, floorShadow(sheet, outline) + shape(outline, rounded(sheet, glass)) + clipped(sheet, outline, shape(label, withLight(sheet, [[0, colours.cream], [1, shade(colours.cream, -0.14)]])) + motif + shape('M-30 -74H30M-18 -66H18', { stroke: colours.ink, width: 2.500, opacity: 0.6 }) + shape(box([-20, -378], [40, 62], 0), rounded(sheet, colours.accent))) + streak(sheet, isBurgundy ? 'M-38 -176C-38 -216 -14 -240 -10 -296' : 'M-38 -176V-222C-38 -252 -10 -258 -9 -292', 5) + streak(sheet, 'M-41 -20V-50', 4));
}

export function drawWineGlass(sheet: Sheet, spot: Spot, drink: string): string {
  const { glow } = sheet.colours;
  const bowl = 'M-56 -282C-70 -226 -62 -138 0 -134C62 -138 70 -226 56 -282Z';
  const level = 'M-64 -222H64V-120H-64Z';
  const foot = 'M-46 -4C-46 -12 -8 -10 -4 -22L-3 -136H3L4 -22C8 -10 46 -12 46 -4C46 4 -46 4 -46 -4Z';
  return at(spot, `<g opacity="0.7">${floorShadow(sheet, bowl + foot)}</g>` + shape(foot, { fill: glow, opacity: 0.5 }) + shape(bowl, { fill: glow, opacity: 0.2 }) +
    clipped(sheet, bowl, shape(level, rounded(sheet, drink)) + oval([0, -222], [65, 9], shade(drink, 0.14))) + shape(bowl, { stroke: glow, width: 2.400, opacity: 0.7 }) + oval([0, -282], [56, 7], { stroke: glow, width: 2.400, opacity: 0.85 }) + streak(sheet, 'M-46 -262C-54 -224 -48 -182 -28 -160', 5) + streak(sheet, 'M44 -250C48 -226 46 -206 40 -190', 3));
}

export function drawCoupe(sheet: Sheet, spot: Spot, drink: string): string {
  const { glow, cream } = sheet.colours;
  const bowl = 'M-84 -232C-80 -176 -40 -152 0 -150C40 -152 80 -176 84 -232Z';
  const foot = 'M-46 -4C-46 -12 -8 -10 -4 -22L-3 -152H3L4 -22C8 -10 46 -12 46 -4C46 4 -46 4 -46 -4Z';
  const garnish = sheet.random.pick(['peel', 'slice', 'sprig'] as const);
  const top = garnish === 'slice' ? drawCitrus(sheet, { x: 62, y: -240, scale: 0.74 }) : garnish === 'sprig' ? drawSprig(sheet, { x: -6, y: -214, turn: -66, scale: 0.5 }) : shape('M40 -216C70 -260 20 -268 52 -300', { stroke: sheet.colours.orange, width: 11 }) + shape('M42 -216C72 -260 22 -268 54 -298', { stroke: sheet.colours.lemon, width: 4 });
  return at(spot, `<g opacity="0.7">${floorShadow(sheet, bowl + foot)}</g>` + shape(foot, { fill: glow, opacity: 0.5 }) + shape(bowl, { fill: glow, opacity: 0.2 }) + (garnish === 'slice' ? top : '') + clipped(sheet, bowl, shape('M-90 -218H90V-140H-90Z', rounded(sheet, drink)) + shape('M-90 -220H90V-204C40 -196 -40 -196 -90 -204Z', shade(blend(drink, cream, 0.75), 0))) + shape(bowl, { stroke: glow, width: 2.400, opacity: 0.7 }) + oval([0, -232], [84, 8], { stroke: glow, width: 2.400, opacity: 0.85 }) + streak(sheet, 'M-70 -206C-62 -182 -44 -168 -28 -162', 4.500) + (garnish === 'slice' ? '' : top));
}

export function drawHighball(sheet: Sheet, spot: Spot, drink: string): string {
  const { glow, leaf } = sheet.colours;
  const { random } = sheet;
  const outline = 'M-48 -210L-42 0H42L48 -210Z';
  const ice = repeat(4, (index) => at({ x: index % 2 ? 13 : -12, y: -52 - index * 35, turn: random.between(-24, 24) }, shape(box([-19, -17], [38, 34], 6), { fill: glow, opacity: 0.34 }) + shape('M-12 -9L-2 -12', { stroke: glow, width: 3, opacity: 0.9 })));
  return at(spot, `<g opacity="0.8">${floorShadow(sheet, outline)}</g>` + shape('M14 -60L36 -262', { stroke: sheet.colours.accent, width: 7 }) + drawSprig(sheet, { x: -16, y: -186, turn: -102, scale: 0.42 }, 'sage') + drawCitrus(sheet, { x: 44, y: -206, scale: 0.72 }, random.pick(['lime', 'lemon', 'orange'] as const)) + shape(outline, { fill: glow, opacity: 0.2 }) +
    clipped(sheet, outline, shape('M-60 -186H60V0H-60Z', { fill: rounded(sheet, drink), opacity: 0.93 }) + ice + oval([0, -186], [48, 6], shade(drink, 0.13)) + [[-26, -30], [8, -22], [26, -96], [-30, -120]].map(([x = 0, y = 0]) => disc([x, y], 3, { fill: glow, opacity: 0.6 })).join('')) + oval([-20, -160], [10, 5], { fill: leaf, opacity: 0.9 }) + shape(outline, { stroke: glow, width: 2.400, opacity: 0.7 }) + oval([0, -210], [48, 6], { stroke: glow, width: 2.400, opacity: 0.85 }) + streak(sheet, 'M-37 -176L-33 -22', 5));
}

export function drawBeer(sheet: Sheet, spot: Spot): string {
  const { colours, random } = sheet;
  const isMug = random.chance(0.5);
  const beer = random.pick([colours.beer, colours.saffron, blend(colours.crustDark, colours.tomatoDark, 0.3)]);
  const outline = isMug ? 'M-66 -214V-14Q-66 0 -50 0H50Q66 0 66 -14V-214Z' : 'M-58 -270C-62 -190 -40 -90 -38 0H38C40 -90 62 -190 58 -270Z';
  const top = isMug ? -214 : -270;
  const half = isMug ? 66 : 58;
  const foam = `M${-half} ${top + 40}C${-half - 16} ${top + 6} ${-half - 4} ${top - 30} ${-half * 0.5} ${top - 24}C${-half * 0.35} ${top - 50} ${half * 0.3} ${top - 50} ${half * 0.45} ${top - 26}C${half + 4} ${top - 34} ${half + 16} ${top + 6} ${half} ${top + 34}C${half * 0.6} ${top + 52} ${half * 0.3} ${top + 26} 0 ${top + 44}C${-half * 0.3} ${top + 60} ${-half * 0.6} ${top + 34} ${-half} ${top + 40}Z`;
  const flutes = isMug ? [-33, 0, 33].map((x) => shape(`M${x} ${top + 64}V-22`, { stroke: shade(beer, -0.09), width: 3 }) + shape(`M${x + 6} ${top + 64}V-22`, { stroke: shade(beer, 0.1), width: 3 })).join('') : '';
  const handle = isMug ? shape('M62 -180C122 -186 124 -40 62 -44', { stroke: shade(beer, 0.1), width: 17, opacity: 0.75 }) + shape('M62 -180C122 -186 124 -40 62 -44', { stroke: colours.glow, width: 4, opacity: 0.7 }) : '';
  const bubbles = strew(random, 26, 1).map(([x, y]) => disc([x * half * 0.6, top / 2 + 20 + y * (top * -0.33)], random.between(1.600, 4), { fill: colours.glow, opacity: 0.5 })).join('');
  return at(spot, floorShadow(sheet, outline) + handle + shape(outline, rounded(sheet, beer)) + clipped(sheet, outline, flutes + bubbles) + shape(foam, withLight(sheet, [[0, colours.cream], [1, shade(colours.cream, -0.11)]])) + strew(random, 12, 1).map(([x, y]) => disc([x * half * 0.8, top - 2 + y * 22], random.between(2, 5), { fill: shade(colours.cream, -0.06), opacity: 0.7 })).join('') + streak(sheet, `M${-half + 14} ${top + 70}L${(isMug ? -half : -38) + 13} -26`, 6));
}

/** A cup from the side with its saucer and steam. */
export function drawCupFront(sheet: Sheet, spot: Spot): string {
  const { vessel, vesselMark } = sheet.colours;
  const outline = 'M-70 -104C-70 -46 -48 -10 -24 -8H24C48 -10 70 -46 70 -104Z';
  const saucer = 'M-112 -14C-80 4 80 4 112 -14C84 -8 -84 -8 -112 -14Z';
  return at(spot, floorShadow(sheet, `${outline}${saucer}`) + drawSteam(sheet, [0, -118], 170) + shape('M62 -88C116 -98 112 -34 48 -36', { stroke: shade(vessel, -0.09), width: 13 }) + shape('M-112 -14C-80 6 80 6 112 -14C84 -22 -84 -22 -112 -14Z', rounded(sheet, vessel)) + shape(outline, rounded(sheet, vessel)) + clipped(sheet, outline, shape('M-72 -76C-30 -66 30 -66 72 -76V-62C30 -52 -30 -52 -72 -62Z', vesselMark)) + oval([0, -104], [70, 11], shade(vessel, -0.1)) + oval([0, -102], [62, 8], sheet.colours.chocolate));
}

/** A round teapot from the side. */
export function drawTeapot(sheet: Sheet, spot: Spot): string {
  const { colours, random } = sheet;
  const pot = random.pick([colours.accent, colours.second, colours.ink, colours.vessel]);
  const body = 'M-100 -70C-100 -128 -56 -150 0 -150C56 -150 100 -128 100 -70C100 -26 60 0 40 0H-40C-60 0 -100 -26 -100 -70Z';
  const spout = 'M88 -84C120 -84 128 -120 152 -138L168 -128C152 -96 142 -44 84 -36Z';
  const bands = random.chance(0.5) ? shape('M-104 -84C-40 -70 40 -70 104 -84V-70C40 -56 -40 -56 -104 -70Z', { fill: shade(pot, 0.16), opacity: 0.75 }) : repeat(7, (index) => disc([-78 + index * 26, -70 + Math.abs(index - 3) * -2], 6.500, { fill: shade(pot, 0.2), opacity: 0.8 }));
  return at(spot, floorShadow(sheet, `${body}${spout}`) + drawSteam(sheet, [162, -150], 130) + shape('M-88 -112C-170 -130 -164 -24 -84 -34', { stroke: shade(pot, -0.07), width: 15 }) + shape(spout, rounded(sheet, pot)) + shape(body, rounded(sheet, pot)) + clipped(sheet, body, bands) + shape('M-52 -146C-44 -172 44 -172 52 -146C30 -138 -30 -138 -52 -146Z', rounded(sheet, shade(pot, 0.03))) + disc([0, -176], 12, rounded(sheet, pot)) + streak(sheet, sheet.light[0] >= 0 ? 'M-76 -92C-70 -116 -54 -128 -36 -132' : 'M76 -92C70 -116 54 -128 36 -132', 7));
}
