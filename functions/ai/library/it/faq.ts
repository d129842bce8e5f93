import type { CopyLibrary } from '../copy-library.ts';

/** Guests’ questions. The owner confirms or completes the answers. */
export const FAQ: CopyLibrary['faq'] = {
  reservations: {
    question: ['Posso prenotare un tavolo?'],
    suggested: [
      'Certo. Prenota [per telefono|con una chiamata|chiamandoci]: {phone}.',
      'Sì, per gruppi da ____ in su. Sotto quel numero, basta venire.',
    ],
  },
  walk_ins: {
    question: ['Posso venire senza prenotare?'],
    suggested: [
      'Certo. Se c’è attesa, ti diciamo quanto.',
      'Teniamo sempre ____ tavoli per chi arriva senza prenotare.',
    ],
  },
  parking: {
    question: ['Dove posso parcheggiare?'],
    suggested: [
      'Nelle vie intorno di solito [si trova posto|c’è posto|un posto si trova].',
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
      'Diccelo prima di ordinare e ti spieghiamo [cosa puoi mangiare|cosa evitare|quali piatti vanno bene].',
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
    question: ['Cosa trova chi è vegetariano?'],
    suggested: ['Parecchio: ____, ____ e ____.', 'I piatti vegetariani sono quelli con ____.'],
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
      'Certo, i bambini [sono i benvenuti|ci fanno piacere|mangiano volentieri qui].',
      'Certo. Ci sono porzioni piccole di ____.',
      'Sì, e di solito vanno matti per ____.',
    ],
  },
  high_chairs: {
    question: ['Avete i seggioloni?'],
    suggested: ['Sì, ne abbiamo ____. Avvisaci e te ne teniamo uno.'],
  },
  dogs: {
    question: ['Può venire anche il mio cane?'],
    suggested: [
      'Ai tavoli fuori [volentieri|certo che sì|senza problemi]. La ciotola d’acqua la mettiamo noi.',
      'In sala no, ma in ____ sì.',
    ],
  },
  groups: {
    question: ['Siamo in tanti: c’è posto?'],
    suggested: [
      'Sì. Chiamaci e [uniamo i tavoli|prepariamo una tavolata|vi sistemiamo vicini].',
      'Uniamo i tavoli per gruppi fino a ____ persone. Avvisaci ____ prima.',
    ],
  },
  private_events: {
    question: ['Si può riservare il locale per una festa?'],
    suggested: [
      'Sì, per gruppi da ____ a ____ persone. Dicci [la data|cosa festeggi|cosa hai in mente] e prepariamo una proposta.',
    ],
  },
  birthdays: {
    question: ['Posso festeggiare il compleanno da voi?'],
    suggested: ['Ci farebbe piacere. Dicci quando e prepariamo ____.'],
  },
  catering: {
    question: ['Cucinate anche per feste e uffici?'],
    suggested: [
      'Sì, da ____ persone in su e con ____ di anticipo. Chiamaci e pensiamo [al menù insieme|insieme al menù|noi al menù].',
    ],
  },
  takeout: {
    question: ['Posso ordinare da asporto?'],
    suggested: ['Sì. Chiama il {phone} e passa a ritirare.', 'Tutto il menù si può asportare, tranne ____.'],
  },
  delivery: {
    question: ['Consegnate a domicilio?'],
    suggested: ['Sì, tramite ____.', 'Arriviamo fino a ____, con un ordine minimo di ____.'],
  },
  online_ordering: {
    question: ['Si può ordinare online?'],
    suggested: [
      'Sì, su {link}. Scegli l’ora e passa a ritirare.',
      'Per ora no. Chiamaci al {phone} e ti aiutiamo volentieri.',
    ],
  },
  outdoor_seating: {
    question: ['Ci sono tavoli all’aperto?'],
    suggested: ['Sì, ____ tavoli fuori, finché il tempo lo permette.'],
  },
  wheelchair: {
    question: ['Si entra in sedia a rotelle?'],
    suggested: ['Sì. All’ingresso non ci sono gradini.', 'All’ingresso c’è ____. Chiamaci e ti aiutiamo.'],
  },
  payment: {
    question: ['Come posso pagare?'],
    suggested: ['Con carta, contanti o telefono.', 'Accettiamo contanti e ____.'],
  },
  gift_cards: {
    question: ['Avete buoni regalo?'],
    suggested: ['Sì, a partire da ____. Chiedilo quando vieni o su ____.'],
  },
  dress_code: {
    question: ['Bisogna vestirsi eleganti?'],
    suggested: [
      'No. Vieni con [quello che hai addosso|vestiti comodi|quello che ti piace].',
      'Chiediamo solo ____. Per il resto fai tu.',
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
    suggested: ['Il ____ dalle ____ alle ____. Il più richiesto è ____.'],
  },
  lunch: {
    question: ['Siete aperti a pranzo?'],
    suggested: [
      'Sì, dalle ____ alle ____. Se vai di corsa, diccelo.',
      'C’è un menù di mezzogiorno: ____ a ____.',
    ],
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
    suggested: ['Sì. Chiedi la password ed è tua.', 'No, ma il telefono prende bene.'],
  },
  cake: {
    question: ['Posso portare la mia torta?'],
    suggested: [
      'Sì. La teniamo [in frigo|da parte|al sicuro] e mettiamo i piattini.',
      'Volentieri, per ____. Avvisaci ____ prima.',
    ],
  },
  split_bill: {
    question: ['Possiamo dividere il conto?'],
    suggested: ['Certo. Dicci come e facciamo i conti.', 'Sì, fino a ____ carte.'],
  },
  spice_level: {
    question: ['I piatti sono molto piccanti?'],
    suggested: [
      'Il più piccante è ____. Se preferisci andarci piano, prendi ____.',
      'Decidi tu quanto. Diccelo quando ordini.',
    ],
  },
  drinks: {
    question: ['Cosa c’è da bere?'],
    suggested: ['Abbiamo ____, ____ e, senza alcol, ____.'],
  },
  first_visit: {
    question: ['È la prima volta: cosa prendo?'],
    suggested: ['Comincia da ____. Se siete in due, aggiungi ____.', 'Noi prenderemmo ____ e poi ____.'],
  },
  sharing: {
    question: ['Cosa si può dividere?', 'Siamo in due e non sappiamo decidere: cosa prendiamo?'],
    suggested: [],
  },
  dessert: {
    question: ['C’è il dolce?', 'Cosa c’è di dolce?'],
    suggested: [],
  },
};
