import { blend, shade } from '#functions/platform/color/oklch.ts';
import { clipped, radial, type Sheet, withLight } from '../sheet.ts';
import { at, box, disc, num, oval, type Point, repeat, shape, smoothPath, strew } from '../svg.ts';

/** A tongue of flame that stands on the origin, 100 tall at scale 1. */
function flame(sheet: Sheet, color: string): string {
  const sway = sheet.random.between(-16, 16);
  return shape(
    `M0 0C-34 -6 -38 -36 -22 -56C-16 -44 -12 -42 -8 -44C-16 -66 ${num(sway - 4)} -84 ${num(sway)} -104C${num(sway + 12)} -80 30 -64 26 -40C32 -44 32 -52 32 -56C46 -32 32 -4 0 0Z`,
    color,
  );
}

/** A bed of flames over logs, `half` wide to each side of the origin. */
function drawFlames(sheet: Sheet, half: number): string {
  const { colors, random } = sheet;
  const layer = (count: number, color: string, size: number) =>
    repeat(count, (index) => {
      const share = (index + 0.5) / count;
      const x = -half + 2 * half * share;
      const tall = size * (0.55 + 0.65 * Math.sin(share * Math.PI)) * random.between(0.8, 1.15);
      return at({ x, y: 0, scale: tall / 100 }, flame(sheet, color));
    });
  const hot = half / 150;
  return (
    layer(6, shade(colors.tomatoDark, 0.02), 250 * hot) +
    layer(6, colors.flame, 195 * hot) +
    layer(5, colors.egg, 130 * hot) +
    layer(4, colors.pasta, 70 * hot)
  );
}

function log(sheet: Sheet, [x, y]: Point, turn: number): string {
  const { colors } = sheet;
  const outline = box([-95, -19], [190, 38], 16);
  return at(
    { x, y, turn },
    shape(outline, shade(colors.char, -0.06)) +
      shape('M-70 -6H40M-40 7H70', { stroke: colors.flame, width: 3, opacity: 0.7 }) +
      oval([88, 0], [12, 19], colors.wood) +
      oval([88, 0], [7, 12], { stroke: colors.woodDark, width: 2.5 }),
  );
}

/** The mouth of a wood oven: an arch of bricks around the fire, 600 wide and standing on y = 0. */
export function drawOven(sheet: Sheet): string {
  const { colors, random } = sheet;
  const brick = random.pick([colors.vessel, blend(colors.tomatoDark, colors.crust, 0.45), colors.accent]);
  const mouth = 'M-210 0V-130C-210 -260 -110 -330 0 -330C110 -330 210 -260 210 -130V0Z';
  const wedges = repeat(17, (index) => {
    const from = 180 + (index * 180) / 17;
    return at(
      { x: 0, y: -125, turn: from + 5.3 },
      shape('M214 -19L296 -26V26L214 19Z', {
        fill: shade(brick, random.between(-0.05, 0.05)),
        stroke: shade(brick, -0.2),
        width: 4,
      }),
    );
  });
  const jambs = [-255, 255]
    .map((x) =>
      [0, 1, 2]
        .map((row) =>
          shape(box([x - 41, -41 - row * 42], [82, 39], 4), {
            fill: shade(brick, random.between(-0.05, 0.05)),
            stroke: shade(brick, -0.2),
            width: 4,
          }),
        )
        .join(''),
    )
    .join('');
  const inside = shape(
    mouth,
    radial(
      sheet,
      [0.5, 0.85, 0.75],
      [
        [0, colors.flame],
        [0.35, colors.tomatoDark],
        [0.75, shade(colors.ink, -0.05)],
        [1, shade(colors.ink, -0.1)],
      ],
    ),
  );
  const sparks = strew(random, 26, 1)
    .map(([x, y]) =>
      disc([x * 170, -170 + y * 130], random.between(1.6, 4.5), { fill: colors.egg, opacity: 0.9 }),
    )
    .join('');
  const embers = strew(random, 34, 1)
    .map(([x, y]) =>
      oval(
        [x * 190, -10 + y * 14],
        [random.between(7, 15), 6],
        random.pick([colors.flame, colors.tomato, colors.char, colors.egg]),
      ),
    )
    .join('');
  return (
    wedges +
    jambs +
    clipped(
      sheet,
      mouth,
      inside +
        at({ x: 0, y: -26 }, drawFlames(sheet, 150)) +
        log(sheet, [-40, -26], -7) +
        log(sheet, [54, -20], 9) +
        embers +
        sparks,
    ) +
    shape(mouth, { stroke: shade(colors.ink, -0.05), width: 7 })
  );
}

/** A long peel with a pizza, ready for the oven; along x. */
export function drawPeel(sheet: Sheet): string {
  const { colors } = sheet;
  const blade = 'M-130 -14C-120 -20 60 -22 96 -8L360 -5V7L96 8C60 18 -120 16 -130 10Z';
  return (
    shape(
      blade,
      withLight(sheet, [
        [0, shade(colors.wood, 0.06)],
        [1, colors.woodDark],
      ]),
    ) +
    shape('M-110 -18C-90 -34 60 -34 84 -18Z', colors.crust) +
    shape('M-96 -24C-70 -36 46 -36 70 -24Z', colors.tomato) +
    [-60, -20, 24].map((x) => oval([x, -30], [14, 5], colors.cream)).join('')
  );
}

/** A pan that leaps with flame over a burner, 300 wide on y = 0. */
export function drawFlamingPan(sheet: Sheet): string {
  const { colors } = sheet;
  const pan = 'M-150 -60C-140 -14 -100 0 -60 0H60C100 0 140 -14 150 -60Z';
  return (
    at({ x: 0, y: -70 }, drawFlames(sheet, 130)) +
    shape('M140 -52L360 -104', { stroke: shade(colors.ink, 0.05), width: 20 }) +
    shape('M250 -78L360 -104', { stroke: colors.wood, width: 20 }) +
    shape(
      pan,
      withLight(sheet, [
        [0, shade(colors.ink, 0.16)],
        [1, shade(colors.ink, -0.04)],
      ]),
    ) +
    shape(
      smoothPath(
        [
          [-150, -60],
          [0, -52],
          [150, -60],
        ],
        false,
      ),
      { stroke: colors.steelDark, width: 5 },
    )
  );
}
