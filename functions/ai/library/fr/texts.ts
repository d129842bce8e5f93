import type { CopyLibrary } from '../copy-library.ts';

/**
 * A whole text is a greeting, an offer, and the words that end it in 160 characters of GSM-7: it has é, è, à, ù, and ò,
 * but one ê, ç, curly apostrophe, or narrow space makes three segments of one. So no apostrophe here, and plain spaces.
 */
export const TEXTS: CopyLibrary['texts'] = {
  greetingNamed: [
    'Bonjour {first}, ici {name}.',
    '{name} : {first}, vous nous manquez.',
    '{first}, un mot pour votre appétit. {name}.',
    '{name} : {first}, une petite faim ?',
    'Bonjour {first}, on pense à vous. {name}.',
    '{name} : {first}, à quand un bon repas ?',
    '{name} : {first}, ne cuisinez pas.',
    '{first}, un bonjour de la part de {name}.',
  ],
  greeting: [
    '{name} : vous nous manquez.',
    '{name} : une petite faim ?',
    'Bonjour de la part de {name}.',
    '{name} : à quand un bon repas ?',
    '{name} : laissez la cuisine dormir.',
    'Vous vous souvenez ? {name}.',
    'Un petit mot de {name}. Un creux ?',
    '{name} : oubliez les restes.',
  ],
  offer: [
    'Pour vous : {offer}. Dites {code}.',
    'Au menu : {offer}. Dites {code} en commandant.',
    'Pour vous, {offer}. Dernier jour : {date}. Code : {code}.',
    'Avec {code} : {offer}.',
    'Dernier jour le {date} : {offer}. Dites {code}.',
    'Dites {code}, profitez : {offer}.',
    'Montrez {code} : {offer}. Valable au plus tard le {date}.',
    'Votre code {code} : {offer}. Régalez-vous.',
  ],
};
