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
    'Ein Gruß an {first}: {name} denkt an dich.',
  ],
  greeting: [
    '{name}: Du fehlst uns.',
    '{name}: Schon Hunger?',
    '{name} schickt einen Gruß.',
    '{name}: Zeit für ein Wiedersehen.',
    '{name}: Heute bleibt der Herd kalt.',
    'Erinnerst du dich? {name}.',
    '{name} grüßt dich. Appetit?',
    '{name}: Lass die Reste stehen.',
  ],
  offer: [
    'Für dich: {offer}. Sag {code}.',
    'Es wartet: {offer}. Beim Bestellen {code} sagen.',
    'Bis {date} mit Kennwort {code}: {offer}.',
    'Mit {code} gilt: {offer}.',
    'Bis {date}: {offer}. Sag einfach {code}.',
    'Kennwort {code} sagen, dann gilt: {offer}.',
    'Zeig {code} bis {date}, dann gilt: {offer}.',
    '{offer}: Nenn {code} und lass es dir schmecken.',
  ],
};
