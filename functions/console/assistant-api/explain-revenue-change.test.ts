import { afterAll, beforeAll, expect, test } from 'vitest';
import { rollUpDays } from '#functions/metrics/roll-up-days.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import type { FigureScope } from '#shared/metrics/event-figures.ts';
import {
  ADMINISTRATOR,
  ASKED_AT,
  aQuestion,
  businessAssistantSetup,
} from '#tests/builders/business-assistant-setup.ts';
import { aClock } from '#tests/builders/clock.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { createAskBusinessAssistant } from './ask-business-assistant.ts';

/** Day counters with this many paid invoices, in cents. */
const PAID: readonly [day: string, scope: FigureScope, invoices: number, cents: number][] = [
  ['2026-09-15', 'platform', 1_000, 7_840_000],
  ['2026-09-15', 'plan#basic', 700, 3_430_000],
  ['2026-09-15', 'plan#professional', 300, 4_410_000],
  ['2026-10-15', 'platform', 1_100, 9_330_000],
  ['2026-10-15', 'plan#basic', 700, 3_430_000],
  ['2026-10-15', 'plan#professional', 400, 5_900_000],
];

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
  const { figures } = openRepositories();
  for (const [day, scope, invoices, cents] of PAID)
    await figures.add(
      { scope, day, shard: 'a' },
      { count_invoice_paid: invoices, sum_invoice_paid_total_cents: cents },
      { first: '1', last: '1' },
    );
});
afterAll(() => emulators.stop());

test('with too many invoices to read, the counters explain a change by plan', async () => {
  const { figures } = openRepositories();
  let ids = 0;
  await rollUpDays({ figures, clock: aClock(ASKED_AT), newId: () => `id-${++ids}` });
  const { dependencies, calls } = businessAssistantSetup();
  const ask = createAskBusinessAssistant(dependencies);
  const body = aQuestion('why did revenue change in october');
  const { data } = await ask({ params: {}, query: {}, body }, ADMINISTRATOR);
  expect(data.response).toContain('It changed by +$14,900: Professional +$14,900.');
  expect(data.response).toContain('by plan');
  expect(data.confidence_score).toBe(100);
  expect(calls()).toBeLessThanOrEqual(10);
});
