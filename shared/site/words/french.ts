import { FRENCH_DISH } from './dish-words.ts';
import type { SiteWords } from './site-words.ts';
import { days, diets, links, sections, titles } from './words-by-key.ts';

export const FRENCH: SiteWords = {
  sections: sections('Accueil | La maison | La carte | Galerie | Questions | Avis | Contact'),
  titles: titles(
    'Qui sommes-nous | Notre carte | Galerie | Bon à savoir | Ce que disent nos clients | Nous trouver',
  ),
  days: days('lundi | mardi | mercredi | jeudi | vendredi | samedi | dimanche'),
  usualClock: '24-hour',
  skipToContent: 'Aller au contenu',
  onThisPage: 'Sur cette page',
  viewMenu: 'Voir la carte',
  fullMenu: 'Voir toute la carte',
  reserve: 'Réserver une table',
  call: 'Appeler',
  backToTop: 'Haut de page',
  hours: 'Horaires',
  specialHours: 'Horaires exceptionnels',
  openFrom: (time) => `à partir de ${time}`,
  lastSeating: (time) => `dernier service : ${time}`,
  address: 'Adresse',
  directions: 'Itinéraire',
  sayCode: 'Montrez ou dites ce code en commandant',
  goodUntil: (day) => `Valable jusqu’au ${day}`,
  phone: 'Téléphone',
  email: 'E-mail',
  payment: 'Paiement',
  parking: 'Stationnement',
  access: 'Accès',
  beforeYouCome: 'Avant de venir',
  diets: diets(
    'Toute la cuisine est végane. | Toute la cuisine est végétarienne. | Nous servons du poisson, mais pas de viande. | Toute la cuisine est halal. | Toute la cuisine est casher. | Toute la cuisine est sans gluten.',
  ),
  dish: FRENCH_DISH,
  online: 'En ligne',
  links: links('Site web | Réserver en ligne | Commander en ligne | Plan | Avis'),
  closed: 'fermé',
  midnight: 'minuit',
  notRated: 'Pas encore de note',
  rated: (rating) => `Note : ${rating} sur 5`,
  outOf: (rating) => `${rating} sur 5`,
  samples: {
    note: 'Exemple – à remplacer par le vôtre',
    about: 'Dites à vos clients qui cuisine, où il l’a appris, et ce qu’il faut savoir avant de s’asseoir.',
    faqs: [
      { question: 'Prenez-vous les réservations ?', answer: 'Dites ici comment réserver une table.' },
      { question: 'Avez-vous des plats végétariens ?', answer: 'Citez-en quelques-uns ici.' },
      { question: 'Y a-t-il un parking ?', answer: 'Indiquez où se garer.' },
    ],
    reviews: [
      { name: 'Un client', text: 'Un mot aimable d’un de vos clients trouve sa place ici.' },
      { name: 'Une cliente', text: 'On lit surtout les avis courts qui nomment un plat.' },
      { name: 'Un habitué', text: 'Demandez à un habitué pourquoi il revient, et citez-le.' },
    ],
  },
  imageAt: (what, name) => `${what} – ${name}`,
};
