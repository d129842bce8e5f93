import type { Feature } from '../knowledge/features/feature.ts';
import { AFFIRMED_BY, CLAIM_HEDGES, STRICT_CLAIMS } from '../knowledge/features/feature-claims.ts';
import { FEATURES } from '../knowledge/features/features.ts';
import { DENIAL } from './clause-words.ts';
import { withoutHarmless } from './clauses.ts';
import { clauseAt, type OwnerText, stanceAt } from './owner-text.ts';

export type FeatureReading = { has: readonly Feature[]; hasNot: readonly Feature[] };

/** Features overshadowed by a narrower one that says the same. */
const COVERED_BY: Readonly<Record<string, readonly string[]>> = {
  handmade: ['handmade-pasta'],
  view: ['sea-view'],
  'wine-list': ['natural-wine'],
  'wine-pairing': ['natural-wine', 'wine-list'],
  'family-run': ['generations'],
  'fresh-daily': ['daily-catch'],
  charcoal: ['robata'],
  cards: ['cash', 'gift-cards'],
};

const mentionsOf = (text: OwnerText, pattern: RegExp) => [...text.folded.matchAll(new RegExp(pattern, 'g'))];

/** Diet, allergens and access: nothing in the clause, nor just after it, may take anything back. */
function isHedged(text: OwnerText, found: RegExpExecArray): boolean {
  const clause = clauseAt(text, found.index);
  const end = found.index + found[0].length;
  const around = `${text.folded.slice(clause.start, found.index)} ${text.folded.slice(end, Math.max(end, clause.end))}`;
  const sentence = text.folded.slice(clause.start, end + 90).split(/[.;!?\n](?!\d)/)[0] ?? '';
  return (
    DENIAL.test(withoutHarmless(around)) ||
    CLAIM_HEDGES.test(around) ||
    /\b(?:may contain|traces|cross[- ]?contaminat\w+|not guaranteed|cannot guarantee|not certified|not suitable)\b/.test(
      sentence,
    )
  );
}

type Reading = { affirmedAt: number | undefined; isDenied: boolean };

function readFeature(text: OwnerText, feature: Feature): Reading {
  const stances = mentionsOf(text, feature.says).map((found) =>
    stanceAt(text, found.index, found.index + found[0].length),
  );
  const isStrict = STRICT_CLAIMS.has(feature.id);
  const affirmed = mentionsOf(text, AFFIRMED_BY[feature.id] ?? feature.says).find(
    (found) =>
      stanceAt(text, found.index, found.index + found[0].length) === 'stated' &&
      !(isStrict && isHedged(text, found)),
  );
  const isDenied = stances.includes('denied');
  const isDoubtful = isDenied || (isStrict && stances.includes('unsaid'));
  return {
    affirmedAt: isDoubtful ? undefined : affirmed?.index,
    isDenied: isDenied && stances.every((stance) => stance === 'denied'),
  };
}

/**
 * The features the owner affirmed, in the order in which they were named, and those that were denied. One that
 * was both affirmed and denied is neither.
 */
export function readFeatures(text: OwnerText): FeatureReading {
  const has: { feature: Feature; at: number }[] = [];
  const hasNot: Feature[] = [];
  for (const feature of FEATURES) {
    const { affirmedAt, isDenied } = readFeature(text, feature);
    if (affirmedAt !== undefined) has.push({ feature, at: affirmedAt });
    else if (isDenied) hasNot.push(feature);
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

/** Every feature that some words name without denying it: for checking what a model wrote. */
export function mentionedFeatures(text: OwnerText): Feature[] {
  return FEATURES.filter(({ says }) =>
    mentionsOf(text, says).some(
      (found) => stanceAt(text, found.index, found.index + found[0].length) !== 'denied',
    ),
  );
}
