import { menuTask } from '#functions/ai/drafts/menu-task.ts';
import { pageTask } from '#functions/ai/drafts/page-task.ts';
import { modelPrice } from '#functions/ai/models/model-price.ts';
import { type ModelSettings, modelIdOf } from '#functions/ai/models/model-settings.ts';
import { createWriter, type Writer } from '#functions/platform/ai/writer.ts';
import { tokenCostMicros } from '#shared/domain/ai-prices.ts';
import { listSuggestions } from '#shared/site/review/suggestions.ts';
import { aBlindEye } from '#tests/builders/a-blind-eye.ts';
import { anOpenMeter } from '#tests/builders/a-meter.ts';
import { type Brief, draftOf, factsOfBrief, proseOf, wordsIn } from './draft-of-brief.ts';

/** What a provider's drafts of some briefs come to. */
export type ProviderFigures = {
  provider: string;
  model: string;
  pages: number;
  /** The median of a page. */
  words: number;
  suggestions: number;
  /** Sentences that the same page has said before. */
  repeatedSentences: number;
  /** Texts of the model with facts that were not given. */
  guardRejections: number;
  /** Of the pages, those with a text that the built-in writer wrote instead: 0 to 1. */
  fallbackRate: number;
  inputTokens: number;
  outputTokens: number;
  /** The median of a page. */
  seconds: number;
  /** Null where the model’s price is unknown. */
  dollars: number | null;
};

/** Has story and menu of each brief written by the provider, one brief after the other. */
export async function measureProvider(
  settings: ModelSettings,
  briefs: readonly Brief[],
): Promise<ProviderFigures> {
  const writer = createWriter(settings, { meter: anOpenMeter(), inspect: aBlindEye });
  const pages: Awaited<ReturnType<typeof measurePage>>[] = [];
  for (const brief of briefs) pages.push(await measurePage(writer, brief));
  const total = (of: (page: (typeof pages)[number]) => number) =>
    pages.reduce((sum, page) => sum + of(page), 0);
  const usage = {
    inputTokens: total((page) => page.inputTokens),
    outputTokens: total((page) => page.outputTokens),
  };
  const price = modelPrice(settings);
  return {
    provider: settings.provider,
    model: modelIdOf(settings) ?? 'built-in',
    pages: pages.length,
    words: median(pages.map(({ words }) => words)),
    suggestions: total((page) => page.suggestions),
    repeatedSentences: total((page) => page.repeated),
    guardRejections: total((page) => page.rejected),
    fallbackRate: pages.length === 0 ? 0 : total((page) => page.fellBack) / pages.length,
    ...usage,
    seconds: median(pages.map(({ milliseconds }) => milliseconds)) / 1000,
    dollars: price === undefined ? null : tokenCostMicros(usage, price) / 1_000_000,
  };
}

async function measurePage(writer: Writer, brief: Brief) {
  const facts = factsOfBrief(brief);
  const caller = { restaurantId: 'rest_1' };
  const story = await writer.write(pageTask, facts, caller);
  const menu = await writer.write(menuTask, facts, caller);
  const draft = draftOf(brief, facts, { story: story.result, menu: menu.result });
  const texts = [story, menu];
  const sum = (of: (text: (typeof texts)[number]) => number) =>
    texts.reduce((total, text) => total + of(text), 0);
  const prose = proseOf(draft.published);
  return {
    words: wordsIn(prose),
    suggestions: listSuggestions(draft.content).length,
    repeated: repeatedSentences(prose),
    rejected: sum(({ rejectedTexts = 0 }) => rejectedTexts),
    fellBack: texts.some(({ fallbackReason }) => fallbackReason !== undefined) ? 1 : 0,
    inputTokens: sum(({ usage }) => usage.inputTokens),
    outputTokens: sum(({ usage }) => usage.outputTokens),
    milliseconds: sum(({ usage }) => usage.milliseconds),
  };
}

export function tableOf(figures: ProviderFigures): string {
  const cells: [title: string, cell: string | number][] = [
    ['provider', figures.provider],
    ['model', figures.model],
    ['pages', figures.pages],
    ['words of prose (median)', figures.words],
    ['suggestions', figures.suggestions],
    ['repeated sentences', figures.repeatedSentences],
    ['guard rejections', figures.guardRejections],
    ['fallback rate', `${Math.round(figures.fallbackRate * 100)}%`],
    ['input tokens', figures.inputTokens],
    ['output tokens', figures.outputTokens],
    ['seconds (median)', figures.seconds.toFixed(1)],
    ['dollars', figures.dollars === null ? 'unknown' : figures.dollars.toFixed(4)],
  ];
  const rows = [cells.map(([title]) => title), cells.map(() => '---'), cells.map(([, cell]) => cell)];
  return rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
}

export function repeatedSentences(texts: readonly string[]): number {
  const sentences = texts.flatMap((text) => text.split(/(?<=[.!?])\s+/)).map((text) => text.trim());
  return sentences.length - new Set(sentences).size;
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}
