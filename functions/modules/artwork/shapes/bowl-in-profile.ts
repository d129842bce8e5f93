import { shade } from '#functions/platform/color/oklch.ts';
import { clipped, domed, type Sheet } from '../sheet.ts';
import { at, disc, num, oval, repeat, type Spot, shape, strew } from '../svg.ts';
import { drawPrawn } from './fish.ts';
import { drawLeaf, drawSprig } from './leaves.ts';
import { floorShadow, rounded } from './upright-light.ts';
import { drawChili } from './vegetables.ts';

/*
 * Seen from the front, standing on y = 0 and rising to negative y, centered on x = 0.
 */

function bowlPattern(sheet: Sheet, outline: string): string {
  const mark = sheet.colors.vesselMark;
  const wave = repeat(9, (index) =>
    [26, 18, 10].map((r) => disc([-160 + index * 40, -58], r, { stroke: mark, width: 3.2 })).join(''),
  );
  const bands = shape('M-170 -96C-60 -78 60 -78 170 -96M-170 -82C-60 -64 60 -64 170 -82', {
    stroke: mark,
    width: 6,
  });
  const petals = repeat(11, (index) =>
    shape(
      `M${-150 + index * 30} 0C${-172 + index * 32} -40 ${-166 + index * 32} -70 ${-160 + index * 32} -84C${-150 + index * 32} -70 ${-142 + index * 30} -40 ${-150 + index * 30} 0Z`,
      mark,
    ),
  );
  return clipped(
    sheet,
    outline,
    sheet.random.pick([wave, bands, petals, shape('M-170 -70C-60 -50 60 -50 170 -70V10H-170Z', mark)]),
  );
}

/** A footed bowl from the side; `filling` is drawn behind its rim, which is at y = -122. */
export function drawBowlFront(sheet: Sheet, spot: Spot, filling: string): string {
  const { vessel } = sheet.colors;
  const outline = 'M-156 -122C-150 -50 -96 -14 -56 -12L-50 0H50L56 -12C96 -14 150 -50 156 -122Z';
  return at(
    spot,
    floorShadow(sheet, outline, 0.9) +
      oval([0, -122], [156, 20], shade(vessel, -0.16)) +
      filling +
      shape(
        outline.replace('M-156 -122', 'M-156 -122C-110 -98 110 -98 156 -122L-156 -122'),
        rounded(sheet, vessel),
      ) +
      bowlPattern(
        sheet,
        'M-156 -122C-110 -98 110 -98 156 -122C150 -50 96 -14 56 -12L50 0H-50L-56 -12C-96 -14 -150 -50 -156 -122Z',
      ) +
      shape('M-156 -122C-110 -98 110 -98 156 -122', { stroke: shade(vessel, 0.04), width: 4 }),
  );
}

/** Chopsticks that lift noodles out of a bowl. */
export function noodleLift(sheet: Sheet, garnish: 'egg' | 'shellfish'): string {
  const { colors } = sheet;
  const strands = repeat(11, (index) => {
    const x = -34 + index * 7;
    return shape(`M${x} -292C${x - 6} -240 ${num(x * 1.9 + 8)} -190 ${num(x * 2.8)} -112`, {
      stroke: index % 2 ? colors.pasta : colors.pastaDark,
      width: 6,
    });
  });
  const fold = shape('M-38 -288C-30 -306 36 -306 44 -288C36 -276 -30 -276 -38 -288Z', colors.pasta);
  const stick = (d: string) => shape(d, { stroke: colors.isDark ? colors.crust : colors.char, width: 9 });
  const heap =
    shape('M-140 -120C-110 -156 110 -156 140 -120C100 -100 -100 -100 -140 -120Z', colors.pastaDark) +
    repeat(9, (index) =>
      shape(
        `M${-128 + index * 26} -116C${-120 + index * 26} -150 ${-90 + index * 26} -148 ${-80 + index * 24} -114`,
        { stroke: index % 2 ? colors.pasta : shade(colors.pasta, -0.06), width: 7 },
      ),
    );
  const egg = () =>
    sheet.show('egg') +
    shape('M88 -128C100 -168 142 -160 140 -116Z', colors.cream) +
    disc([116, -132], 12, colors.egg);
  const prawn = () =>
    drawPrawn(sheet, { x: 96, y: -142, turn: 20, scale: 0.66 }) +
    drawChili(sheet, { x: -16, y: -132, turn: -14, scale: 0.4 });
  return (
    heap +
    strands +
    stick('M-46 -290L250 -372') +
    fold +
    stick('M-40 -276L256 -336') +
    drawLeaf(sheet, { x: -92, y: -128, turn: -34, scale: 0.7 }, 'bay') +
    (sheet.may(garnish) ? { egg, shellfish: prawn }[garnish]() : '')
  );
}

/** A mound of rice with herbs or sesame. */
export function riceMound(sheet: Sheet): string {
  const { colors, random } = sheet;
  const mound = 'M-140 -118C-130 -196 -60 -238 0 -238C60 -238 130 -196 140 -118C100 -98 -100 -98 -140 -118Z';
  const grains = clipped(
    sheet,
    mound,
    strew(random, 210, 1)
      .map(([x, y]) =>
        at(
          { x: x * 140, y: -160 + y * 78, turn: random.between(0, 180) },
          oval([0, 0], [8, 3.6], shade(colors.rice, random.pick([-0.04, -0.08, 0, -0.12]))),
        ),
      )
      .join(''),
  );
  const seeds = strew(random, 20, 1)
    .map(([x, y]) => oval([x * 60, -212 + y * 20], [3.6, 2.2], colors.ink))
    .join('');
  return (
    shape(mound, domed(sheet, shade(colors.rice, -0.03), 0.09)) +
    grains +
    seeds +
    disc([0, -236], 17, domed(sheet, colors.tomato, 0.12)) +
    drawLeaf(sheet, { x: 6, y: -230, turn: -20, scale: 0.62 }, 'bay')
  );
}

export function soupSurface(sheet: Sheet): string {
  const soup = sheet.random.pick([sheet.colors.orange, sheet.colors.tomato, sheet.colors.saffron]);
  return (
    oval([0, -121], [148, 16], soup) +
    (sheet.may('dairy')
      ? sheet.show('dairy') +
        shape('M-70 -120C-30 -132 40 -130 60 -120C20 -112 -40 -112 -70 -120Z', {
          stroke: sheet.colors.cream,
          width: 4,
        })
      : '') +
    drawSprig(sheet, { x: 10, y: -124, turn: -50, scale: 0.3 }, 'thyme') +
    shape('M70 -120L190 -250', { stroke: sheet.colors.steel, width: 9 })
  );
}
