import { blend, shade } from '#functions/platform/color/oklch.ts';
import { castShadow, clipped, domed, place, type Sheet } from '../sheet.ts';
import { at, blobPath, box, circlePath, disc, oval, repeat, type Spot, shape, strew } from '../svg.ts';
import { drawTray } from './tableware.ts';

/*
 * Dishes from above, around the origin, within a radius of 100.
 */

export const grains = (sheet: Sheet, count: number, [rx, ry]: readonly [number, number]) =>
  strew(sheet.random, count, 1)
    .map(([x, y]) =>
      at(
        { x: x * rx, y: y * ry, turn: sheet.random.between(0, 180) },
        oval([0, 0], [3, 1.5], shade(sheet.colors.rice, sheet.random.pick([-0.05, -0.08, -0.02]))),
      ),
    )
    .join('');

const OF_FISH = ['salmon', 'tuna', 'fish'] as const;
const OF_PLANTS = ['avocado', 'pepper', 'aubergine'] as const;
type NigiriKind = (typeof OF_FISH)[number] | (typeof OF_PLANTS)[number] | 'egg';

const isOfFish = (kind: NigiriKind) => OF_FISH.some((each) => each === kind);

/** What lies on the rice, one after the other: vegetables where the kitchen serves no fish. */
function nigiriKinds({ may }: Sheet): readonly NigiriKind[] {
  if (may('fish')) return ['salmon', 'tuna', may('egg') ? 'egg' : 'tuna', 'fish', 'salmon'];
  return ['avocado', 'pepper', may('egg') ? 'egg' : 'aubergine', 'avocado', 'aubergine'];
}

/** A nigiri, 92 long: rice under a slice of fish, or of a vegetable or omelette with a band. */
function drawNigiri(sheet: Sheet, spot: Spot, kind: NigiriKind): string {
  const { colors } = sheet;
  const tone = {
    salmon: colors.salmon,
    tuna: blend(colors.tomatoDark, colors.wine, 0.25),
    egg: colors.egg,
    fish: blend(colors.salmonLight, colors.rice, 0.5),
    avocado: colors.leafLight,
    pepper: colors.tomato,
    aubergine: colors.plum,
  }[kind];
  const bed = box([-40, -19], [80, 38], 17);
  const top = 'M-47 -15C-30 -25 30 -25 47 -16C53 -6 52 8 46 17C30 24 -30 25 -46 16C-53 8 -52 -6 -47 -15Z';
  const lines = [-32, -16, 0, 16, 32].map((x) => `M${x - 8} -21Q${x + 7} 0 ${x - 4} 21`).join('');
  return place(
    sheet,
    spot,
    (local) =>
      (isOfFish(kind) ? sheet.show('fish') : kind === 'egg' ? sheet.show('egg') : '') +
      castShadow(local, bed, 15) +
      shape(bed, colors.rice) +
      grains(sheet, 26, [38, 18]) +
      castShadow(local, top, 3) +
      shape(top, domed(local, tone, 0.07)) +
      (!isOfFish(kind)
        ? castShadow(local, box([-8, -23], [16, 46], 1), 2) + shape(box([-8, -23], [16, 46], 1), colors.nori)
        : clipped(local, top, shape(lines, { stroke: shade(tone, 0.12), width: 3.4, opacity: 0.9 }))) +
      shape('M-36 -15Q-10 -21 14 -19', { stroke: colors.glow, width: 2.6, opacity: 0.6 }),
  );
}

/** A roll standing on its cut side, radius 27. */
function drawMaki(sheet: Sheet, spot: Spot): string {
  const { colors, random } = sheet;
  const isFish = sheet.may('fish');
  const heart = isFish
    ? random.pick([colors.salmon, colors.leafLight, colors.tomatoDark])
    : random.pick([colors.leafLight, colors.orange, colors.lemon]);
  if (isFish && heart !== colors.leafLight) sheet.show('fish');
  return place(
    sheet,
    spot,
    (local) =>
      castShadow(local, circlePath([0, 0], 27), 19) +
      disc([0, 0], 27, colors.nori) +
      disc([0, 0], 23.5, colors.rice) +
      grains(sheet, 22, [21, 21]) +
      shape(box([-9, -8], [18, 16], 4), domed(local, heart)) +
      shape(box([3, -6], [6, 12], 2), shade(colors.leaf, 0.06)) +
      disc([0, 0], 25.5, { stroke: shade(colors.nori, 0.12), width: 0.9, opacity: 0.8 }),
  );
}

function drawGinger(sheet: Sheet, spot: Spot): string {
  const petal = shade(sheet.colors.salmonLight, 0.03);
  return place(sheet, spot, (local) =>
    repeat(5, (index) =>
      place(
        local,
        { x: Math.cos(index * 1.26) * 6, y: Math.sin(index * 1.26) * 6, turn: index * 72 },
        (inner) => {
          const leaf = 'M0 -7C12 -14 24 -6 22 4C14 12 4 8 0 6Z';
          return castShadow(inner, leaf, 3) + shape(leaf, index % 2 ? petal : shade(petal, -0.06));
        },
      ),
    ),
  );
}

/** A tray of nigiri and rolls, of vegetables where there may be no fish. */
export function drawSushi(sheet: Sheet): string {
  const { colors, random } = sheet;
  const kinds = nigiriKinds(sheet);
  const start = random.whole(0, 4);
  const tray = random.pick([colors.ink, colors.vessel, colors.wood]);
  const nigiri = repeat(4, (index) =>
    drawNigiri(
      sheet,
      { x: -69 + index * 46, y: -31, turn: 90 + random.between(-3, 3), scale: 0.78 },
      kinds[(start + index) % 5] ?? 'avocado',
    ),
  );
  const maki = repeat(4, (index) =>
    drawMaki(sheet, { x: -76 + index * 37, y: 33 + (index % 2) * 4, scale: 0.66 }),
  );
  const wasabi = place(sheet, { x: 76, y: 48 }, (local) => {
    const mound = blobPath(random, [11, 9], 0.12);
    return castShadow(local, mound, 7) + shape(mound, domed(local, shade(colors.leafLight, 0.02)));
  });
  return (
    drawTray(sheet, [224, 140], tray) +
    nigiri +
    maki +
    drawGinger(sheet, { x: 84, y: 22, scale: 0.62 }) +
    wasabi
  );
}
