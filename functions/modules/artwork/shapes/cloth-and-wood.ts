import { blend, shade } from '#functions/platform/color/oklch.ts';
import type { Sheet } from '../sheet.ts';
import { box, num, repeat, shape } from '../svg.ts';
import type { Tile } from './tile-patterns.ts';

export function gingham({ colors }: Sheet): Tile {
  const band = (d: string) => shape(d, { fill: colors.groundMark, opacity: 0.55 });
  return { size: [96, 96], content: band(box([0, 0], [48, 96], 0)) + band(box([0, 0], [96, 48], 0)) };
}

export function kilim({ colors }: Sheet): Tile {
  const soft = blend(colors.ground, colors.accent, 0.4);
  const diamond = (r: number, color: string) =>
    shape(`M100 ${num(90 - r)}L${num(100 + r)} 90L100 ${num(90 + r)}L${num(100 - r)} 90Z`, color);
  const teeth = repeat(5, (index) => shape(`M${index * 40} 200l20 -22l20 22Z`, colors.groundMark));
  const rule = shape('M0 200h200M0 178h200', { stroke: soft, width: 4, butt: true });
  const content =
    diamond(76, colors.groundMark) +
    diamond(54, colors.ground) +
    diamond(36, soft) +
    diamond(15, colors.ground);
  const sides = [0, 200].map((x) => shape(`M${x} 56l34 34l-34 34l-34 -34Z`, soft)).join('');
  return { size: [200, 200], content: content + sides + teeth + rule };
}

export function herringbone({ colors }: Sheet): Tile {
  const light = blend(colors.ground, colors.groundMark, 0.75);
  const line = { stroke: shade(colors.ground, -0.06), width: 2, butt: true };
  const plank = (d: string, fill: string) => shape(d, { fill, ...line });
  const row = (y: number, fill: string) =>
    plank(`M0 ${y}l80 80v60l-80 -80Z`, fill) + plank(`M160 ${y}l-80 80v60l80 -80Z`, fill);
  const content = row(-60, light) + row(0, colors.ground) + row(60, light) + row(-120, colors.ground);
  return { size: [160, 120], content };
}

export function linen({ colors, random }: Sheet): Tile {
  const thread = (isUpright: boolean) => {
    const start = random.between(0, 90);
    const d = isUpright ? `M${num(start)} 0v90` : `M0 ${num(start)}h90`;
    return shape(d, {
      stroke: colors.groundMark,
      width: random.between(0.8, 2.4),
      opacity: random.between(0.2, 0.5),
      butt: true,
    });
  };
  return { size: [90, 90], content: repeat(16, (index) => thread(index % 2 === 0)) };
}

export function planks({ colors, random }: Sheet): Tile {
  const isUpright = random.chance(0.5);
  const board = (index: number) => {
    const y = index * 130;
    const tone = blend(colors.ground, colors.groundMark, random.between(0, 0.5));
    const grain = repeat(5, () => {
      const from = y + random.between(12, 118);
      const bow = random.between(-9, 9);
      return shape(`M0 ${num(from)}C300 ${num(from + bow)} 600 ${num(from - bow)} 900 ${num(from)}`, {
        stroke: colors.groundMark,
        width: random.between(1.5, 3.5),
        opacity: 0.6,
      });
    });
    return (
      shape(box([0, y], [900, 130], 0), tone) +
      grain +
      shape(box([0, y], [900, 4], 0), shade(colors.ground, -0.08))
    );
  };
  const boards = repeat(3, board);
  return isUpright
    ? { size: [390, 900], content: `<g transform="matrix(0 1 1 0 0 0)">${boards}</g>` }
    : { size: [900, 390], content: boards };
}

export function stripes({ colors }: Sheet): Tile {
  const band = (x: number, width: number) =>
    shape(`M${x} 330L${x + 150} 0H${x + 150 + width}L${x + width} 330Z`, {
      fill: colors.groundMark,
      opacity: 0.75,
    });
  return {
    size: [150, 330],
    content: [-150, 0].map((x) => band(x, 54) + band(x + 70, 9)).join('') + band(150, 54),
  };
}
