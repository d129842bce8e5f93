/** A feature's name in charts, with the first underscore replaced by a space (spec, website builder §2.11). */
export function featureName(feature: string): string {
  return feature.replace('_', ' ').toUpperCase();
}
