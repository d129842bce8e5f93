/** One group, texted or control: the number of guests, and how many came back. */
export type GuestGroup = { guests: number; returned: number };

/** Shares from 0 to 1. */
export type Lift =
  | { isKnown: false }
  | {
      isKnown: true;
      textedShare: number;
      heldBackShare: number;
      difference: number;
      /** The 95% interval of the difference. */
      low: number;
      high: number;
      /** More than chance, better or worse. Uses a stricter interval, so nothing is claimed near its edge. */
      isCertain: boolean;
    };

/** With fewer guests in a group, the interval isn’t useful. */
export const FEWEST_GUESTS = 20;
/** The fewest returns in both groups together. */
export const FEWEST_RETURNS = 5;

/** The 97.5% quantile of the normal distribution. */
const Z = 1.959964;

/**
 * The difference between the shares of texted and control guests who came back, with Newcombe’s hybrid score interval
 * (R. G. Newcombe, "Interval estimation for the difference between independent proportions", Statistics in Medicine 17,
 * 1998, method 10). It keeps its 95% for small groups and small shares. An effect is claimed only if the interval with
 * continuity correction (method 11) excludes zero. With method 10 alone, 5 of 100 campaigns without an effect would
 * claim one.
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

/** E. B. Wilson’s score interval (1927) of one share. */
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
