/** In percent (spec, owner tools §9). */
export const ZOOM = { least: 50, most: 300, step: 25 } as const;
export const FULL_SIZE = 100;

export function zoomedBy(zoom: number, steps: number): number {
  return Math.max(ZOOM.least, Math.min(ZOOM.most, zoom + steps * ZOOM.step));
}
