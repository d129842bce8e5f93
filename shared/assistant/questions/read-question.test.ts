import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainQuestion } from '#shared/assistant/matching/plain-question.ts';
import { tokensOf } from '#shared/assistant/matching/words.ts';
import { entryId } from './ask-as.ts';
import { CATALOG, type Entry } from './catalog.ts';
import { readOwnerQuestion } from './read-question.ts';
import { VOCABULARY } from './vocabulary.ts';

const idOf = (entry: Entry | undefined) => (entry === undefined ? 'unsure' : entryId(entry));
const read = (question: string) => idOf(readOwnerQuestion(question).entry);

test('each word of the catalog is known', () => {
  const unknown = CATALOG.flatMap(({ ask }) => ask).flatMap((ask) =>
    tokensOf(plainQuestion(ask), VOCABULARY).filter(({ meaning }) => meaning === undefined),
  );
  expect(unknown).toEqual([]);
});

test('each question on a button is read as itself', () => {
  const offered = CATALOG.filter(({ when }) => when === undefined);
  const misread = offered.filter((entry) => read(entry.ask[0] ?? '') !== idOf(entry));
  expect(misread.map(({ ask }) => ask[0])).toEqual([]);
});

test.each([
  ['our phone is now 775-555-0123', 'do phone'],
  ['change Monday to 11–9', 'do hours'],
  ['add Margherita pizza $14', 'do addDish'],
  ['take the lobster roll off the menu', 'do removeDish'],
  ['write a post about our taco Tuesday', 'do post'],
  ['write a text to bring back regulars', 'do text'],
  ['how do I answer this review: ‘slow service but great food’', 'do reply'],
  ['write a new About', 'do about'],
  ['where do I change my logo?', 'at logo'],
  ['what does the ads screen do?', 'at ads'],
  ['how many visitors did I have?', 'at visitors'],
  ['waht does teh momentun screen do', 'at momentum'],
  ['writ a psot', 'unsure'],
  ['write a new abuot', 'do about'],
  ['run an ad for our lobster roll', 'at launchAd'],
  ['cambia nuestro teléfono por favor', 'do phone'],
  ['escribe una publicación', 'do post'],
  ['add my wife as a user', 'unsure'],
  ['add a charge for bread', 'unsure'],
  ['someone called our phone 775-555-0123 and nobody picked up', 'unsure'],
  ['my cell is 775-555-0123 but don’t put it on the site', 'unsure'],
  ['we sold 9 carbonara on monday', 'unsure'],
  ['book a table for two sat 8pm', 'unsure'],
  ['remove the bad review', 'unsure'],
  ['write a check for $200', 'unsure'],
  ['write to my landlord about the rent', 'unsure'],
  ['text me the code', 'unsure'],
  ['what’s my text about', 'unsure'],
  ['is our phone 775-555-0123?', 'phone'],
  ['how many people live in Boston', 'unsure'],
])('%s: %s', (question, expected) => {
  expect(read(question)).toBe(expected);
});

test('a topic, a review, and a dish keep their spelling', () => {
  const slots = (question: string) => readOwnerQuestion(question).slots;
  expect(slots('write a post about our taco Tuesday')).toMatchObject({
    topic: 'taco Tuesday',
    platform: 'instagram',
  });
  expect(slots('need a facebook post: Live jazz this Friday!')).toMatchObject({
    topic: 'Live jazz this Friday',
    platform: 'facebook',
  });
  expect(slots('answer this review: “It’s fine, but slow”').quoted).toBe('It’s fine, but slow');
  expect(slots("reply to this review 'it's fine'").quoted).toBe("it's fine");
  expect(slots('please add the Big Blue Burger for 16 bucks to our menu').name).toBe(
    'Big Blue Burger for $16',
  );
});

test('at most three questions are offered, each readable', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 120 }), (question) => {
      const { near } = readOwnerQuestion(question);
      expect(near.length).toBeLessThanOrEqual(3);
      for (const ask of near) expect(read(ask)).not.toBe('unsure');
    }),
  );
});
