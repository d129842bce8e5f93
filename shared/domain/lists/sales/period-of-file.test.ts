import { expect, test } from 'vitest';
import { periodAbove } from './period-of-file.ts';

const OCTOBER = { from: '2026-10-01', to: '2026-10-31' };

test.each([
  [['Item Sales Report', 'Oct 1, 2026 12:00 AM - Oct 31, 2026 11:59 PM']],
  [['Zeitraum: 01.10.2026 - 31.10.2026']],
  [['From 1 Oct 2026 to 31 Oct 2026']],
  [['2026-10-01 to 2026-10-31', 'Printed 11/02/2026 10:12']],
  [['10/1/2026-10/31/2026']],
  [['Von 01.10.2026 Bis 31.10.2026']],
  [['From 10/01/2026', 'To 10/31/2026']],
  [['Del 1 de octubre de 2026 al 31 de octubre de 2026']],
  [['Umsatz Oktober 2026']],
])('%j is October', (above) => expect(periodAbove(above)).toEqual(OCTOBER));

test.each([
  [['Printed 11/02/2026 10:12']],
  [['01/02/2026 - 03/04/2026']],
  [['Store 12', 'Register 3']],
  [['Our menu since March 1998 and what we sold of it this year']],
  [['01/01/1999 - 12/31/2026']],
  [[]],
])('%j says no period', (above) => expect(periodAbove(above)).toBeUndefined());
