import { blend, shade } from '#functions/platform/color/oklch.ts';
import { clipped, domed, type Sheet } from '../sheet.ts';
import { at, box, oval, type Point, repeat, type Spot, shape, smoothPath, strew } from '../svg.ts';
import { floorShadow, rounded } from './upright-light.ts';

/*
 * Seen from the front, standing on y = 0 and rising to negative y, centered on x = 0.
 */

/** A wavy band between two heights, for lettuce, cheese and sauces. */
function waveBand(sheet: Sheet, [half, top]: Point, depth: number): string {
  const points = Array.from(
    { length: 15 },
    (_, index): Point => [
      half - (index * half) / 7,
      top + (index % 2 ? depth : depth * 0.35) * sheet.random.between(0.8, 1.2),
    ],
  );
  return `M${-half} ${top}H${half}${smoothPath(points, false).replace('M', 'L')}Z`;
}

export function drawBurger(sheet: Sheet, spot: Spot): string {
  const { colors, random } = sheet;
  const bun = 'M-150 -190C-156 -300 156 -300 150 -190C150 -178 -150 -178 -150 -190Z';
  const heel = 'M-146 -62H146C152 -20 128 0 96 0H-96C-128 0 -152 -20 -146 -62Z';
  const beef = box([-152, -140], [304, 76], 26);
  const isBeef = sheet.may('beef');
  const isCheese = sheet.may('dairy');
  sheet.show('gluten', ...(isBeef ? (['beef'] as const) : []), ...(isCheese ? (['dairy'] as const) : []));
  const patty =
    shape(beef, rounded(sheet, isBeef ? colors.meat : blend(colors.leaf, colors.saffron, 0.5))) +
    clipped(
      sheet,
      beef,
      strew(random, 46, 1)
        .map(([x, y]) => oval([x * 148, -100 + y * 34], [5, 3], { fill: colors.char, opacity: 0.6 }))
        .join(''),
    );
  const lettuce = waveBand(sheet, [166, -192], 38);
  const cheese = 'M-154 -142H154L118 -126L84 -98L40 -128L-10 -132L-52 -106L-92 -130Z';
  const seeds = strew(random, 26, 1)
    .map(([x, y]) =>
      at(
        { x: x * 116, y: -238 + y * 26 + Math.abs(x) * 16, turn: random.between(-50, 50) },
        oval([0, 0], [6.5, 3.6], colors.cream),
      ),
    )
    .join('');
  const outline = `M-150 -190C-156 -300 156 -300 150 -190L160 -150L146 -62C152 -20 128 0 96 0H-96C-128 0 -152 -20 -146 -62L-160 -150Z`;
  const tomato = [-74, 74]
    .map(
      (x) =>
        shape(box([x - 70, -164], [140, 20], 9), rounded(sheet, colors.tomato)) +
        shape(box([x - 60, -161], [120, 5], 2), { fill: colors.salmon, opacity: 0.7 }),
    )
    .join('');
  return at(
    spot,
    floorShadow(sheet, outline, 0.8) +
      shape(heel, rounded(sheet, colors.crust)) +
      shape(box([-143, -70], [286, 12], 6), colors.crustLight) +
      patty +
      (isCheese ? shape(cheese, rounded(sheet, colors.egg)) : '') +
      tomato +
      shape(lettuce, rounded(sheet, colors.leafLight)) +
      shape(waveBand(sheet, [160, -194], 20), shade(colors.leaf, 0.04)) +
      shape(box([-144, -198], [288, 12], 6), colors.crustLight) +
      shape(bun, domed(sheet, colors.crust, 0.15)) +
      seeds,
  );
}

/** A paper cone of chips. */
export function drawChips(sheet: Sheet, spot: Spot): string {
  const { colors, random } = sheet;
  const cup = 'M-66 -150L-48 0H48L66 -150Q0 -120 -66 -150Z';
  const chips = repeat(11, (index) =>
    at(
      {
        x: -56 + index * 11,
        y: -126 + Math.abs(index - 5) * 2,
        turn: (index - 5) * 4 + random.between(-5, 5),
      },
      shape(box([-8, -96 - random.between(0, 34)], [16, 150], 3), index % 2 ? colors.saffron : colors.pasta),
    ),
  );
  return at(
    spot,
    floorShadow(sheet, cup) +
      chips +
      shape(cup, rounded(sheet, colors.cream)) +
      clipped(
        sheet,
        cup,
        [-50, -25, 0, 25, 50]
          .map((x) => shape(`M${x} -160L${x * 0.74} 0`, { stroke: colors.accent, width: 11, butt: true }))
          .join(''),
      ),
  );
}
