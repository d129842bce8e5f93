import type { CopyLibrary } from '../copy-library.ts';

/**
 * A text message is a greeting, an offer, and the opt-out, in 160 characters of GSM-7. GSM-7 has é, è, à, ù, and ò,
 * but one ê, ç, curly apostrophe, or narrow space triples the number of segments. So use no apostrophes, and plain
 * spaces.
 */
export const TEXTS: CopyLibrary['texts'] = {
  greetingNamed: [
    'Bonjour {first}, ici {name}.',
    '{name} : {first}, vous nous manquez.',
    'Bonjour {first} ! Ici {name}.',
    '{name} : {first}, une petite faim ?',
    'Bonjour {first}, on pense à vous. {name}.',
    '{name} : {first}, à quand un bon repas ?',
    '{name} : {first}, ne cuisinez pas.',
    '{name} : {first}, venez nous voir.',
    '{name} : {first}, un repas entre amis ?',
    '{name} : {dish}, {first} ?',
    'Bonjour {first} ! {dish}, {name}.',
  ],
  greeting: [
    '{name} : vous nous manquez.',
    '{name} : une petite faim ?',
    'Bonjour, ici {name}.',
    '{name} : à quand un bon repas ?',
    '{name} : laissez vos casseroles.',
    '{name} : venez nous voir.',
    '{name} : un repas entre amis ?',
    '{name} : oubliez les restes.',
    '{name} : {dish} ?',
  ],
  offer: [
    'Pour vous : {offer}. Dites {code}.',
    'Au menu : {offer}. Dites {code} en commandant.',
    'Pour vous, {offer}. Dernier jour : {date}. Code : {code}.',
    'Avec {code} : {offer}.',
    'Dernier jour le {date} : {offer}. Dites {code}.',
    'Dites {code} et profitez-en : {offer}.',
    'Montrez {code} : {offer}. Valable au plus tard le {date}.',
    'Votre code {code} : {offer}.',
    '{offer} avec le code {code}.',
  ],
};
