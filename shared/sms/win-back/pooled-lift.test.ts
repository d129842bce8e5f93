import { expect, test } from 'vitest';
import { drawsOf } from '#shared/menu/draws.ts';
import { measureLift } from './lift.ts';
import { poolLift, type Trial } from './pooled-lift.ts';

const aTrial = (n: number, a: number, m: number, b: number): Trial => ({
  texted: { guests: n, returned: a },
  heldBack: { guests: m, returned: b },
});

test('one campaign has its own difference and nearly its interval', () => {
  const trial = aTrial(800, 96, 200, 12);
  const own = measureLift(trial.texted, trial.heldBack);
  const { effect } = poolLift([trial]);
  if (!own.isKnown || effect === undefined) throw new Error('There is too little data.');
  expect(effect.difference).toBeCloseTo(own.difference, 10);
  expect(effect.low).toBeCloseTo(own.low, 1);
  expect(effect.high).toBeCloseTo(own.high, 1);
});

test('equal groups have the interval of two shares', () => {
  const { effect } = poolLift([aTrial(100, 30, 100, 20)]);
  const deviation = Math.sqrt((0.3 * 0.7) / 100 + (0.2 * 0.8) / 100);
  expect(effect?.high).toBeCloseTo(0.1 + 1.959964 * deviation, 10);
});

test('campaigns with different base rates show no effect where there is none', () => {
  // Together, 320 of 1,100 texted and 60 of 300 control guests returned, at equal rates within each campaign.
  const { effect, ...counted } = poolLift([aTrial(100, 10, 200, 20), aTrial(1_000, 400, 100, 40)]);
  expect(counted).toEqual({ trials: 2, texted: 1_100, heldBack: 300 });
  expect(effect?.difference).toBeCloseTo(0, 10);
});

test('too few guests or returns give no result, and a campaign needs a control group', () => {
  expect(poolLift([])).toEqual({ trials: 0, texted: 0, heldBack: 0, effect: undefined });
  expect(poolLift([aTrial(500, 90, 0, 0)])).toMatchObject({ trials: 0, effect: undefined });
  expect(poolLift([aTrial(500, 90, 19, 3)]).effect).toBeUndefined();
  expect(poolLift([aTrial(500, 3, 90, 1)]).effect).toBeUndefined();
  expect(poolLift([aTrial(500, 90, 10, 3), aTrial(500, 90, 10, 3)]).effect).toBeDefined();
});

test('the true difference is in 95 of 100 intervals', () => {
  const draws = drawsOf('pooled lift');
  const came = (guests: number, share: number) =>
    Array.from({ length: guests }, () => draws()).filter((draw) => draw < share).length;
  let within = 0;
  for (let round = 0; round < 400; round += 1) {
    const trials = [0.05, 0.1, 0.2].map((share) => aTrial(240, came(240, share + 0.04), 60, came(60, share)));
    const { effect } = poolLift(trials);
    within += effect !== undefined && effect.low <= 0.04 && effect.high >= 0.04 ? 1 : 0;
  }
  expect(within / 400).toBeGreaterThan(0.92);
  expect(within / 400).toBeLessThan(0.98);
});

test('20 guests in each group and 5 returns are enough for an effect', () => {
  const trial = (held: number, returned: number) => ({
    texted: { guests: 20, returned },
    heldBack: { guests: held, returned: 1 },
  });
  expect(poolLift([trial(20, 4)]).effect).toBeDefined();
  expect(poolLift([trial(19, 4)]).effect).toBeUndefined();
  expect(poolLift([trial(20, 3)]).effect).toBeUndefined();
});
