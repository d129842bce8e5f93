import { readFileSync } from 'node:fs';
import { INGREDIENTS, type Ingredient } from '#shared/menu/diets.ts';

/**
 * One SVG file. Colors are CSS variables. `class` names diet-relevant ingredients: on the root, what the drawing
 * always shows; on a group, what that group shows, so that an illustration can hide it.
 */
export type Drawing = {
  title: string;
  /**
   * The view box, without shadows and steam. The origin is the center of objects seen from above, and the base of
   * others.
   */
  width: number;
  height: number;
  holds: readonly Ingredient[];
  garnish: readonly Ingredient[];
  body: string;
};

/** Bundles include a copy of this folder. */
const FOLDER = new URL('./drawings/', import.meta.url);

const classesIn = (svg: string): Ingredient[] => {
  const names = [...svg.matchAll(/class="([^"]*)"/g)].flatMap(([, value = '']) => value.split(' '));
  return INGREDIENTS.filter((ingredient) => names.includes(ingredient));
};

export function parseDrawing(svg: string): Drawing {
  const [, root = '', title = '', body = ''] =
    /^<svg([^>]*)><title>([^<]*)<\/title>(.*)<\/svg>\s*$/s.exec(svg) ?? [];
  const [, , width = 0, height = 0] = (/viewBox="([^"]*)"/.exec(root)?.[1] ?? '').split(' ').map(Number);
  return { title, width, height, holds: classesIn(root), garnish: classesIn(body), body };
}

const drawings = new Map<string, Drawing>();

/** Reads `drawings/<name>.svg` and caches it. */
export function readDrawing(name: string): Drawing {
  const drawing = drawings.get(name) ?? parseDrawing(readFileSync(new URL(`${name}.svg`, FOLDER), 'utf8'));
  drawings.set(name, drawing);
  return drawing;
}
