import { radial, type Sheet, withLight } from '../sheet.ts';
import { at, box, num, type Point, polar, repeat, shape } from '../svg.ts';

/** Light from the near edge to the far corner, over everything. */
export function drawFalloff(sheet: Sheet, [width, height]: Point): string {
  const { glow, shadow } = sheet.colors;
  const dim = sheet.colors.isDark ? 0.26 : 0.3;
  const fall = withLight(sheet, [
    [0, glow, 0.2],
    [0.42, glow, 0.01],
    [0.5, shadow, 0.01],
    [1, shadow, dim],
  ]);
  return shape(box([0, 0], [width, height], 0), fall);
}

/** The shade around panes of window light: the picture minus the panes, in three soft steps. */
export function drawWindow(sheet: Sheet, [width, height]: Point): string {
  const { random } = sheet;
  const [columns, rows] = [random.whole(1, 3), random.whole(2, 3)];
  const lean = sheet.light[0] * random.between(120, 260);
  const [left, top] = [width * random.between(0.16, 0.4), -height * 0.1];
  const [paneWidth, paneHeight] = [(width * 0.66) / columns, (height * 1.15) / rows];
  const panes = (inset: number) =>
    repeat(columns * rows, (index) => {
      const column = index % columns;
      const row = Math.floor(index / columns);
      const corner = (across: number, along: number) => {
        const y = top + row * paneHeight + (along ? paneHeight - 22 - inset : 22 + inset);
        const x = left + column * paneWidth + (across ? paneWidth - 18 - inset : 18 + inset);
        return `${num(x + ((y - top) / height) * lean)} ${num(y + (x / width) * 90 * Math.sign(lean))}`;
      };
      return `M${corner(0, 0)}L${corner(1, 0)}L${corner(1, 1)}L${corner(0, 1)}Z`;
    });
  const layer = (inset: number, opacity: number) =>
    `<path d="${box([0, 0], [width, height], 0)}${panes(inset)}" fill-rule="evenodd" fill="${sheet.colors.shadow}" fill-opacity="${opacity}"/>`;
  return layer(-7, 0.09) + layer(0, 0.08) + layer(7, 0.07);
}

/** Shadows of a branch that hangs outside the picture, reaching in from a corner. */
export function drawBranchShade(sheet: Sheet, [width, height]: Point): string {
  const { random, light, colors } = sheet;
  const start = {
    x: light[0] > 0 ? -30 : width + 30,
    y: -30,
    turn: light[0] > 0 ? random.between(25, 50) : random.between(130, 155),
  };
  const length = height * random.between(0.75, 1);
  const isBroad = random.chance(0.5);
  const leaf = isBroad
    ? 'M0 0C30 -46 110 -56 190 0C110 40 40 36 0 0Z'
    : 'M0 0C26 -22 86 -24 128 0C86 18 30 20 0 0Z';
  const leaves = repeat(isBroad ? 9 : 15, (index) => {
    const share = (index + 1) / (isBroad ? 9 : 15);
    const side = index % 2 ? 1 : -1;
    const scale = (isBroad ? 1.25 : 1) * (1 - share * 0.45) * random.between(0.85, 1.15);
    return at(
      { x: length * share, y: Math.sin(share * 3) * 40, turn: side * random.between(32, 62), scale },
      shape(leaf, colors.shadow),
    );
  });
  const stem = shape(`M0 0Q${num(length / 2)} 90 ${num(length * 1.02)} 6`, {
    stroke: colors.shadow,
    width: 9,
  });
  const branch = at(start, stem + leaves);
  const soft = at({ x: 9, y: 11 }, branch);
  return `<g opacity="0.1">${branch}</g><g opacity="0.09">${soft}</g>`;
}

/** A pool of light behind things, centered at a point. */
export function drawGlow(sheet: Sheet, [x, y]: Point, r: number): string {
  const fill = radial(
    sheet,
    [0.5, 0.5, 0.5],
    [
      [0, sheet.colors.glow, 0.42],
      [0.55, sheet.colors.glow, 0.13],
      [1, sheet.colors.glow, 0],
    ],
  );
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}"/>`;
}

/** Three ribbons of steam that rise from a point, `height` tall. */
export function drawSteam(sheet: Sheet, [x, y]: Point, height: number): string {
  const { random, colors } = sheet;
  const ribbon = (offset: number) => {
    const tall = height * random.between(0.7, 1);
    const sway = height * random.between(0.09, 0.14) * (random.chance(0.5) ? 1 : -1);
    const d = `M${num(x + offset)} ${num(y)}c${num(sway)} ${num(-tall * 0.25)} ${num(-sway)} ${num(-tall * 0.45)} 0 ${num(-tall * 0.65)}s${num(sway * 0.7)} ${num(-tall * 0.25)} ${num(sway * 0.2)} ${num(-tall * 0.35)}`;
    const fade = sheet.define(
      (id) =>
        `<linearGradient id="${id}" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="${colors.glow}" stop-opacity="0"/><stop offset=".3" stop-color="${colors.glow}" stop-opacity=".55"/><stop offset="1" stop-color="${colors.glow}" stop-opacity="0"/></linearGradient>`,
    );
    return shape(d, { stroke: fade, width: height * 0.042 });
  };
  const spread = height * 0.16;
  return ribbon(-spread) + ribbon(0) + ribbon(spread);
}

/** Unit vector of the light for an angle in degrees. */
export const lightFrom = (angle: number): Point => polar(angle, 1);
