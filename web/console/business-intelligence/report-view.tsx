import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { useRef } from 'react';
import {
  REPORT_TYPES,
  type ReportType,
  type ReportUnit,
} from '#shared/console/business-intelligence/business-report.ts';
import { formatMoment, formatUtcDay } from '#shared/format/dates.ts';
import { formatCount, formatDollars, formatExactDollars, formatPercent } from '#shared/format/numbers.ts';
import { type BusinessReport, useBusinessReport } from '#web/console/api/business-intelligence.ts';
import { featureName } from '#web/console/feature-name.ts';
import { Figure, FigureStrip } from '#web/console/figure-strip.tsx';
import { LoadState } from '#web/shell/errors/load-state.tsx';
import { linkTo, paths } from '#web/shell/navigation/paths.ts';
import { ScreenTitle } from '#web/shell/screen-title.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Table } from '#web/ui/table.tsx';
import { Note } from '#web/ui/text.tsx';
import { usePrintLook } from '#web/ui/use-print-look.ts';
import { saveAsCsv, saveAsJson } from './report-files.ts';
import styles from './report-view.module.css';

const TITLES: Readonly<Record<ReportType, string>> = {
  executive: 'Executive report',
  revenue: 'Revenue report',
  usage: 'Usage report',
  health: 'Health report',
};
const FIGURES_IN_ROW = 4;
const BACK = { href: paths.adminBusinessIntelligence, label: 'Business Intelligence' };

/** A report to read, save, and print. */
export function ReportView({ name }: { name: string }) {
  const type = REPORT_TYPES.find((each) => each === name);
  if (type === undefined) return <UnknownReport />;
  return <KnownReport key={type} type={type} />;
}

function UnknownReport() {
  return (
    <>
      <ScreenTitle>Report not found</ScreenTitle>
      <PageHeader title="Report not found" back={BACK} />
      <ErrorState title="We couldn’t find that report">Choose a report below.</ErrorState>
      <Choice present={undefined} />
    </>
  );
}

function KnownReport({ type }: { type: ReportType }) {
  const query = useBusinessReport(type);
  const report = query.data;
  return (
    <>
      <ScreenTitle>{TITLES[type]}</ScreenTitle>
      <PageHeader title={TITLES[type]} subtitle={report && subtitleOf(report)} back={BACK} />
      <Cluster gap={3} rowGap={1} justify="between" data-print="hide" className={styles.bar}>
        <Choice present={type} />
        {report && <Exports report={report} />}
      </Cluster>
      {report === undefined ? (
        <LoadState title="Failed to export report" query={query} label="Loading report…" lines={10} />
      ) : (
        <Report report={report} />
      )}
    </>
  );
}

function subtitleOf({ period: { from, to }, generated_at }: BusinessReport): string {
  return `${formatUtcDay(from)} to ${formatUtcDay(to)}, UTC. Created ${formatMoment(generated_at)}.`;
}

function Choice({ present }: { present: ReportType | undefined }) {
  return (
    <Cluster as="nav" gap={3} rowGap={0} className={styles.choice} aria-label="Reports">
      {REPORT_TYPES.map((type) => (
        <Link
          key={type}
          href={linkTo.businessReport(type)}
          aria-current={type === present ? 'page' : undefined}
        >
          {TITLES[type]}
        </Link>
      ))}
    </Cluster>
  );
}

function Exports({ report }: { report: BusinessReport }) {
  const icon = <Download />;
  return (
    <Cluster gap={1}>
      <Button size="small" icon={<Printer />} onClick={() => window.print()}>
        Print
      </Button>
      <Button size="small" icon={icon} onClick={() => saveAsCsv(report)}>
        CSV
      </Button>
      <Button size="small" icon={icon} variant="primary" onClick={() => saveAsJson(report)}>
        JSON
      </Button>
    </Cluster>
  );
}

function Report({ report: { key_figures, insights, tables } }: { report: BusinessReport }) {
  const place = useRef<HTMLElement>(null);
  usePrintLook(place);
  return (
    <Stack as="article" gap={3} className={styles.report} ref={place}>
      <section aria-label="Key metrics">
        {chunksOf(key_figures, FIGURES_IN_ROW).map((row) => (
          <FigureStrip key={row[0]?.name}>
            {row.map(({ name, label, unit, value }) => (
              <Figure key={name} label={label} value={inShort(value, unit)} />
            ))}
          </FigureStrip>
        ))}
      </section>
      {insights.length === 0 ? null : (
        <Stack as="ul" gap={1} className={styles.sentences} aria-label="Summary">
          {insights.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </Stack>
      )}
      {tables.map(({ name, title, columns, rows }) => (
        <section key={name} className={styles.table} aria-label={title}>
          <h2>{title}</h2>
          {rows.length === 0 ? (
            <Note>No data for this period.</Note>
          ) : (
            <Table
              caption={title}
              isCaptionHidden
              columns={columns.map(({ id, label, unit }) => ({
                id,
                header: label,
                cell: ({ row }: Row) =>
                  id === 'feature' ? featureName(String(row[id])) : printed(row[id] ?? null, unit),
                isNumeric: unit !== 'text',
              }))}
              rows={rows.map((row, at) => ({ row, at }))}
              rowKey={({ at }) => String(at)}
              isDense={columns.every(({ id }) => id !== 'reason')}
            />
          )}
        </section>
      ))}
    </Stack>
  );
}

type Row = { row: BusinessReport['tables'][number]['rows'][number]; at: number };

function chunksOf<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
}

/** Key metrics are in whole dollars, tables in dollars and cents. */
function inShort(value: number | null, unit: ReportUnit): string {
  return unit === 'dollars' && value !== null ? formatDollars(value) : printed(value, unit);
}

function printed(value: string | number | null, unit: ReportUnit): string {
  if (value === null) return '–';
  if (typeof value === 'string') return value;
  switch (unit) {
    case 'dollars':
      return formatExactDollars(value);
    case 'percent':
      return formatPercent(value);
    case 'milliseconds':
      return `${formatCount(Math.round(value))} ms`;
    default:
      return formatCount(value);
  }
}
