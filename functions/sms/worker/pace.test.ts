import { expect, test } from 'vitest';
import { aClock } from '#tests/builders/clock.ts';
import { createPace } from './pace.ts';

function setup() {
  const clock = aClock();
  const waits: number[] = [];
  const pace = createPace({
    clock,
    wait: async (milliseconds) => {
      waits.push(milliseconds);
      clock.advance(milliseconds / 1_000);
    },
  });
  return { clock, waits, pace };
}

test('nothing waits while the carrier accepts texts', async () => {
  const { pace, waits } = setup();
  for (let text = 0; text < 100; text += 1) {
    await pace.turn();
    pace.wasTaken();
  }
  expect(waits).toEqual([]);
});

test('texts rejected together slow down once, and parallel ones go in sequence', async () => {
  const { pace, waits } = setup();
  for (let text = 0; text < 5; text += 1) pace.wasThrottled();
  await Promise.all([pace.turn(), pace.turn(), pace.turn()]);
  expect(waits).toEqual([0, 20, 20]);
});

test('no text waits longer than two seconds for its turn', async () => {
  const { pace, clock, waits } = setup();
  for (let text = 0; text < 50; text += 1) {
    clock.advance(1);
    pace.wasThrottled();
  }
  await pace.turn();
  await pace.turn();
  expect(Math.max(...waits)).toBe(2_000);
});

test.each([3, 25, 400])('a carrier of %i texts a second is used well with few rejections', async (rate) => {
  const { pace, clock } = setup();
  const most = Math.max(1, rate / 10);
  let tokens = most;
  let filledAt = clock.now().getTime();
  let taken = 0;
  let refused = 0;
  const startedAt = clock.now().getTime();
  for (let text = 0; text < 100 * rate; text += 1) {
    await pace.turn();
    clock.advance(0.001);
    const now = clock.now().getTime();
    tokens = Math.min(most, tokens + ((now - filledAt) * rate) / 1_000);
    filledAt = now;
    if (tokens < 1) {
      refused += 1;
      pace.wasThrottled();
    } else {
      tokens -= 1;
      taken += 1;
      pace.wasTaken();
    }
  }
  const seconds = (clock.now().getTime() - startedAt) / 1_000;
  expect(taken / seconds / rate).toBeGreaterThan(0.85);
  expect(refused / taken).toBeLessThan(0.35);
});
