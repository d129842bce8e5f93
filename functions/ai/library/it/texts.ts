import type { CopyLibrary } from '../copy-library.ts';

/**
 * A whole text is a greeting, an offer, and how to stop in 160 characters of GSM-7: it has à, è, é, ì, ò, and ù, but
 * neither È nor the curly apostrophe, so no line has an apostrophe. A date may be the 8th: no “al” or “il” before it.
 */
export const TEXTS: CopyLibrary['texts'] = {
  greetingNamed: [
    'Ciao {first}, qui {name}.',
    '{name}: {first}, ci manchi.',
    '{first}, sono la tua fame. Firmato: {name}.',
    '{name}: {first}, hai fame?',
    'Ciao {first}, manchi solo tu. {name}.',
    '{name}: {first}, torna a trovarci.',
    '{name}: {first}, oggi non cucinare.',
    '{first}, un saluto da {name}.',
  ],
  greeting: [
    '{name}: ci manchi.',
    '{name}: hai fame?',
    'Ciao da {name}.',
    '{name}: torna a trovarci.',
    '{name}: oggi non cucinare.',
    'Ti ricordi di {name}?',
    'Saluti da {name}. E la fame?',
    '{name}: lascia stare gli avanzi.',
  ],
  offer: [
    'Ecco per te: {offer}. Codice {code}.',
    'Un pensiero per te: {offer}. Mostra {code} quando ordini.',
    'Ti aspetta: {offer}. Ultimo giorno: {date}. Codice {code}.',
    'Con {code} hai {offer}.',
    'Vieni per {offer}. Scade: {date}. Mostra {code}.',
    'Mostra {code} e avrai {offer}.',
    'Mostra {code}: {offer}. Scadenza: {date}.',
    'Usa {code} e goditi {offer}.',
  ],
};
