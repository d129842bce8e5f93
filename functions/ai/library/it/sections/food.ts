import type { CopyLibrary } from '../../copy-library.ts';

/** Meals and ways to get them. */
export const SECTIONS_FOOD = {
  catering: {
    title: [
      'Catering',
      'Il nostro catering',
      'Catering per le tue feste',
      '{name}, servizio catering',
      'Un catering per il tuo evento',
      'Il catering per aziende e famiglie',
    ],
    written: [
      'Goditi i tuoi ospiti: [a cucinare pensiamo noi|ai piatti pensiamo noi|al cibo pensiamo noi].',
      'Per [una riunione|un matrimonio|un compleanno] e per tutte le feste da ricordare.',
      'Dicci [la data|l’occasione|quanti sarete] e prepariamo una proposta insieme.',
      'Una festa riesce meglio quando [nessuno resta ai fornelli|si mangia bene|chi invita può rilassarsi].',
      'Tu inviti, [noi cuciniamo|noi prepariamo tutto|noi pensiamo al menù].',
      'In ufficio o [a casa|in giardino|dove preferisci], si mangia bene senza cucinare.',
    ],
    suggested: [
      'Cuciniamo per eventi da ____ a ____ persone.',
      'Basta avvisarci ____ giorni prima, per telefono o su ____.',
      'Chiedi il menù per il catering: ____, a partire da ____ a persona.',
    ],
  },
  delivery: {
    title: [
      'Consegna a domicilio',
      'A domicilio',
      '{name} a domicilio',
      'Consegniamo a casa tua',
      'Ordina a domicilio',
      'La consegna fino a casa',
    ],
    written: [
      'Resta a casa e [mangia bene lo stesso|apparecchia per chi vuoi|rilassati].',
      'Ci sono giorni fatti per [stare sul divano|non uscire|mangiare tranquilli a casa].',
      'Ordina quello che ti piace e [goditelo con calma|mangialo davanti a un film|dividilo in famiglia].',
      'Si può mangiare bene a casa senza [cucinare|fare la spesa|sporcare pentole].',
      'Giornata piena? [Ordina con calma|Arriviamo noi|Ci pensiamo noi].',
      'Per [un film sul divano|una giornata di pioggia|una riunione lunga], quando nessuno ha voglia di cucinare.',
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
      'Qualcosa di buono da asporto',
    ],
    written: [
      'Ordina, ritira e mangia [a casa|al parco|dove preferisci].',
      'Quello che ti piace, [sul divano|in ufficio|all’aria aperta], senza cucinare.',
      'Torna a casa con il sacchetto e [fai contenti tutti|nessuno deve cucinare|mangiate subito].',
      'Non hai tempo per cucinare? [Ordina e ritira|Ci pensiamo noi|Chiama e passa da noi].',
      'Ognuno sceglie il suo piatto, e [siete tutti contenti|nessuno cucina|a casa si mangia subito].',
      'Porta via quello che ami e [mangialo con calma|dividilo in famiglia|goditi la tua casa].',
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
      '{name} all’ora del brunch',
      'Un brunch in famiglia',
    ],
    written: [
      'Dormi quanto vuoi, poi [un caffè e qualcosa di buono|qualcosa di dolce|qualcosa di salato], senza fretta.',
      'Il brunch è un bel modo per [rivedere gli amici|stare in famiglia|cominciare la giornata].',
      'Dolce, salato o [tutti e due|un po’ di tutto|quello che ti va]: scegli con calma.',
      'Una mattina lenta, un buon caffè e [tante chiacchiere|la famiglia intorno|nessuna fretta].',
      'Vieni con [gli amici|i bambini|chi vuoi tu] e prenditi il tuo tempo.',
      'Tra colazione e pranzo c’è spazio per [un’altra tazza|una lunga chiacchierata|qualcosa di buono].',
    ],
    suggested: [
      'Il brunch si serve il ____, dalle ____ alle ____.',
      'Al brunch si ordina soprattutto ____.',
      'Per il brunch conviene prenotare: {phone}.',
    ],
  },
  lunch: {
    title: [
      'A pranzo',
      'Il pranzo',
      'Vieni a pranzo',
      '{name} a pranzo',
      'La pausa pranzo',
      'Pranzare con noi',
    ],
    written: [
      'Fai una vera pausa e [mangia con calma|lascia lo schermo|goditi qualcosa di buono].',
      'Un buon pranzo rende il pomeriggio [più leggero|più breve|più sereno].',
      'Vieni con [i colleghi|un’amica|un cliente] e goditi la pausa.',
      'Metà giornata è fatta: [è ora di mangiare|ti meriti una pausa|concediti un buon piatto].',
      'Alzati dalla scrivania, mangia bene e [torna di buonumore|respira un po’|prenditi il tuo tempo].',
      'Il pranzo è un bel momento per [rivedere un amico|parlare con calma|staccare un po’].',
    ],
    suggested: [
      'A pranzo siamo aperti il ____, dalle ____ alle ____.',
      'Se hai fretta, prendi ____.',
      'Il menù di pranzo: ____ a ____.',
    ],
  },
  specials: {
    title: [
      'Le nostre specialità',
      'Specialità della casa',
      '{name}, le specialità',
      'Assaggia le specialità',
      'Specialità da provare',
      'Una specialità in più',
    ],
    written: [
      'Un buon motivo per [venire a trovarci|assaggiare qualcosa di nuovo|tornare].',
      'Questa volta prova qualcosa di [diverso|nuovo|speciale].',
      'Venite in due e [dividete|assaggiate insieme|scambiatevi i piatti].',
      'Il tuo piatto preferito può aspettare [un giorno|la prossima volta|un po’].',
      'Basta una novità per rendere più bello [un giorno qualunque|un pranzo|un martedì].',
      'Chiedi consiglio quando ordini, [ti aiutiamo volentieri|siamo qui per questo|te ne parliamo con piacere].',
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
      'Un buono regalo per chi ami',
      'Buono regalo {name}',
      'Il buono regalo',
    ],
    written: [
      'Regala [qualcosa di buono|un momento insieme|un giorno senza cucinare].',
      'Un regalo semplice per [un compleanno|dire grazie|una bella notizia], e gradito da chi ama mangiare.',
      'Di’ [grazie|auguri|complimenti] con qualcosa di buono.',
      'Piace a tutti [mangiare bene|essere invitati|una pausa dai fornelli].',
      'Facile da [scegliere|donare|portare], bello da ricevere.',
      'Invita [un amico|i tuoi genitori|una collega] senza fissare una data.',
    ],
    suggested: [
      'I nostri buoni partono da ____.',
      'Si acquistano da noi o su ____.',
      'Valgono ____ e si usano per ____.',
    ],
  },
} as const satisfies Partial<CopyLibrary['sections']>;
