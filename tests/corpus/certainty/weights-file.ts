import { labeledFacts } from './labeled-facts.ts';
import { trainCertaintyWeights } from './train-certainty-weights.ts';

/** Smaller weights say nothing. */
const LEAST = 0.02;

/** The text of `certainty-weights.ts`, as it follows from the open briefs. */
export function weightsFile(): string {
  const kept = [...trainCertaintyWeights(labeledFacts())]
    .map(([name, weight]) => [name, Math.round(weight * 100) / 100] as const)
    .filter(([, weight]) => Math.abs(weight) >= LEAST)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const json = JSON.stringify(Object.fromEntries(kept)).replaceAll('\\', '\\\\').replaceAll("'", "\\'");
  return `/** Made by \`npm run train-certainty\` from \`tests/corpus\`: what each thing that is seen of a fact says for its being right. */
export const CERTAINTY_WEIGHTS: Readonly<Record<string, number>> = JSON.parse(
  '${json}',
);
`;
}
