import type { Answer } from '#shared/assistant/assistant-answer.ts';
import {
  type AssistantData,
  type Read,
  SOURCE_NAMES,
  type Source,
} from '#shared/assistant/assistant-data.ts';
import { numberFormatter } from '#shared/format/formatter.ts';

type Asked = { question: string; now: Date };

/** An answer from one loaded source. Omitted fields are empty. */
export type Answerer<From extends Source> = (
  read: Exclude<AssistantData[From], undefined> & Read<unknown>,
  asked: Asked,
) => Partial<Answer> & Pick<Answer, 'text'>;

/** The source and time of figures. */
export function asOf(source: Source, at: string): Pick<Answer, 'sources'> {
  return { sources: [{ name: SOURCE_NAMES[source], at }] };
}

const asDollars = numberFormatter({
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 2,
});

/** `$1,200`, `$12.50`. */
export function amount(dollars: number): string {
  return asDollars(dollars).replace(/\.00$/, '');
}
