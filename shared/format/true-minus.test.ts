import { expect, test } from 'vitest';
import { figureText } from '#shared/console/assistant/format-figure.ts';
import { formatDollars, formatPercent } from '#shared/format/numbers.ts';
import { trueMinus } from './true-minus.ts';

test('a negative number has a true minus sign', () => {
  expect(['-$5', '-0.06', '$5'].map(trueMinus)).toEqual(['−$5', '−0.06', '$5']);
});

test('so do numbers of the assistant and Business Intelligence', () => {
  expect([figureText(-4_950, 'cents'), figureText(-4.25, 'percent'), figureText(-1_200, 'count')]).toEqual([
    '−$49.50',
    '−4.3%',
    '−1,200',
  ]);
  expect([formatDollars(-1_234), formatPercent(-4.25)]).toEqual(['−$1,234', '−4.3%']);
});
