import type { FactFinding, FactKind } from './fact-source.ts';
import type { DishFinder, DishMention } from './known-dishes.ts';
import { type KnownFacts, sentenceKey } from './known-facts.ts';
import { readStatement, type Statement } from './read-statement.ts';
import type { FactToken, Part } from './readers/fact-token.ts';
import { sourceWords } from './text/plain-text.ts';
import { sentencesOf } from './text/sentences.ts';
import { contentStems, type Word } from './text/word-forms.ts';

/** A text that is checked, with all that its judges look at. */
export type CheckedText = Statement & {
  facts: KnownFacts;
  mentions: readonly DishMention[];
  /** Names of the house and of dishes: what they hold is no statement. */
  names: readonly Part[];
  sentences: readonly CheckedSentence[];
};

export type CheckedSentence = Part & {
  /** It stands in the record, word for word. */
  isKnown: boolean;
  tokens: readonly FactToken[];
  mentions: readonly DishMention[];
  words: readonly Word[];
  stems: ReadonlySet<string>;
};

/** Finds what one kind of fact has against a text. */
export type Judge = (checked: CheckedText, sentence: CheckedSentence) => FactFinding[];

export const isWithin = ({ start, end }: Part, outer: Part) => start >= outer.start && end <= outer.end;
export const touches = (one: Part, other: Part) => one.start < other.end && other.start < one.end;

export function finding(checked: CheckedText, kind: FactKind, { start, end }: Part): FactFinding {
  return { kind, words: sourceWords(checked, start, end) };
}

export function readChecked(source: string, facts: KnownFacts, finder: DishFinder): CheckedText {
  let mentions: readonly DishMention[] = [];
  let names: readonly Part[] = [];
  const statement = readStatement(source, facts.reading, (words) => {
    mentions = finder.find(words);
    names = [...nameParts(words, facts.names), ...mentions.filter(({ isWhole }) => isWhole)].sort(
      (one, other) => one.start - other.start,
    );
    return names;
  });
  const sentences = sentencesOf(statement.text, statement.cased).map((part): CheckedSentence => {
    const words = statement.words.filter((word) => isWithin(word, part));
    return {
      ...part,
      isKnown: facts.sentences.has(sentenceKey(statement.text.slice(part.start, part.end))),
      tokens: statement.tokens.filter((token) => isWithin(token, part)),
      mentions: mentions.filter((mention) => isWithin(mention, part)),
      words,
      stems: new Set(contentStems(words)),
    };
  });
  return { ...statement, facts, mentions, names, sentences };
}

function nameParts(words: readonly Word[], names: readonly (readonly string[])[]): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < words.length; at++) {
    const name = names.find((stems) => stems.every((stem, step) => words[at + step]?.stem === stem));
    const [first, last] = [words[at], words[at + (name?.length ?? 1) - 1]];
    if (name === undefined || first === undefined || last === undefined) continue;
    parts.push({ start: first.start, end: last.end });
    at += name.length - 1;
  }
  return parts;
}
