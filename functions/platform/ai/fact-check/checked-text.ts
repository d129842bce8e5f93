import type { Weekday } from '#shared/site/site-content.ts';
import { claimsIn, type StatedClaim } from './claims.ts';
import type { FactFinding, FactKind } from './fact-source.ts';
import type { DishFinder, DishMention, KnownDish } from './known-dishes.ts';
import { type KnownFacts, sentenceKey } from './known-facts.ts';
import { readStatement, type Statement } from './read-statement.ts';
import type { FactToken, Part } from './readers/fact-token.ts';
import { subjectDishes } from './subject-dishes.ts';
import { sourcePart, sourceWords } from './text/plain-text.ts';
import { sentencesOf } from './text/sentences.ts';
import { contentStems, type Word } from './text/word-forms.ts';
import { figuresOfSpeech } from './vocabulary/figures-of-speech.ts';

/** A text that is checked, with all that its judges look at. */
export type CheckedText = Statement & {
  facts: KnownFacts;
  sentences: readonly CheckedSentence[];
};

export type CheckedSentence = Part & {
  /** It stands in the record, word for word. */
  isKnown: boolean;
  tokens: readonly FactToken[];
  mentions: readonly DishMention[];
  words: readonly Word[];
  /** Names of the house and of dishes, and ways of speaking: what they hold is no statement. */
  names: readonly Part[];
  stems: ReadonlySet<string>;
  /** Offsets are those of the text. */
  claims: readonly StatedClaim[];
  mentionsBefore: readonly DishMention[];
  /** Those of the sentence that follows. */
  mentionsBehind: readonly DishMention[];
  /** The last that were named, however far before. */
  lastMentions: readonly DishMention[];
  /** The dishes that it is about, else those of the sentences before. */
  subjects: readonly KnownDish[];
  /** Days that it names, else those of the sentence before. */
  daysNear: readonly Weekday[];
  /** It is nothing but a fact, such as a time. */
  isBare: boolean;
  /** The same with those of the sentence before: "Quiz night! It begins at 8." */
  context: ReadonlySet<string>;
};

/** Finds what one kind of fact has against a text. */
export type Judge = (checked: CheckedText, sentence: CheckedSentence) => PlacedFinding[];

/** Offsets are those of the source. */
export type PlacedFinding = FactFinding & Part;

export const isWithin = ({ start, end }: Part, outer: Part) => start >= outer.start && end <= outer.end;
export const touches = (one: Part, other: Part) => one.start < other.end && other.start < one.end;

export function finding(checked: CheckedText, kind: FactKind, { start, end }: Part): PlacedFinding {
  return { kind, words: sourceWords(checked, start, end), ...sourcePart(checked, start, end) };
}

export function readChecked(source: string, facts: KnownFacts, finder: DishFinder): CheckedText {
  let mentions: readonly DishMention[] = [];
  let names: readonly Part[] = [];
  const statement = readStatement(source, facts.reading, (words, text) => {
    mentions = finder.find(words);
    names = [
      ...nameParts(words, facts.names),
      ...mentions.filter(({ isWhole }) => isWhole),
      ...figuresOfSpeech(text, facts.reading.language),
    ].sort((one, other) => one.start - other.start);
    return names;
  });
  const sentences: CheckedSentence[] = [];
  let lastMentions: readonly DishMention[] = [];
  let subjects: readonly KnownDish[] = [];
  const within = {
    words: partsWithin(statement.words),
    tokens: partsWithin(statement.tokens),
    mentions: partsWithin(mentions),
    names: partsWithin(names),
  };
  for (const part of sentencesOf(statement)) {
    const words = within.words(part);
    const stems = new Set(contentStems(words));
    const mentioned = within.mentions(part);
    const own = subjectDishes({ mentions: mentioned, stems }, facts.dishes);
    if (own.length > 0 && !isOfBefore(mentioned, words, subjects))
      subjects = isPartOf(own, subjects) ? [...subjects, ...own] : own;
    sentences.push({
      ...part,
      isKnown: facts.sentences.has(sentenceKey(statement.text.slice(part.start, part.end))),
      tokens: within.tokens(part),
      mentions: mentioned,
      subjects,
      mentionsBefore: sentences.at(-1)?.mentions ?? [],
      mentionsBehind: [],
      isBare: false,
      daysNear: [],
      lastMentions,
      names: within.names(part),
      words,
      stems,
      claims: claimsIn(statement.text.slice(part.start, part.end)).map((claim) => ({
        ...claim,
        start: claim.start + part.start,
        end: claim.end + part.start,
      })),
      context: new Set([...(sentences.at(-1)?.stems ?? []), ...stems]),
    });
    const named = sentences.at(-1)?.mentions ?? [];
    if (named.length > 0) lastMentions = named;
  }
  return {
    ...statement,
    facts,
    sentences: sentences.map((one, index) => ({
      ...one,
      isBare: isBare(one),
      daysNear: [daysIn(one), daysIn(sentences[index - 1])].find((days) => days.length > 0) ?? [],
      context: isBare(one)
        ? new Set([
            ...one.context,
            ...sentences.slice(index + 1, index + 4).flatMap(({ stems }) => [...stems]),
          ])
        : one.context,
      mentionsBehind: sentences.slice(index + 1, index + 3).flatMap(({ mentions }) => mentions),
    })),
  };
}

/** "The paella … The orange wood is ready": words of the dish before name no other one. */
const isOfBefore = (mentions: readonly DishMention[], words: readonly Word[], before: readonly KnownDish[]) =>
  mentions.length > 0 &&
  mentions.every(
    ({ isWhole, start }) =>
      !isWhole &&
      before.some(({ stems }) => stems.has(words.find((word) => word.start === start)?.stem ?? '')),
  );

/** "Lamb shoulder. Eight hours, lemon potatoes.": what a dish comes with takes not its place. */
const isPartOf = (own: readonly KnownDish[], before: readonly KnownDish[]) =>
  own.every(({ name }) => before.some(({ stems }) => name.every((stem) => stems.has(stem))));

const daysIn = (sentence: CheckedSentence | undefined): Weekday[] =>
  sentence?.tokens.flatMap((token) => (token.kind === 'days' ? [...token.days] : [])) ?? [];

/** "5 a.m.": a sentence that is nothing but a fact speaks of what follows. */
const isBare = ({ words, tokens }: CheckedSentence) =>
  contentStems(words.filter((word) => !tokens.some((token) => isWithin(word, token)))).length === 0;

/** What lies within each of some parts, which are asked for in their order: one pass over all of it. */
function partsWithin<One extends Part>(all: readonly One[]): (outer: Part) => One[] {
  let next = 0;
  return (outer) => {
    while (next < all.length && (all[next]?.start ?? 0) < outer.start) next += 1;
    const found: One[] = [];
    for (let at = next; at < all.length; at++) {
      const one = all[at];
      if (one === undefined || one.start >= outer.end) break;
      if (one.end <= outer.end) found.push(one);
    }
    return found;
  };
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
