import type { Span } from '#functions/ai/readers/reader.ts';
import type { ProfileProposal } from '#shared/profile/profile-reading.ts';

/** A text as written (`free`: with claimed parts blanked), and folded: lowercase without accents. */
export type ContactText = { source: string; free: string; folded: string };

type Field = ProfileProposal['field'];
type ValueOf<Name extends Field> = Extract<ProfileProposal, { field: Name }>['value'];

/** A proposal with the words it was read from. */
export function proposalAt<Name extends Field>(
  source: string,
  { start, end }: Span,
  fact: { field: Name; value: ValueOf<Name>; isCertain: boolean },
): ProfileProposal {
  const confidence = fact.isCertain ? 'certain' : 'likely';
  const { field, value } = fact;
  return { field, value, confidence, start, end, words: source.slice(start, end) } as ProfileProposal;
}

/** Number of characters next to a fact in which to look for words about it. */
const REACH = 60;

/** An abbreviation such as "Tel." doesn’t end a sentence. */
const END_OF_SENTENCE = /\n|[!?;]\s|(?:\p{L}{5}|\d{3})\.\s/gu;

/** The words of the sentence before a fact, folded. */
export function wordsBefore(folded: string, at: number, reach = REACH): string {
  const before = folded.slice(Math.max(0, at - reach), at);
  const last = [...before.matchAll(END_OF_SENTENCE)].at(-1);
  return last ? before.slice(last.index + last[0].length) : before;
}

export function wordsAfter(folded: string, at: number, reach = REACH): string {
  const after = folded.slice(at, at + reach);
  const stop = after.search(/\n|[.!?;](?:\s|$)/);
  return stop < 0 ? after : after.slice(0, stop);
}

/** Contact data that belongs to others, is outdated, or isn’t for guests. */
export const NOT_OURS =
  /\b(?:old|former|formerly|previous|previously|wrong|supplier|suppliers|landlord|accountant|lawyer|plumber|competitor|designer|developer|private(?! (?:dining|events?|part|rooms?|hire|functions?))|personal|emergency|do not (?:use|list|print|publish|show|call)|don'?t (?:use|list|print|publish|show|call|put|mention)|not for guests|used to|antigu[oa]|anterior|no publicar|no pongas|ancien|ancienne|prive|personnel|fournisseur|vecchi[oa]|privat[oa]|fornitore|alte?[nrs]?|privat|lieferant|nicht (?:mehr )?(?:zu )?(?:veroffentlichen|verlinken)|non publi(?:er|able)|non pubblicabile|no publicable|not (?:to be published|for publication))\b/;
