import { blend, shade } from '#functions/platform/color/oklch.ts';
import { castShadow, domed, place, type Sheet } from '../sheet.ts';
import { at, blobPath, circlePath, disc, oval, repeat, type Spot, shape, strew } from '../svg.ts';

/*
 * From above, around the origin, with a radius of 50 unless stated.
 */

/** The cut face of a citrus fruit. */
export function drawCitrus(
  sheet: Sheet,
  spot: Spot,
  kind: 'lemon' | 'lime' | 'orange' | 'grapefruit' = 'lemon',
): string {
  const { colors, random } = sheet;
  const { rind, flesh } = {
    lemon: { rind: colors.lemonRind, flesh: colors.lemon },
    lime: { rind: colors.leaf, flesh: colors.leafLight },
    orange: { rind: colors.orange, flesh: shade(colors.orange, 0.07) },
    grapefruit: { rind: colors.orange, flesh: colors.salmon },
  }[kind];
  const segment = 'M3 0L37 -13.500Q43 0 37 13.500Z';
  const turn = random.between(0, 40);
  return place(
    sheet,
    spot,
    (local) =>
      castShadow(local, circlePath([0, 0], 50), 6) +
      disc([0, 0], 50, rind) +
      disc([0, 0], 45, colors.cream) +
      repeat(9, (index) =>
        at(
          { x: 0, y: 0, turn: turn + index * 40 },
          shape(segment, { fill: flesh, stroke: flesh, width: 1.5 }) +
            shape('M12 -1L32 -6M14 3L34 5', { stroke: shade(flesh, 0.08), width: 1.3, opacity: 0.8 }),
        ),
      ),
  );
}

/** A wedge of citrus: half a slice seen from the side. */
export function drawWedge(sheet: Sheet, spot: Spot, kind: 'lemon' | 'lime' = 'lime'): string {
  const { colors } = sheet;
  const [rind, flesh] = kind === 'lime' ? [colors.leaf, colors.leafLight] : [colors.lemonRind, colors.lemon];
  const outline = 'M-50 0A50 50 0 0 0 50 0Z';
  return place(
    sheet,
    spot,
    (local) =>
      castShadow(local, outline, 7) +
      shape(outline, rind) +
      at({ x: 0, y: 0, scale: 0.9 }, shape(outline, colors.cream)) +
      [14, 59, 104, 149]
        .map((turn) => at({ x: 0, y: 3, turn: turn + 9 }, shape('M5 0L34 -12Q40 0 34 12Z', flesh)))
        .join(''),
  );
}

/** A berry or olive: a dome with a mark. */
export function drawBerry(sheet: Sheet, spot: Spot, color: string): string {
  return place(sheet, spot, (local) => {
    const [x, y] = local.light;
    return (
      castShadow(local, circlePath([0, 0], 50), 20) +
      disc([0, 0], 50, domed(local, color, 0.13)) +
      oval([-x * 20, -y * 20], [10, 7], { fill: sheet.colors.glow, opacity: 0.65 })
    );
  });
}

export const drawOlive = (sheet: Sheet, spot: Spot, color: string) =>
  place(
    sheet,
    spot,
    (local) =>
      castShadow(local, circlePath([0, 0], 46), 14) +
      oval([0, 0], [50, 42], domed(local, color, 0.12)) +
      disc([26, 0], 8, shade(color, -0.16)) +
      oval([-12, -14], [11, 6], { fill: sheet.colors.glow, opacity: 0.5 }),
  );

/** A cut fig: dark skin, pale ring, seeded middle. */
export function drawFig(sheet: Sheet, spot: Spot): string {
  const { plum, tomatoDark, cream, egg } = sheet.colors;
  const outline =
    'M0 -62C12 -56 10 -46 24 -36C48 -20 54 14 34 36C18 52 -18 52 -34 36C-54 14 -48 -20 -24 -36C-10 -46 -12 -56 0 -62Z';
  return place(
    sheet,
    spot,
    (local) =>
      castShadow(local, outline, 10) +
      shape(outline, plum) +
      at({ x: 0, y: 3, scale: 0.86 }, shape(outline, shade(cream, -0.03))) +
      at({ x: 0, y: 7, scale: 0.66 }, shape(outline, domed(local, blend(tomatoDark, plum, 0.25)))) +
      strew(sheet.random, 34, 26)
        .map(([x, y]) =>
          at({ x, y: y + 8, turn: sheet.random.between(0, 180) }, oval([0, 0], [2.8, 1.6], egg)),
        )
        .join(''),
  );
}

/** Half a pomegranate. */
export function drawPomegranate(sheet: Sheet, spot: Spot): string {
  const { tomato, tomatoDark, wine, cream } = sheet.colors;
  const outline = blobPath(sheet.random, [50, 50], 0.03);
  return place(
    sheet,
    spot,
    (local) =>
      castShadow(local, outline, 9) +
      shape(outline, tomatoDark) +
      disc([0, 0], 44, cream) +
      repeat(6, (sector) =>
        at(
          { x: 0, y: 0, turn: sector * 60 },
          (
            [
              [12, 0],
              [22, -6],
              [22, 6],
              [32, -11],
              [32, 0],
              [32, 11],
            ] as const
          )
            .map(([x, y], index) =>
              at({ x, y, turn: index * 33 }, oval([0, 0], [5.6, 4.4], index % 2 ? tomato : wine)),
            )
            .join(''),
        ),
      ),
  );
}
