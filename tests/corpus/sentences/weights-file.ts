import { labeledSentences } from './labeled-sentences.ts';
import { trainSentenceWeights } from './train-sentence-weights.ts';

/** Weights are kept in one byte each. */
const LARGEST = 127;

/** The text of `sentence-weights.ts`, as it follows from the labeled sentences. */
export function weightsFile(): string {
  const weights = trainSentenceWeights(labeledSentences());
  const step = Math.max(...weights.map(Math.abs)) / LARGEST;
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / step));
  return `/** Made by \`npm run train-sentences\` from \`tests/corpus\`; one signed byte a feature, as base64, the last one the bias. */
export const SENTENCE_WEIGHTS =
  '${Buffer.from(bytes.buffer).toString('base64')}';
/** What one unit of a weight is worth. */
export const WEIGHT_STEP = ${step};
`;
}
