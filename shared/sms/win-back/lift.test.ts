import { expect, test } from 'vitest';
import { measureLift } from './lift.ts';

test('shares, difference, and interval match the examples in Newcombe’s paper', () => {
  // Table II, method 10: 56/70 against 48/80, and 9/10 against 3/10.
  const first = measureLift({ guests: 70, returned: 56 }, { guests: 80, returned: 48 });
  expect(first).toMatchObject({ isKnown: true, isCertain: true });
  if (!first.isKnown) return;
  expect(first.difference).toBeCloseTo(0.2, 4);
  expect(first.low).toBeCloseTo(0.0524, 4);
  expect(first.high).toBeCloseTo(0.3339, 4);
});

test('too few guests or returns give no result', () => {
  expect(measureLift({ guests: 180, returned: 40 }, { guests: 19, returned: 2 })).toEqual({ isKnown: false });
  expect(measureLift({ guests: 180, returned: 3 }, { guests: 40, returned: 1 })).toEqual({ isKnown: false });
  expect(measureLift({ guests: 0, returned: 0 }, { guests: 0, returned: 0 })).toEqual({ isKnown: false });
});

/** Mulberry32: the same campaigns in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function simulate(campaigns: number, mostEffect: number) {
  const random = seeded(2026);
  const returnedOf = (guests: number, share: number) => {
    let returned = 0;
    for (let guest = 0; guest < guests; guest++) if (random() < share) returned += 1;
    return returned;
  };
  let covered = 0;
  let claimed = 0;
  for (let known = 0; known < campaigns; ) {
    const guests = 200 + Math.floor(random() * 1_800);
    const heldBack = Math.round(guests * (0.1 + random() * 0.1));
    const base = 0.02 + random() * 0.13;
    const effect = mostEffect * random();
    const lift = measureLift(
      { guests: guests - heldBack, returned: returnedOf(guests - heldBack, base + effect) },
      { guests: heldBack, returned: returnedOf(heldBack, base) },
    );
    if (!lift.isKnown) continue;
    known += 1;
    if (lift.low <= effect && effect <= lift.high) covered += 1;
    if (lift.isCertain) claimed += 1;
  }
  return { covered: covered / campaigns, claimed: claimed / campaigns };
}

test('over 2,000 simulated campaigns the interval contains the truth in 93% to 97%', () => {
  const { covered } = simulate(2_000, 0.1);
  expect(covered).toBeGreaterThanOrEqual(0.93);
  expect(covered).toBeLessThanOrEqual(0.97);
});

test('over 2,000 campaigns without effect at most 5% claim one', () => {
  expect(simulate(2_000, 0).claimed).toBeLessThanOrEqual(0.05);
});

test('20 guests in the smaller group and 5 returns are enough', () => {
  expect(measureLift({ guests: 180, returned: 4 }, { guests: 20, returned: 1 }).isKnown).toBe(true);
  expect(measureLift({ guests: 20, returned: 3 }, { guests: 20, returned: 1 }).isKnown).toBe(false);
});
