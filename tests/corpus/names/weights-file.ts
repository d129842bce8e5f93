import { labeledOpenings } from './labeled-openings.ts';
import { trainNameWeights } from './train-name-weights.ts';

/** The text of `name-weights.ts`, as it follows from the labeled openings. */
export function weightsFile(): string {
  const weights = trainNameWeights(labeledOpenings());
  const kept = [...weights]
    .map(([name, weight]) => [name, Math.round(weight * 100) / 100] as const)
    .filter(([, weight]) => weight !== 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const json = JSON.stringify(Object.fromEntries(kept)).replaceAll('\\', '\\\\').replaceAll("'", "\\'");
  return `/** Made by \`npm run train-names\` from \`tests/corpus\`: what each thing that is seen of a passage says for its being the name. */
export const NAME_WEIGHTS: Readonly<Record<string, number>> = JSON.parse(
  '${json}',
);
`;
}
