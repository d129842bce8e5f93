import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { setupRevenue as setup, REVENUE_YEAR as year } from '#tests/builders/revenue-setup.ts';

let emulators: Emulators;
beforeEach(async () => {
  emulators = await openEmulators();
});
afterEach(() => emulators.stop());

const started = (count: number) => ({
  count_subscription_started: count,
  split_subscription_started_plan_id_basic: count,
});

test('acquisition cost is left out until a spend is entered', async () => {
  const { get, add } = setup();
  await add('platform', `${year}-01-10`, started(2));
  expect((await get('recurring')).data).toMatchObject({ acquisition: null });
});

test('acquisition cost covers the shown months with a spend, and no others', async () => {
  const { get, add } = setup();
  const { enteredAmounts } = openRepositories();
  await add('platform', `${year}-01-10`, started(4));
  await add('platform', `${year}-02-10`, started(6));
  const amounts = { version: 1, fixed_cost_cents: null };
  await enteredAmounts.save({ ...amounts, month: `${year}-01`, acquisition_spend_cents: 39_200 });
  await enteredAmounts.save({ ...amounts, month: `${year - 2}-01`, acquisition_spend_cents: 900_000 });
  await enteredAmounts.save({ ...amounts, month: `${year}-02`, acquisition_spend_cents: null });
  const { data } = await get('recurring');
  expect(data.acquisition).toEqual({
    months: 1,
    spend: 392,
    subscribers: 4,
    cost: 98,
    lifetime_ratio: null,
    payback_months: 2,
  });
  const spends = data.months.map((each: { acquisition_spend: number | null }) => each.acquisition_spend);
  expect(spends.filter((spend: number | null) => spend !== null)).toEqual([392]);
});
