/** A fictional restaurant's facts on its page. */
export type SiteRestaurant = {
  name: string;
  language: string;
  description?: string;
  /** With the price as printed on the menu. */
  dishes: readonly (readonly [name: string, price: string])[];
  phone: string;
  address: string;
  hours: readonly (readonly [day: string, times: string])[];
  menuWord: string;
  /** For menus that aren't text. */
  menuFile?: string;
  ordering?: { words: string; url: string; provider: string };
  booking?: { words: string; url: string; provider: string };
  social: readonly (readonly [provider: string, url: string])[];
  map?: string;
  photos: readonly (readonly [src: string, alt: string | undefined])[];
};

/** Eight restaurants in five languages, with what owners usually include and leave out. */
export const SITE_RESTAURANTS: readonly SiteRestaurant[] = [
  {
    name: "Marge's Lunch Box",
    language: 'en',
    description: 'Breakfast all day, pie until it is gone. Duluth, since 1974.',
    dishes: [
      ['Two eggs & toast', '$7.25'],
      ['Walleye sandwich', '$14.95'],
      ['Wild rice soup', '$6'],
      ['Patty melt', '$11.50'],
      ['Hot beef commercial', '$12.75'],
      ['Rhubarb pie', '$4.50'],
    ],
    phone: '(218) 555-0133',
    address: '412 East Superior Street, Duluth, MN 55802',
    hours: [
      ['Mon - Fri', '6:00 am - 2:30 pm'],
      ['Saturday', '7 am to 1 pm'],
    ],
    menuWord: 'Menu',
    social: [['Facebook', 'https://www.facebook.com/margeslunchbox']],
    photos: [
      ['/wp-content/uploads/pie.jpg', 'A slice of rhubarb pie'],
      ['/wp-content/uploads/counter.jpg', ''],
    ],
  },
  {
    name: 'Dos Hermanas Taquería',
    language: 'en-US',
    dishes: [
      ['Al pastor', '$3.75'],
      ['Lengua', '$4.25'],
      ['Birria con consomé', '$15.00'],
      ['Quesabirria (3)', '$13.50'],
      ['Agua fresca', '$4.00'],
    ],
    phone: '+1 512-555-0177',
    address: '2209 S Congress Ave, Austin, TX 78704',
    hours: [['Tue-Sun', '11am-10pm']],
    menuWord: 'Our Food',
    ordering: {
      words: 'Order Pickup',
      url: 'https://order.toasttab.com/online/dos-hermanas',
      provider: 'Toast',
    },
    social: [
      ['Instagram', 'https://instagram.com/doshermanas.atx'],
      ['TikTok', 'https://www.tiktok.com/@doshermanas'],
    ],
    map: 'https://maps.app.goo.gl/Qx81hermanas',
    photos: [
      ['birria.webp', undefined],
      ['patio.webp', undefined],
      ['salsa.webp', 'Three salsas'],
    ],
  },
  {
    name: 'The Copper Finch',
    language: 'en-US',
    description: 'New American tasting menu in a former print shop.',
    dishes: [],
    phone: '503.555.0161',
    address: '88 NW Glisan St, Portland, OR',
    hours: [['Wednesday–Sunday', '5:30 PM – 10:00 PM']],
    menuWord: 'Menus',
    menuFile: '/s/finch-winter-menu.pdf',
    booking: { words: 'Reserve', url: 'https://resy.com/cities/pdx/the-copper-finch', provider: 'Resy' },
    social: [['Instagram', 'https://www.instagram.com/thecopperfinch/']],
    photos: [['https://images.cdn.example/finch/hero.jpg', 'The open kitchen']],
  },
  {
    name: 'Brasserie du Canal',
    language: 'fr',
    description: 'Cuisine de marché au bord du canal Saint-Martin.',
    dishes: [
      ['Œuf mayonnaise', '6,50 €'],
      ['Tartare de bœuf, frites', '19 €'],
      ['Blanquette de veau', '21,00 €'],
      ['Île flottante', '8,50 €'],
      ['Formule midi', '18 €'],
    ],
    phone: '+33 1 55 55 01 42',
    address: '14 bis, rue de Lancry, 75010 Paris',
    hours: [
      ['Lundi au vendredi', '12h00 - 14h30'],
      ['Samedi', '19h à 23h'],
    ],
    menuWord: 'La carte',
    booking: { words: 'Réserver', url: 'https://www.thefork.fr/restaurant/canal-r12', provider: 'TheFork' },
    social: [['Facebook', 'https://fr-fr.facebook.com/brasserieducanal']],
    photos: [['img/terrasse.jpg', 'La terrasse au bord du canal']],
  },
  {
    name: 'Gasthof Zum Hirschen',
    language: 'de',
    dishes: [
      ['Flädlesuppe', '5,90 €'],
      ['Zwiebelrostbraten mit Spätzle', '24,50 €'],
      ['Maultaschen in der Brühe', '13,80 €'],
      ['Apfelküchle', '7,20 €'],
      ['Trollinger 0,25 l', '5,60 €'],
    ],
    phone: 'Telefon 07141 555012',
    address: 'Hauptstraße 27, 71634 Ludwigsburg',
    hours: [
      ['Mittwoch bis Samstag', '11:30 - 14:00 Uhr'],
      ['Sonntag', '11:30 - 20:00 Uhr'],
    ],
    menuWord: 'Speisekarte',
    social: [],
    map: 'https://www.google.de/maps/place/Gasthof+Hirschen',
    photos: [
      ['bilder/gasthof.jpg', 'Gasthof'],
      ['bilder/stube.jpg', undefined],
      ['bilder/garten.jpg', undefined],
      ['bilder/team.jpg', undefined],
    ],
  },
  {
    name: 'Trattoria Sora Lella',
    language: 'it',
    description: 'Cucina romana dal 1959.',
    dishes: [
      ['Supplì al telefono', '€ 3,00'],
      ['Tonnarelli cacio e pepe', '€ 12,50'],
      ['Coda alla vaccinara', '€ 18,00'],
      ['Puntarelle', '€ 6,00'],
      ['Maritozzo con panna', '€ 5,50'],
    ],
    phone: '+39 06 5550142',
    address: 'Via dei Genovesi 31, 00153 Roma',
    hours: [
      ['Tutti i giorni', '12:30 - 15:00'],
      ['Venerdì e sabato', '19:30 - 23:30'],
    ],
    menuWord: 'Menù',
    ordering: { words: 'Ordina', url: 'https://deliveroo.it/menu/roma/sora-lella', provider: 'Deliveroo' },
    booking: { words: 'Prenota', url: 'https://www.thefork.it/ristorante/sora-lella', provider: 'TheFork' },
    social: [
      ['Instagram', 'https://www.instagram.com/soralella'],
      ['Tripadvisor', 'https://www.tripadvisor.com/Restaurant_Review-sora-lella.html'],
    ],
    photos: [],
  },
  {
    name: 'Casa Manolo',
    language: 'es',
    dishes: [
      ['Croquetas de jamón', '9,50€'],
      ['Tortilla de patatas', '8€'],
      ['Gambas al ajillo', '14,90€'],
      ['Rabo de toro', '18,50€'],
      ['Menú del día', '13,90€'],
    ],
    phone: 'Tel. 955 550 142',
    address: 'Calle San Fernando 12, 41004 Sevilla',
    hours: [['Lunes a sábado', '13:00 - 16:30']],
    menuWord: 'Nuestra carta',
    booking: {
      words: 'Reserva tu mesa',
      url: 'https://www.covermanager.com/reserve/module_restaurant/casa-manolo',
      provider: 'CoverManager',
    },
    social: [['X', 'https://twitter.com/casamanolo']],
    photos: [
      ['fotos/barra.jpg', 'La barra'],
      ['fotos/rabo.jpg', 'Rabo de toro'],
      ['fotos/patio.jpg', 'El patio'],
    ],
  },
  {
    name: 'Lucky Panda Express',
    language: 'en',
    dishes: [],
    phone: '1-626-555-0188',
    address: '1020 Valley Blvd, Alhambra CA 91803',
    hours: [['Every day', '10:30 AM - 9:30 PM']],
    menuWord: 'Menu',
    menuFile: 'images/menu-front.jpg',
    ordering: {
      words: 'ORDER ONLINE',
      url: 'https://www.grubhub.com/restaurant/lucky-panda',
      provider: 'Grubhub',
    },
    social: [['Yelp', 'https://www.yelp.com/biz/lucky-panda-express-alhambra']],
    photos: [['images/banner.gif', undefined]],
  },
];
