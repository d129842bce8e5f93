import type { EnhancementSummary } from '#shared/photos/enhancement-summary.ts';

type Measures = Pick<EnhancementSummary, 'color_shift' | 'structural_similarity' | 'exposure_stops'>;

/** ΔE*ab 2000 up to which a mean change of color is called so. */
const SHIFTS: readonly [number, string][] = [
  [1, 'No visible color change.'],
  [4, 'The colors changed slightly.'],
  [9, 'The colors changed noticeably.'],
  [Number.POSITIVE_INFINITY, 'The colors changed a lot.'],
];
/** From here on edges and textures are called the same. */
const SAME_STRUCTURE = 0.97;
/** Stops of light from which it is the light that people see first. */
const MUCH_LIGHT = 0.5;

/** What was measured of a change, in words. */
export function changeWords(sheet: Measures): { color: string; shape: string } {
  const { color_shift, structural_similarity, exposure_stops } = sheet;
  const isLit = Math.abs(exposure_stops) >= MUCH_LIGHT;
  const shift = SHIFTS.find(([most]) => color_shift < most)?.[1] ?? '';
  const light = `Most of the change is ${exposure_stops > 0 ? 'more' : 'less'} light.`;
  return {
    color: isLit && color_shift >= 1 ? light : shift,
    shape: structural_similarity >= SAME_STRUCTURE ? 'Edges and shapes haven’t moved.' : surface(isLit),
  };
}

/** All that is done works on the light and color of what is there. */
function surface(isLit: boolean): string {
  const why = isLit
    ? 'The new lighting brings out different details.'
    : 'Edges and surfaces look sharper or softer.';
  return `${why} We didn’t add or remove anything.`;
}
