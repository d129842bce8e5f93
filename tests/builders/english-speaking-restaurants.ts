import { MenuSchema } from '#shared/profile/menu.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { booking, restaurant, story, website } from './a-described-restaurant.ts';

/** Restaurants whose owners write English. */
export const ENGLISH_SPEAKING_RESTAURANTS: readonly RestaurantProfile[] = [
  restaurant({
    basics: [
      'Osteria Lupo',
      'trattoria',
      'Roman',
      'en',
      'US',
      '12 Mulberry St',
      'New York',
      '(212) 555-0147',
    ],
    dishes: [
      ['Cacio e pepe', '$18', 'Pasta', 'tonnarelli, pecorino, a lot of black pepper'],
      ['Carbonara', '$19', 'Pasta', 'guanciale and egg yolk, no cream'],
      ['Saltimbocca', '$27', 'Mains', 'veal, prosciutto, sage'],
      ['Carciofi alla giudia', '$14', 'Starters'],
      ['Tiramisù', '$9', 'Dolci'],
    ],
    hours: ['Dinner|2-6|17:30|23:00'],
    closed: [1],
    more: {
      story: story(
        'We opened in 1998 with nine tables and still have nine.',
        'The pasta is rolled every morning before the mail comes.',
      ),
      people: [
        {
          name: 'Ada Rossi',
          role: 'chef',
          sentence: 'Ada learned to cook from her grandmother in Trastevere.',
        },
      ],
      house_notes: [{ text: 'Dogs are welcome on the terrace.' }],
      links: [booking('https://lupo.example/book')],
    },
  }),
  restaurant({
    basics: [
      'Tacos El Compa',
      'taco truck',
      'Oaxacan',
      'en',
      'US',
      '2900 International Blvd',
      'Oakland',
      '(510) 555-0120',
    ],
    dishes: [
      ['Taco al pastor', '$4', 'Tacos', 'pineapple, onion, cilantro'],
      ['Taco de suadero', '$4', 'Tacos'],
      ['Tlayuda', '$15', 'Plates', 'black beans, quesillo, tasajo'],
      ['Horchata', '$4', 'Drinks'],
    ],
    hours: ['|3-7|11:00|21:00'],
    closed: [1, 2],
    more: { house_notes: [{ text: 'Cash and Venmo only.' }] },
  }),
  restaurant({
    basics: ['Kumo Ramen', 'ramen bar', 'Japanese', 'en', 'US', '601 E Pike St', 'Seattle', '(206) 555-0111'],
    dishes: [
      ['Tonkotsu ramen', '$17', 'Ramen', 'pork broth, chashu, soft egg'],
      ['Shoyu ramen', '$16', 'Ramen', 'chicken and soy, bamboo shoots'],
      ['Spicy miso ramen', '$17', 'Ramen'],
      ['Pork gyoza', '$8', 'Small plates', 'six pieces'],
      ['Chicken karaage', '$10', 'Small plates'],
    ],
    hours: ['Lunch|1-5|11:30|14:30', 'Dinner|1-7|17:00|22:00'],
    more: {
      links: [website('https://kumo.example')],
      story: story('Eleven seats at the counter, four at the window.'),
    },
  }),
  restaurant({
    basics: [
      'Big Ed’s Barbecue',
      'barbecue joint',
      'Texan',
      'en',
      'US',
      '4400 Manor Rd',
      'Austin',
      '(512) 555-0133',
    ],
    dishes: [
      ['Brisket', '$14', 'By the half pound', 'smoked 14 hours over post oak'],
      ['Pork ribs', '$13', 'By the half pound'],
      ['Jalapeño sausage', '$6', 'By the link'],
      ['Mac and cheese', '$5', 'Sides'],
      ['Peach cobbler', '$6', 'Dessert'],
    ],
    hours: ['|4-7|11:00|'],
    closed: [1, 2, 3],
    more: {
      hours_text: 'Open until we sell out.',
      house_notes: [{ text: 'Dogs on the patio, kids everywhere.' }],
    },
  }),
  restaurant({
    basics: [
      'Pho Saigon 9',
      'noodle house',
      'Vietnamese',
      'en',
      'US',
      '9200 Bellaire Blvd',
      'Houston',
      '(713) 555-0155',
    ],
    dishes: [
      ['Pho dac biet', '$14.50', 'Pho', 'rare steak, brisket, tendon, tripe'],
      ['Pho ga', '$13.50', 'Pho'],
      ['Bun cha', '$15', 'Bun'],
      ['Banh mi thit', '$8', 'Banh mi', 'cold cuts, pate, pickled carrot'],
      ['Ca phe sua da', '$5', 'Drinks'],
    ],
    hours: ['|1-7|09:00|21:00'],
  }),
  restaurant({
    basics: ['Fern & Fork', 'café', 'vegan', 'en', 'US', '820 NW 23rd Ave', 'Portland', '(503) 555-0166'],
    dishes: [
      ['Tofu scramble', '$13', 'Breakfast', 'peppers, potatoes, salsa verde'],
      ['Jackfruit burger', '$15', 'Lunch', 'slaw, pickles, oat bun'],
      ['Kale Caesar', '$12', 'Salads'],
      ['Carrot cake', '$7', 'Sweets'],
      ['Oat cortado', '$4.50', 'Coffee'],
    ],
    hours: ['Brunch|6-7|09:00|14:00', '|1-5|08:00|15:00'],
    more: { diets: ['vegan'], house_notes: [{ text: 'Tell us about nuts: we can swap most sauces.' }] },
  }),
  restaurant({
    basics: [
      'Atelier North',
      'restaurant',
      'contemporary American',
      'en',
      'US',
      '1500 W Randolph St',
      'Chicago',
      '(312) 555-0177',
    ],
    dishes: [
      ['Scallop, brown butter, pear', '', 'Tasting'],
      ['Aged duck, plum', '', 'Tasting'],
      ['Walleye, leek, dill', '', 'Tasting'],
    ],
    hours: ['Dinner|3-6|17:00|22:30'],
    closed: [1, 2, 7],
    more: {
      menus: [
        MenuSchema.parse({
          name: 'Tasting menu',
          kind: 'set_menu',
          price: '$185',
          amount: 185,
          is_per_person: true,
          description: 'nine courses, about three hours',
        }),
      ],
      links: [booking('https://ateliernorth.example/reserve')],
      people: [
        {
          name: 'June Park',
          role: 'chef and owner',
          sentence: 'June cooked in Copenhagen before coming home to Illinois.',
        },
      ],
    },
  }),
  restaurant({
    basics: ['The Anchor', 'pub', 'British', 'en', 'GB', '3 Harbour Lane', 'Whitby', '01947 555 012'],
    dishes: [
      ['Fish and chips', '£15', 'Mains', 'haddock in beer batter, mushy peas'],
      ['Steak and ale pie', '£16', 'Mains', 'shortcrust, gravy, mash'],
      ['Ploughman’s lunch', '£12', 'Lunch'],
      ['Sticky toffee pudding', '£7', 'Puddings'],
    ],
    hours: ['Kitchen|1-7|12:00|21:00', '|1-7|11:00|23:00'],
    more: {
      house_notes: [{ text: 'Muddy boots and dogs are fine in the bar.' }],
      story: story('A pub has stood on this quay since 1784.'),
    },
  }),
];
