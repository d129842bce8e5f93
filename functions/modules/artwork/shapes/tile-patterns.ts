import { blend, shade } from '#functions/platform/color/oklch.ts';
import type { Sheet } from '../sheet.ts';
import { at, blobPath, box, disc, type Point, repeat, shape } from '../svg.ts';

/** One repeat of a pattern: whole pixels wide and high, drawn from its top left corner. */
export type Tile = { size: Point; content: string };

/** Petals and corner quarters, as on hand-painted tiles. */
export function azulejo({ colors, random }: Sheet): Tile {
  const size = 150;
  const petal = 'M0 0C14 -16 14 -38 0 -52C-14 -38 -14 -16 0 0Z';
  const petals = random.pick([4, 8] as const);
  const flower = repeat(petals, (index) =>
    at(
      { x: 75, y: 75, turn: (360 / petals) * index },
      shape(petal, index % 2 ? colors.ground : colors.groundMark),
    ),
  );
  const corners = (
    [
      [0, 0],
      [size, 0],
      [0, size],
      [size, size],
    ] as const
  )
    .map(
      (corner) =>
        disc(corner, 40, { stroke: colors.groundMark, width: 7 }) + disc(corner, 20, colors.groundMark),
    )
    .join('');
  const middle = disc([75, 75], 9, colors.ground);
  const joint = shape(box([0, 0], [size, size], 0), { stroke: shade(colors.ground, -0.05), width: 3 });
  const ring = disc([75, 75], 60, { stroke: colors.groundMark, width: 3 });
  return { size: [size, size], content: corners + ring + flower + middle + joint };
}

/** Four-part encaustic tiles: quarter circles that meet as rings. */
export function cementine({ colors }: Sheet): Tile {
  const quarter = (x: number, y: number, turn: number) =>
    at(
      { x, y, turn },
      shape('M0 0h90a90 90 0 0 1 -90 90Z', colors.groundMark) +
        shape('M0 0h58a58 58 0 0 1 -58 58Z', colors.ground) +
        shape('M0 0h26a26 26 0 0 1 -26 26Z', colors.groundMark),
    );
  const joint = shape(box([0, 0], [110, 110], 0), { stroke: shade(colors.ground, -0.05), width: 2.5 });
  return { size: [110, 110], content: quarter(0, 0, 0) + quarter(110, 110, 180) + joint };
}

export function seigaiha({ colors }: Sheet): Tile {
  const wave = ([x, y]: Point) =>
    [60, 44, 28, 12]
      .map((r, index) =>
        disc([x, y], r, {
          fill: index % 2 ? colors.groundMark : colors.ground,
          stroke: colors.groundMark,
          width: 3,
        }),
      )
      .join('');
  const rows: Point[] = [
    [0, 0],
    [120, 0],
    [60, 30],
    [0, 60],
    [120, 60],
    [60, 90],
    [-60, 30],
    [180, 30],
  ];
  return { size: [120, 60], content: rows.map(wave).join('') };
}

export function terrazzo(sheet: Sheet): Tile {
  const { colors, random } = sheet;
  const chips = [
    colors.groundMark,
    colors.groundDeep,
    blend(colors.ground, colors.accent, 0.55),
    colors.vessel,
  ];
  const content = repeat(49, (index) => {
    const size = random.between(5, 20);
    const near = (cell: number) => 29 + cell * 57 + random.between(-13, 13);
    const spot = { x: near(index % 7), y: near(Math.floor(index / 7)), turn: random.between(0, 360) };
    const chip = chips[index % chips.length] ?? colors.groundMark;
    return at(
      spot,
      shape(blobPath(random, [size, size * random.between(0.5, 0.9)], 0.2), { fill: chip, opacity: 0.75 }),
    );
  });
  return { size: [400, 400], content };
}

export function checker({ colors }: Sheet): Tile {
  return { size: [290, 290], content: shape('M145 0L290 145L145 290L0 145Z', colors.groundMark) };
}
