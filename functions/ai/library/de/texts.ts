import type { CopyLibrary } from '../copy-library.ts';

/**
 * A whole text is a greeting, an offer, and the words that end it in 160 characters of GSM-7: it has ä, ö, ü, and ß,
 * but a German quote or a dash makes three segments of one. One guest reads it: no "ihr", no "Sie".
 */
export const TEXTS: CopyLibrary['texts'] = {
  greetingNamed: [
    '[Hallo|Hi|Guten Tag] {first}, hier ist {name}.',
    '{name}: {first}, du fehlst uns.',
    '{first}, lange nicht gesehen. {name}.',
    '{name}: {first}, hast du Hunger?',
    '{name}: {first}, komm bald wieder.',
    '{first}, ein [Gruß|Angebot|Dankeschön] von {name}.',
    '{name}: {first}, wir freuen uns auf dich.',
    '{name}: {first}, hast du heute Zeit?',
    '{name}: {first}, heute kochen wir.',
    'Hallo {first}, {name} denkt an dich.',
    '{name}: {dish}, {first}?',
    '{first}, {name} hier. {dish}?',
  ],
  greeting: [
    '{name}: Du fehlst uns.',
    '{name}: Lange nicht gesehen.',
    '{name}: Hast du Hunger?',
    'Ein [Gruß|Angebot|Dankeschön] von {name}.',
    '{name}: Komm bald wieder.',
    'Hallo von {name}!',
    '{name}: Heute kochen wir.',
    '{name}: Komm essen.',
    '{name}: Wir freuen uns auf dich.',
    '{name}: Hunger? {dish}.',
    '{name}: Wie wäre es damit: {dish}?',
  ],
  offer: [
    'Für dich: {offer}. Code {code}.',
    'Du bekommst: {offer}. Sag {code}.',
    'Bis {date}: {offer}. Code {code}.',
    'Bis {date}: {offer}. Sag einfach {code}.',
    'Mit {code} bekommst du: {offer}.',
    'Sag {code}, dann gilt: {offer}.',
    'Zeig {code} bis {date}: {offer}.',
    '{offer}. Sag beim Bestellen {code}.',
    '{offer} bis {date}. Code {code}.',
    '{offer} mit Code {code}.',
    'Wir haben etwas für dich: {offer}. Code {code}.',
    'Nenn {code} und freu dich: {offer}.',
  ],
};
