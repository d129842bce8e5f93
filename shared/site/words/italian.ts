import { ITALIAN_DISH } from './dish-words.ts';
import type { SiteWords } from './site-words.ts';
import { days, diets, links, sections, titles } from './words-by-key.ts';

export const ITALIAN: SiteWords = {
  sections: sections('Benvenuti | Chi siamo | Menu | Galleria | Domande | Recensioni | Contatti'),
  titles: titles(
    'Chi siamo | Il nostro menu | Galleria | Buono a sapersi | Che cosa dicono gli ospiti | Venite a trovarci',
  ),
  days: days('lunedì | martedì | mercoledì | giovedì | venerdì | sabato | domenica'),
  usualClock: '24-hour',
  skipToContent: 'Vai al contenuto',
  onThisPage: 'In questa pagina',
  viewMenu: 'Vedi il menu',
  fullMenu: 'Vedi il menu completo',
  reserve: 'Prenota un tavolo',
  call: 'Chiama',
  backToTop: 'Torna su',
  hours: 'Orari',
  specialHours: 'Orari speciali',
  openFrom: (time) => `dalle ${time}`,
  lastSeating: (time) => `ultimo ingresso: ${time}`,
  address: 'Indirizzo',
  directions: 'Indicazioni stradali',
  sayCode: 'Mostra o di’ questo codice quando ordini',
  goodUntil: (day) => `Valido fino al ${day}`,
  phone: 'Telefono',
  email: 'E-mail',
  payment: 'Pagamento',
  parking: 'Parcheggio',
  access: 'Accesso',
  beforeYouCome: 'Prima di venire',
  diets: diets(
    'Tutta la cucina è vegana. | Tutta la cucina è vegetariana. | Serviamo pesce, ma niente carne. | Tutta la cucina è halal. | Tutta la cucina è kosher. | Tutta la cucina è senza glutine.',
  ),
  dish: ITALIAN_DISH,
  online: 'Online',
  links: links('Sito web | Prenota online | Ordina online | Mappa | Recensioni'),
  closed: 'chiuso',
  midnight: 'mezzanotte',
  notRated: 'Ancora nessun voto',
  rated: (rating) => `Voto: ${rating} su 5`,
  outOf: (rating) => `${rating} su 5`,
  samples: {
    note: 'Esempio – da sostituire con il vostro',
    about: 'Raccontate agli ospiti chi cucina, dove ha imparato e che cosa sapere prima di sedersi a tavola.',
    faqs: [
      { question: 'Si può prenotare?', answer: 'Dite qui come prenotare un tavolo.' },
      { question: 'Ci sono piatti vegetariani?', answer: 'Nominatene qui alcuni.' },
      { question: 'C’è un parcheggio?', answer: 'Dite dove lasciare l’auto.' },
    ],
    reviews: [
      { name: 'Un ospite', text: 'Qui va una parola gentile di un vostro ospite.' },
      { name: 'Un’altra ospite', text: 'Si leggono le recensioni brevi che nominano un piatto.' },
      { name: 'Un cliente abituale', text: 'Chiedete a un cliente abituale perché torna, e citatelo.' },
    ],
  },
  imageAt: (what, name) => `${what} – ${name}`,
};
