import { expect, test } from 'vitest';
import { coverageTable } from './coverage.ts';

const lines = (covered: number, total: number) => ({ lines: { covered, total } });

test('the lines of all files below two levels of folders are one share', () => {
  const summary = {
    total: lines(7, 12),
    '/app/web/ads/ad-row.tsx': lines(1, 4),
    '/app/web/ads/parts/ad-photo.tsx': lines(3, 4),
    '/app/infra/app.ts': lines(3, 3),
    '/app/shared/ads/types.ts': lines(0, 0),
  };
  expect(coverageTable(summary, '/app')).toEqual([
    '  58.3 %  all (7 of 12 lines)',
    ' 100.0 %  infra (3 of 3 lines)',
    ' 100.0 %  shared/ads (0 of 0 lines)',
    '  50.0 %  web/ads (4 of 8 lines)',
  ]);
});
