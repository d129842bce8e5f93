import {
  FEATURE_COUNT,
  scoreOf,
  sentenceFeatures,
} from '#functions/platform/ai/reading/guest-sentences/sentence-features.ts';

/** A sentence, folded, and whether a careful person would print it for guests without asking its owner. */
export type LabeledSentence = { folded: string; isForGuests: boolean };

const EPOCHS = 20;
const RATE = 0.1;

/**
 * Logistic regression by stochastic gradient descent with a rate of its own for each weight (Duchi, Hazan and Singer,
 * "Adaptive Subgradient Methods", 2011). Both labels weigh the same. The last weight is the bias. Deterministic.
 */
export function trainSentenceWeights(sentences: readonly LabeledSentence[]): Float64Array {
  const rows = sentences.map(({ folded, isForGuests }) => ({
    places: sentenceFeatures(folded),
    wanted: isForGuests ? 1 : 0,
  }));
  const share = rows.filter(({ wanted }) => wanted === 1).length / rows.length;
  const weights = new Float64Array(FEATURE_COUNT + 1);
  const squares = new Float64Array(FEATURE_COUNT + 1).fill(1e-8);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (const { places, wanted } of shuffled(rows, epoch)) {
      const value = 1 / Math.sqrt(places.length);
      const balance = 0.5 / (wanted === 1 ? share : 1 - share);
      const error = (1 / (1 + Math.exp(-scoreOf(weights, places))) - wanted) * balance;
      for (const place of [...places, FEATURE_COUNT]) {
        const gradient = error * (place === FEATURE_COUNT ? 1 : value);
        squares[place] = (squares[place] ?? 0) + gradient * gradient;
        weights[place] = (weights[place] ?? 0) - (RATE * gradient) / Math.sqrt(squares[place] ?? 1);
      }
    }
  }
  return weights;
}

function shuffled<Row>(rows: readonly Row[], seed: number): Row[] {
  const result = [...rows];
  let state = seed + 1;
  for (let last = result.length - 1; last > 0; last -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = state % (last + 1);
    [result[last], result[other]] = [result[other] as Row, result[last] as Row];
  }
  return result;
}
