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
      'Feste e tavolate',
    ],
    written: [
      'Tu pensa agli invitati, [al resto pensiamo noi|noi cuciniamo|noi prepariamo tutto].',
      'Goditi la festa e [resta con i tuoi ospiti|lascia fare a noi|mangia anche tu].',
      'Per [un compleanno|una laurea|un anniversario] e per tutte le belle notizie.',
      'Raccontaci [cosa festeggi|quanti sarete|cosa hai in mente] e ne parliamo insieme.',
      'Una festa è più bella quando [si mangia bene|nessuno deve cucinare|ci siete tutti].',
      'Riunisci [la famiglia|gli amici|i colleghi] e brinda con calma.',
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
      '{name} all’aperitivo',
      'Vieni per un aperitivo',
      'Il nostro aperitivo',
    ],
    written: [
      'Dopo il lavoro, ritrova gli amici e [brinda|rilassati|racconta la tua giornata].',
      'Qualcosa da bere e [due chiacchiere|una bella compagnia|qualcosa da stuzzicare] chiudono bene la giornata.',
      'Vieni con [un collega|un’amica|tutto l’ufficio] e prenditi un’ora di pausa.',
      'Esci in orario e [concediti un brindisi|raggiungi gli amici|stacca un po’].',
      'Una giornata lunga finisce meglio con [un bicchiere in mano|un amico accanto|qualcosa da sgranocchiare].',
      'Ti meriti [una pausa|un’ora per te|un momento con gli amici].',
    ],
    suggested: [
      'L’aperitivo si serve il ____, dalle ____ alle ____.',
      'All’aperitivo ____ e ____ costano ____.',
      'Da stuzzicare c’è ____.',
    ],
  },
  outdoor: {
    title: [
      'All’aperto',
      'Mangiare all’aperto',
      'I tavoli all’aperto',
      '{name} all’aperto',
      'Qui fuori si sta bene',
      'A tavola all’aperto',
    ],
    written: [
      'Quando il tempo è bello, mangia [all’aperto|al sole|all’ombra].',
      'Con il sole tutto ha più gusto, [soprattutto fuori|e si resta volentieri|anche un caffè].',
      'Porta [gli occhiali da sole|una maglia leggera|un amico] e goditi l’aria aperta.',
      'Il bel tempo chiede [una lunga pausa|qualcosa di freddo|di mangiare fuori].',
      'Il sole, un buon piatto e [una bella compagnia|un bicchiere freddo|nessuna fretta].',
      'Resta fuori e [rallenta un po’|prenditi il tuo tempo|goditi la giornata].',
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
      'Chi siamo e come è cominciata',
      'Conosciamoci meglio',
      'Conosci {first}',
    ],
    written: [
      'Dietro ogni piatto c’è [una persona|chi lo ha pensato|qualcuno che ama cucinare].',
      'Quando vieni a mangiare, [fermati a salutare|fai pure una domanda|presentati anche tu].',
      'È bello sapere [chi cucina|a chi dire grazie|chi c’è in cucina].',
      'Chiedi [come è cominciata|qual è il primo ricordo|tutta la storia] quando ci vieni a trovare.',
      'Si mangia ancora meglio quando si conosce [la storia|chi cucina|chi ti accoglie].',
      'Una storia si racconta meglio [di persona|davanti a un piatto|con calma].',
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
      'Un po’ di musica dal vivo',
      'La nostra musica dal vivo',
    ],
    written: [
      'Qualcosa di buono e della musica: [si sta bene|è una bella uscita|non serve altro].',
      'Vieni con [gli amici|la tua metà|la famiglia] e ascolta.',
      'Mangia, ascolta e [canta anche tu|resta quanto vuoi|rilassati].',
      'La musica rende più bello [un buon piatto|stare insieme|un giorno qualunque].',
      'Da vicino la musica [si gusta di più|mette allegria|ha un altro sapore].',
      'Prima si mangia, poi si ascolta, [o tutti e due insieme|o il contrario|come preferisci].',
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
      'Grandi e bambini insieme',
    ],
    written: [
      'Porta i bambini, [i nonni|i cugini|tutta la famiglia] e un buon appetito.',
      'Niente da cucinare, niente da lavare, solo [un po’ di tempo insieme|la famiglia riunita|tante chiacchiere].',
      'Mangiare insieme regala a tutti [un bel ricordo|una pausa|il tempo di parlare].',
      'I bambini mangiano, i grandi parlano, e [nessuno lava i piatti|si ride insieme|sono tutti contenti].',
      'Grandi e piccoli [appetiti|golosi|affamati] sono i benvenuti.',
      'Mangiare in famiglia è più semplice quando [cucina qualcun altro|nessuno deve apparecchiare|i piatti li laviamo noi].',
    ],
    suggested: [
      'Per i bambini c’è ____, e abbiamo ____ seggioloni.',
      'Mentre aspettano, i bambini trovano ____.',
      'Il ____ i bambini mangiano ____ con ____.',
    ],
  },
} as const satisfies Partial<CopyLibrary['sections']>;
