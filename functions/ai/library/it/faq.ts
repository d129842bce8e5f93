import type { CopyLibrary } from '../copy-library.ts';

/** Guests’ questions. The owner confirms or completes the answers. */
export const FAQ: CopyLibrary['faq'] = {
  reservations: {
    question: ['Posso prenotare un tavolo?'],
    suggested: [
      'Sì, [per telefono|con una chiamata|chiamandoci]: {phone}.',
      'Sì, per telefono o di persona.',
      'Sì, ma puoi venire anche senza prenotare.',
      'Sì, per gruppi da ____ in su.',
    ],
  },
  walk_ins: {
    question: ['Posso venire senza prenotare?'],
    suggested: [
      'Sì. Se c’è attesa, ti diciamo quanto.',
      'Sì, secondo i tavoli liberi.',
      'Sì. Teniamo ____ tavoli per chi non prenota.',
    ],
  },
  parking: {
    question: ['Dove posso parcheggiare?'],
    suggested: [
      'Nelle vie vicine.',
      'Lungo la strada, [a pochi passi|vicino all’ingresso|qui accanto].',
      'Il posto più comodo è ____.',
      'Di solito si trova posto in via ____.',
    ],
  },
  transit: {
    question: ['Come arrivo con i mezzi?'],
    suggested: ['La fermata più vicina è ____, a ____ minuti a piedi.'],
  },
  allergies: {
    question: ['Ho un’allergia: come faccio?'],
    suggested: [
      'Diccelo prima di ordinare e vediamo insieme [cosa va bene|cosa evitare|quali piatti scegliere].',
      'Diccelo quando ordini: [chiediamo in cucina|controlliamo insieme|verifichiamo gli ingredienti].',
      'Avvisaci appena arrivi. In cucina usiamo ____, quindi controlliamo insieme il menù.',
    ],
  },
  gluten_free: {
    question: ['Avete piatti senza glutine?'],
    suggested: [
      'Sì, per esempio ____. Se hai la celiachia, avvisaci [prima di ordinare|appena arrivi|quando prenoti].',
    ],
  },
  vegetarian: {
    question: ['Ci sono piatti vegetariani?'],
    suggested: [
      'Sì. Chiedici quali e [ti consigliamo|ti aiutiamo a scegliere|ti diamo un’idea].',
      'Sì: ____, ____ e ____.',
      'Sì, per esempio ____ e ____.',
    ],
  },
  vegan: {
    question: ['Ci sono piatti vegani?'],
    suggested: ['Sì: ____. Altri si possono avere senza ____.'],
  },
  halal_kosher: {
    question: ['Servite carne halal o kosher?'],
    suggested: ['La nostra carne è ____, di ____. Per gli altri ingredienti chiedi pure.'],
  },
  kids: {
    question: ['Posso venire con i bambini?'],
    suggested: [
      'Sì, i bambini sono i benvenuti.',
      'Sì. Dicci cosa gli piace e [ti aiutiamo a scegliere|ti consigliamo|ti diamo un’idea].',
      'Sì. Ci sono porzioni piccole di ____.',
      'Sì, e di solito scelgono ____.',
    ],
  },
  high_chairs: {
    question: ['Avete i seggioloni?'],
    suggested: [
      'Sì. Chiedine uno [quando prenoti|quando arrivi|all’arrivo].',
      'Sì, ne abbiamo ____. Chiedine uno quando prenoti.',
    ],
  },
  dogs: {
    question: ['Può venire anche il mio cane?'],
    suggested: ['Sì, ai tavoli all’aperto.', 'In sala no, ma in ____ sì.'],
  },
  groups: {
    question: ['Si può venire in gruppo?'],
    suggested: [
      'Sì. Dicci [quanti siete|l’orario|il giorno] e prepariamo i tavoli.',
      'Sì, fino a ____ persone. Avvisaci ____ prima.',
    ],
  },
  private_events: {
    question: ['Si può riservare il locale per una festa?'],
    suggested: [
      'Sì. Dicci [la data|cosa festeggi|la tua idea] e prepariamo una proposta.',
      'Sì, per gruppi da ____ a ____ persone. Dicci [la data|cosa festeggi|cosa hai in mente] e prepariamo una proposta.',
    ],
  },
  birthdays: {
    question: ['Posso festeggiare il compleanno da voi?'],
    suggested: ['Sì. Dicci la data e quanti siete.', 'Sì. Dicci la data e prepariamo ____.'],
  },
  catering: {
    question: ['Cucinate anche per feste e uffici?'],
    suggested: [
      'Sì. Dicci [la data|quanti siete|l’occasione] e prepariamo una proposta.',
      'Sì, da ____ persone in su e con ____ di anticipo. Chiamaci per il menù.',
    ],
  },
  takeout: {
    question: ['Posso ordinare da asporto?'],
    suggested: [
      'Sì. Chiama il {phone} e passa a ritirare.',
      'Sì, ordinando [al banco|di persona|sul posto].',
      'Sì, tutto il menù tranne ____.',
    ],
  },
  delivery: {
    question: ['Consegnate a domicilio?'],
    suggested: ['Sì, tramite ____.', 'Sì, fino a ____, con un ordine minimo di ____.'],
  },
  online_ordering: {
    question: ['Si può ordinare online?'],
    suggested: [
      'Sì, su {link}. Scegli l’ora e passa a ritirare.',
      'Per ora no. Chiamaci al {phone} e prendiamo il tuo ordine.',
    ],
  },
  outdoor_seating: {
    question: ['Ci sono tavoli all’aperto?'],
    suggested: ['Sì, quando fa bel tempo.', 'Sì, ____ tavoli fuori, quando fa bel tempo.'],
  },
  wheelchair: {
    question: ['Si entra in sedia a rotelle?'],
    suggested: ['Sì. All’ingresso non ci sono gradini.', 'All’ingresso c’è ____. Chiamaci e ti aiutiamo.'],
  },
  payment: {
    question: ['Come posso pagare?'],
    suggested: ['Con carta, contanti o telefono.', 'Con carta o contanti.', 'Con contanti e ____.'],
  },
  gift_cards: {
    question: ['Avete buoni regalo?'],
    suggested: [
      'Sì. Chiedine uno [in cassa|quando vieni|di persona].',
      'Sì, a partire da ____. Chiedine uno in cassa o su ____.',
    ],
  },
  dress_code: {
    question: ['Bisogna vestirsi eleganti?'],
    suggested: [
      'No. Vieni con [quello che preferisci|abiti comodi|quello che ti piace].',
      'Chiediamo solo ____.',
    ],
  },
  corkage: {
    question: ['Posso portare il mio vino?'],
    suggested: [
      'Sì. Il diritto di tappo è di ____ a bottiglia.',
      'No, ma ti aiutiamo a sceglierne [uno|uno che ti piaccia|uno adatto al piatto].',
    ],
  },
  happy_hour: {
    question: ['Fate l’aperitivo?'],
    suggested: ['Sì, il ____ dalle ____ alle ____: ____.'],
  },
  brunch: {
    question: ['Fate il brunch?'],
    suggested: ['Sì, il ____ dalle ____ alle ____. Il più richiesto è ____.'],
  },
  lunch: {
    question: ['Siete aperti a pranzo?'],
    suggested: ['Sì, dalle ____ alle ____.', 'Sì. Il menù di mezzogiorno: ____ a ____.'],
  },
  kitchen_hours: {
    question: ['Fino a che ora si può ordinare?'],
    suggested: ['Le ultime ordinazioni sono alle ____.'],
  },
  live_music: {
    question: ['C’è musica dal vivo?'],
    suggested: ['Sì, il ____ dalle ____ in poi.'],
  },
  wifi: {
    question: ['C’è il wifi per i clienti?'],
    suggested: ['Sì. Chiedici la password.', 'No, ma il telefono prende bene.'],
  },
  cake: {
    question: ['Posso portare la mia torta?'],
    suggested: [
      'Sì. La teniamo [in frigo|da parte|in cucina] e portiamo i piattini.',
      'Sì, per ____. Avvisaci ____ prima.',
    ],
  },
  split_bill: {
    question: ['Possiamo dividere il conto?'],
    suggested: ['Sì. Diccelo al momento di pagare.', 'Sì, fino a ____ carte.'],
  },
  spice_level: {
    question: ['I piatti sono molto piccanti?'],
    suggested: [
      'Il più piccante è ____. Il più delicato è ____.',
      'Decidi tu quanto. Diccelo quando ordini.',
    ],
  },
  drinks: {
    question: ['Cosa c’è da bere?'],
    suggested: ['Abbiamo ____, ____ e, senza alcol, ____.'],
  },
  first_visit: {
    question: ['È la prima volta: cosa prendo?'],
    suggested: [
      'Chiedici un consiglio, [secondo i tuoi gusti|secondo la fame|secondo la voglia].',
      'Comincia da ____, poi prova ____.',
      'Il piatto più richiesto è ____.',
    ],
  },
  sharing: {
    question: ['Cosa si può dividere?', 'In due, cosa prendiamo da dividere?'],
    suggested: [],
  },
  dessert: {
    question: ['C’è il dolce?', 'Cosa c’è di dolce?'],
    suggested: [],
  },
};
