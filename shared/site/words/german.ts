import { GERMAN_DISH } from './dish-words.ts';
import type { SiteWords } from './site-words.ts';
import { days, diets, links, sections, titles } from './words-by-key.ts';

export const GERMAN: SiteWords = {
  sections: sections('Willkommen | Über uns | Speisekarte | Galerie | Fragen | Stimmen | Kontakt'),
  titles: titles(
    'Über uns | Unsere Karte | Galerie | Gut zu wissen | Das sagen unsere Gäste | So finden Sie uns',
  ),
  days: days('Montag | Dienstag | Mittwoch | Donnerstag | Freitag | Samstag | Sonntag'),
  usualClock: '24-hour',
  skipToContent: 'Zum Inhalt',
  onThisPage: 'Auf dieser Seite',
  viewMenu: 'Zur Speisekarte',
  fullMenu: 'Zur ganzen Speisekarte',
  reserve: 'Tisch reservieren',
  call: 'Anrufen',
  backToTop: 'Nach oben',
  hours: 'Öffnungszeiten',
  specialHours: 'Sonderöffnungszeiten',
  openFrom: (time) => `ab ${time}`,
  lastSeating: (time) => `letzter Einlass: ${time}`,
  address: 'Adresse',
  directions: 'Route planen',
  sayCode: 'Zeigen oder nennen Sie diesen Code bei der Bestellung',
  goodUntil: (day) => `Gültig bis ${day}`,
  phone: 'Telefon',
  email: 'E-Mail',
  payment: 'Zahlung',
  parking: 'Parken',
  access: 'Zugang',
  beforeYouCome: 'Vor dem Besuch',
  diets: diets(
    'Die ganze Küche ist vegan. | Die ganze Küche ist vegetarisch. | Auf der Karte steht Fisch, aber kein Fleisch. | Die ganze Küche ist halal. | Die ganze Küche ist koscher. | Die ganze Küche ist glutenfrei.',
  ),
  dish: GERMAN_DISH,
  online: 'Online',
  links: links('Website | Online reservieren | Online bestellen | Karte | Bewertungen'),
  closed: 'geschlossen',
  midnight: 'Mitternacht',
  notRated: 'Noch nicht bewertet',
  rated: (rating) => `Bewertung: ${rating} von 5`,
  outOf: (rating) => `${rating} von 5`,
  samples: {
    note: 'Beispiel – bitte ersetzen',
    about:
      'Erzählen Sie Ihren Gästen, wer kocht, wo das gelernt wurde und was sie wissen sollten, bevor sie Platz nehmen.',
    faqs: [
      { question: 'Kann man reservieren?', answer: 'Sagen Sie hier, wie Gäste einen Tisch bestellen.' },
      { question: 'Gibt es vegetarische Gerichte?', answer: 'Nennen Sie hier einige davon.' },
      { question: 'Gibt es Parkplätze?', answer: 'Sagen Sie, wo das Auto stehen kann.' },
    ],
    reviews: [
      { name: 'Ein Gast', text: 'Hier steht ein freundliches Wort eines Ihrer Gäste.' },
      { name: 'Noch ein Gast', text: 'Gelesen werden kurze Stimmen, die ein Gericht nennen.' },
      {
        name: 'Ein Stammgast',
        text: 'Fragen Sie einen Stammgast, warum er wiederkommt, und zitieren Sie ihn.',
      },
    ],
  },
  imageAt: (what, name) => `${what} – ${name}`,
};
