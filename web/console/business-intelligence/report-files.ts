import { reportFileName } from '#shared/console/business-intelligence/business-report.ts';
import { csvRow } from '#shared/guests/safe-cell.ts';
import type { BusinessReport } from '#web/console/api/business-intelligence.ts';
import { saveFile } from '#web/ui/save-file.ts';

export function saveAsJson(report: BusinessReport): void {
  save(report, 'json', JSON.stringify(report, null, 2), 'application/json');
}

export function saveAsCsv(report: BusinessReport): void {
  save(report, 'csv', reportCsv(report), 'text/csv;charset=utf-8');
}

/** The metrics, then each table under its title, with an empty line between them. */
export function reportCsv({ title, generated_at, key_figures, tables }: BusinessReport): string {
  const figures = key_figures.map(({ label, unit, value }) => csvRow([label, text(value), unit]));
  const blocks = tables.map((table) =>
    [
      csvRow([table.title]),
      csvRow(table.columns.map(({ label }) => label)),
      ...table.rows.map((row) => csvRow(table.columns.map(({ id }) => text(row[id] ?? null)))),
    ].join(''),
  );
  const head = [csvRow([title, generated_at]), csvRow(['Metric', 'Value', 'Unit']), ...figures].join('');
  return [head, ...blocks].join('\r\n');
}

function text(value: string | number | null): string {
  return value === null ? '' : String(value);
}

function save(report: BusinessReport, ending: string, content: string, type: string): void {
  const name = reportFileName(report.report_type, report.generated_at);
  saveFile(`${name}.${ending}`, new Blob([content], { type }));
}
