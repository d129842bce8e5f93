import { fold } from '#functions/ai/fold.ts';
import type { ProfileProposal, ProfileReading } from '#shared/profile/profile-reading.ts';
import { readContact } from './contact/read-contact.ts';
import { readHours } from './hours/read-hours.ts';
import { detectLanguage } from './language/detect-language.ts';
import { readMenu } from './menu/read-menu.ts';
import { type JudgedPiece, judgePieces } from './pieces/judge-pieces.ts';
import { factsOfPieces, ownerWords } from './pieces/owner-words.ts';
import { readKind } from './pieces/read-kind.ts';
import type { Reader, ReadingContext, Span } from './reader.ts';
import { decoded } from './text/entities.ts';
import { joinedLines } from './text/joined-lines.ts';
import { markupIn } from './text/markup.ts';
import { blanked, inOrder, isTouched, without } from './text/spans.ts';

/** In the order in which they may claim words. */
const READERS: readonly Reader[] = [readContact, readMenu, readHours];

/**
 * Reads what an owner wrote, in one pass: the language, facts of a regular form, and the sentences that are left. Each
 * sentence is the owner's own for the page, a suggestion, a wish for the look, or not for guests. Pure and linear; never
 * throws.
 */
export function readProfile(source: string, given: ReadingContext): ProfileReading {
  const plain = decoded(source);
  const joined = joinedLines(plain?.text ?? source);
  const text = joined?.text ?? plain?.text ?? source;
  const reading = readPlain(text, given);
  if (text === source) return reading;
  const inSource = <Passage extends Span & { words: string }>(passage: Passage): Passage => {
    const place = (at: number) => plain?.placeOf(at) ?? at;
    const inPlain = joined?.placeOf(passage) ?? passage;
    const [start, end] = [place(inPlain.start), place(inPlain.end)];
    return { ...passage, start, end, words: source.slice(start, end) };
  };
  return {
    language: reading.language,
    proposals: reading.proposals.map(inSource),
    wishes: reading.wishes.map(inSource),
    not_for_guests: reading.not_for_guests.map(inSource),
  };
}

function readPlain(written: string, given: ReadingContext): ProfileReading {
  const markup = markupIn(written);
  const source = blanked(written, markup, true);
  const folded = fold(source);
  const detected = detectLanguage(source, folded, given.region);
  const language = detected === 'und' && given.language !== '' ? given.language : detected;
  const pieces = judgePieces(source, folded, language);
  const unsure = pieces.filter(({ verdict }) => verdict === 'likely' || verdict === 'to_the_maker');
  const hidden = pieces.filter(({ verdict }) => HIDDEN.has(verdict));
  const facts = inOrder(readFacts(source, hidden, { ...given, language })).map((fact) =>
    asSureAs(unsure, fact),
  );
  const said = ownerWordsOf(source, pieces, facts);
  return {
    language,
    proposals: inOrder([...withoutBooking(facts, said), ...readKind(pieces), ...said]),
    wishes: pieces.flatMap(({ verdict, start, end, words }) =>
      verdict === 'wish' ? [{ start, end, words }] : [],
    ),
    not_for_guests: inOrder([
      ...markup.map((span) => ({
        reason: 'markup' as const,
        ...span,
        words: written.slice(span.start, span.end),
      })),
      ...pieces.flatMap(({ verdict, start, end, words }) =>
        verdict === 'certain' || verdict === 'likely' || verdict === 'wish'
          ? []
          : [{ reason: verdict, start, end, words }],
      ),
    ]),
  };
}

function ownerWordsOf(
  source: string,
  pieces: readonly JudgedPiece[],
  facts: readonly ProfileProposal[],
): ProfileProposal[] {
  const within = factsOfPieces(pieces, facts);
  return pieces.flatMap((piece, at) => ownerWords(source, piece, within[at] ?? []));
}

/** How tables are booked is told once: in the owner's whole sentence where there is one. */
function withoutBooking(
  facts: readonly ProfileProposal[],
  said: readonly ProfileProposal[],
): ProfileProposal[] {
  const told = said.filter(({ field }) => field === 'booking');
  return facts.filter((fact) => fact.field !== 'booking' || !isTouched(fact, told));
}

/** Nothing is read in them. */
const HIDDEN: ReadonlySet<JudgedPiece['verdict']> = new Set<JudgedPiece['verdict']>([
  'not_to_be_mentioned',
  'placeholder',
]);

/** The facts that each reader finds in what those before it left. */
function readFacts(source: string, hidden: readonly Span[], given: ReadingContext): ProfileProposal[] {
  let context = given;
  let readable = blanked(source, hidden, true);
  let free = without([{ start: 0, end: source.length }], hidden);
  const found: ProfileProposal[] = [];
  for (const read of READERS) {
    const facts = read({ source: readable, free }, context);
    found.push(...facts.map((fact) => ({ ...fact, words: source.slice(fact.start, fact.end) })));
    const region = facts.find((fact) => fact.field === 'region' && fact.confidence === 'certain');
    if (context.region === '' && region?.field === 'region') context = { ...context, region: region.value };
    free = without(free, facts);
    readable = blanked(readable, facts, true);
  }
  return found;
}

/** A fact in words that are a suggestion, or that were said to whoever makes the page, is one as well. */
function asSureAs(unsure: readonly Span[], fact: ProfileProposal): ProfileProposal {
  return isTouched(fact, unsure) ? { ...fact, confidence: 'likely' } : fact;
}
