/** The color tokens of series, each at 80% opacity. */
const SERIES_TOKENS = ['--series-1', '--series-2', '--series-3', '--series-4', '--series-5'] as const;

/** Point shapes in addition to colors, for color-blind users. */
export const POINT_SHAPES = ['circle', 'rect', 'triangle', 'rectRot', 'crossRot'] as const;

/** The token of a series. The sixth repeats the first. */
export function seriesToken(index: number): (typeof SERIES_TOKENS)[number] {
  return SERIES_TOKENS[index % SERIES_TOKENS.length] ?? SERIES_TOKENS[0];
}
