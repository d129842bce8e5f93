import type { CopyLibrary } from '../../copy-library.ts';

/** Meals and ways to get them. */
export const SECTIONS_FOOD = {
  catering: {
    title: [
      'Catering',
      'Il nostro catering',
      'Catering per le tue feste',
      '{name}, servizio catering',
      'Catering per il tuo evento',
      'Catering per aziende e famiglie',
    ],
    suggested: [
      'Cuciniamo per eventi da ____ a ____ persone.',
      'Basta avvisarci ____ giorni prima, per telefono o su ____.',
      'Il menù per il catering: ____, a partire da ____ a persona.',
    ],
  },
  delivery: {
    title: [
      'Consegna a domicilio',
      'A domicilio',
      '{name} a domicilio',
      'Consegniamo a casa tua',
      'Ordina a domicilio',
      'Le nostre consegne',
    ],
    suggested: [
      'Consegniamo a ____ e fino a ____.',
      'La consegna si fa dalle ____ alle ____, tramite ____.',
      'L’ordine minimo è di ____ e la consegna costa ____.',
    ],
  },
  takeout: {
    title: [
      'Da asporto',
      'Ordina da asporto',
      '{name} da asporto',
      'I nostri piatti da asporto',
      'Asporto e ritiro',
      'Menù da asporto',
    ],
    suggested: [
      'Chiama il {phone} e passa a ritirare dopo circa ____ minuti.',
      'Ordina su ____ e ritira a ____.',
      'Tutto si può portare via, tranne ____.',
    ],
  },
  brunch: {
    title: [
      'Brunch',
      'Il nostro brunch',
      'Vieni per il brunch',
      'Brunch con gli amici',
      '{name}, il brunch',
      'Un brunch in famiglia',
    ],
    suggested: [
      'Il brunch si serve il ____, dalle ____ alle ____.',
      'Al brunch si ordina soprattutto ____.',
      'Per il brunch si prenota al {phone}.',
    ],
  },
  lunch: {
    title: [
      'A pranzo',
      'Il nostro pranzo',
      'Vieni a pranzo',
      '{name} a pranzo',
      'La pausa pranzo',
      'Pranzare con noi',
    ],
    suggested: [
      'A pranzo siamo aperti il ____, dalle ____ alle ____.',
      'A pranzo si ordina soprattutto ____.',
      'Il menù di pranzo: ____ a ____.',
    ],
  },
  specials: {
    title: [
      'Le nostre specialità',
      'Specialità della casa',
      '{name}, le specialità',
      'Assaggia le specialità',
      'Le specialità del giorno',
      'Le specialità',
    ],
    suggested: [
      'Il ____ prepariamo ____.',
      'Ogni ____ c’è ____ a ____.',
      'Le specialità cambiano ____. Chiedi a noi o guarda su ____.',
    ],
  },
  gift_cards: {
    title: [
      'Buoni regalo',
      'Regala un buono regalo',
      'I nostri buoni regalo',
      'Un buono regalo',
      'Buono regalo {name}',
      'Il buono regalo',
    ],
    suggested: [
      'I nostri buoni partono da ____.',
      'Si acquistano da noi o su ____.',
      'Valgono ____ e si usano per ____.',
    ],
  },
} as const satisfies Partial<CopyLibrary['sections']>;
