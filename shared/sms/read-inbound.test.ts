import { expect, test } from 'vitest';
import { inboundReply } from './inbound-replies.ts';
import { REPLY_LANGUAGES } from './inbound-words.ts';
import { readInbound } from './read-inbound.ts';
import { smsSegments } from './sms-segments.ts';

const FCC_WORDS = ['stop', 'quit', 'end', 'revoke', 'opt out', 'cancel', 'unsubscribe'];

test.each(FCC_WORDS)('"%s" stops in any case, with any punctuation, and with courtesies', (word) => {
  const capital = `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  const written = [
    word,
    word.toUpperCase(),
    capital,
    ` ${word}.`,
    `${word}!!!`,
    `"${word}"`,
    `«${word}»`,
    `*${word}*`,
    `${word} please`,
    `Please ${word}`,
    `${capital}, thank you 🙏`,
    `PLS ${word.toUpperCase()} NOW`,
    `${word}\n`,
    `\uFEFF${word}\u00A0`,
  ];
  expect(written.filter((text) => readInbound(text).wish !== 'stop')).toEqual([]);
});

test.each([
  'STOPALL',
  'opt-out',
  'OptOut',
  'S T O P',
  's.t.o.p.',
  'STOP',
  'Stop texting me',
  'STOP I never signed up for this',
  'Please stop sending me these messages',
  "Don't text me again",
  'Don’t text me',
  'take me off your list',
  'Remove me from this list please',
  'No more texts.',
  'I want to unsubscribe',
  'help me unsubscribe',
  'stop start',
  'Wrong number',
  'leave me alone!',
])('"%s" stops', (text) => {
  expect(readInbound(text)).toEqual({ wish: 'stop', language: 'en' });
});

test.each([
  ['ARRET', 'fr'],
  ['Arrêt', 'fr'],
  ['arrêtez svp', 'fr'],
  ['Désabonner', 'fr'],
  ['Je ne veux plus de SMS', 'fr'],
  ['Alto', 'es'],
  ['BASTA por favor', 'es'],
  ['Quiero darme de baja', 'es'],
  ['cancelar, gracias', 'es'],
  ['No más mensajes', 'es'],
  ['Abmelden', 'de'],
  ['Bitte abbestellen!', 'de'],
  ['kündigen', 'de'],
  ['Keine SMS mehr bitte', 'de'],
  ['Hören Sie auf', 'de'],
  ['annulla', 'it'],
  ['Per favore disiscrivimi', 'it'],
  ['Niente più messaggi', 'it'],
  ['FERMA', 'it'],
])('"%s" stops in %s', (text, language) => {
  expect(readInbound(text)).toEqual({ wish: 'stop', language });
});

test.each([
  ['START', 'start', 'en'],
  ['unstop', 'start', 'en'],
  ['Start please!', 'start', 'en'],
  ['Reprendre', 'start', 'fr'],
  ['HELP', 'help', 'en'],
  ['info?', 'help', 'en'],
  ['Ayuda', 'help', 'es'],
  ['Aide', 'help', 'fr'],
  ['HILFE!', 'help', 'de'],
  ['aiuto', 'help', 'it'],
] as const)('"%s" means %s', (text, wish, language) => {
  expect(readInbound(text)).toEqual({ wish, language });
});

test.each([
  '',
  '🍕',
  'Thanks!',
  'Is the code good until the end of the month?',
  'Can I cancel my reservation for Friday?',
  'What time do you stop serving?',
  'We will stop by tonight',
  'Stop by tonight?',
  'fine, see you',
  'When do you start lunch?',
  'I need help with my order from yesterday',
])('"%s" asks for nothing', (text) => {
  expect(readInbound(text).wish).toBe('other');
});

test('every reply names the restaurant, fits 160 characters, and STOP is confirmed without marketing', () => {
  for (const language of REPLY_LANGUAGES) {
    for (const wish of ['stop', 'start', 'help'] as const) {
      const reply = inboundReply({ wish, language }, 'Bella Vista') ?? '';
      expect(reply.startsWith('Bella Vista: ')).toBe(true);
      expect(inboundReply({ wish, language }, 'x'.repeat(300))?.length).toBe(160);
      expect(smsSegments(reply)).toMatchObject({ encoding: 'GSM-7', segments: 1 });
      expect(smsSegments(inboundReply({ wish, language }, 'Tony’s Café') ?? '').segments).toBe(1);
    }
    expect(inboundReply({ wish: 'stop', language }, 'B')).not.toMatch(/offer|off\b|code|%|\$|https?/i);
  }
  expect(inboundReply({ wish: 'other', language: 'en' }, 'Bella Vista')).toBeUndefined();
});
