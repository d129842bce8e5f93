import { FEWEST_GUESTS, FEWEST_RETURNS, type GuestGroup } from './lift.ts';

/** A campaign with a control group. */
export type Trial = { texted: GuestGroup; heldBack: GuestGroup };

export type PooledLift = {
  trials: number;
  texted: number;
  heldBack: number;
  /** How much larger the share of texted guests who came back is, from -1 to 1; undefined with too little data. */
  effect: { difference: number; low: number; high: number } | undefined;
};

/** The 97.5% quantile of the normal distribution. */
const Z = 1.959964;

/**
 * The effect of texts over several campaigns, each compared with its own control group: the Mantel-Haenszel risk
 * difference with the variance of T. Sato, "On the variance estimator for the Mantel-Haenszel risk difference",
 * Biometrics 45, 1989, which is valid for few large and for many small campaigns.
 */
export function poolLift(all: readonly Trial[]): PooledLift {
  const trials = all.filter(({ texted, heldBack }) => Math.min(texted.guests, heldBack.guests) > 0);
  const sum = (of: (trial: Trial) => number) => trials.reduce((total, trial) => total + of(trial), 0);
  const [texted, heldBack] = [sum((trial) => trial.texted.guests), sum((trial) => trial.heldBack.guests)];
  const returned = sum((trial) => trial.texted.returned + trial.heldBack.returned);
  const known = { trials: trials.length, texted, heldBack };
  if (Math.min(texted, heldBack) < FEWEST_GUESTS || returned < FEWEST_RETURNS)
    return { ...known, effect: undefined };
  const weight = sum(weightOf);
  const difference = sum(extraOf) / weight;
  const variance = (difference * sum(slopeOf) + sum(spreadOf)) / weight ** 2;
  const reach = Z * Math.sqrt(Math.max(0, variance));
  const [low, high] = [Math.max(-1, difference - reach), Math.min(1, difference + reach)];
  return { ...known, effect: { difference, low, high } };
}

function weightOf({ texted: { guests: n }, heldBack: { guests: m } }: Trial): number {
  return (n * m) / (n + m);
}

function extraOf({ texted, heldBack }: Trial): number {
  const all = texted.guests + heldBack.guests;
  return (texted.returned * heldBack.guests - heldBack.returned * texted.guests) / all;
}

function slopeOf({
  texted: { guests: n, returned: a },
  heldBack: { guests: m, returned: b },
}: Trial): number {
  return (n ** 2 * b - m ** 2 * a + (n * m * (m - n)) / 2) / (n + m) ** 2;
}

function spreadOf({
  texted: { guests: n, returned: a },
  heldBack: { guests: m, returned: b },
}: Trial): number {
  return (a * (m - b) + b * (n - a)) / (2 * (n + m));
}
