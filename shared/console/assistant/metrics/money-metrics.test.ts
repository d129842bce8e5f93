import { expect, test } from 'vitest';
import { viewOf } from '../figure-view.ts';
import { MONEY_METRICS } from './money-metrics.ts';

const DAY = '2026-11-01';
const from = (plan: string, count: number) => ({ [`split_subscription_changed_from_plan_${plan}`]: count });
const to = (plan: string, count: number) => ({ [`split_subscription_changed_plan_id_${plan}`]: count });

test.each([
  ['up from the smallest', 2, { ...from('basic', 2), ...to('professional', 2) }, [2, 0]],
  ['up to the largest', 2, { ...from('professional', 2), ...to('enterprise', 2) }, [2, 0]],
  ['down from the largest', 3, { ...from('enterprise', 3), ...to('professional', 3) }, [0, 3]],
  [
    'up from the middle, and down to the smallest',
    2,
    { ...from('professional', 2), ...to('enterprise', 1), ...to('basic', 1) },
    [1, 1],
  ],
  [
    'between smallest and largest in both directions',
    2,
    { ...from('basic', 1), ...to('enterprise', 1), ...from('enterprise', 1), ...to('basic', 1) },
    [null, null],
  ],
  ['nothing', 0, {}, [0, 0]],
])('changes of plans %s are counted, or unknown', (_, total, splits, [up, down]) => {
  const counts = { count_subscription_changed: total, ...splits };
  const view = viewOf([{ day: DAY, counts }], { from: DAY, to: DAY });
  expect([MONEY_METRICS.upgrades.value(view), MONEY_METRICS.downgrades.value(view)]).toEqual([up, down]);
});
