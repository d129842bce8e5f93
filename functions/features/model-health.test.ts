import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import { aClock } from '#tests/builders/clock.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { createModelHealthBook, gaveNoAnswer } from './model-health.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const NOW = '2026-11-29T12:00:00.000Z';

test('the latest failure and answer are kept, and a newer failure means failing', async () => {
  const clock = aClock(NOW);
  const book = createModelHealthBook({ records: openRepositories().platformRecords, clock });
  expect(gaveNoAnswer(await book.get())).toBe(false);
  await book.note({ failure: 'We couldn’t reach the model.' });
  expect(await book.get()).toEqual({ failed_at: NOW, failure: 'We couldn’t reach the model.' });
  expect(gaveNoAnswer(await book.get())).toBe(true);
  clock.advance(1);
  await book.note({});
  expect(gaveNoAnswer(await book.get())).toBe(false);
  clock.advance(1);
  await book.note({ failure: 'The model service denied access.' });
  expect(await book.get()).toEqual({
    answered_at: '2026-11-29T12:00:01.000Z',
    failed_at: '2026-11-29T12:00:02.000Z',
    failure: 'The model service denied access.',
  });
});

test('an answer that wasn’t used is kept once a minute, and the model is working', async () => {
  const at = '2026-11-30T12:00:00.000Z';
  const clock = aClock(at);
  const book = createModelHealthBook({ records: openRepositories().platformRecords, clock });
  await book.note({});
  await book.note({ unusable: 'The model’s answer was cut off.' });
  clock.advance(59);
  await book.note({ unusable: 'The model refused this request.' });
  await book.note({});
  expect(await book.get()).toMatchObject({
    answered_at: at,
    unusable_at: at,
    unusable: 'The model’s answer was cut off.',
  });
  expect(gaveNoAnswer(await book.get())).toBe(false);
  clock.advance(1);
  await book.note({ unusable: 'The model refused this request.' });
  expect(await book.get()).toMatchObject({
    unusable_at: '2026-11-30T12:01:00.000Z',
    unusable: 'The model refused this request.',
  });
});

test('the same outcome is written once a minute', async () => {
  const clock = aClock(NOW);
  const { platformRecords } = openRepositories();
  const book = createModelHealthBook({ records: platformRecords, clock });
  const failedAt = async () => (await book.get()).failed_at;
  await book.note({ failure: 'The model was too busy to answer.' });
  clock.advance(59);
  await book.note({ failure: 'The model was too busy to answer.' });
  expect(await failedAt()).toBe(NOW);
  clock.advance(1);
  await book.note({ failure: 'The model was too busy to answer.' });
  expect(await failedAt()).toBe('2026-11-29T12:01:00.000Z');
});

test('an unavailable table doesn’t block texts, and the outcome is written with the next', async () => {
  let isAway = true;
  const { platformRecords } = openRepositories();
  const records = {
    of: ((kind) => {
      if (isAway) return { find: () => Promise.reject(new Error('down')) };
      return platformRecords.of(kind);
    }) as typeof platformRecords.of,
  };
  const away = createModelHealthBook({ records, clock: aClock('2026-11-29T13:00:00.000Z') });
  await away.note({ failure: 'The model service had an error.' });
  isAway = false;
  const back = createModelHealthBook({ records, clock: aClock('2026-11-29T13:00:00.000Z') });
  await back.note({ failure: 'The model service had an error.' });
  expect(await back.get()).toMatchObject({ failure: 'The model service had an error.' });
});
