import { shade } from '#functions/platform/color/oklch.ts';
import type { Ingredient } from '#shared/domain/diets.ts';
import type { Colorway } from './colorway.ts';
import type { Random } from './random.ts';
import { at, num, type Point, type Spot, shape, shiftPath } from './svg.ts';

/** A gradient stop: position 0–1, color, opacity. */
export type Stop = readonly [number, string, number?];

/** What every drawing needs: chance, colors, the way the light falls, and a place for gradients. */
export type Sheet = {
  random: Random;
  colors: Colorway;
  /** Unit vector in which shadows fall. */
  light: Point;
  /** Puts one definition on the sheet and returns its reference, `url(#…)`; equal bodies share one. */
  define: (body: (id: string) => string) => string;
  /** Whether the picture may show this. */
  may: (ingredient: Ingredient) => boolean;
  /** Notes what is shown here, beside the drawing of it: nothing is printed. */
  show: (...ingredients: Ingredient[]) => '';
};

/** The light is a unit vector. `ingredients`: what the picture may show of what some diet rules out. */
export type SheetSettings = {
  random: Random;
  colors: Colorway;
  light: Point;
  ingredients: readonly Ingredient[];
};

/** A sheet, and what can be read from it when the drawing is done: its definitions, and what it shows. */
export function createSheet({ ingredients, ...settings }: SheetSettings): {
  sheet: Sheet;
  definitions: () => string;
  shown: () => Ingredient[];
} {
  const shown = new Set<Ingredient>();
  const show = (...noted: Ingredient[]): '' => {
    for (const ingredient of noted) shown.add(ingredient);
    return '';
  };
  const ids = new Map<string, string>();
  const define = (body: (id: string) => string) => {
    const key = body('');
    const id = ids.get(key) ?? `d${ids.size}`;
    ids.set(key, id);
    bodies.set(id, body(id));
    return `url(#${id})`;
  };
  const bodies = new Map<string, string>();
  const may = (ingredient: Ingredient) => ingredients.includes(ingredient);
  return {
    sheet: { ...settings, define, may, show },
    definitions: () => [...bodies.values()].join(''),
    shown: () => [...shown],
  };
}

const stopElements = (stops: readonly Stop[]) =>
  stops
    .map(([offset, color, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${num(opacity)}"`;
      return `<stop offset="${num(offset)}" stop-color="${color}"${alpha}/>`;
    })
    .join('');

/** A radial gradient over the box of what it fills; center and radius as shares of that box. */
export const radial = (sheet: Sheet, [x, y, r]: readonly [number, number, number], stops: readonly Stop[]) =>
  sheet.define(
    (id) =>
      `<radialGradient id="${id}" cx="${num(x)}" cy="${num(y)}" r="${num(r)}">${stopElements(stops)}</radialGradient>`,
  );

/** A linear gradient that runs with the light over the box of what it fills. */
export function withLight(sheet: Sheet, stops: readonly Stop[]): string {
  const [x, y] = sheet.light;
  const ends = [0.5 - x / 2, 0.5 - y / 2, 0.5 + x / 2, 0.5 + y / 2].map(num);
  return linear(sheet, ends, stops);
}

/** A linear gradient from left to right. */
export const across = (sheet: Sheet, stops: readonly Stop[]) => linear(sheet, ['0', '0', '1', '0'], stops);
/** A linear gradient from top to bottom. */
export const down = (sheet: Sheet, stops: readonly Stop[]) => linear(sheet, ['0', '0', '0', '1'], stops);

function linear(sheet: Sheet, [x1, y1, x2, y2]: string[], stops: readonly Stop[]): string {
  return sheet.define(
    (id) =>
      `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopElements(stops)}</linearGradient>`,
  );
}

/** The fill of a rounded thing: lit on the side of the light, shaded on the other. */
export function domed(sheet: Sheet, color: string, depth = 0.11): string {
  const [x, y] = sheet.light;
  return radial(
    sheet,
    [0.5 - x * 0.24, 0.5 - y * 0.24, 0.75],
    [
      [0, shade(color, depth * 0.75)],
      [0.45, color],
      [1, shade(color, -depth)],
    ],
  );
}

/** The hard shadow of an outline: the outline swept along the light for `length`, with a faint edge. */
export function castShadow(sheet: Sheet, outline: string, length: number): string {
  const [x, y] = sheet.light;
  const sweep = (reach: number, opacity: number) => {
    const steps = Math.max(2, Math.min(8, Math.ceil(reach / 3)));
    const copies = Array.from({ length: steps }, (_, index) => {
      const share = (reach * (index + 1)) / steps;
      return shiftPath(outline, [x * share, y * share]);
    });
    return shape(copies.join(''), { fill: sheet.colors.shadow, opacity });
  };
  return sweep(length * 1.22, 0.16) + sweep(length, 0.3);
}

/** Draws in a turned and scaled frame in which the light still comes from the same side of the picture. */
export function place(sheet: Sheet, spot: Spot, draw: (local: Sheet) => string): string {
  const turn = (-(spot.turn ?? 0) * Math.PI) / 180;
  const [x, y] = sheet.light;
  const light: Point = [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)];
  return at(spot, draw({ ...sheet, light }));
}

/** Content seen only inside an outline. */
export function clipped(sheet: Sheet, outline: string, content: string): string {
  const clip = sheet.define((id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`);
  return `<g clip-path="${clip}">${content}</g>`;
}
