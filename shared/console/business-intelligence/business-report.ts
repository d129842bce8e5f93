import type { Insight } from './business-insights.ts';

/** Reports that admins can export (spec, console §7.4). */
export const REPORT_TYPES = ['executive', 'revenue', 'usage', 'health'] as const;
export type ReportType = (typeof REPORT_TYPES)[number];

export const REPORT_UNITS = ['text', 'count', 'dollars', 'percent', 'milliseconds'] as const;
export type ReportUnit = (typeof REPORT_UNITS)[number];

/** Null if there was nothing to compare with or divide by. */
export type ReportFigure = { name: string; label: string; unit: ReportUnit; value: number | null };
export type ReportTable = {
  name: string;
  title: string;
  columns: { id: string; label: string; unit: ReportUnit }[];
  rows: Record<string, string | number | null>[];
};
export type ReportContent = {
  title: string;
  key_figures: ReportFigure[];
  tables: ReportTable[];
  insights: Pick<Insight, 'text' | 'figures'>[];
};

/** The file name of a report without its extension: type and UTC day. */
export function reportFileName(type: ReportType, generatedAt: string): string {
  return `${type}-report-${generatedAt.slice(0, 10)}`;
}

export function figure(label: string, unit: ReportUnit, value: number | null): ReportFigure {
  return { name: label.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_'), label, unit, value };
}
