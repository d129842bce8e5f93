import type { LabeledOpening } from './labeled-openings.ts';

const ROUNDS = 300;
const RATE = 0.3;
const SHRINKAGE = 0.3;
/** What was seen less often says nothing. */
const FEWEST_SEEN = 3;

export type NameWeights = Map<string, number>;

/** How much each passage of a text weighs beside the others, and all of them with "none of them is the name". */
export function weigh(weights: NameWeights, { candidates }: LabeledOpening) {
  const each = candidates.map(({ features }) =>
    Math.exp(features.reduce((sum, name) => sum + (weights.get(name) ?? 0), 0)),
  );
  return { each, all: each.reduce((sum, one) => sum + one, 1) };
}

/**
 * Conditional logit: one passage of each text, or none, is its name (McFadden, "Conditional logit analysis of qualitative
 * choice behavior", 1974), by gradient descent with a rate of its own for each weight and quadratic shrinkage.
 * Deterministic.
 */
export function trainNameWeights(openings: readonly LabeledOpening[]): NameWeights {
  const seen = new Map<string, number>();
  for (const { candidates } of openings)
    for (const { features } of candidates)
      for (const name of features) seen.set(name, (seen.get(name) ?? 0) + 1);
  const names = [...seen].filter(([, times]) => times >= FEWEST_SEEN).map(([name]) => name);
  const weights: NameWeights = new Map(names.map((name) => [name, 0]));
  const squares = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const gradients = gradientsOf(weights, openings);
    for (const name of names) {
      const weight = weights.get(name) ?? 0;
      const gradient = (gradients.get(name) ?? 0) - SHRINKAGE * weight;
      const square = (squares.get(name) ?? 1e-8) + gradient * gradient;
      squares.set(name, square);
      weights.set(name, weight + (RATE * gradient) / Math.sqrt(square));
    }
  }
  return weights;
}

function gradientsOf(weights: NameWeights, openings: readonly LabeledOpening[]): Map<string, number> {
  const gradients = new Map<string, number>();
  for (const opening of openings) {
    const { each, all } = weigh(weights, opening);
    const right = opening.candidates.reduce((sum, { isName }, at) => sum + (isName ? (each[at] ?? 0) : 0), 0);
    opening.candidates.forEach(({ features, isName }, at) => {
      const weight = each[at] ?? 0;
      const wanted = isName && right > 0 ? weight / right : 0;
      const error = wanted - weight / all;
      for (const name of features) gradients.set(name, (gradients.get(name) ?? 0) + error);
    });
  }
  return gradients;
}
