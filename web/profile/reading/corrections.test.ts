import { expect, test } from 'vitest';
import type { ProfileReading } from '#shared/profile/profile-reading.ts';
import { aDish } from '#tests/builders/a-profile.ts';
import { acceptedProposals } from './accepted-proposals.ts';
import { type Correction, type EntryChange, entriesOf, withChange } from './corrections.ts';
import type { EntryKind } from './entry-kinds.ts';
import { itemsOf } from './read-items.ts';

const at = { start: 0, end: 1 };

function aReading(given: Partial<ProfileReading> = {}): ProfileReading {
  return { language: 'und', proposals: [], wishes: [], not_for_guests: [], ...given };
}

const dish = (words: string, given: Parameters<typeof aDish>[0]): ProfileReading['proposals'][number] => ({
  field: 'dishes',
  value: aDish(given),
  confidence: 'certain',
  words,
  ...at,
});

const carbonara = dish('Carbonara 14.50', { name: 'Carbonara', price: '14.50', amount: 14.5 });
const story = {
  field: 'story' as const,
  value: { text: 'We opened in 1987.' },
  confidence: 'certain' as const,
  words: 'We opened in 1987.',
  ...at,
};

const read = (reading: ProfileReading, corrections: readonly Correction[] = []) =>
  entriesOf(itemsOf(reading), corrections);

/** The corrections after these changes to the first entry of a kind. */
function doing(reading: ProfileReading, kind: EntryKind, ...changes: EntryChange[]): Correction[] {
  return changes.reduce<Correction[]>((corrections, change) => {
    const entry = read(reading, corrections).find(({ item }) => item.kind === kind);
    if (entry === undefined) throw new Error(`No ${kind} was read.`);
    return withChange(corrections, entry, change);
  }, []);
}

test('certain facts are accepted, likely ones only if the owner confirms', () => {
  const reading = aReading({ proposals: [carbonara, { ...story, confidence: 'likely' }] });
  expect(read(reading).map(({ state }) => state)).toEqual(['taken', 'asked']);
  expect(acceptedProposals(read(reading)).map(({ field }) => field)).toEqual(['dishes']);
  const accepted = doing(reading, 'story', { do: 'accept' });
  expect(acceptedProposals(read(reading, accepted)).map(({ field }) => field)).toEqual(['dishes', 'story']);
});

test('removed facts aren’t saved and can be restored', () => {
  const reading = aReading({ proposals: [carbonara] });
  expect(acceptedProposals(read(reading, doing(reading, 'dishes', { do: 'remove' })))).toEqual([]);
  const back = doing(reading, 'dishes', { do: 'remove' }, { do: 'restore' });
  expect(acceptedProposals(read(reading, back))).toHaveLength(1);
});

test('a corrected price stays when the dish gets a description, and when more is typed before it', () => {
  const corrections = doing(aReading({ proposals: [carbonara] }), 'dishes', {
    do: 'change',
    fields: { price: '15', amount: null },
  });
  const longer = dish('Carbonara 14.50, guanciale', {
    name: 'Carbonara',
    price: '14.50',
    amount: 14.5,
    description: 'guanciale',
  });
  const gricia = dish('Gricia 13', { name: 'Gricia', price: '13', amount: 13 });
  const [, corrected] = read(aReading({ proposals: [gricia, longer] }), corrections);
  expect(corrected?.value).toMatchObject({ price: '15', amount: null, description: 'guanciale' });
});

test('a sentence moves from the story to Good to know, to Private, and back', () => {
  const reading = aReading({ proposals: [story] });
  const taken = (corrections: Correction[]) => acceptedProposals(read(reading, corrections));
  const note = doing(reading, 'story', { do: 'move', to: 'house_notes' });
  expect(taken(note)).toEqual([{ field: 'house_notes', value: { text: 'We opened in 1987.' } }]);
  expect(
    taken(doing(reading, 'story', { do: 'move', to: 'house_notes' }, { do: 'move', to: 'not_for_guests' })),
  ).toEqual([]);
  const back = doing(reading, 'story', { do: 'move', to: 'wishes' }, { do: 'move', to: 'story' });
  expect(taken(back)).toEqual([{ field: 'story', value: { text: 'We opened in 1987.' } }]);
});

test('an edited sentence keeps its new text after a move', () => {
  const corrections = doing(
    aReading({ proposals: [story] }),
    'story',
    { do: 'change', fields: { text: 'Open since 1987.' } },
    { do: 'move', to: 'house_notes' },
  );
  expect(acceptedProposals(read(aReading({ proposals: [story] }), corrections))).toEqual([
    { field: 'house_notes', value: { text: 'Open since 1987.' } },
  ]);
});

test('a misread dish becomes a note with the owner’s words, and a dish again', () => {
  const reading = aReading({ proposals: [carbonara] });
  const note = doing(reading, 'dishes', { do: 'move', to: 'house_notes' });
  expect(acceptedProposals(read(reading, note))).toEqual([
    { field: 'house_notes', value: { text: 'Carbonara 14.50' } },
  ]);
  const back = doing(reading, 'dishes', { do: 'move', to: 'house_notes' }, { do: 'move', to: 'dishes' });
  expect(acceptedProposals(read(reading, back))).toEqual([{ field: 'dishes', value: carbonara.value }]);
});

test('two facts from the same words are corrected separately', () => {
  const service = (opens: string, closes: string) => ({
    field: 'services' as const,
    value: { name: '', days: ['friday' as const], opens, closes, last_seating: null, season: null, note: '' },
    confidence: 'certain' as const,
    words: 'Fri 12-2, 6-10',
    ...at,
  });
  const reading = aReading({ proposals: [service('12:00', '14:00'), service('18:00', '22:00')] });
  const [, dinner] = read(reading);
  if (dinner === undefined) throw new Error('No dinner was read.');
  const entries = read(reading, withChange([], dinner, { do: 'remove' }));
  expect(entries.map(({ state }) => state)).toEqual(['taken', 'removed']);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(2);
});

test('design requests and private notes reach the profile only if the owner moves them there', () => {
  const reading = aReading({
    wishes: [{ words: 'dark and moody', ...at }],
    not_for_guests: [{ words: 'my ex owns half', reason: 'private_matter', ...at }],
  });
  expect(acceptedProposals(read(reading))).toEqual([]);
  const moved = doing(reading, 'wishes', { do: 'move', to: 'story' });
  expect(acceptedProposals(read(reading, moved))).toEqual([
    { field: 'story', value: { text: 'dark and moody' } },
  ]);
});

test('the brief’s language is the website’s, and can be removed like any fact', () => {
  const reading = aReading({ language: 'es', proposals: [carbonara] });
  expect(acceptedProposals(read(reading))).toContainEqual({ field: 'languages', value: 'es' });
  const without = doing(reading, 'languages', { do: 'remove' });
  expect(acceptedProposals(read(reading, without)).map(({ field }) => field)).toEqual(['dishes']);
});
