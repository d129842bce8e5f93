import cafeNandu from './images/cafe-nandu-phone.webp';
import kazeRamen from './images/kaze-ramen-phone.webp';
import laMarea from './images/la-marea-phone.webp';
import osteriaLupo from './images/osteria-lupo-wide.webp';
import osteriaLupo640 from './images/osteria-lupo-wide-640.webp';
import osteriaLupo840 from './images/osteria-lupo-wide-840.webp';

/*
 * Websites that the platform made, photographed as they are. `brief` is all that it was told, word for word.
 * The restaurants are invented.
 */

/** 1200 × 840 pixels and smaller. */
export const HERO_SITE = {
  name: 'Osteria Lupo',
  brief: 'Roman trattoria, wood oven, lunch menu at 14.50, closed Mondays.',
  image: osteriaLupo,
  srcSet: `${osteriaLupo640} 640w, ${osteriaLupo840} 840w, ${osteriaLupo} 1200w`,
};

/** On a phone, 585 × 1080 pixels each. */
export const SHOWN_SITES = [
  {
    name: 'Kaze Ramen',
    kind: 'Noodle bar',
    brief:
      'Small Japanese noodle bar, twelve seats at the counter. Tonkotsu ramen 13.50, shoyu ramen 12, gyoza 6. Quick, warm, a little loud. Open Tuesday to Saturday 17:00-23:00.',
    image: kazeRamen,
  },
  {
    name: 'Café Ñandú',
    kind: 'Café and bakery',
    brief:
      'Neighbourhood café and bakery. Sourdough loaves 6, medialunas 2.20, flat white 3.40. Sunny, friendly, breakfast until three, closed Tuesdays.',
    image: cafeNandu,
  },
  {
    name: 'La Marea',
    kind: 'Seafood restaurant',
    brief:
      'Seafood by the harbour, whatever the boats bring. Oysters 4 each, grilled turbot 34, rice with cuttlefish 21. Elegant but easy. Dinner Wednesday to Sunday.',
    image: laMarea,
  },
];
