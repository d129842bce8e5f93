import type { CopyLibrary } from '../copy-library.ts';

/**
 * A text message is a greeting, an offer, and the opt-out, in 160 characters of GSM-7. GSM-7 has ä, ö, ü, and ß,
 * but one German quote or dash triples the number of segments. Greetings have no first name, because it would look
 * like a mail merge beside "Sie".
 */
export const TEXTS: CopyLibrary['texts'] = {
  greetingNamed: [],
  greeting: [
    '{name}: Sie fehlen uns.',
    '{name}: Lange nicht gesehen.',
    '{name}: Haben Sie Hunger?',
    'Ein [Gruß|Angebot|Dankeschön] von {name}.',
    '{name}: Wann sehen wir Sie wieder?',
    'Guten Tag von {name}!',
    '{name}: Heute kochen wir.',
    '{name}: Schauen Sie vorbei.',
    '{name}: Wir freuen uns auf Sie.',
    '{name}: Hunger? {dish}.',
    '{name}: Wie wäre es damit: {dish}?',
  ],
  offer: [
    'Für Sie: {offer}. Code {code}.',
    'Sie bekommen: {offer}. Code: {code}.',
    'Bis {date}: {offer}. Code {code}.',
    'Bis {date}: {offer}. Sagen Sie {code}.',
    'Mit {code} bekommen Sie: {offer}.',
    'Sagen Sie {code}, dann gilt: {offer}.',
    'Zeigen Sie {code} bis {date}: {offer}.',
    '{offer}. Sagen Sie beim Bestellen {code}.',
    '{offer} bis {date}. Code {code}.',
    '{offer} mit Code {code}.',
    'Wir haben etwas für Sie: {offer}. Code {code}.',
    'Nennen Sie {code}, und Sie bekommen: {offer}.',
  ],
};
