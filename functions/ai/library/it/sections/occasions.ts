import type { CopyLibrary } from '../../copy-library.ts';

/** Occasions, places to sit, and people. */
export const SECTIONS_OCCASIONS = {
  events: {
    title: [
      'Feste ed eventi',
      'I tuoi eventi',
      'Festeggia con noi',
      '{name} per la tua festa',
      'Eventi privati',
      'Eventi e tavolate',
    ],
    suggested: [
      'Accogliamo gruppi da ____ a ____ persone.',
      'Per ____ persone o più il menù è ____.',
      'La sala ____ si può riservare con ____ giorni di anticipo.',
    ],
  },
  happy_hour: {
    title: [
      'Aperitivo',
      'L’ora dell’aperitivo',
      'Aperitivo con gli amici',
      '{name}, l’aperitivo',
      'Vieni per un aperitivo',
      'Il nostro aperitivo',
    ],
    suggested: [
      'L’aperitivo si serve il ____, dalle ____ alle ____.',
      'All’aperitivo ____ e ____ costano ____.',
      'All’aperitivo c’è anche ____.',
    ],
  },
  outdoor: {
    title: [
      'All’aperto',
      'Mangiare all’aperto',
      'I tavoli all’aperto',
      '{name} all’aperto',
      'I nostri tavoli fuori',
      'A tavola all’aperto',
    ],
    suggested: [
      'Fuori abbiamo ____ tavoli e ____ posti.',
      'I tavoli fuori si prenotano ____, dalle ____ alle ____.',
      'Quando fa freddo, fuori c’è ____.',
    ],
  },
  founder: {
    title: [
      'Chi cucina per te',
      'Chi c’è dietro {name}',
      'La nostra storia',
      'Chi siamo noi',
      'La storia di chi cucina',
      'Conosci {first}',
    ],
    suggested: [
      '____ ha imparato a cucinare da ____, a ____.',
      'Prima, ____ lavorava come ____ a ____.',
      'Quando vieni, chiedi a ____ di ____.',
    ],
  },
  live_music: {
    title: [
      'Musica dal vivo',
      'Vieni ad ascoltare la musica',
      '{name} e la musica dal vivo',
      'A tavola con la musica dal vivo',
      'Musica e buona tavola',
      'La nostra musica dal vivo',
    ],
    suggested: [
      'La musica dal vivo c’è il ____, dalle ____ alle ____.',
      'Prossimo concerto: ____, il ____.',
      'Vuoi suonare da noi? Scrivi a ____.',
    ],
  },
  family: {
    title: [
      'In famiglia',
      'Per tutta la famiglia',
      'Con i bambini',
      '{name} in famiglia',
      'Vieni con la famiglia',
      'Tutta la famiglia a tavola',
    ],
    suggested: [
      'Per i bambini c’è ____, e abbiamo ____ seggioloni.',
      'Mentre aspettano, i bambini trovano ____.',
      'Il ____ i bambini mangiano ____ con ____.',
    ],
  },
} as const satisfies Partial<CopyLibrary['sections']>;
