import type { ProfileProposal, ProfileReading } from '#shared/profile/profile-reading.ts';
import type { Gold, Never } from '../gold.ts';
import { holdsWords, plainDigits } from '../plain-words.ts';
import { findWrongPrices, scoreDishes } from './score-dishes.ts';
import { PLAIN_FIELDS, scoreField } from './score-field.ts';
import { scoreDatedHours, scoreServices } from './score-hours.ts';
import { addAsked, emptyTally, type Fault, type Tally } from './tally.ts';

export type Score = {
  id: string;
  language: string;
  /** By profile field. */
  facts: Map<string, Tally>;
  /** The owner's passages that reach guests word for word. */
  words: Tally;
  /** Contradictions of the owner. */
  contradictions: Fault[];
};

/** Fields printed in the owner's words. */
const PASSAGES: ReadonlySet<string> = new Set([
  'story',
  'house_notes',
  'hours_text',
  'payment',
  'parking',
  'access',
]);

/**
 * Scores a reading for one brief. Only `certain` proposals count, because they are printed before the owner confirms
 * them. Never throws.
 */
export function scoreReading(gold: Gold, reading: ProfileReading): Score {
  const certain = reading.proposals.filter(({ confidence }) => confidence === 'certain');
  return {
    id: gold.id,
    language: gold.language,
    facts: new Map<string, Tally>([
      ['services', scoreServices(gold, certain)],
      ['dated_hours', scoreDatedHours(gold, certain)],
      ['dishes', scoreDishes(gold, certain)],
      ...PLAIN_FIELDS.map((field) => [field, scoreField(field, gold, certain)] as const),
    ]),
    words: judgeWords(gold, certain),
    contradictions: [
      ...gold.never.flatMap((never) => findBreaches(never, certain)),
      ...findWrongPrices(gold, certain).map((what) => contradiction('dishes', what)),
      ...findOpenOnClosedDays(gold, certain),
      ...findChangedWords(gold, certain),
    ],
  };
}

function judgeWords(gold: Gold, proposals: readonly ProfileProposal[]): Tally {
  const tally = emptyTally();
  const printed = proposals
    .toSorted((one, other) => one.start - other.start)
    .flatMap(({ value }) => textsIn(value))
    .join('\n');
  for (const words of gold.words)
    addAsked(tally, 'words', { isFound: holdsWords(printed, words), what: words });
  for (const fault of tally.faults) fault.kind = 'words lost';
  return tally;
}

function findBreaches(never: Never, proposals: readonly ProfileProposal[]): Fault[] {
  return proposals
    .filter((proposal) => breaks(never, proposal))
    .map(({ field, value }) =>
      contradiction(
        field,
        `${JSON.stringify(value)} although “${'text' in never ? never.text : (never.value ?? 'any')}”: ${never.why}`,
      ),
    );
}

function breaks(never: Never, proposal: ProfileProposal): boolean {
  if ('text' in never) return textsIn(proposal.value).some((text) => holdsWords(text, never.text));
  if (never.field !== proposal.field) return false;
  const { value } = never;
  if (value === undefined) return true;
  if (proposal.field === 'phones')
    return plainDigits(`${proposal.value.number} ${proposal.value.typed}`).includes(plainDigits(value));
  const claimed =
    proposal.field === 'dishes' || proposal.field === 'menus'
      ? [proposal.value.name, proposal.value.price]
      : textsIn(proposal.value);
  return claimed.some((text) => holdsWords(text, value));
}

function findOpenOnClosedDays({ facts }: Gold, proposals: readonly ProfileProposal[]): Fault[] {
  const open = facts.flatMap((fact) => (fact.field === 'services' ? fact.days : []));
  const closed = facts.flatMap((fact) =>
    fact.field === 'closed_days' && fact.optional !== true ? [fact.day] : [],
  );
  return proposals.flatMap((proposal) => {
    if (proposal.field === 'closed_days' && open.includes(proposal.value))
      return facts.some((fact) => fact.field === 'closed_days' && fact.day === proposal.value)
        ? []
        : [contradiction('closed_days', `${proposal.value} although it is open`)];
    if (proposal.field !== 'services') return [];
    return proposal.value.days
      .filter((day) => closed.includes(day) && !open.includes(day))
      .map((day) => contradiction('services', `${day} although it is closed`));
  });
}

/** Finds the owner's sentences that were changed. */
function findChangedWords({ text }: Gold, proposals: readonly ProfileProposal[]): Fault[] {
  return proposals
    .filter(({ field }) => PASSAGES.has(field))
    .flatMap(({ field, value }) =>
      textsIn(value)
        .filter((passage) => !holdsWords(text, passage))
        .map((passage) => contradiction(field, `“${passage}” is not in the brief`)),
    );
}

function contradiction(field: string, what: string): Fault {
  return { kind: 'contradiction', field, what };
}

/** All non-empty texts of a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
