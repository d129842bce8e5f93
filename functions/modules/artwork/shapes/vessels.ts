import { blend, shade } from '#functions/platform/color/oklch.ts';
import { castShadow, domed, type Sheet, withLight } from '../sheet.ts';
import { at, box, circlePath, disc, num, oval, ovalPath, type Point, repeat, shape, strew } from '../svg.ts';
import { glint, hollow } from './glaze.ts';
import { ringOf } from './surfaces.ts';

/*
 * Vessels seen from above. Each is drawn around the origin with a radius of 100.
 */

function rimPattern(sheet: Sheet): string {
  const { colors, random } = sheet;
  const mark = colors.vesselMark;
  const dots = () =>
    ringOf(36, 88, () => disc([0, 0], 3.1, mark)) + disc([0, 0], 96, { stroke: mark, width: 1.6 });
  const bands = () =>
    disc([0, 0], 93, { stroke: mark, width: 5 }) + disc([0, 0], 86, { stroke: mark, width: 1.4 });
  const scallops = () =>
    ringOf(28, 90, () => shape('M-9 6a9 9 0 0 1 18 0', { stroke: mark, width: 2.6 })) +
    disc([0, 0], 77, { stroke: mark, width: 1.6 });
  const rays = () => ringOf(60, 87, () => shape('M0 -7V7', { stroke: mark, width: 2.2 }));
  const petals = () =>
    ringOf(20, 87, () => shape('M0 -8C6 -3 6 4 0 8C-6 4 -6 -3 0 -8Z', mark)) +
    disc([0, 0], 97, { stroke: mark, width: 1.6 });
  const speckles = () =>
    strew(random, 90, 95)
      .map((point) => disc(point, random.between(0.4, 1.3), { fill: mark, opacity: 0.6 }))
      .join('');
  const edge = () => disc([0, 0], 98, { stroke: mark, width: 3.4 });
  const waves = () => ringOf(24, 88, () => shape('M-11 0q5.5 -9 11 0t11 0', { stroke: mark, width: 2.4 }));
  return random.pick([dots, bands, scallops, rays, petals, speckles, speckles, edge, edge, waves] as const)();
}

/** A plate; `well` is the radius of its flat middle. */
export function drawPlate(sheet: Sheet, well = 70): string {
  const { vessel, vesselShade } = sheet.colors;
  const rim = withLight(sheet, [
    [0, shade(vessel, 0.02)],
    [1, vesselShade],
  ]);
  const middle = withLight(sheet, [
    [0, blend(vessel, vesselShade, 0.75)],
    [0.45, vessel],
    [1, shade(vessel, 0.03)],
  ]);
  return (
    castShadow(sheet, circlePath([0, 0], 100), 11) +
    disc([0, 0], 100, rim) +
    rimPattern(sheet) +
    disc([0, 0], well + 2.5, { fill: vesselShade, opacity: 0.8 }) +
    disc([0, 0], well, middle) +
    hollow(sheet, well, 0.14) +
    glint(sheet, 98.6, 1.8)
  );
}

/** A deep bowl, filled with a liquid or sauce up to radius 84. */
export function drawBowl(sheet: Sheet, filling: string): string {
  const { vessel, vesselShade, vesselMark } = sheet.colors;
  const inside = withLight(sheet, [
    [0, shade(vesselShade, -0.08)],
    [1, vessel],
  ]);
  const edge = sheet.random.pick([vesselMark, vessel, shade(vessel, -0.05)]);
  return (
    castShadow(sheet, circlePath([0, 0], 100), 24) +
    disc(
      [0, 0],
      100,
      withLight(sheet, [
        [0, shade(edge, 0.05)],
        [1, shade(edge, -0.06)],
      ]),
    ) +
    disc([0, 0], 95, inside) +
    ringOf(40, 91, () => shape('M0 -2.500V2.5', { stroke: vesselMark, width: 1.2, opacity: 0.5 })) +
    disc([0, 0], 86, filling) +
    hollow(sheet, 86, 0.3) +
    glint(sheet, 97.5, 1.8)
  );
}

/** A wide metal pan with two handles. */
export function drawPan(sheet: Sheet, filling: string): string {
  const metal = sheet.random.pick([sheet.colors.ink, sheet.colors.steel, sheet.colors.crustDark]);
  const rim = withLight(sheet, [
    [0, shade(metal, 0.14)],
    [1, shade(metal, -0.06)],
  ]);
  const handle = (turn: number) =>
    at({ x: 0, y: 0, turn }, shape('M88 -24C128 -26 128 26 88 24', { stroke: shade(metal, 0.04), width: 8 }));
  const outline = `${circlePath([0, 0], 100)}${circlePath([112, 0], 14)}`;
  const turn = sheet.random.between(-30, 30);
  return (
    castShadow(sheet, outline, 18) +
    handle(turn) +
    handle(turn + 180) +
    disc([0, 0], 100, rim) +
    disc([0, 0], 95.5, shade(metal, -0.07)) +
    disc([0, 0], 90, filling) +
    hollow(sheet, 90, 0.32) +
    glint(sheet, 98, 1.6)
  );
}

/** A wooden board, `width` by `height` around the origin, with a handle on the right. */
export function drawBoard(sheet: Sheet, [width, height]: Point): string {
  const { wood, woodDark } = sheet.colors;
  const { random } = sheet;
  const [left, top] = [-width / 2, -height / 2];
  const handle = box([width / 2 - 12, -13], [52, 26], 12);
  const outline = `${box([left, top], [width, height], 13)}${handle}`;
  const grain = repeat(7, (index) => {
    const y = top + 10 + ((height - 20) / 6) * index + random.between(-4, 4);
    const bow = random.between(-5, 5);
    const d = `M${num(left + 6)} ${num(y)}C${num(left + width * 0.3)} ${num(y + bow)} ${num(left + width * 0.6)} ${num(y - bow)} ${num(left + width - 6)} ${num(y)}`;
    return shape(d, { stroke: woodDark, width: random.between(0.7, 1.8), opacity: 0.45 });
  });
  return (
    castShadow(sheet, outline, 9) +
    shape(
      outline,
      withLight(sheet, [
        [0, shade(wood, 0.05)],
        [1, shade(wood, -0.05)],
      ]),
    ) +
    grain +
    disc([width / 2 + 26, 0], 6, sheet.colors.groundDeep)
  );
}

/** A bamboo steamer basket. */
export function drawSteamer(sheet: Sheet): string {
  const { wood, woodDark, crustLight } = sheet.colors;
  const bamboo = withLight(sheet, [
    [0, shade(crustLight, 0.02)],
    [1, wood],
  ]);
  const slats = repeat(12, (index) =>
    shape(`M${num(-80 + index * 14.5)} -86V86`, { stroke: woodDark, width: 1.4, opacity: 0.5 }),
  );
  const clip = sheet.define((id) => `<clipPath id="${id}"><circle r="84"/></clipPath>`);
  return (
    castShadow(sheet, circlePath([0, 0], 100), 22) +
    disc([0, 0], 100, bamboo) +
    disc([0, 0], 95, { stroke: woodDark, width: 1.2, opacity: 0.6 }) +
    disc([0, 0], 90, { stroke: woodDark, width: 1.6, opacity: 0.7 }) +
    ringOf(4, 95, () => shape(box([-11, -5.5], [22, 11], 2), { fill: wood, stroke: woodDark, width: 1 })) +
    disc([0, 0], 85, shade(crustLight, -0.05)) +
    `<g clip-path="${clip}">${slats}</g>` +
    hollow(sheet, 85, 0.36)
  );
}

/** An oval platter of the given half-axes. */
export function drawPlatter(sheet: Sheet, [rx, ry]: Point): string {
  const { vessel, vesselShade, vesselMark } = sheet.colors;
  const rim = withLight(sheet, [
    [0, shade(vessel, 0.02)],
    [1, vesselShade],
  ]);
  const mark = { stroke: vesselMark, width: 2.6 };
  return (
    castShadow(sheet, ovalPath([0, 0], [rx, ry]), 11) +
    oval([0, 0], [rx, ry], rim) +
    oval([0, 0], [rx - 4, ry - 4], mark) +
    oval([0, 0], [rx - 17, ry - 16], { fill: vesselShade, opacity: 0.8 }) +
    oval(
      [0, 0],
      [rx - 19, ry - 18],
      withLight(sheet, [
        [0, blend(vessel, vesselShade, 0.7)],
        [0.5, vessel],
      ]),
    )
  );
}

/** A small bowl of sauce, oil or spice. */
export function drawDip(sheet: Sheet, filling: string): string {
  return (
    drawBowl(sheet, domed(sheet, filling, 0.04)) +
    shape('M-40 -10C-20 -48 30 -40 36 -8', { stroke: shade(filling, 0.12), width: 5, opacity: 0.5 })
  );
}
