import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import { bestName } from '../facts/names/best-name.ts';
import { isForGuests } from '../guest-sentences/is-for-guests.ts';
import type { Span } from '../reader.ts';
import { foldText } from '../text/fold-text.ts';
import { bucket, is, wordsIn } from './feature-names.ts';
import type { ReadWhole } from './read-whole.ts';

const SMALL = /(?<![A-Za-zÀ-ɏ])\p{Ll}{2,}/gu;

function textFeatures(value: string): string[] {
  const folded = foldText(value);
  const words = wordsIn(folded);
  return [
    `words=${Math.min(words.length, 10)}`,
    ...is('colon', /:/.test(value)),
    ...is('question', /\?/.test(value)),
    ...is('digit', /\d/.test(value)),
    ...is('bracket', /[()]/.test(value)),
    ...is('capital', /^\p{Lu}/u.test(value)),
    ...is('for guests', isForGuests(folded)),
    `first=${words[0] ?? ''}`,
    `last=${words.at(-1) ?? ''}`,
    ...words.slice(0, 12).map((word) => `word=${word}`),
  ];
}

function addressFeatures(value: (ProfileProposal & { field: 'address' })['value']): string[] {
  const has = (part: string) => (part === '' ? '-' : '+');
  return [
    `parts=${has(value.street)}${has(value.locality)}${has(value.region)}${has(value.postal_code)}`,
    `words=${bucket(wordsIn(value.text).length, [3, 5, 8, 12])}`,
    `small=${bucket(value.street.match(SMALL)?.length ?? 0, [1, 2, 3])}`,
    ...is('begins small', /^\p{Ll}/u.test(value.text)),
    ...is('stop inside', /\p{L}{3}\.\s/u.test(value.text)),
    ...is('bracket', /[()]/.test(value.text)),
    ...is('street without number', value.street !== '' && !/\d/.test(value.street)),
  ];
}

function houseNameFeatures({ source, folded, named }: ReadWhole, { start, end }: Span): string[] {
  const name = source.slice(start, end);
  const best = bestName(named);
  const isBest = best !== undefined && best.start === start && best.end === end;
  const isPart = best !== undefined && best.start < end && best.end > start;
  const share = best === undefined ? 0 : bucket(best.probability, [0.3, 0.5, 0.7, 0.85, 0.95]);
  return [
    `best=${isBest ? 'same' : isPart ? 'part' : 'other'}${share}`,
    `at=${bucket(start, [1, 20, 60, 150, 400])}`,
    `words=${Math.min(wordsIn(name).length, 6)}`,
    ...is('small', name === name.toLowerCase()),
    ...is('loud', name === name.toUpperCase()),
    ...is('digit', /\d/.test(name)),
    ...is('mark inside', /[.,:;!?]/.test(name)),
    ...is('quoted', /["“«„'‘]$/.test(source.slice(0, start)) && /^["”»“'’]/.test(source.slice(end))),
    ...is('again', folded.indexOf(folded.slice(start, end), end) >= 0),
    ...is('first word short', (wordsIn(name)[0]?.length ?? 0) < 4),
    `next=${/^\s?([^\p{L}\s])/u.exec(source.slice(end, end + 3))?.[1] ?? 'no'}`,
    ...is('capital behind', /^ (?:\S{1,3} )?\p{Lu}/u.test(source.slice(end, end + 8))),
    ...is('capital before', /\p{Lu}\p{Ll}+ $/u.test(source.slice(Math.max(0, start - 20), start))),
    ...is('begins line', /(?:^|\n)[^\p{L}\d]*$/u.test(source.slice(Math.max(0, start - 6), start))),
    ...is('ends line', /^[^\p{L}\d]*(?:\n|$)/u.test(source.slice(end, end + 6))),
  ];
}

/** What is to be seen of the facts that are neither dishes nor hours. */
export function factFeatures(whole: ReadWhole, proposal: ProfileProposal): string[] {
  const { folded } = whole;
  switch (proposal.field) {
    case 'name':
      return houseNameFeatures(whole, proposal);
    case 'address':
      return addressFeatures(proposal.value);
    case 'payment':
    case 'parking':
    case 'access':
      return textFeatures(proposal.value);
    case 'people':
      return [
        `words=${wordsIn(proposal.value.name).length}`,
        ...is('role', proposal.value.role !== ''),
        ...is('said', proposal.value.sentence !== ''),
        ...is('for guests', isForGuests(foldText(proposal.value.sentence))),
        ...is('place', / (?:&|in|at|de|City|Street|Café|House)(?: |$)/.test(proposal.value.name)),
        ...is('small', /(?:^|\s)\p{Ll}{3}/u.test(proposal.value.name)),
        ...is('joined', /(?:\s|^)(?:and|&|et|y|e|und)\s/.test(proposal.value.name)),
        `before=${wordsIn(folded.slice(Math.max(0, proposal.start - 20), proposal.start)).at(-1) ?? ''}`,
      ];
    case 'phones':
      return [
        `digits=${bucket(proposal.value.number.length, [10, 11, 12, 13])}`,
        ...is('plain', /^[\d\s().+-]+$/.test(proposal.value.typed)),
        ...is('code said', proposal.value.typed.startsWith('+')),
        ...is('label', proposal.value.label !== ''),
      ];
    case 'booking':
      return [`policy=${proposal.value.policy}`, ...textFeatures(proposal.value.note)];
    case 'menus':
      return [
        `kind=${proposal.value.kind}`,
        ...is('price', proposal.value.price !== ''),
        ...textFeatures(proposal.value.name),
      ];
    case 'links':
      return [`kind=${proposal.value.kind}`, ...is('page', /\/\w/.test(proposal.value.typed))];
    default:
      return [];
  }
}
