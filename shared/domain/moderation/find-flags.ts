import { type Candidates, createCandidates } from './candidates.ts';
import type { ModerationRule, RuleKind } from './moderation-rule.ts';
import { ALCOHOL_RULES } from './rules/alcohol.ts';
import { COMPETITOR_RULES } from './rules/competitors.ts';
import { DISCRIMINATION_RULES } from './rules/discrimination.ts';
import { HEALTH_RULES } from './rules/health-claims.ts';
import { SUPERLATIVE_RULES } from './rules/superlatives.ts';
import { type Sentence, sentencesOf, type Word } from './text-words.ts';
import { matchPattern, parsePattern, type WordPattern } from './word-pattern.ts';

export const MODERATION_RULES: readonly ModerationRule[] = [
  ...HEALTH_RULES,
  ...ALCOHOL_RULES,
  ...COMPETITOR_RULES,
  ...DISCRIMINATION_RULES,
  ...SUPERLATIVE_RULES,
];

/** One sentence of a text that a rule asks somebody to look at. */
export type Flag = { ruleId: string; kind: RuleKind; passage: string };

/** Read of any text: what is longer comes from no task of ours. */
const MOST_LETTERS = 20_000;

type CompiledRule = {
  rule: ModerationRule;
  flags: WordPattern[];
  ignore: WordPattern[];
  unless: WordPattern[];
};
let compiled: { rules: readonly CompiledRule[]; candidates: Candidates<CompiledRule> } | undefined;

/** What of a text a person should look at, one flag for each rule and sentence. Any of the five languages, or several. */
export function findFlags(text: string): Flag[] {
  compiled ??= compileAll();
  const { rules, candidates } = compiled;
  const sentences = sentencesOf(text.slice(0, MOST_LETTERS).normalize('NFC'));
  return sentences.flatMap((sentence) => {
    const possible = candidates(sentence.words);
    return rules
      .filter((rule) => possible.has(rule) && isFlagged(rule, sentence))
      .map(({ rule }) => ({ ruleId: rule.id, kind: rule.kind, passage: sentence.text.trim() }));
  });
}

/** What a flag means, for the owner of the text. */
export function sentenceOfRule(ruleId: string): string {
  return MODERATION_RULES.find(({ id }) => id === ruleId)?.sentence ?? '';
}

function compileAll() {
  const rules = MODERATION_RULES.map(compile);
  return { rules, candidates: createCandidates(rules, ({ flags }) => flags) };
}

function compile(rule: ModerationRule): CompiledRule {
  return {
    rule,
    flags: rule.flags.map(parsePattern),
    ignore: (rule.ignore ?? []).map(parsePattern),
    unless: (rule.unless ?? []).map(parsePattern),
  };
}

function isFlagged({ flags, ignore, unless }: CompiledRule, { words }: Sentence): boolean {
  if (!standsAnywhere(flags, words) || standsAnywhere(unless, words)) return false;
  return ignore.length === 0 || standsAnywhere(flags, without(ignore, words));
}

function standsAnywhere(patterns: readonly WordPattern[], words: readonly Word[]): boolean {
  return patterns.some((pattern) => words.some((_, from) => matchPattern(pattern, words, from) !== -1));
}

/** The words with those of the patterns blanked: what stands around them stays as far apart. */
function without(patterns: readonly WordPattern[], words: readonly Word[]): Word[] {
  const blanked = [...words];
  for (const pattern of patterns) {
    for (let from = 0; from < words.length; from += 1) {
      const end = matchPattern(pattern, words, from);
      for (let at = from; at < end; at += 1) blanked[at] = { text: '', isCapital: false, start: 0, end: 0 };
    }
  }
  return blanked;
}
