import { shade } from '#functions/platform/color/oklch.ts';
import { clipped, domed, type Sheet, withLight } from '../sheet.ts';
import { at, box, type Spot, shape } from '../svg.ts';
import { drawSprig } from './leaves.ts';
import { floorShadow, rounded } from './upright-light.ts';

/*
 * Seen from the front, standing on y = 0 and rising to negative y, centered on x = 0.
 */

/** A jug with cut herbs or olive branches. */
export function drawJug(sheet: Sheet, spot: Spot, kind: 'olive' | 'rosemary' | 'sage' = 'olive'): string {
  const { colors, random } = sheet;
  const clay = random.pick([colors.vessel, colors.accent, colors.second]);
  const outline =
    'M-34 -170C-60 -130 -74 -96 -66 -52C-60 -18 -44 0 -34 0H34C44 0 60 -18 66 -52C74 -96 60 -130 34 -170C30 -184 40 -196 44 -204H-44C-40 -196 -30 -184 -34 -170Z';
  const stems = [-128, -104, -86, -66, -46]
    .map((turn) =>
      drawSprig(
        sheet,
        { x: 0, y: -186, turn: turn + random.between(-6, 6), scale: random.between(0.85, 1.12) },
        kind,
      ),
    )
    .join('');
  return at(
    spot,
    floorShadow(sheet, outline) +
      stems +
      shape('M52 -160C104 -170 108 -70 62 -66', { stroke: shade(clay, -0.09), width: 12 }) +
      shape(outline, rounded(sheet, clay)) +
      clipped(
        sheet,
        outline,
        shape('M-80 -78C-30 -66 30 -66 80 -78M-80 -64C-30 -52 30 -52 80 -64', {
          stroke: shade(clay, clay === colors.vessel ? -0.2 : 0.2),
          width: 4,
          opacity: 0.8,
        }),
      ),
  );
}

/** A whole lemon, orange or other round fruit standing on the table, radius about 50. */
export function drawWholeFruit(
  sheet: Sheet,
  spot: Spot,
  kind: 'lemon' | 'orange' | 'pear' | 'apple',
): string {
  const { colors } = sheet;
  const { outline, tone } = {
    lemon: {
      outline:
        'M-62 -40C-56 -48 -50 -52 -44 -62C-26 -88 26 -88 44 -62C50 -52 56 -48 62 -40C56 -34 50 -28 44 -20C26 4 -26 4 -44 -20C-50 -28 -56 -34 -62 -40Z',
      tone: colors.lemonRind,
    },
    orange: { outline: 'M-50 -48C-50 -112 50 -112 50 -48C50 16 -50 16 -50 -48Z', tone: colors.orange },
    pear: {
      outline:
        'M-8 -148C10 -156 22 -140 22 -112C26 -90 54 -80 54 -40C54 4 22 2 0 2C-22 2 -54 4 -54 -40C-54 -80 -24 -92 -22 -114C-22 -132 -18 -144 -8 -148Z',
      tone: colors.leafLight,
    },
    apple: {
      outline: 'M0 -92C30 -112 60 -88 56 -50C54 -14 30 4 0 -2C-30 4 -54 -14 -56 -50C-60 -88 -30 -112 0 -92Z',
      tone: colors.tomato,
    },
  }[kind];
  const stalk =
    kind === 'lemon'
      ? ''
      : shape(kind === 'pear' ? 'M-2 -148Q2 -166 12 -172' : 'M0 -92Q2 -106 10 -114', {
          stroke: colors.woodDark,
          width: 6,
        });
  return at(
    spot,
    floorShadow(sheet, outline) +
      stalk +
      shape(outline, domed(sheet, tone, 0.12)) +
      shape('M-26 -66C-20 -76 -8 -80 2 -80', { stroke: colors.glow, width: 6, opacity: 0.5 }),
  );
}

/** A tall loaf leaning out of paper. */
export function drawBaguettes(sheet: Sheet, spot: Spot): string {
  const { colors } = sheet;
  const loaf = 'M-30 20V-300C-28 -344 28 -344 30 -300V20Z';
  const one = (turn: number, x: number) =>
    at(
      { x, y: -40, turn },
      shape(loaf, rounded(sheet, colors.crust)) +
        [-290, -226, -162, -98]
          .map((y) =>
            shape(
              `M-20 ${y + 34}C-12 ${y} 10 ${y - 16} 20 ${y - 14}C16 ${y + 14} -2 ${y + 34} -20 ${y + 34}Z`,
              colors.crustLight,
            ),
          )
          .join(''),
    );
  const bag = 'M-92 -190L-70 0H70L92 -190L64 -176L40 -192L14 -176L-12 -192L-40 -176L-62 -192Z';
  return at(
    spot,
    sheet.show('gluten') +
      floorShadow(sheet, bag) +
      one(-13, -34) +
      one(10, 36) +
      one(-1, 2) +
      shape(
        bag,
        withLight(sheet, [
          [0, colors.cream],
          [1, shade(colors.cream, -0.14)],
        ]),
      ) +
      shape('M-30 -186L-24 0M36 -186L28 0', { stroke: shade(colors.cream, -0.16), width: 3 }) +
      shape(box([-46, -112], [92, 60], 4), { stroke: colors.accent, width: 4 }) +
      shape('M-28 -90H28M-20 -76H20', { stroke: colors.accent, width: 5 }),
  );
}
