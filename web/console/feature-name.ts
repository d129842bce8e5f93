/** A feature as the console's charts name it: the first underscore is a space (spec, website builder §2.11). */
export function featureName(feature: string): string {
  return feature.replace('_', ' ').toUpperCase();
}
