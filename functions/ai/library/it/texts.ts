import type { CopyLibrary } from '../copy-library.ts';

/**
 * A text message is a greeting, an offer, and the opt-out, in 160 characters of GSM-7. GSM-7 has à, è, é, ì, ò, and
 * ù, but neither È nor the curly apostrophe, so no line has an apostrophe. A date may be the 8th, so no “al” or
 * “il” precedes it.
 */
export const TEXTS: CopyLibrary['texts'] = {
  greetingNamed: [
    'Ciao {first}, qui {name}.',
    '{name}: {first}, ci manchi.',
    'Ciao {first}, ti pensiamo. {name}.',
    '{name}: {first}, hai fame?',
    '{name}: un saluto a te, {first}.',
    '{name}: {first}, torna a trovarci.',
    '{name}: {first}, oggi non cucinare.',
    '{name}: {first}, vieni a mangiare?',
    'Ciao {first}, ti aspettiamo. {name}.',
    '{name}: {first}, {dish}?',
    'Ciao {first}. {dish}, {name}.',
  ],
  greeting: [
    '{name}: ci manchi.',
    '{name}: hai fame?',
    'Ciao, qui {name}.',
    '{name}: torna a trovarci.',
    '{name}: oggi non cucinare.',
    '{name}: vieni a mangiare?',
    '{name}: ti pensiamo.',
    '{name}: lascia stare gli avanzi.',
    '{name}: {dish}?',
  ],
  offer: [
    'Per te: {offer}. Codice {code}.',
    'Ecco un pensiero: {offer}. Mostra {code} quando ordini.',
    'Ti aspetta {offer}. Ultimo giorno: {date}. Codice {code}.',
    'Con il codice {code} hai {offer}.',
    'Vieni per {offer}. Scadenza: {date}. Mostra {code}.',
    'Mostra {code} e approfittane: {offer}.',
    'Il tuo codice {code}: {offer}. Ultimo giorno: {date}.',
    'Quando ordini, mostra {code}: {offer}.',
    'Codice {code} per {offer}.',
  ],
};
