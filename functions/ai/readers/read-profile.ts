import { fold } from '#functions/ai/fold.ts';
import type { ProfileProposal, ProfileReading } from '#shared/profile/profile-reading.ts';
import { readContact } from './contact/read-contact.ts';
import { readHours } from './hours/read-hours.ts';
import { readKind } from './kind/read-kind.ts';
import { closeLanguage } from './language/close-language.ts';
import { detectLanguage } from './language/detect-language.ts';
import { classifyLines, type JudgedLine } from './lines/classify-lines.ts';
import { factsOfLines, inOwnWords, inWholeLine, isOnlyProse, ownerLine } from './lines/owner-line.ts';
import { askAboutOthers } from './menu/food-check.ts';
import { readMenu } from './menu/read-menu.ts';
import type { Reader, ReadingContext, Span } from './reader.ts';
import { joinedLines } from './text/joined-lines.ts';
import { markupIn } from './text/markup.ts';
import { blanked, inOrder, isTouched, without } from './text/spans.ts';
import { withCapitals } from './text/with-capitals.ts';

/** In the order in which they claim words. */
const READERS: readonly Reader[] = [readContact, readMenu, readHours];

/**
 * Reads what an owner wrote in one pass: the language, regular facts, and the remaining lines. Each line is used
 * whole: for the page, as a suggestion, as a wish for the design, or not for guests. Pure and linear; never throws.
 */
export function readProfile(source: string, given: ReadingContext): ProfileReading {
  const joined = joinedLines(source);
  const text = joined?.text ?? source;
  const cased = withCapitals(text);
  const reading = readPlain(cased, given);
  if (cased === source) return reading;
  const inSource = <Passage extends Span & { words: string }>(passage: Passage): Passage => {
    const { start, end } = joined?.placeOf(passage) ?? passage;
    return { ...passage, start, end, words: source.slice(start, end) };
  };
  /** A kind is used within sentences. */
  const asTyped = (proposal: ProfileProposal): ProfileProposal =>
    proposal.field === 'kind' ? { ...proposal, value: proposal.words } : proposal;
  return {
    ...reading,
    proposals: reading.proposals.map(inSource).map(asTyped),
    wishes: reading.wishes.map(inSource),
    not_for_guests: reading.not_for_guests.map(inSource),
  };
}

function readPlain(written: string, given: ReadingContext): ProfileReading {
  const markup = markupIn(written);
  const source = blanked(written, markup);
  const folded = fold(source);
  const detected = detectLanguage(source, folded, given.region);
  const language = detected === 'und' && given.language !== '' ? given.language : detected;
  const other = closeLanguage(source, language, given.region);
  const lines = classifyLines(source, folded, language);
  const unsure = lines.filter(({ verdict }) => UNSURE.has(verdict));
  const hidden = lines.filter(({ verdict }) => HIDDEN.has(verdict));
  const found = inOrder(readFacts(source, hidden, { ...given, language })).map((fact) =>
    asSureAs(unsure, fact),
  );
  const lineOf = new Map(
    factsOfLines(lines, found).flatMap((facts, at) => facts.map((fact) => [fact, lines[at]])),
  );
  const facts = askAboutOthers(
    found.flatMap((fact) => {
      const line = lineOf.get(fact);
      if (line !== undefined && isOnlyProse(fact, line)) return [];
      return line === undefined ? fact : inWholeLine(fact, line);
    }),
  );
  const within = factsOfLines(lines, facts);
  const said = lines.flatMap((line, at) => ownerLine(source, line, within[at] ?? []));
  return {
    language,
    ...(other !== undefined && { other_language: other }),
    proposals: askAboutOthers(inOrder([...facts, ...readKind(lines), ...said])).map((one) =>
      inOwnWords(source, lines, one),
    ),
    wishes: lines.flatMap(({ verdict, start, end, words }) =>
      verdict === 'wish' ? [{ start, end, words }] : [],
    ),
    not_for_guests: inOrder([
      ...markup.map((span) => ({
        reason: 'markup' as const,
        ...span,
        words: written.slice(span.start, span.end),
      })),
      ...lines.flatMap(({ verdict, start, end, words }) =>
        verdict === 'certain' || verdict === 'words_only' || verdict === 'likely' || verdict === 'wish'
          ? []
          : [{ reason: verdict, start, end, words }],
      ),
    ]),
  };
}

/** Facts in these lines are asked about. */
const UNSURE: ReadonlySet<JudgedLine['verdict']> = new Set<JudgedLine['verdict']>([
  'words_only',
  'likely',
  'to_the_maker',
]);

/** No facts are read from these lines. */
const HIDDEN: ReadonlySet<JudgedLine['verdict']> = new Set<JudgedLine['verdict']>([
  'not_to_be_mentioned',
  'placeholder',
]);

/** The facts that each reader finds in what the readers before it left. */
function readFacts(source: string, hidden: readonly Span[], given: ReadingContext): ProfileProposal[] {
  let context = given;
  let readable = blanked(source, hidden);
  let free = without([{ start: 0, end: source.length }], hidden);
  const found: ProfileProposal[] = [];
  for (const read of READERS) {
    const facts = read({ source: readable, free }, context);
    found.push(...facts.map((fact) => ({ ...fact, words: source.slice(fact.start, fact.end) })));
    const region = facts.find((fact) => fact.field === 'region' && fact.confidence === 'certain');
    if (context.region === '' && region?.field === 'region') context = { ...context, region: region.value };
    free = without(free, facts);
    readable = blanked(readable, facts);
  }
  return found;
}

/** A fact waits if its line waits or addresses us. */
function asSureAs(unsure: readonly Span[], fact: ProfileProposal): ProfileProposal {
  return isTouched(fact, unsure) ? { ...fact, confidence: 'likely' } : fact;
}
