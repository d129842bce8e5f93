import type { LabeledFact } from './labeled-facts.ts';

const ROUNDS = 150;
const RATE = 0.3;
const SHRINKAGE = 1;
/** What was seen less often says nothing. */
const FEWEST_SEEN = 3;

export type CertaintyWeights = Map<string, number>;

/**
 * Logistic regression by gradient descent with a rate of its own for each weight and quadratic shrinkage: how likely a
 * fact is right by what is to be seen of it. Deterministic.
 */
export function trainCertaintyWeights(facts: readonly LabeledFact[]): CertaintyWeights {
  const seen = new Map<string, number>();
  for (const { features } of facts) for (const name of features) seen.set(name, (seen.get(name) ?? 0) + 1);
  const names = [...seen].filter(([, times]) => times >= FEWEST_SEEN).map(([name]) => name);
  const places = new Map(names.map((name, place) => [name, place]));
  const rows = facts.map(({ features, isRight }) => ({
    places: features.flatMap((name) => places.get(name) ?? []),
    wanted: isRight ? 1 : 0,
  }));
  const weights = new Float64Array(names.length);
  const squares = new Float64Array(names.length).fill(1e-8);
  for (let round = 0; round < ROUNDS; round += 1) {
    const gradients = gradientsOf(weights, rows);
    gradients.forEach((sum, place) => {
      const gradient = sum + SHRINKAGE * (weights[place] ?? 0);
      squares[place] = (squares[place] ?? 0) + gradient * gradient;
      weights[place] = (weights[place] ?? 0) - (RATE * gradient) / Math.sqrt(squares[place] ?? 1);
    });
  }
  return new Map(names.map((name, place) => [name, weights[place] ?? 0]));
}

function gradientsOf(
  weights: Float64Array,
  rows: readonly { places: readonly number[]; wanted: number }[],
): Float64Array {
  const gradients = new Float64Array(weights.length);
  for (const { places, wanted } of rows) {
    const sum = places.reduce((total, place) => total + (weights[place] ?? 0), 0);
    const error = 1 / (1 + Math.exp(-sum)) - wanted;
    for (const place of places) gradients[place] = (gradients[place] ?? 0) + error;
  }
  return gradients;
}
