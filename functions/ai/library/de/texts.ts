import type { CopyLibrary } from '../copy-library.ts';

/**
 * A whole text is a greeting, an offer, and the words that end it in 160 characters of GSM-7: it has ä, ö, ü, and ß,
 * but a German quote or a dash makes three segments of one. One guest reads it: no "ihr", no "Sie".
 */
export const TEXTS: CopyLibrary['texts'] = {
  greetingNamed: [
    'Hallo {first}, hier ist {name}.',
    '{name}: {first}, du fehlst uns.',
    '{first}, dein Hunger lässt grüßen. {name}.',
    '{name}: {first}, schon Hunger?',
    'Hallo {first}, {name} vermisst dein Lachen.',
    '{name}: {first}, Zeit für ein Wiedersehen.',
    '{name}: {first}, koch heute nicht.',
    '{first}, liebe Grüße von {name}.',
  ],
  greeting: [
    '{name}: Du fehlst uns.',
    '{name}: Schon Hunger?',
    'Ein Gruß von {name}.',
    '{name}: Zeit für ein Wiedersehen.',
    '{name}: Heute bleibt der Herd kalt.',
    'Erinnerst du dich? {name}.',
    'Liebe Grüße von {name}. Appetit?',
    '{name}: Lass die Reste stehen.',
  ],
  offer: [
    'Für dich: {offer}. Sag {code}.',
    'Es wartet: {offer}. Beim Bestellen {code} sagen.',
    '{offer} bis {date}. Kennwort {code}.',
    'Mit {code} gilt: {offer}.',
    'Bis {date}: {offer}. Sag einfach {code}.',
    'Kennwort {code} sagen, dann gilt: {offer}.',
    'Zeig {code}: {offer}. Gilt bis {date}.',
    '{offer}: Nenn {code} und lass es dir schmecken.',
  ],
};
