import { expect, test } from 'vitest';
import type { InvoiceRow } from '#functions/billing/invoice-row.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createPlatformSettingsStore } from '#functions/platform-settings/platform-settings-store.ts';
import type { Counts } from '#shared/metrics/event-figures.ts';
import { aClock } from '#tests/builders/clock.ts';
import { withEmptyEmulators } from '#tests/builders/empty-emulators.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { MEASURES } from './measure-alerts.ts';

withEmptyEmulators();

const NOW = '2026-11-30T12:00:00.000Z';

function setup({ spentMicros = 0, deadLetters = [] as number[] } = {}) {
  const { platformRecords, invoices, figures } = openRepositories(createDynamoClient());
  const settings = createPlatformSettingsStore(platformRecords);
  const dependencies = {
    settings,
    monthSpend: async () => spentMicros,
    invoices,
    figures,
    readQueues: async () =>
      deadLetters.map((dead_letters) => ({
        queue: 'emails' as const,
        waiting: 9,
        in_progress: 9,
        delayed: 9,
        dead_letters,
      })),
    clock: aClock(NOW),
  };
  const measure = (rule: keyof typeof MEASURES, threshold = 1_000) => MEASURES[rule](dependencies, threshold);
  const setBudget = async (monthlyBudgetCents: number) =>
    settings.save({ ...(await settings.get()), version: 1, monthlyBudgetCents });
  const count = (day: string, counts: Counts) =>
    figures.add({ scope: 'platform', day, shard: 'a' }, counts, { first: '1', last: '1' });
  return { measure, setBudget, count, invoices };
}

function anInvoice(invoice_id: string, changes: Partial<InvoiceRow>): InvoiceRow {
  return {
    invoice_id,
    restaurant_id: 'r-1',
    restaurant_name: 'Lupo',
    restaurant_address: '',
    plan_id: 'basic',
    issued_at: NOW,
    period_start: NOW,
    period_end: NOW,
    lines: [],
    total: 4_900,
    due: 4_900,
    credit: 0,
    entries: [],
    status: 'overdue',
    ...changes,
  };
}

test('without a budget there is nothing to measure, and with one it is the percent spent', async () => {
  const { measure, setBudget } = setup({ spentMicros: 45_000_000 });
  expect(await measure('budget')).toBeNull();
  await setBudget(5_000);
  expect(await measure('budget')).toBe(90);
});

test('overdue invoices add up in dollars, and paid, open, and void ones don’t count', async () => {
  const { measure, invoices } = setup();
  expect(await measure('overdue')).toBe(0);
  await invoices.create(anInvoice('a', { status: 'overdue', due: 4_900 }));
  await invoices.create(anInvoice('b', { status: 'overdue', due: 10_050 }));
  await invoices.create(anInvoice('c', { status: 'paid', due: 90_000 }));
  await invoices.create(anInvoice('d', { status: 'void', due: 90_000 }));
  expect(await measure('overdue')).toBe(149.5);
});

test('open disputes count, and decided ones don’t', async () => {
  const { measure, invoices } = setup();
  const dispute = { id: 'dp', is_live: true, cents: 100, reason: 'fraudulent', opened_at: NOW };
  for (const status of ['needs_response', 'won', 'lost'] as const)
    await invoices.create(
      anInvoice(status, { status: 'paid', dispute: { ...dispute, status }, flag: 'disputed' }),
    );
  expect(await measure('disputes')).toBe(1);
});

test('the failure rate covers yesterday and today, and needs at least five websites', async () => {
  const { measure, count } = setup();
  await count('2026-11-28', { count_generation_failed: 50 });
  await count('2026-11-30', { count_generation_failed: 2, count_site_generated: 2 });
  expect(await measure('failure_rate')).toBe(0);
  await count('2026-11-29', { count_site_regenerated: 4 });
  expect(await measure('failure_rate')).toBe(25);
});

test('dead letters of all queues add up, and waiting messages don’t count', async () => {
  expect(await setup({ deadLetters: [0, 0] }).measure('dead_letters')).toBe(0);
  expect(await setup({ deadLetters: [2, 3] }).measure('dead_letters')).toBe(5);
});
