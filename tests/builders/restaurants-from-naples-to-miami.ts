import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { restaurant, story } from './a-described-restaurant.ts';

/** Restaurants whose owners write Italian and Spanish, and one with hardly any facts. */
export const RESTAURANTS_FROM_NAPLES_TO_MIAMI: readonly RestaurantProfile[] = [
  restaurant({
    basics: [
      'Da Gennaro',
      'pizzeria',
      'napoletana',
      'it',
      'IT',
      'via dei Tribunali 88',
      'Napoli',
      '081 555 0199',
    ],
    dishes: [
      ['Margherita', '6 €', 'Pizze', 'pomodoro San Marzano, fior di latte, basilico'],
      ['Marinara', '5 €', 'Pizze', 'pomodoro, aglio, origano'],
      ['Diavola', '8 €', 'Pizze'],
      ['Frittatina', '3 €', 'Fritti', 'bucatini, besciamella, piselli'],
      ['Babà', '4 €', 'Dolci'],
    ],
    hours: ['|2-7|12:00|15:30', 'Sera|2-7|19:00|23:30'],
    closed: [1],
    more: { story: story('Siamo qui dal 1962, stesso forno, stessa strada.') },
  }),
  restaurant({
    basics: [
      'Trattoria Pennestri',
      'trattoria',
      'romana',
      'it',
      'IT',
      'via Ostiense 12',
      'Roma',
      '06 555 0101',
    ],
    dishes: [
      ['Gricia', '13 €', 'Primi', 'guanciale croccante, pecorino'],
      ['Amatriciana', '13 €', 'Primi'],
      ['Coda alla vaccinara', '18 €', 'Secondi', 'sedano, pinoli, cacao'],
      ['Puntarelle', '8 €', 'Contorni', 'alici e aglio'],
    ],
    hours: ['Pranzo|4-7|12:30|15:00', 'Cena|2-7|19:30|23:00'],
    closed: [1],
    more: { house_notes: [{ text: 'I cani sono i benvenuti.' }] },
  }),
  restaurant({
    basics: [
      'Taberna La Manzanilla',
      'taberna',
      'andaluza',
      'es',
      'ES',
      'Calle Feria 31',
      'Sevilla',
      '954 555 012',
    ],
    dishes: [
      ['Croquetas de jamón', '9 €', 'Tapas', 'ocho unidades'],
      ['Tortilla de patatas', '7 €', 'Tapas', 'con cebolla'],
      ['Espinacas con garbanzos', '8 €', 'Tapas'],
      ['Presa ibérica', '18 €', 'Platos', 'a la brasa, con mojo verde'],
    ],
    hours: ['Mediodía|2-7|12:30|16:30', 'Noche|2-6|20:00|00:00'],
    closed: [1],
    more: { story: story('Abrimos en 1987 con una barra y seis taburetes.') },
  }),
  restaurant({
    basics: [
      'Taquería Los Güeros',
      'taquería',
      'mexicana',
      'es',
      'MX',
      'Av. Insurgentes 410',
      'Ciudad de México',
      '55 5555 0177',
    ],
    dishes: [
      ['Taco al pastor', '$24', 'Tacos', 'piña, cilantro, cebolla'],
      ['Gringa', '$55', 'Tacos', 'tortilla de harina, queso, pastor'],
      ['Pozole rojo', '$120', 'Caldos', 'maíz cacahuazintle, cerdo, rábano'],
      ['Agua de jamaica', '$30', 'Bebidas'],
    ],
    hours: ['|1-7|13:00|02:00'],
  }),
  restaurant({
    basics: [
      'La Abuela Cuban Kitchen',
      'restaurant',
      'Cuban',
      'es',
      'US',
      '1840 SW 8th St',
      'Miami',
      '(305) 555-0190',
    ],
    dishes: [
      ['Ropa vieja', '$17', 'Platos', 'res deshebrada, arroz, frijoles negros'],
      ['Sándwich cubano', '$12', 'Sándwiches', 'jamón, lechón, queso suizo, pepinillos'],
      ['Croquetas', '$6', 'Entradas'],
      ['Cortadito', '$3', 'Café'],
    ],
    hours: ['|1-7|07:00|22:00'],
    more: { languages: ['es', 'en'] },
  }),
  restaurant({
    basics: ['Corner Spot', '', '', 'en', 'US', '', 'Dayton', '(937) 555-0102'],
    dishes: [
      ['Cheeseburger', '$9'],
      ['Fries', '$4'],
      ['Vanilla shake', '$5'],
    ],
  }),
];
