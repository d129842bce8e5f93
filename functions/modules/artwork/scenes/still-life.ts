import { blend, shade } from '#functions/platform/color/oklch.ts';
import { drawBranchShade, drawFalloff, drawGlow, drawWindow } from '../shapes/light.ts';
import { drawSurface, type Surface } from '../shapes/surfaces.ts';
import { clipped, down, type Sheet } from '../sheet.ts';
import { at, box, circlePath, num, type Point, type Spot, shape } from '../svg.ts';
import { type Frame, type Item, mayLieOn } from './frame.ts';

export type StillLife = {
  /** Stands in the middle; `size` is its height at scale 1. */
  main: Item;
  size: number;
  /** Half the width of the main thing at scale 1. */
  half: number;
  /** Smaller things to its sides, from the back to the front, with their half widths. */
  beside: readonly (readonly [Item, number])[];
  surfaces: readonly [Surface, ...Surface[]];
};

/** A lighter field behind the still life: an arch, a sun, a window board or a tall panel. */
function drawBackdrop(sheet: Sheet, [x, base]: Point, height: number): string {
  const { colors, random } = sheet;
  const tone = random.pick([
    colors.accent,
    colors.second,
    blend(colors.ground, colors.accent, 0.55),
    colors.isDark ? colors.accent : shade(colors.wall, 0.05),
  ]);
  const half = height * random.between(0.36, 0.44);
  const arch = `M${num(x - half)} ${num(base)}V${num(base - height + half)}A${num(half)} ${num(half)} 0 0 1 ${num(x + half)} ${num(base - height + half)}V${num(base)}Z`;
  const sun = circlePath([x + height * 0.08, base - height * 0.55], height * 0.44);
  const panel = box([x - half, base - height], [half * 2, height], 0);
  const outline = random.pick([arch, arch, sun, sun, panel]);
  const fade = down(sheet, [
    [0, tone, 0.95],
    [1, shade(tone, -0.04), 0.8],
  ]);
  return shape(outline, fade);
}

function drawTable(sheet: Sheet, frame: Frame, [top, surface]: readonly [number, Surface]): string {
  const { colors } = sheet;
  const { width, height } = frame;
  const table = `<g transform="translate(0 ${Math.round(top)})">${drawSurface(sheet, surface, [width, Math.ceil(height - top), 0.42])}</g>`;
  const depth = shape(
    box([0, top], [width, height - top], 0),
    down(sheet, [
      [0, colors.shadow, 0.2],
      [0.25, colors.shadow, 0],
      [1, colors.glow, 0.08],
    ]),
  );
  return table + depth + shape(box([0, top - 2], [width, 4], 0), { fill: colors.glow, opacity: 0.35 });
}

/** A painted wall, sometimes with a tiled dado that ends in a ledge. */
function drawWall(sheet: Sheet, { width, height }: Frame, horizon: number): string {
  const { colors, random } = sheet;
  const paint = shape(
    box([0, 0], [width, height], 0),
    down(sheet, [
      [0, shade(colors.wall, -0.03)],
      [1, shade(colors.wall, 0.03)],
    ]),
  );
  if (random.chance(0.45)) return paint;
  const top = horizon - height * random.pick([0.2, 0.34, 0.46]);
  const tiles = drawSurface(
    sheet,
    random.pick(['azulejo', 'cementine', 'checker', 'stripes', 'seigaiha', 'herringbone']),
    [width, height],
  );
  const dado = clipped(sheet, box([0, top], [width, horizon - top], 0), tiles);
  const ledge =
    shape(box([0, top - 9], [width, 12], 0), shade(colors.ground, 0.06)) +
    shape(box([0, top + 3], [width, 8], 0), { fill: colors.shadow, opacity: 0.25 });
  return paint + dado + ledge;
}

/** Things standing on a table before a wall, lit from one side. */
export function drawStillLife(sheet: Sheet, frame: Frame, scene: StillLife): string {
  const { random } = sheet;
  const { width, height, isHero } = frame;
  const size: Point = [width, height];
  const isClose = random.chance(0.4);
  const horizon = height * random.between(0.68, 0.74);
  const base = horizon + (height - horizon) * random.between(0.4, 0.5);
  const x = width * (isHero ? random.between(0.67, 0.72) : random.between(0.46, 0.54));
  const tall = height * (isClose ? random.between(0.8, 0.88) : random.between(0.66, 0.74));
  const scale = Math.min(
    tall / scene.size,
    (width * (isHero ? 0.2 : 0.27) * (isClose ? 1.25 : 1)) / scene.half,
  );
  const wall = drawWall(sheet, frame, horizon);
  const backdrop = drawBackdrop(sheet, [x, horizon], height * random.between(0.5, 0.6));
  const mirror = random.chance(0.5) ? 1 : -1;
  const places = [1, -1, 1.75, -1.7].map((share) => share * mirror);
  const beside = scene.beside.filter(([item]) => mayLieOn(sheet, item)).slice(0, isHero ? 3 : 4);
  const sides = beside.map(([item, half], index) => {
    const step = places[index] ?? 2;
    const offset =
      Math.sign(step) * (scene.half * 0.8 + half * 0.8) +
      (Math.abs(step) > 1 ? Math.sign(step) * scene.half * 0.7 : 0);
    const spot: Spot = {
      x: x + offset * scale,
      y: base + (index % 2 ? 0.07 : 0.16) * (height - horizon) * (index > 1 ? 1.9 : 1),
      scale,
    };
    return { depth: spot.y, content: item(sheet, spot) };
  });
  const main = { depth: base, content: scene.main(sheet, { x, y: base, scale }) };
  const things = [main, ...sides]
    .sort((a, b) => a.depth - b.depth)
    .map(({ content }) => content)
    .join('');
  const light = random.pick(['window', 'branch', 'plain'] as const);
  const shades =
    light === 'window' ? drawWindow(sheet, size) : light === 'branch' ? drawBranchShade(sheet, size) : '';
  return (
    wall +
    backdrop +
    drawGlow(sheet, [x, horizon - height * 0.25], height * 0.5) +
    drawTable(sheet, frame, [horizon, random.pick(scene.surfaces)]) +
    things +
    shades +
    at({ x: 0, y: 0 }, drawFalloff(sheet, size))
  );
}
