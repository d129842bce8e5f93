import { PAUSE_MILLISECONDS } from '#functions/ai/models/circuit-breaker.ts';
import { modelPrice } from '#functions/ai/models/model-price.ts';
import { type ModelSettings, modelIdOf } from '#functions/ai/models/model-settings.ts';
import { BUILT_IN_MODEL, createWriter, type Writer, type Written } from '#functions/ai/writer.ts';
import { tokenCostMicros } from '#shared/platform-settings/ai-prices.ts';
import { anOpenMeter } from '#tests/builders/a-meter.ts';
import { aNoopInspector } from '#tests/builders/a-noop-inspector.ts';
import {
  COLUMNS,
  type ColumnName,
  type Counts,
  type Figures,
  figureOf,
  SHARED_COLUMNS,
  shown,
} from './columns.ts';

/** The saved result of one task with one writer. `note`: how to read it. */
export type Result = {
  task: string;
  provider: string;
  model: string;
  cases: number;
  figures: Figures;
  note?: string;
};

export type Evaluation = {
  name: string;
  /** Evaluates a writer; `most` limits it to the first cases. */
  evaluate: (settings: ModelSettings, most?: number) => Promise<Result>;
};

type Task<Case> = {
  name: string;
  /** Columns besides those of every task. */
  columns: readonly ColumnName[];
  cases: readonly Case[];
  /** Starts what the cases need. Returns a function that stops it. */
  open?: () => Promise<() => Promise<void>>;
  /** Runs a case and counts its results. */
  run: (writer: Writer, one: Case) => Promise<Counts>;
};

/** Columns about the writer, for every task. */
const WRITER_COLUMNS = [
  'guard_rejections',
  'fallback_rate',
  'input_tokens',
  'output_tokens',
  'seconds',
] as const satisfies readonly ColumnName[];

/**
 * An evaluation of one task. A model first runs one case unmeasured, because a local model loads with its first
 * request. After a case that fell back to the built-in writer, the clock skips the circuit breaker's pause, so that
 * each case asks the model.
 */
export function defineEvaluation<Case>({ name, columns, cases, open, run }: Task<Case>): Evaluation {
  return {
    name,
    evaluate: async (settings, most = cases.length) => {
      let passed = 0;
      const now = () => performance.now() + passed;
      const writer = createWriter(settings, { meter: anOpenMeter(), inspect: aNoopInspector, now });
      const measure = async (one: Case): Promise<Counts> => {
        const { noting, spent, hasFailed } = notingWriter(writer);
        const counts = { ...(await run(noting, one)), ...spent() };
        if (hasFailed()) passed += PAUSE_MILLISECONDS;
        return counts;
      };
      const close = await open?.();
      const counted: Counts[] = [];
      try {
        const [first] = cases;
        if (settings.provider !== 'built-in' && first !== undefined) await measure(first);
        for (const one of cases.slice(0, most)) counted.push(await measure(one));
      } finally {
        await close?.();
      }
      const figures = [...columns, ...WRITER_COLUMNS].map((column) => [column, figureOf(column, counted)]);
      return {
        task: name,
        provider: settings.provider,
        model: modelIdOf(settings) ?? BUILT_IN_MODEL,
        cases: counted.length,
        figures: { ...Object.fromEntries(figures), dollars: dollarsOf(settings, counted) } as Figures,
      };
    },
  };
}

/** A writer that records its usage. */
function notingWriter(writer: Writer): { noting: Writer; spent: () => Counts; hasFailed: () => boolean } {
  const written: Written<unknown>[] = [];
  const write: Writer['write'] = async (...asked) => {
    const one = await writer.write(...asked);
    written.push(one);
    return one;
  };
  const sum = (of: (one: Written<unknown>) => number) => written.reduce((total, one) => total + of(one), 0);
  const hasFailed = () => written.some(({ fallbackReason }) => fallbackReason !== undefined);
  return {
    noting: { write },
    hasFailed,
    spent: () => ({
      guard_rejections: sum(({ rejectedTexts = 0 }) => rejectedTexts),
      fallback_rate: [hasFailed() ? 1 : 0, 1],
      input_tokens: sum(({ usage }) => usage.inputTokens),
      output_tokens: sum(({ usage }) => usage.outputTokens),
      // Rounded to tenths, so that a rerun of the same writer gives the same file.
      seconds: Math.round(sum(({ usage }) => usage.milliseconds) / 100) / 10,
    }),
  };
}

function dollarsOf(settings: ModelSettings, counted: readonly Counts[]): number | null {
  const price = modelPrice(settings);
  if (price === undefined) return null;
  const inputTokens = figureOf('input_tokens', counted) ?? 0;
  const outputTokens = figureOf('output_tokens', counted) ?? 0;
  return tokenCostMicros({ inputTokens, outputTokens }, price) / 1_000_000;
}

/** Results side by side, with the shared columns and those that a result has. */
export function tableOf(results: readonly Result[]): string {
  const shared: readonly ColumnName[] = SHARED_COLUMNS;
  const columns = (Object.keys(COLUMNS) as ColumnName[]).filter(
    (column) => shared.includes(column) || results.some(({ figures }) => figures[column] !== undefined),
  );
  const rows = [
    ['provider', 'model', 'cases', ...columns.map((column) => COLUMNS[column].title)],
    ['---', '---', ...['cases', ...columns].map(() => '---:')],
    ...results.map(({ provider, model, cases, figures }) => [
      provider,
      model,
      String(cases),
      ...columns.map((column) => shown(column, figures[column])),
    ]),
  ];
  return rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
}
