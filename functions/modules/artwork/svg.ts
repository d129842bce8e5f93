import type { Random } from './random.ts';

export type Point = readonly [number, number];
/** A fill color, or the paint attributes of one element. */
export type Paint =
  | string
  | { fill?: string; stroke?: string; width?: number; opacity?: number; butt?: boolean; dash?: string };

/** A number as SVG text, rounded to a hundredth. */
export const num = (value: number) => String(Math.round(value * 100) / 100);

function attributes(paint: Paint): string {
  if (typeof paint === 'string') return ` fill="${paint}"`;
  const { fill = 'none', stroke, width = 1, opacity, butt, dash } = paint;
  const line = stroke ? ` stroke="${stroke}" stroke-width="${num(width)}" stroke-linejoin="round"` : '';
  const cap = stroke && !butt ? ' stroke-linecap="round"' : '';
  const alpha = opacity === undefined ? '' : ` ${stroke ? 'stroke' : 'fill'}-opacity="${num(opacity)}"`;
  const dashes = dash ? ` stroke-dasharray="${dash}"` : '';
  return ` fill="${fill}"${line}${cap}${dashes}${alpha}`;
}

export const disc = ([x, y]: Point, r: number, paint: Paint) =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}"${attributes(paint)}/>`;
export const oval = ([x, y]: Point, [rx, ry]: Point, paint: Paint) =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}"${attributes(paint)}/>`;
export const shape = (d: string, paint: Paint) => `<path d="${d}"${attributes(paint)}/>`;
/** A rectangle from its top left corner, its size and its corner radius. */
export const box = ([x, y]: Point, [width, height]: Point, corner: number) =>
  corner > 0
    ? `M${num(x + corner)} ${num(y)}h${num(width - 2 * corner)}q${num(corner)} 0 ${num(corner)} ${num(corner)}v${num(height - 2 * corner)}q0 ${num(corner)} ${num(-corner)} ${num(corner)}h${num(2 * corner - width)}q${num(-corner)} 0 ${num(-corner)} ${num(-corner)}v${num(2 * corner - height)}q0 ${num(-corner)} ${num(corner)} ${num(-corner)}Z`
    : `M${num(x)} ${num(y)}h${num(width)}v${num(height)}h${num(-width)}Z`;

/** The point at an angle (degrees, clockwise from the right) and distance from the origin. */
export const polar = (angle: number, radius: number): Point => [
  Math.cos((angle * Math.PI) / 180) * radius,
  Math.sin((angle * Math.PI) / 180) * radius,
];

export const circlePath = ([x, y]: Point, r: number) => ovalPath([x, y], [r, r]);
export const ovalPath = ([x, y]: Point, [rx, ry]: Point) =>
  `M${num(x - rx)} ${num(y)}a${num(rx)} ${num(ry)} 0 1 0 ${num(2 * rx)} 0a${num(rx)} ${num(ry)} 0 1 0 ${num(-2 * rx)} 0Z`;

/** An arc around the origin from one angle to another, in degrees, clockwise. */
export function arcPath(radius: number, from: number, to: number): string {
  const [[x1, y1], [x2, y2]] = [polar(from, radius), polar(to, radius)];
  const isLarge = Math.abs(to - from) > 180 ? 1 : 0;
  return `M${num(x1)} ${num(y1)}A${num(radius)} ${num(radius)} 0 ${isLarge} 1 ${num(x2)} ${num(y2)}`;
}

/** A smooth curve through the points (Catmull-Rom as cubic Béziers). */
export function smoothPath(points: readonly Point[], isClosed = true): string {
  const count = points.length;
  const point = (index: number): Point => {
    const wanted = isClosed ? (index + count) % count : Math.min(count - 1, Math.max(0, index));
    return points[wanted] ?? [0, 0];
  };
  const curves = Array.from({ length: isClosed ? count : count - 1 }, (_, index) => {
    const [before, from, to, after] = [point(index - 1), point(index), point(index + 1), point(index + 2)];
    const first = `${num(from[0] + (to[0] - before[0]) / 6)} ${num(from[1] + (to[1] - before[1]) / 6)}`;
    const second = `${num(to[0] - (after[0] - from[0]) / 6)} ${num(to[1] - (after[1] - from[1]) / 6)}`;
    return `C${first} ${second} ${num(to[0])} ${num(to[1])}`;
  });
  const [x, y] = point(0);
  return `M${num(x)} ${num(y)}${curves.join('')}${isClosed ? 'Z' : ''}`;
}

/** A rounded irregular outline around the origin; `wobble` is the share by which the radius varies. */
export function blobPath(random: Random, [rx, ry]: Point, wobble: number): string {
  const count = Math.max(7, Math.min(18, Math.round((rx + ry) / 9)));
  const turn = random.between(0, 360);
  const points = Array.from({ length: count }, (_, index): Point => {
    const [x, y] = polar(turn + (360 * index) / count, 1 + random.between(-wobble, wobble));
    return [x * rx, y * ry];
  });
  return smoothPath(points);
}

/** The numbers of one path command that are coordinates, moved by the offset. */
function shiftCommand(command: string, values: number[], [dx, dy]: Point): number[] {
  if (command === 'H') return values.map((value) => value + dx);
  if (command === 'V') return values.map((value) => value + dy);
  if (command === 'A')
    return values.map((value, index) =>
      index % 7 === 5 ? value + dx : index % 7 === 6 ? value + dy : value,
    );
  return command === command.toUpperCase()
    ? values.map((value, index) => value + (index % 2 ? dy : dx))
    : values;
}

/** The same path elsewhere. */
export const shiftPath = (d: string, offset: Point) =>
  d.replace(/([A-Za-z])([^A-Za-z]*)/g, (_, command: string, text: string) => {
    const values = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    return command + shiftCommand(command, values, offset).map(num).join(' ');
  });

export type Spot = { x: number; y: number; turn?: number; scale?: number };

export function at(spot: Spot, content: string): string {
  const turn = spot.turn ? ` rotate(${num(spot.turn)})` : '';
  const scale = spot.scale === undefined ? '' : ` scale(${Math.round(spot.scale * 1000) / 1000})`;
  return `<g transform="translate(${num(spot.x)} ${num(spot.y)})${turn}${scale}">${content}</g>`;
}

/** `count` drawings, one after the other. */
export const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Points strewn evenly over a disc around the origin (sunflower order, jittered). */
export function strew(random: Random, count: number, radius: number): Point[] {
  const turn = random.between(0, 360);
  return Array.from({ length: count }, (_, index) => {
    const distance = radius * Math.sqrt((index + 0.5) / count);
    const [x, y] = polar(turn + index * 137.508, distance);
    const jitter = (radius / Math.sqrt(count)) * 0.35;
    return [x + random.between(-jitter, jitter), y + random.between(-jitter, jitter)];
  });
}
