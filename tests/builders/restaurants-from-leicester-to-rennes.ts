import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { booking, restaurant, story, website } from './a-described-restaurant.ts';

/** Restaurants whose owners write English, German, and French. */
export const RESTAURANTS_FROM_LEICESTER_TO_RENNES: readonly RestaurantProfile[] = [
  restaurant({
    basics: [
      'Masala Street',
      'restaurant',
      'Punjabi',
      'en',
      'GB',
      '77 Belgrave Rd',
      'Leicester',
      '0116 555 0144',
    ],
    dishes: [
      ['Butter chicken', '£12.95', 'Curries', 'tomato, cream, kasuri methi'],
      ['Dal makhani', '£9.50', 'Curries', 'black lentils cooked overnight'],
      ['Lamb rogan josh', '£13.95', 'Curries'],
      ['Garlic naan', '£3.50', 'Breads'],
      ['Gulab jamun', '£4.50', 'Desserts'],
    ],
    hours: ['|2-7|17:00|23:00'],
    closed: [1],
    more: { diets: ['halal'] },
  }),
  restaurant({
    basics: ['Laneway Roasters', 'coffee bar', '', 'en', 'AU', '14 Degraves St', 'Melbourne', ''],
    dishes: [
      ['Flat white', '$5.20', 'Coffee'],
      ['Batch brew', '$5', 'Coffee'],
      ['Smashed avocado toast', '$19', 'All day', 'sourdough, feta, lemon'],
      ['Almond croissant', '$7', 'Pastry'],
    ],
    hours: ['|1-5|07:00|15:00', '|6-7|08:00|14:00'],
  }),
  restaurant({
    basics: [
      'Gasthaus Zur Linde',
      'Gasthaus',
      'bayerisch',
      'de',
      'DE',
      'Lindenplatz 4',
      'Freising',
      '08161 555012',
    ],
    dishes: [
      ['Schweinsbraten', '16,90 €', 'Hauptspeisen', 'mit Knödel und Krautsalat'],
      ['Käsespätzle', '13,50 €', 'Hauptspeisen', 'Bergkäse und Röstzwiebeln'],
      ['Obatzda', '9,80 €', 'Brotzeit', 'mit Breze'],
      ['Kaiserschmarrn', '11,50 €', 'Nachspeisen', 'mit Zwetschgenröster'],
    ],
    hours: ['Mittag|3-7|11:30|14:00', 'Abend|3-7|17:30|22:00'],
    closed: [1, 2],
    more: {
      house_notes: [{ text: 'Hunde sind willkommen.' }, { text: 'Nur Barzahlung.' }],
      story: story('Seit 1953 in dritter Hand.'),
    },
  }),
  restaurant({
    basics: ['Beisl am Eck', 'Beisl', 'wienerisch', 'de', 'AT', 'Neubaugasse 21', 'Wien', '01 555 0188'],
    dishes: [
      ['Wiener Schnitzel', '22 €', 'Hauptspeisen', 'vom Kalb, mit Erdäpfelsalat'],
      ['Tafelspitz', '24 €', 'Hauptspeisen', 'mit Apfelkren und Schnittlauchsauce'],
      ['Gulasch', '15 €', 'Hauptspeisen'],
      ['Topfenstrudel', '8 €', 'Süßes'],
    ],
    hours: ['|1-5|11:00|23:00'],
    closed: [6, 7],
    more: { links: [booking('https://beislameck.example/tisch')] },
  }),
  restaurant({
    basics: [
      'Bouchon Marcelle',
      'bouchon',
      'lyonnaise',
      'fr',
      'FR',
      '9 rue Mercière',
      'Lyon',
      '04 78 55 01 23',
    ],
    dishes: [
      ['Quenelle de brochet', '21 €', 'Plats', 'sauce nantua, riz pilaf'],
      ['Tablier de sapeur', '19 €', 'Plats', 'sauce gribiche'],
      ['Salade lyonnaise', '13 €', 'Entrées', 'lardons, œuf poché, croûtons'],
      ['Tarte aux pralines', '8 €', 'Desserts'],
    ],
    hours: ['Déjeuner|2-6|12:00|14:00', 'Dîner|2-6|19:00|22:00'],
    closed: [1, 7],
    more: {
      people: [
        {
          name: 'Marcelle Favre',
          role: 'patronne',
          sentence: 'Marcelle est derrière le comptoir depuis 2004.',
        },
      ],
      links: [website('https://marcelle.example')],
    },
  }),
  restaurant({
    basics: ['Crêperie Ti Breizh', 'crêperie', 'bretonne', 'fr', 'FR', '2 quai Duguay-Trouin', 'Rennes', ''],
    dishes: [
      ['Galette complète', '10,50 €', 'Galettes', 'jambon, œuf, emmental'],
      ['Galette andouille', '12 €', 'Galettes', 'andouille de Guémené, moutarde'],
      ['Crêpe caramel beurre salé', '6,50 €', 'Crêpes'],
      ['Cidre brut', '4 €', 'Boissons'],
    ],
    hours: ['|2-7|12:00|22:00'],
    closed: [1],
  }),
];
