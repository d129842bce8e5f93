import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { RingGauge } from './ring-gauge.tsx';

const ROUND = '251.33';

test.each([
  [100, 0],
  [75, 62.8325],
  [50, 125.665],
])('a score of %d leaves %d of the ring’s 251.33 empty', async (value, open) => {
  const { container } = await render(<RingGauge value={value} label="Score" />);
  const ring = container.querySelectorAll('circle')[1];
  expect(ring?.getAttribute('stroke-dasharray')).toBe(ROUND);
  expect(Number(ring?.getAttribute('stroke-dashoffset'))).toBeCloseTo(open, 4);
});
