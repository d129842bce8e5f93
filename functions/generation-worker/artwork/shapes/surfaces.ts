import { blend, shade } from '../oklch.ts';
import type { Sheet } from '../sheet.ts';
import { at, blobPath, box, disc, num, type Point, polar, repeat, shape } from '../svg.ts';

/** What a table or wall is covered with. */
export const SURFACES = [
  'azulejo', 'cementine', 'seigaiha', 'gingham', 'terrazzo', 'kilim', 'herringbone', 'linen', 'planks',
  'plain', 'stripes', 'checker',
] as const;
export type Surface = (typeof SURFACES)[number];

type Tile = { size: Point; turn?: number; content: string };

function tiled(sheet: Sheet, { size: [width, height], turn = 0, content }: Tile): string {
  return sheet.define(
    (id) =>
      `<pattern id="${id}" width="${num(width)}" height="${num(height)}" patternUnits="userSpaceOnUse" patternTransform="rotate(${num(turn)})">${content}</pattern>`,
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
  return { size: [110, 110], turn: 45, content: quarter(0, 0, 0) + quarter(110, 110, 180) + joint };
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
  return { size: [96, 96], turn: 0, content: band(box([0, 0], [48, 96], 0)) + band(box([0, 0], [96, 48], 0)) };
}

function terrazzo(sheet: Sheet): Tile {
  const { colours, random } = sheet;
  const chips = [colours.groundMark, colours.groundDeep, blend(colours.ground, colours.accent, 0.55), colours.vessel];
  const content = repeat(46, (index) => {
    const size = random.between(6, 22);
    const spot = { x: random.between(28, 372), y: random.between(28, 372), turn: random.between(0, 360) };
    const chip = chips[index % chips.length] ?? colours.groundMark;
    return at(spot, shape(blobPath(random, [size, size * random.between(0.5, 0.9)], 0.2), { fill: chip, opacity: 0.75 }));
  });
  return { size: [400, 400], turn: 12, content };
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
  const content =
    plank('M0 0l80 80v60l-80 -80Z', colours.ground) + plank('M160 0l-80 80v60l80 -80Z', light) +
    plank('M0 60l80 80v60l-80 -80Z', light) + plank('M160 60l-80 80v60l80 -80Z', colours.ground) +
    plank('M0 -60l80 80v60l-80 -80Z', light) + plank('M160 -60l-80 80v60l80 -80Z', colours.ground);
  return { size: [160, 120], turn: 0, content };
}

function linen({ colours, random }: Sheet): Tile {
  const thread = (isUpright: boolean) => {
    const start = random.between(0, 90);
    const d = isUpright ? `M${num(start)} 0v90` : `M0 ${num(start)}h90`;
    return shape(d, { stroke: colours.groundMark, width: random.between(0.8, 2.4), opacity: random.between(0.2, 0.5), butt: true });
  };
  return { size: [90, 90], turn: 3, content: repeat(16, (index) => thread(index % 2 === 0)) };
}

function planks({ colours, random }: Sheet): Tile {
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
  return { size: [900, 390], turn: random.pick([0, 90, -14] as const), content: repeat(3, board) };
}

function stripes({ colours }: Sheet): Tile {
  const wide = shape(box([0, 0], [54, 40], 0), { fill: colours.groundMark, opacity: 0.75 });
  return { size: [150, 40], turn: 24, content: wide + shape(box([68, 0], [8, 40], 0), { fill: colours.groundMark, opacity: 0.75 }) };
}

function checker({ colours }: Sheet): Tile {
  const square = (x: number, y: number) => shape(box([x, y], [105, 105], 0), colours.groundMark);
  return { size: [210, 210], turn: 45, content: square(0, 0) + square(105, 105) };
}

const TILES: Record<Exclude<Surface, 'plain'>, (sheet: Sheet) => Tile> = {
  azulejo, cementine, seigaiha, gingham, terrazzo, kilim, herringbone, linen, planks, stripes, checker,
};

/** The whole ground of a picture: its colour, then the pattern laid over it. */
export function drawSurface(sheet: Sheet, surface: Surface, [width, height]: Point): string {
  const whole = box([0, 0], [width, height], 0);
  const base = shape(whole, sheet.colours.ground);
  return surface === 'plain' ? base : base + shape(whole, tiled(sheet, TILES[surface](sheet)));
}

/** A ring of `count` marks around the origin, used on rims. */
export const ringOf = (count: number, radius: number, draw: (angle: number) => string) =>
  repeat(count, (index) => {
    const angle = (360 / count) * index;
    const [x, y] = polar(angle, radius);
    return at({ x, y, turn: angle + 90 }, draw(angle));
  });

