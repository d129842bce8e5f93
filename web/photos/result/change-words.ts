import type { EnhancementSummary } from '#shared/photos/enhancement-summary.ts';

type Measures = Pick<EnhancementSummary, 'color_shift' | 'structural_similarity' | 'exposure_stops'>;

/** The sentence for each mean color change (ΔE*ab 2000), by its upper limit. */
const SHIFTS: readonly [number, string][] = [
  [1, 'No visible color change.'],
  [4, 'The colors changed slightly.'],
  [9, 'The colors changed noticeably.'],
  [Number.POSITIVE_INFINITY, 'The colors changed a lot.'],
];
/** Structural similarity from which we say that edges are the same. */
const SAME_STRUCTURE = 0.97;
/** Change in exposure, in stops, from which people notice the light first. */
const MUCH_LIGHT = 0.5;

/** Describes the measured change in plain sentences. */
export function changeWords(sheet: Measures): { color: string; shape: string } {
  const { color_shift, structural_similarity, exposure_stops } = sheet;
  const isLit = Math.abs(exposure_stops) >= MUCH_LIGHT;
  const shift = SHIFTS.find(([most]) => color_shift < most)?.[1] ?? '';
  const light = exposure_stops > 0 ? 'The photo is brighter.' : 'The photo is darker.';
  return {
    color: isLit && color_shift >= 1 ? light : shift,
    shape: structural_similarity >= SAME_STRUCTURE ? 'Edges and shapes haven’t changed.' : surface(isLit),
  };
}

/** Every step adjusts light and color, so nothing is added or removed. */
function surface(isLit: boolean): string {
  const why = isLit
    ? 'The new lighting brings out different details.'
    : 'Edges and surfaces look sharper or softer.';
  return `${why} We didn’t add or remove anything.`;
}
