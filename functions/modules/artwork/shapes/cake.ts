import { shade } from '#functions/platform/color/oklch.ts';
import type { Sheet } from '../sheet.ts';
import { at, oval, type Spot, shape, strew } from '../svg.ts';
import { drawBerry } from './fruit.ts';
import { drawLeaf } from './leaves.ts';
import { floorShadow, rounded } from './upright-light.ts';

/*
 * Seen from the front, standing on y = 0 and rising to negative y, centered on x = 0.
 */

/** A slice of layer cake on a stand, with jam between the layers where the kitchen serves no milk. */
export function drawCake(sheet: Sheet, spot: Spot): string {
  const { colors, random } = sheet;
  const isCreamy = sheet.may('dairy');
  const [sponge, filling] = random.pick([
    [colors.chocolate, colors.cream],
    [colors.crustLight, colors.salmonLight],
    [colors.crust, colors.cream],
    [colors.tomatoDark, colors.cream],
  ] as const);
  const cream = isCreamy ? filling : sponge === colors.tomatoDark ? colors.plum : colors.tomatoDark;
  const stand = 'M-150 -78C-100 -60 100 -60 150 -78C144 -98 -144 -98 -150 -78Z';
  const foot = 'M-16 -74C-12 -40 -20 -16 -62 -4C-40 6 40 6 62 -4C20 -16 12 -40 16 -74Z';
  const slice = 'M-118 -92L-118 -236L112 -214V-92Z';
  const layers = [0, 1, 2]
    .map(
      (index) =>
        shape(
          `M-120 ${-92 - index * 44}L114 ${-92 - index * 38}V${-122 - index * 38}L-120 ${-126 - index * 44}Z`,
          rounded(sheet, sponge),
        ) +
        shape(
          `M-120 ${-126 - index * 44}L114 ${-122 - index * 38}V${-131 - index * 38}L-120 ${-137 - index * 44}Z`,
          cream,
        ),
    )
    .join('');
  const pores = strew(random, 46, 1)
    .map(([x, y]) => oval([x * 112, -150 + y * 60], [2.6, 1.6], { fill: shade(sponge, -0.09), opacity: 0.6 }))
    .join('');
  const glaze =
    'M-120 -240L-96 -262L114 -236V-206C100 -196 94 -214 80 -210C64 -196 60 -222 40 -216C20 -206 18 -228 -4 -224C-30 -210 -30 -236 -54 -230C-80 -214 -96 -226 -120 -224Z';
  const tops = [-70, -30, 10, 54]
    .map((x, index) =>
      drawBerry(
        sheet,
        { x, y: -268 + index * 6, scale: index % 2 ? 0.42 : 0.54 },
        index % 2 ? colors.plum : colors.tomato,
      ),
    )
    .join('');
  return at(
    spot,
    sheet.show('gluten') +
      (isCreamy ? sheet.show('dairy') : '') +
      (sheet.may('egg') ? sheet.show('egg') : '') +
      floorShadow(sheet, `${foot}${stand}${slice}`) +
      shape(foot, rounded(sheet, colors.vessel)) +
      shape(stand, rounded(sheet, colors.vessel)) +
      shape(
        'M-150 -78C-100 -60 100 -60 150 -78C140 -70 100 -56 0 -56C-100 -56 -140 -70 -150 -78Z',
        shade(colors.vesselShade, -0.08),
      ) +
      layers +
      pores +
      shape('M-118 -92V-236L-96 -262', { stroke: shade(cream, -0.06), width: 5 }) +
      shape(glaze, rounded(sheet, shade(cream, 0.01))) +
      tops +
      drawLeaf(sheet, { x: 74, y: -258, turn: -40, scale: 0.5 }),
  );
}
