import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FILLER_WORDS, HELP_WORDS, REPLY_LANGUAGES, START_WORDS, STOP_WORDS } from './inbound-words.ts';
import { type InboundRequest, readInbound } from './read-inbound.ts';

/** As guests write them: languages, typos, emoji, temper, and words that only look like STOP. */
const TEXTS: readonly (readonly [text: string, wish: InboundRequest, language: string])[] = [
  ['STOP 🛑', 'stop', 'en'],
  ['stopp', 'stop', 'en'],
  ['STOOOPPP!!!', 'stop', 'en'],
  ['Stpo', 'stop', 'en'],
  ['🛑🛑🛑', 'stop', 'en'],
  ['𝗦𝗧𝗢𝗣', 'stop', 'en'],
  ['No more please', 'stop', 'en'],
  ['no thanks', 'stop', 'en'],
  ['please stop texting me', 'stop', 'en'],
  ['Unsuscribe', 'stop', 'en'],
  ['I revoke my consent.', 'stop', 'en'],
  ['Who is this? Stop', 'stop', 'en'],
  ['I moved to Ohio, please stop', 'stop', 'en'],
  ['Stop2End', 'stop', 'en'],
  ['dont txt me', 'stop', 'en'],
  ['I do not consent to these messages', 'stop', 'en'],
  ['I never signed up for this', 'stop', 'en'],
  ['Please take my name off your list', 'stop', 'en'],
  ['I no longer want to receive these', 'stop', 'en'],
  ['discontinue', 'stop', 'en'],
  ['Veuillez arrêter', 'stop', 'fr'],
  ['Je ne veux plus recevoir', 'stop', 'fr'],
  ['CANCELLA', 'stop', 'it'],
  ['🛑 to “Lupo: We miss you! Code BACK. Reply STOP to opt out.”', 'stop', 'en'],
  ['“Lupo: We miss you! Code BACK. Reply STOP to opt out.” Please stop', 'stop', 'en'],
  ['“Lupo: We miss you! Code BACK. Reply STOP to opt out.”', 'stop', 'en'],
  ['Liked “Lupo: We miss you! Code BACK. Reply STOP to opt out.”', 'other', 'en'],
  ['Laughed at “Lupo: We miss you! “2 for 1”. Code BACK. Reply STOP to opt out.”', 'other', 'en'],
  ['\u200B❤️\u200B to “Lupo: We miss you! Code BACK. Reply STOP to opt out.”', 'other', 'en'],
  ['Le gustó «Lupo: We miss you! Code BACK. Reply STOP to opt out.»', 'other', 'en'],
  ['Love it, next stop: your terrace!', 'other', 'en'],
  ['STOP\n\nSent from my iPhone', 'stop', 'en'],
  ['you have the wrong person', 'stop', 'en'],
  ['this is spam', 'stop', 'en'],
  ["I don't want these texts anymore", 'stop', 'en'],
  ['para', 'stop', 'es'],
  ['Stop por favor', 'stop', 'es'],
  ['ya no quiero mensajes', 'stop', 'es'],
  ['arrêt', 'stop', 'fr'],
  ['Stop merci', 'stop', 'fr'],
  ['N’envoyez plus rien', 'stop', 'fr'],
  ['Lasciatemi in pace!', 'stop', 'it'],
  ['Basta, grazie', 'stop', 'it'],
  ['Nicht mehr, danke', 'stop', 'de'],
  ['Stopp bitte', 'stop', 'de'],
  ["don't stop!", 'other', 'en'],
  ["Please don't stop sending me these texts 😍", 'other', 'en'],
  ['stop by at 8?', 'other', 'en'],
  ['Can I cancel my table for 4 tonight?', 'other', 'en'],
  ['We can’t stop thinking about your carbonara', 'other', 'en'],
  ['no problem, see you at 7', 'other', 'en'],
  ['¿Hasta qué hora paran la cocina?', 'other', 'en'],
  ['Prenoto per due, fino alla fine', 'other', 'en'],
  ['👍', 'other', 'en'],
  ['Yes start', 'start', 'en'],
  ['infos?', 'help', 'en'],
];

test.each(TEXTS)('%j asks for: %s, in %s', (text, wish, language) => {
  expect(readInbound(text)).toEqual({ wish, language });
});

const SIGNS = ['', ' ', '.', '!!', '…', ' 🛑', '\n', '\u00A0', '"', '¡', '?', '🙏', '-'];
const signs = fc.constantFrom(...SIGNS);

/** The text with each letter's case chosen by the seed. */
function inSomeCase(text: string, seed: number): string {
  return [...text].map((letter, place) => ((seed >> place) & 1 ? letter.toUpperCase() : letter)).join('');
}

test('a stop word works in any case, punctuation, and polite phrase', () => {
  const words = REPLY_LANGUAGES.flatMap((language) => STOP_WORDS[language].split(' '));
  const courtesies = REPLY_LANGUAGES.flatMap((language) => FILLER_WORDS[language].split(' '));
  fc.assert(
    fc.property(
      fc.constantFrom(...words, 'opt out'),
      fc.array(fc.constantFrom(...courtesies), { maxLength: 3 }),
      fc.nat(),
      fc.tuple(signs, signs),
      (word, polite, seed, [before, after]) => {
        const text = `${before}${inSomeCase([word, ...polite].join(' '), seed)}${after}`;
        expect(readInbound(text).wish).toBe(word === 'stop' && polite[0] === 'in' ? 'other' : 'stop');
      },
    ),
  );
});

test('a text without a listed word asks for nothing', () => {
  const listed = [STOP_WORDS, START_WORDS, HELP_WORDS, FILLER_WORDS]
    .flatMap((words) => REPLY_LANGUAGES.flatMap((language) => words[language].split(' ')))
    .join('|');
  const isListed = new RegExp(`^(?:${listed}|s+t+[o0]+p+)$`);
  const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
  const word = fc
    .string({ unit: letter, minLength: 4, maxLength: 12 })
    .filter((text) => !isListed.test(text));
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), (words) => {
      expect(readInbound(words.join(' ')).wish).toBe('other');
    }),
  );
});

test('any text is read deterministically', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2_000 }), (text) => {
      expect(readInbound(text)).toEqual(readInbound(text));
    }),
  );
});
