import type { ModerationRule, RuleKind } from './moderation-rule.ts';
import { MODERATION_RULES } from './moderation-rules.ts';
import { type Sentence, sentencesOf, type Word } from './text-words.ts';
import { createCandidates, matchPattern, parsePattern, type WordPattern } from './word-pattern.ts';
import { withWordsApart } from './words-apart.ts';

/** A sentence, or two together, that a rule flags. */
export type Flag = { ruleId: string; kind: RuleKind; passage: string };

type CompiledRule = {
  rule: ModerationRule;
  flags: WordPattern[];
  ignore: WordPattern[];
  unless: WordPattern[];
};
let compiled: ReturnType<typeof compileAll> | undefined;

/** Flags a text, one flag per rule and passage. The text may be in one or more of the five languages. */
export function findFlags(text: string): Flag[] {
  compiled ??= compileAll();
  const { rules, candidates } = compiled;
  const rulesOf = ({ words }: Sentence) => {
    const possible = candidates(words);
    return rules.filter((rule) => isFlagged(rule, words, possible));
  };
  let before: { sentence: Sentence; found: readonly CompiledRule[] } | undefined;
  return sentencesOf(text.normalize('NFC')).flatMap((plain) => {
    const sentence = { ...plain, words: withWordsApart(plain.text, plain.words) };
    const found = rulesOf(sentence);
    const both = before && inARow(before.sentence, sentence);
    const known = [...(before?.found ?? []), ...found];
    const together = both === undefined ? [] : rulesOf(both).filter((rule) => !known.includes(rule));
    before = { sentence, found: [...found, ...together] };
    return [...flagsOf(together, both?.text ?? ''), ...flagsOf(found, sentence.text)];
  });
}

function flagsOf(found: readonly CompiledRule[], text: string): Flag[] {
  return found.map(({ rule }) => ({ ruleId: rule.id, kind: rule.kind, passage: text.trim() }));
}

/** The mark at the end of a sentence. Patterns don’t match across it. */
const STOP: Word = { text: '.', isCapital: false, start: 0, end: 0 };
const BREAK: readonly Word[] = [STOP, STOP];
/** Continues after an abbreviation, such as "New York." after "Best pizza in." */
const FEWEST_WORDS_APART = 4;

/** "Got the flu? Our broth cures it." makes a claim in two sentences. */
function inARow(first: Sentence, second: Sentence): Sentence {
  const isOne = Math.min(first.words.length, second.words.length) < FEWEST_WORDS_APART;
  return {
    text: first.text + second.text,
    words: [...first.words, ...(isOne ? [] : BREAK), ...second.words],
  };
}

/** What a flag means, for the owner. */
export function sentenceOfRule(ruleId: string): string {
  return MODERATION_RULES.find(({ id }) => id === ruleId)?.sentence ?? '';
}

function compileAll() {
  const rules = MODERATION_RULES.map((rule): CompiledRule => {
    const { flags, ignore = [], unless = [] } = rule;
    const patternsOf = (sources: readonly string[]) => sources.map(parsePattern);
    return { rule, flags: patternsOf(flags), ignore: patternsOf(ignore), unless: patternsOf(unless) };
  });
  return { rules, candidates: createCandidates(rules.flatMap(({ flags }) => flags)) };
}

/** `possible`: the patterns that can match the words. */
function isFlagged(
  { flags, ignore, unless }: CompiledRule,
  words: readonly Word[],
  possible: ReadonlySet<WordPattern>,
): boolean {
  const likely = flags.filter((flag) => possible.has(flag));
  if (!isMatched(likely, words) || isMatched(unless, words)) return false;
  return ignore.length === 0 || isMatched(likely, without(ignore, words));
}

function isMatched(patterns: readonly WordPattern[], words: readonly Word[]): boolean {
  return patterns.some((pattern) =>
    words.some((_, from) => matchPattern(pattern, words, { part: 0, from }) !== -1),
  );
}

/** The words with matches of the patterns blanked, at their original distances. */
function without(patterns: readonly WordPattern[], words: readonly Word[]): Word[] {
  const blanked = [...words];
  for (const pattern of patterns) {
    for (let from = 0; from < words.length; from += 1) {
      const end = matchPattern(pattern, words, { part: 0, from });
      for (let at = from; at < end; at += 1) blanked[at] = { text: '', isCapital: false, start: 0, end: 0 };
    }
  }
  return blanked;
}
