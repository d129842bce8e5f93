import { FEATURES, type Feature } from './features.ts';
import { isDeniedAt, type OwnerText } from './owner-text.ts';

export type FeatureReading = { has: readonly Feature[]; hasNot: readonly Feature[] };

/** Features overshadowed by a narrower one that says the same. */
const COVERED_BY: Readonly<Record<string, readonly string[]>> = {
  handmade: ['handmade-pasta'],
  view: ['sea-view'],
  'wine-list': ['natural-wine'],
  'family-run': ['generations'],
  'fresh-daily': ['daily-catch'],
  charcoal: ['robata'],
  cards: ['cash', 'gift-cards'],
};

/** The features the owner named, in the order in which they were named, and those that were denied. */
export function readFeatures(text: OwnerText): FeatureReading {
  const has: { feature: Feature; at: number }[] = [];
  const hasNot: Feature[] = [];
  for (const feature of FEATURES) {
    const mentions = [...text.folded.matchAll(new RegExp(feature.says, 'g'))];
    const affirmed = mentions.find((found) => !isDeniedAt(text, found.index, found.index + found[0].length));
    if (affirmed !== undefined) has.push({ feature, at: affirmed.index });
    else if (mentions.length > 0) hasNot.push(feature);
  }
  const ids = new Set([...has.map(({ feature }) => feature.id), ...hasNot.map(({ id }) => id)]);
  const isCovered = (id: string) => (COVERED_BY[id] ?? []).some((other) => ids.has(other));
  return {
    has: has
      .filter(({ feature }) => !isCovered(feature.id))
      .sort((a, b) => a.at - b.at)
      .map(({ feature }) => feature),
    hasNot: hasNot.filter((feature) => !isCovered(feature.id)),
  };
}
