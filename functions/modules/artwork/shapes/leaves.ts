import { shade } from '#functions/platform/color/oklch.ts';
import { castShadow, place, type Sheet } from '../sheet.ts';
import {
  at,
  disc,
  num,
  type Paint,
  type Point,
  polar,
  repeat,
  type Spot,
  shape,
  smoothPath,
} from '../svg.ts';

/*
 * Leaves lie along +x from their stem at the origin and are 100 long at scale 1.
 */

const BASIL = 'M0 0C14 -40 62 -46 100 0C62 44 16 38 0 0Z';
const BAY = 'M0 0C26 -24 74 -22 100 0C74 21 26 22 0 0Z';

/** A leaf in two tones with a pale rib: broad as basil, or narrow as bay. */
export function drawLeaf(sheet: Sheet, spot: Spot, kind: 'basil' | 'bay' = 'basil'): string {
  const { leaf, leafDark, leafLight } = sheet.colors;
  const outline = kind === 'basil' ? BASIL : BAY;
  const far = kind === 'basil' ? 'M0 0C16 38 62 44 100 0Q50 -7 0 0Z' : 'M0 0C26 22 74 21 100 0Q50 -4 0 0Z';
  return place(sheet, spot, (local) => {
    const veins = [26, 46, 66].map((x) => `M${x} -2l13 -15M${x} -2l13 14`).join('');
    return (
      castShadow(local, outline, 9) +
      shape(outline, leaf) +
      shape(far, leafDark) +
      shape(`M0 0Q50 -7 92 -1${veins}`, { stroke: leafLight, width: 2.4, opacity: 0.8 })
    );
  });
}

/** A tuft of three or more basil leaves. */
export function drawBasil(sheet: Sheet, spot: Spot): string {
  const { random } = sheet;
  const turns = random.pick<number[]>([
    [0, 125, 240],
    [10, 95, 200, 290],
    [0, 150],
  ]);
  return place(sheet, spot, (local) =>
    turns
      .map((turn) =>
        drawLeaf(local, {
          x: 0,
          y: 0,
          turn: turn + random.between(-14, 14),
          scale: random.between(0.75, 1.05),
        }),
      )
      .join(''),
  );
}

/** A long stem with paired leaves: needles (rosemary), small rounds (thyme) or bay-shaped (olive, sage). */
export function drawSprig(
  sheet: Sheet,
  spot: Spot,
  kind: 'rosemary' | 'thyme' | 'olive' | 'sage' = 'rosemary',
): string {
  const { leaf, leafDark, leafLight } = sheet.colors;
  const { random } = sheet;
  const count = { rosemary: 30, thyme: 18, olive: 11, sage: 9 }[kind];
  const blade = {
    rosemary: 'M0 0C10 -4 26 -4 34 0C26 3 10 4 0 0Z',
    thyme: 'M0 0C4 -9 15 -9 18 0C15 8 4 8 0 0Z',
    olive: 'M0 0C16 -12 46 -12 60 0C46 9 16 10 0 0Z',
    sage: 'M0 0C14 -22 52 -24 66 0C52 20 14 20 0 0Z',
  }[kind];
  const bend = random.between(-22, 22);
  const height = (share: number) => Math.sin(share * Math.PI) * bend;
  const stem = `M0 0Q100 ${num(bend * 2)} 200 0`;
  const leaves = (lift: Point, tone?: Paint) =>
    repeat(count, (index) => {
      const share = 0.1 + (0.9 * index) / count;
      const side = index % 2 ? 1 : -1;
      const turn = side * (kind === 'rosemary' ? 36 : 50) * (1 - share * 0.4);
      const scale = 1.08 - share * 0.5;
      const fill = tone ?? (index % 3 === 0 ? leafLight : index % 2 ? leaf : leafDark);
      return at({ x: share * 200 + lift[0], y: height(share) + lift[1], turn, scale }, shape(blade, fill));
    });
  return place(sheet, spot, (local) => {
    const [x, y] = local.light;
    const shadow = leaves([x * 6, y * 6], { fill: sheet.colors.shadow, opacity: 0.3 });
    return (
      shadow +
      shape(stem, { stroke: kind === 'olive' ? sheet.colors.woodDark : leafDark, width: 3.4 }) +
      leaves([0, 0])
    );
  });
}

/** A lobed leaf such as coriander or parsley, about 100 across, with a stalk. */
export function drawParsley(sheet: Sheet, spot: Spot): string {
  const { leaf, leafLight, leafDark } = sheet.colors;
  const lobe =
    'M0 0C-7 -9 -21 -11 -20 -24C-14 -22 -14 -28 -16 -36C-9 -33 -8 -38 0 -46C8 -38 9 -33 16 -36C14 -28 14 -22 20 -24C21 -11 7 -9 0 0Z';
  return place(sheet, spot, (local) => {
    const lobes = [-64, 0, 64].map((turn, index) =>
      at(
        { x: 0, y: 0, turn, scale: index === 1 ? 1.15 : 1 },
        castShadow(local, lobe, 4) +
          shape(lobe, index === 1 ? leaf : leafDark) +
          shape('M0 0V-34', { stroke: leafLight, width: 1.6, opacity: 0.7 }),
      ),
    );
    return shape('M0 0Q3 18 -4 40', { stroke: leafDark, width: 3 }) + lobes.join('');
  });
}

/** A frilled leaf of lettuce around the origin, radius 100. */
export function drawLettuce(sheet: Sheet, spot: Spot, tone: string): string {
  const { random } = sheet;
  const points = Array.from({ length: 34 }, (_, index): Point => {
    const [x, y] = polar((360 / 34) * index, (index % 2 ? 100 : 84) * random.between(0.92, 1.06));
    return [x, y * 0.74];
  });
  const outline = smoothPath(points);
  return place(sheet, spot, (local) => {
    const veins = [-30, -8, 14, 34].map((y) => `M-78 0Q0 ${y * 0.6} 66 ${y * 1.3}`).join('');
    return (
      castShadow(local, outline, 9) +
      shape(outline, tone) +
      at({ x: -6, y: 0, scale: 0.78 }, shape(outline, shade(tone, 0.06))) +
      shape(veins, { stroke: shade(tone, 0.17), width: 3, opacity: 0.75 })
    );
  });
}

/** Chopped green rings, such as spring onion, strewn at the points given. */
export const drawScallions = (sheet: Sheet, points: readonly Point[], size: number) =>
  points
    .map((point, index) => {
      const { leaf, leafLight, leafDark } = sheet.colors;
      const rim = [leaf, leafLight, leafDark][index % 3] ?? leaf;
      return disc(point, size * sheet.random.between(0.8, 1.2), {
        fill: shade(leafLight, 0.12),
        stroke: rim,
        width: size * 0.55,
      });
    })
    .join('');
