import { expect, test } from 'vitest';
import { reportCsv } from './report-files.ts';

test('a report as CSV has its metrics and each table, and no cell that a spreadsheet would run', () => {
  const csv = reportCsv({
    report_type: 'health',
    title: 'Health report',
    generated_at: '2026-09-30T12:00:00.000Z',
    period: { from: '2026-09-01', to: '2026-09-30' },
    key_figures: [
      { name: 'retention', label: 'Customer retention', unit: 'percent', value: null },
      { name: 'overdue', label: 'Overdue invoices', unit: 'count', value: 2 },
    ],
    tables: [
      {
        name: 'at_risk',
        title: 'Customers at risk',
        columns: [
          { id: 'name', label: 'Restaurant', unit: 'text' },
          { id: 'risk', label: 'Risk', unit: 'count' },
        ],
        rows: [{ risk: 75, name: '=1+1, "Lupo"' }],
      },
    ],
    insights: [],
  });
  expect(csv.split('\r\n')).toEqual([
    'Health report,2026-09-30T12:00:00.000Z',
    'Metric,Value,Unit',
    'Customer retention,,percent',
    'Overdue invoices,2,count',
    '',
    'Customers at risk',
    'Restaurant,Risk',
    expect.stringMatching(/^"'=1\+1, ""Lupo""",75$/),
    '',
  ]);
});
