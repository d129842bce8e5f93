import {
  FEATURE_COUNT,
  scoreOf,
  sentenceFeatures,
} from '#functions/platform/ai/reading/guest-sentences/sentence-features.ts';

/** A sentence, folded, and whether a careful person would print it for guests without asking its owner. */
export type LabeledSentence = {
  folded: string;
  isForGuests: boolean;
  /** The id of the brief that it stands in. */
  brief?: string;
};

type Row = { places: readonly number[]; wanted: 0 | 1 };

const EPOCHS = 20;
const RATE = 0.1;
/** Added to each count, so that a feature that was seen with one label only says no more than it should. */
const SMOOTHING = 1;

/**
 * Logistic regression by stochastic gradient descent with a rate of its own for each weight (Duchi, Hazan and Singer,
 * "Adaptive Subgradient Methods", 2011), over features that count as much as they tell the labels apart (Wang and Manning,
 * "Baselines and Bigrams", 2012). Both labels weigh the same. The last weight is the bias. Deterministic.
 */
export function trainSentenceWeights(sentences: readonly LabeledSentence[]): Float64Array {
  const rows = sentences.map(
    ({ folded, isForGuests }): Row => ({ places: sentenceFeatures(folded), wanted: isForGuests ? 1 : 0 }),
  );
  const told = tellingOf(rows);
  const share = rows.filter(({ wanted }) => wanted === 1).length / rows.length;
  const weights = new Float64Array(FEATURE_COUNT + 1);
  const squares = new Float64Array(FEATURE_COUNT + 1).fill(1e-8);
  const scaled = new Float64Array(FEATURE_COUNT + 1);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (const { places, wanted } of shuffled(rows, epoch)) {
      const value = 1 / Math.sqrt(places.length);
      const balance = 0.5 / (wanted === 1 ? share : 1 - share);
      const error = (1 / (1 + Math.exp(-scoreOf(scaled, places))) - wanted) * balance;
      for (const place of [...places, FEATURE_COUNT]) {
        const telling = told[place] ?? 1;
        const gradient = error * telling * (place === FEATURE_COUNT ? 1 : value);
        squares[place] = (squares[place] ?? 0) + gradient * gradient;
        weights[place] = (weights[place] ?? 0) - (RATE * gradient) / Math.sqrt(squares[place] ?? 1);
        scaled[place] = telling * (weights[place] ?? 0);
      }
    }
  }
  return scaled;
}

/** The logarithm of how much more often each feature stands in sentences for guests than in others; 1 for the bias. */
function tellingOf(rows: readonly Row[]): Float64Array {
  const shareOf = (label: Row['wanted']) => {
    const own = rows.filter(({ wanted }) => wanted === label);
    const counts = new Float64Array(FEATURE_COUNT).fill(SMOOTHING);
    for (const place of own.flatMap(({ places }) => places)) counts[place] = (counts[place] ?? 0) + 1;
    return counts.map((count) => count / (own.length + 2 * SMOOTHING));
  };
  const [guests, others] = [shareOf(1), shareOf(0)];
  return Float64Array.from({ length: FEATURE_COUNT + 1 }, (_, place) =>
    place === FEATURE_COUNT ? 1 : Math.log((guests[place] ?? 1) / (others[place] ?? 1)),
  );
}

function shuffled<Item>(rows: readonly Item[], seed: number): Item[] {
  const result = [...rows];
  let state = seed + 1;
  for (let last = result.length - 1; last > 0; last -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = state % (last + 1);
    [result[last], result[other]] = [result[other] as Item, result[last] as Item];
  }
  return result;
}
