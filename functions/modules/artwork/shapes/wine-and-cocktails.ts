import { blend, shade } from '#functions/platform/color/oklch.ts';
import { clipped, type Sheet, withLight } from '../sheet.ts';
import { at, box, disc, oval, repeat, type Spot, shape } from '../svg.ts';
import { drawCitrus } from './fruit.ts';
import { drawSprig } from './leaves.ts';
import { floorShadow, rounded, streak } from './upright-light.ts';

/*
 * Seen from the front, standing on y = 0 and rising to negative y, centered on x = 0.
 */

export function drawBottle(sheet: Sheet, spot: Spot): string {
  const { colors, random } = sheet;
  const glass = random.pick([
    shade(colors.leafDark, -0.13),
    colors.wine,
    colors.ink,
    shade(colors.second, -0.25),
  ]);
  const isBurgundy = random.chance(0.5);
  const outline = isBurgundy
    ? 'M-52 0C-56 -40 -56 -150 -52 -190C-48 -230 -20 -252 -18 -300V-372H18V-300C20 -252 48 -230 52 -190C56 -150 56 -40 52 0Z'
    : 'M-50 0V-226C-50 -260 -18 -262 -18 -292V-376H18V-292C18 -262 50 -260 50 -226V0Z';
  const label = box([-51, -160], [102, 104], 2);
  const motif = random.pick([
    disc([0, -116], 26, colors.accent),
    shape('M-26 -92L0 -140L26 -92Z', colors.accent),
    shape('M-30 -100a30 30 0 0 1 60 0Z', colors.accent),
    shape('M-32 -132H32M-32 -118H32M-32 -104H32', { stroke: colors.accent, width: 6 }),
  ]);
  return at(
    spot,
    sheet.show('alcohol') +
      floorShadow(sheet, outline) +
      shape(outline, rounded(sheet, glass)) +
      clipped(
        sheet,
        outline,
        shape(
          label,
          withLight(sheet, [
            [0, colors.cream],
            [1, shade(colors.cream, -0.14)],
          ]),
        ) +
          motif +
          shape('M-30 -74H30M-18 -66H18', { stroke: colors.ink, width: 2.5, opacity: 0.6 }) +
          shape(box([-20, -378], [40, 62], 0), rounded(sheet, colors.accent)),
      ) +
      streak(
        sheet,
        isBurgundy ? 'M-38 -176C-38 -216 -14 -240 -10 -296' : 'M-38 -176V-222C-38 -252 -10 -258 -9 -292',
        5,
      ) +
      streak(sheet, 'M-41 -20V-50', 4),
  );
}

/** A glass of wine: where no alcohol is served, none stands about empty either. */
export function drawWineGlass(sheet: Sheet, spot: Spot, drink: string): string {
  const { glow } = sheet.colors;
  const bowl = 'M-56 -282C-70 -226 -62 -138 0 -134C62 -138 70 -226 56 -282Z';
  const level = 'M-64 -222H64V-120H-64Z';
  const foot = 'M-46 -4C-46 -12 -8 -10 -4 -22L-3 -136H3L4 -22C8 -10 46 -12 46 -4C46 4 -46 4 -46 -4Z';
  const filled = (tone: string) =>
    clipped(sheet, bowl, shape(level, rounded(sheet, tone)) + oval([0, -222], [65, 9], shade(tone, 0.14)));
  return at(
    spot,
    sheet.show('alcohol') +
      `<g opacity="0.7">${floorShadow(sheet, bowl + foot)}</g>` +
      shape(foot, { fill: glow, opacity: 0.5 }) +
      shape(bowl, { fill: glow, opacity: 0.2 }) +
      filled(drink) +
      shape(bowl, { stroke: glow, width: 2.4, opacity: 0.7 }) +
      oval([0, -282], [56, 7], { stroke: glow, width: 2.4, opacity: 0.85 }) +
      streak(sheet, 'M-46 -262C-54 -224 -48 -182 -28 -160', 5) +
      streak(sheet, 'M44 -250C48 -226 46 -206 40 -190', 3),
  );
}

/** A plain glass for water, empty: it stands on any table. */
export function drawTumbler(sheet: Sheet, spot: Spot): string {
  const { glow } = sheet.colors;
  const outline = 'M-62 -172L-50 -8C-50 2 50 2 50 -8L62 -172Z';
  return at(
    spot,
    `<g opacity="0.7">${floorShadow(sheet, outline)}</g>` +
      shape(outline, { fill: glow, opacity: 0.2 }) +
      oval([0, -14], [48, 9], { fill: glow, opacity: 0.4 }) +
      shape(outline, { stroke: glow, width: 2.4, opacity: 0.7 }) +
      oval([0, -172], [62, 9], { stroke: glow, width: 2.4, opacity: 0.85 }) +
      streak(sheet, 'M-50 -150L-41 -40', 5) +
      streak(sheet, 'M48 -140L43 -84', 3),
  );
}

export function drawCoupe(sheet: Sheet, spot: Spot, drink: string): string {
  const { glow, cream } = sheet.colors;
  const bowl = 'M-84 -232C-80 -176 -40 -152 0 -150C40 -152 80 -176 84 -232Z';
  const foot = 'M-46 -4C-46 -12 -8 -10 -4 -22L-3 -152H3L4 -22C8 -10 46 -12 46 -4C46 4 -46 4 -46 -4Z';
  const garnish = sheet.random.pick(['peel', 'slice', 'sprig'] as const);
  const top =
    garnish === 'slice'
      ? drawCitrus(sheet, { x: 62, y: -240, scale: 0.74 })
      : garnish === 'sprig'
        ? drawSprig(sheet, { x: -6, y: -214, turn: -66, scale: 0.5 })
        : shape('M40 -216C70 -260 20 -268 52 -300', { stroke: sheet.colors.orange, width: 11 }) +
          shape('M42 -216C72 -260 22 -268 54 -298', { stroke: sheet.colors.lemon, width: 4 });
  return at(
    spot,
    sheet.show('alcohol') +
      `<g opacity="0.7">${floorShadow(sheet, bowl + foot)}</g>` +
      shape(foot, { fill: glow, opacity: 0.5 }) +
      shape(bowl, { fill: glow, opacity: 0.2 }) +
      (garnish === 'slice' ? top : '') +
      clipped(
        sheet,
        bowl,
        shape('M-90 -218H90V-140H-90Z', rounded(sheet, drink)) +
          shape('M-90 -220H90V-204C40 -196 -40 -196 -90 -204Z', shade(blend(drink, cream, 0.75), 0)),
      ) +
      shape(bowl, { stroke: glow, width: 2.4, opacity: 0.7 }) +
      oval([0, -232], [84, 8], { stroke: glow, width: 2.4, opacity: 0.85 }) +
      streak(sheet, 'M-70 -206C-62 -182 -44 -168 -28 -162', 4.5) +
      (garnish === 'slice' ? '' : top),
  );
}

export function drawHighball(sheet: Sheet, spot: Spot, drink: string): string {
  const { glow, leaf } = sheet.colors;
  const { random } = sheet;
  const outline = 'M-48 -210L-42 0H42L48 -210Z';
  const ice = repeat(4, (index) =>
    at(
      { x: index % 2 ? 13 : -12, y: -52 - index * 35, turn: random.between(-24, 24) },
      shape(box([-19, -17], [38, 34], 6), { fill: glow, opacity: 0.34 }) +
        shape('M-12 -9L-2 -12', { stroke: glow, width: 3, opacity: 0.9 }),
    ),
  );
  return at(
    spot,
    sheet.show('alcohol') +
      `<g opacity="0.8">${floorShadow(sheet, outline)}</g>` +
      shape('M14 -60L36 -262', { stroke: sheet.colors.accent, width: 7 }) +
      drawSprig(sheet, { x: -16, y: -186, turn: -102, scale: 0.42 }, 'sage') +
      drawCitrus(sheet, { x: 44, y: -206, scale: 0.72 }, random.pick(['lime', 'lemon', 'orange'] as const)) +
      shape(outline, { fill: glow, opacity: 0.2 }) +
      clipped(
        sheet,
        outline,
        shape('M-60 -186H60V0H-60Z', { fill: rounded(sheet, drink), opacity: 0.93 }) +
          ice +
          oval([0, -186], [48, 6], shade(drink, 0.13)) +
          [
            [-26, -30],
            [8, -22],
            [26, -96],
            [-30, -120],
          ]
            .map(([x = 0, y = 0]) => disc([x, y], 3, { fill: glow, opacity: 0.6 }))
            .join(''),
      ) +
      oval([-20, -160], [10, 5], { fill: leaf, opacity: 0.9 }) +
      shape(outline, { stroke: glow, width: 2.4, opacity: 0.7 }) +
      oval([0, -210], [48, 6], { stroke: glow, width: 2.4, opacity: 0.85 }) +
      streak(sheet, 'M-37 -176L-33 -22', 5),
  );
}
