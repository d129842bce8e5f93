import { blend, shade } from '#functions/platform/color/oklch.ts';
import { castShadow, clipped, domed, radial, type Sheet } from '../sheet.ts';
import { at, blobPath, circlePath, disc, num, polar, repeat, shape, strew } from '../svg.ts';
import { drawOlive } from './fruit.ts';
import { drawBasil } from './leaves.ts';
import { drawTomatoHalf } from './vegetables.ts';

/*
 * Dishes from above, around the origin, within a radius of 100.
 */

function pizzaTops(sheet: Sheet): string {
  const { colors, random } = sheet;
  const cheese = strew(random, sheet.may('dairy') ? 9 : 0, 62)
    .map(([x, y]) => {
      const outline = blobPath(random, [random.between(12, 19), random.between(11, 16)], 0.14);
      return at(
        { x, y },
        shape(outline, blend(colors.cream, colors.crust, 0.35)) +
          at({ x: -1, y: -1, scale: 0.86 }, shape(outline, colors.cream)),
      );
    })
    .join('');
  const extra = random.pick(
    sheet.may('pork') ? (['tomato', 'olive', 'salami'] as const) : (['tomato', 'olive'] as const),
  );
  const tops = strew(random, 9, 66)
    .map(([x, y]) => {
      if (extra === 'tomato')
        return drawTomatoHalf(sheet, { x, y, scale: 0.2, turn: random.between(0, 360) });
      if (extra === 'olive')
        return drawOlive(sheet, { x, y, scale: 0.15, turn: random.between(0, 360) }, colors.plum);
      return at(
        { x, y },
        castShadow(sheet, circlePath([0, 0], 14), 2.5) +
          disc([0, 0], 14, shade(colors.tomatoDark, -0.03)) +
          disc([0, 0], 12, colors.tomatoDark) +
          strew(random, 7, 9)
            .map((point) => disc(point, 1.4, colors.salmonLight))
            .join(''),
      );
    })
    .join('');
  const basil = strew(random, 4, 46)
    .map(([x, y]) => drawBasil(sheet, { x, y, scale: 0.17, turn: random.between(0, 360) }))
    .join('');
  if (cheese !== '') sheet.show('dairy');
  if (extra === 'salami') sheet.show('pork');
  return cheese + tops + basil;
}

/** A pizza; one slice may have been drawn away. */
export function drawPizza(sheet: Sheet): string {
  const { colors, random } = sheet;
  const crust = blobPath(random, [98, 98], 0.022);
  const blisters = repeat(30, () => {
    const [x, y] = polar(random.between(0, 360), random.between(85, 95));
    return disc([x, y], random.between(1.5, 4.4), {
      fill: random.pick([colors.char, colors.crustDark, colors.crustDark]),
      opacity: random.between(0.45, 0.85),
    });
  });
  const sauce = blobPath(random, [82, 82], 0.03);
  const pie = (local: Sheet) =>
    sheet.show('gluten') +
    shape(
      crust,
      radial(
        local,
        [0.5, 0.5, 0.5],
        [
          [0.78, colors.crustDark],
          [0.86, colors.crustLight],
          [0.94, colors.crust],
          [1, colors.crustDark],
        ],
      ),
    ) +
    blisters +
    shape(sauce, shade(colors.tomatoDark, -0.02)) +
    at({ x: -1, y: -1, scale: 0.97 }, shape(sauce, domed(local, colors.tomato, 0.05))) +
    pizzaTops(local);
  const cut = random.between(20, 60);
  if (random.chance(0.35)) return castShadow(sheet, crust, 8) + pie(sheet);
  const cuts = [0, 1, 2, 3]
    .map((index) => {
      const [x, y] = polar(cut + index * 45, 97);
      return `M${num(-x)} ${num(-y)}L${num(x)} ${num(y)}`;
    })
    .join('');
  const sector = (from: number, to: number, radius: number) =>
    `M0 0L${polar(from, radius).map(num).join(' ')}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${polar(to, radius).map(num).join(' ')}Z`;
  const drawn = pie(sheet) + shape(cuts, { stroke: colors.char, width: 1.1, opacity: 0.55 });
  const whole = `<use href="${sheet.define((id) => `<g id="${id}">${drawn}</g>`).slice(4, -1)}"/>`;
  const [x, y] = polar(cut + 22.5, 15);
  const rest =
    castShadow(sheet, sector(cut + 45, cut + 360, 97), 8) +
    clipped(sheet, sector(cut + 45, cut + 360, 130), whole);
  return (
    rest +
    at(
      { x, y },
      castShadow(sheet, sector(cut, cut + 45, 97), 6) + clipped(sheet, sector(cut, cut + 45, 130), whole),
    )
  );
}
