import { blend, shade } from '../oklch.ts';
import type { Sheet } from '../sheet.ts';
import { at, blobPath, box, disc, num, type Point, polar, repeat, shape } from '../svg.ts';

/** What a table or wall is covered with. */
export const SURFACES = [
  'azulejo', 'cementine', 'seigaiha', 'gingham', 'terrazzo', 'kilim', 'herringbone', 'linen', 'planks',
  'plain', 'stripes', 'checker',
] as const;
export type Surface = (typeof SURFACES)[number];

type Tile = { size: Point; content: string };

/** Whole-pixel, unturned tiles only: the rasteriser copies those and resamples all others. */
function tiled(sheet: Sheet, { size: [width, height], content }: Tile, squash: number): string {
  const low = Math.round(height * squash);
  const body = low === height ? content : `<g transform="scale(1 ${low / height})">${content}</g>`;
  return sheet.define(
    (id) => `<pattern id="${id}" width="${num(width)}" height="${num(low)}" patternUnits="userSpaceOnUse">${body}</pattern>`,
  );
}

/** Petals and corner quarters, as on hand-painted tiles. */
function azulejo({ colours, random }: Sheet): Tile {
  const size = 150;
  const petal = 'M0 0C14 -16 14 -38 0 -52C-14 -38 -14 -16 0 0Z';
  const petals = random.pick([4, 8] as const);
  const flower = repeat(petals, (index) =>
    at({ x: 75, y: 75, turn: (360 / petals) * index }, shape(petal, index % 2 ? colours.ground : colours.groundMark)),
  );
  const corners = ([[0, 0], [size, 0], [0, size], [size, size]] as const)
    .map((corner) => disc(corner, 40, { stroke: colours.groundMark, width: 7 }) + disc(corner, 20, colours.groundMark))
    .join('');
  const middle = disc([75, 75], 9, colours.ground);
  const joint = shape(box([0, 0], [size, size], 0), { stroke: shade(colours.ground, -0.05), width: 3 });
  const ring = disc([75, 75], 60, { stroke: colours.groundMark, width: 3 });
  return { size: [size, size], content: corners + ring + flower + middle + joint };
}

/** Four-part encaustic tiles: quarter circles that meet as rings. */
function cementine({ colours }: Sheet): Tile {
  const quarter = (x: number, y: number, turn: number) =>
    at(
      { x, y, turn },
      shape('M0 0h90a90 90 0 0 1 -90 90Z', colours.groundMark) +
        shape('M0 0h58a58 58 0 0 1 -58 58Z', colours.ground) +
        shape('M0 0h26a26 26 0 0 1 -26 26Z', colours.groundMark),
    );
  const joint = shape(box([0, 0], [110, 110], 0), { stroke: shade(colours.ground, -0.05), width: 2.5 });
  return { size: [110, 110], content: quarter(0, 0, 0) + quarter(110, 110, 180) + joint };
}

function seigaiha({ colours }: Sheet): Tile {
  const wave = ([x, y]: Point) =>
    [60, 44, 28, 12]
      .map((r, index) => disc([x, y], r, { fill: index % 2 ? colours.groundMark : colours.ground, stroke: colours.groundMark, width: 3 }))
      .join('');
  const rows: Point[] = [[0, 0], [120, 0], [60, 30], [0, 60], [120, 60], [60, 90], [-60, 30], [180, 30]];
  return { size: [120, 60], content: rows.map(wave).join('') };
}

function gingham({ colours }: Sheet): Tile {
  const band = (d: string) => shape(d, { fill: colours.groundMark, opacity: 0.55 });
  return { size: [96, 96], content: band(box([0, 0], [48, 96], 0)) + band(box([0, 0], [96, 48], 0)) };
}

function terrazzo(sheet: Sheet): Tile {
  const { colours, random } = sheet;
  const chips = [colours.groundMark, colours.groundDeep, blend(colours.ground, colours.accent, 0.55), colours.vessel];
  const content = repeat(49, (index) => {
    const size = random.between(5, 20);
    const near = (cell: number) => 29 + cell * 57 + random.between(-13, 13);
    const spot = { x: near(index % 7), y: near(Math.floor(index / 7)), turn: random.between(0, 360) };
    const chip = chips[index % chips.length] ?? colours.groundMark;
    return at(spot, shape(blobPath(random, [size, size * random.between(0.5, 0.9)], 0.2), { fill: chip, opacity: 0.75 }));
  });
  return { size: [400, 400], content };
}

function kilim({ colours }: Sheet): Tile {
  const soft = blend(colours.ground, colours.accent, 0.4);
  const diamond = (r: number, colour: string) => shape(`M100 ${num(90 - r)}L${num(100 + r)} 90L100 ${num(90 + r)}L${num(100 - r)} 90Z`, colour);
  const teeth = repeat(5, (index) => shape(`M${index * 40} 200l20 -22l20 22Z`, colours.groundMark));
  const rule = shape('M0 200h200M0 178h200', { stroke: soft, width: 4, butt: true });
  const content = diamond(76, colours.groundMark) + diamond(54, colours.ground) + diamond(36, soft) + diamond(15, colours.ground);
  const sides = [0, 200].map((x) => shape(`M${x} 56l34 34l-34 34l-34 -34Z`, soft)).join('');
  return { size: [200, 200], content: content + sides + teeth + rule };
}

function herringbone({ colours }: Sheet): Tile {
  const light = blend(colours.ground, colours.groundMark, 0.75);
  const line = { stroke: shade(colours.ground, -0.06), width: 2, butt: true };
  const plank = (d: string, fill: string) => shape(d, { fill, ...line });
  const row = (y: number, fill: string) => plank(`M0 ${y}l80 80v60l-80 -80Z`, fill) + plank(`M160 ${y}l-80 80v60l80 -80Z`, fill);
  const content = row(-60, light) + row(0, colours.ground) + row(60, light) + row(-120, colours.ground);
  return { size: [160, 120], content };
}

function linen({ colours, random }: Sheet): Tile {
  const thread = (isUpright: boolean) => {
    const start = random.between(0, 90);
    const d = isUpright ? `M${num(start)} 0v90` : `M0 ${num(start)}h90`;
    return shape(d, { stroke: colours.groundMark, width: random.between(0.8, 2.4), opacity: random.between(0.2, 0.5), butt: true });
  };
  return { size: [90, 90], content: repeat(16, (index) => thread(index % 2 === 0)) };
}

function planks({ colours, random }: Sheet): Tile {
  const isUpright = random.chance(0.5);
  const board = (index: number) => {
    const y = index * 130;
    const tone = blend(colours.ground, colours.groundMark, random.between(0, 0.5));
    const grain = repeat(5, () => {
      const from = y + random.between(12, 118);
      const bow = random.between(-9, 9);
      return shape(`M0 ${num(from)}C300 ${num(from + bow)} 600 ${num(from - bow)} 900 ${num(from)}`, {
        stroke: colours.groundMark, width: random.between(1.5, 3.5), opacity: 0.6,
      });
    });
    return shape(box([0, y], [900, 130], 0), tone) + grain + shape(box([0, y], [900, 4], 0), shade(colours.ground, -0.08));
  };
  const boards = repeat(3, board);
  return isUpright
    ? { size: [390, 900], content: `<g transform="matrix(0 1 1 0 0 0)">${boards}</g>` }
    : { size: [900, 390], content: boards };
}

function stripes({ colours }: Sheet): Tile {
  const band = (x: number, width: number) => shape(`M${x} 330L${x + 150} 0H${x + 150 + width}L${x + width} 330Z`, { fill: colours.groundMark, opacity: 0.75 });
  return { size: [150, 330], content: [-150, 0].map((x) => band(x, 54) + band(x + 70, 9)).join('') + band(150, 54) };
}

function checker({ colours }: Sheet): Tile {
  return { size: [290, 290], content: shape('M145 0L290 145L145 290L0 145Z', colours.groundMark) };
}

const TILES: Record<Exclude<Surface, 'plain'>, (sheet: Sheet) => Tile> = {
  azulejo, cementine, seigaiha, gingham, terrazzo, kilim, herringbone, linen, planks, stripes, checker,
};

/**
 * A ground of the given size: its colour, then the pattern laid over it. `squash` below 1 flattens the
 * pattern, for a table seen at a slant.
 */
export function drawSurface(sheet: Sheet, surface: Surface, [width, height, squash = 1]: readonly [number, number, number?]): string {
  const whole = box([0, 0], [width, height], 0);
  const base = shape(whole, sheet.colours.ground);
  return surface === 'plain' ? base : base + shape(whole, tiled(sheet, TILES[surface](sheet), squash));
}

/** A ring of `count` marks around the origin, used on rims. */
export const ringOf = (count: number, radius: number, draw: (angle: number) => string) =>
  repeat(count, (index) => {
    const angle = (360 / count) * index;
    const [x, y] = polar(angle, radius);
    return at({ x, y, turn: angle + 90 }, draw(angle));
  });

