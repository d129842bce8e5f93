/** Of the guests that were texted, or that were held back: how many there were, and how many came back. */
export type GuestGroup = { guests: number; returned: number };

/** Shares from 0 to 1. */
export type Lift =
  | { isKnown: false }
  | {
      isKnown: true;
      textedShare: number;
      heldBackShare: number;
      difference: number;
      /** 95 % interval of the difference. */
      low: number;
      high: number;
      /** More than chance, for better or worse. Held to a stricter interval: near its edge nothing is claimed. */
      isCertain: boolean;
    };

/** Below this in either group, an interval would say nothing that an owner could act on. */
export const FEWEST_GUESTS = 20;
/** Below this in both groups together. */
export const FEWEST_RETURNS = 5;

/** The 97.5 % point of the normal distribution. */
const Z = 1.959964;

/**
 * How many more of the texted guests came back than of those held back, with Newcombe's hybrid score interval
 * (R. G. Newcombe, "Interval estimation for the difference between independent proportions", Statistics in Medicine
 * 17, 1998, method 10): it keeps its 95 % for small groups and small shares, where the textbook interval does not.
 * An effect is claimed only where his interval with continuity correction (method 11) leaves zero out: with method 10
 * alone, 5 in 100 campaigns without effect would claim one.
 */
export function measureLift(texted: GuestGroup, heldBack: GuestGroup): Lift {
  if (Math.min(texted.guests, heldBack.guests) < FEWEST_GUESTS) return { isKnown: false };
  if (texted.returned + heldBack.returned < FEWEST_RETURNS) return { isKnown: false };
  const interval = difference(scoreInterval(texted), scoreInterval(heldBack));
  const cautious = difference(correctedInterval(texted), correctedInterval(heldBack));
  return {
    isKnown: true,
    textedShare: texted.returned / texted.guests,
    heldBackShare: heldBack.returned / heldBack.guests,
    ...interval,
    isCertain: cautious.low > 0 || cautious.high < 0,
  };
}

type Interval = { share: number; low: number; high: number };

function difference(one: Interval, other: Interval): { difference: number; low: number; high: number } {
  const between = one.share - other.share;
  return {
    difference: between,
    low: between - Math.hypot(one.share - one.low, other.high - other.share),
    high: between + Math.hypot(one.high - one.share, other.share - other.low),
  };
}

/** E. B. Wilson's score interval (1927) of one share. */
function scoreInterval({ guests, returned }: GuestGroup): Interval {
  const share = returned / guests;
  const middle = share + Z ** 2 / (2 * guests);
  const reach = Z * Math.sqrt((share * (1 - share)) / guests + Z ** 2 / (4 * guests ** 2));
  const scale = 1 + Z ** 2 / guests;
  return { share, low: (middle - reach) / scale, high: (middle + reach) / scale };
}

/** The same with continuity correction. */
function correctedInterval({ guests, returned }: GuestGroup): Interval {
  const share = returned / guests;
  const left = guests - returned;
  const middle = 2 * returned + Z ** 2;
  const lowReach = 1 + Z * Math.sqrt(Z ** 2 - 2 - 1 / guests + 4 * share * (left + 1));
  const highReach = 1 + Z * Math.sqrt(Z ** 2 + 2 - 1 / guests + 4 * share * (left - 1));
  const scale = 2 * (guests + Z ** 2);
  return {
    share,
    low: returned === 0 ? 0 : (middle - lowReach) / scale,
    high: left === 0 ? 1 : (middle + highReach) / scale,
  };
}
