/*
 * The exact briefs of the restaurants on the landing page. The restaurants are fictional. After a change, run `node
 * scripts/photograph-sites.ts`.
 */

/** On a wide screen. */
export const HERO_BRIEF = {
  name: 'Osteria Lupo',
  brief: 'Roman trattoria, wood oven, lunch menu at $14.50, closed Mondays.',
};

/** On a phone. */
export const SHOWN_BRIEFS = {
  'kaze-ramen': {
    name: 'Kaze Ramen',
    kind: 'Noodle bar',
    brief:
      'Small Japanese noodle bar, twelve seats at the counter. Tonkotsu ramen $13.50, shoyu ramen $12, gyoza $6. Quick, warm, a little loud. Open Tuesday to Saturday, 5 pm to 11 pm.',
  },
  'cafe-nandu': {
    name: 'Café Ñandú',
    kind: 'Café and bakery',
    brief:
      'Neighborhood café and bakery. Sourdough loaves $6, medialunas $2.20, flat white $3.40. Sunny, friendly, breakfast until three, closed Tuesdays.',
  },
  'la-marea': {
    name: 'La Marea',
    kind: 'Seafood restaurant',
    brief:
      'Seafood restaurant on the harbor, serving whatever the boats bring. Oysters $4 each, grilled turbot $34, rice with cuttlefish $21. Elegant but easy. Dinner Wednesday to Sunday.',
  },
};
