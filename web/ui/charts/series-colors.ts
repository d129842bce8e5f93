/** Tokens of the colors that tell series apart, each at 0.8 of its strength. */
const SERIES_TOKENS = ['--series-1', '--series-2', '--series-3', '--series-4', '--series-5'] as const;

/** Shapes of points beside the colors, for those who cannot tell these apart. */
export const POINT_SHAPES = ['circle', 'rect', 'triangle', 'rectRot', 'crossRot'] as const;

/** The token of a series; the sixth has that of the first. */
export function seriesToken(index: number): (typeof SERIES_TOKENS)[number] {
  return SERIES_TOKENS[index % SERIES_TOKENS.length] ?? SERIES_TOKENS[0];
}
