import { describe, expect, test } from 'vitest';
import { readContact } from './read-contact.ts';

/** Each fact as "field value"; likely facts begin with "?". */
function read(source: string, region: string): string[] {
  const context = { region, language: '', currency: '', today: '2026-11-22' };
  return readContact({ source, free: [{ start: 0, end: source.length }] }, context).flatMap((one) => {
    const mark = one.confidence === 'likely' ? '? ' : '';
    switch (one.field) {
      case 'phones':
        return [
          `${mark}phone ${one.value.label && `${one.value.label} `}${one.value.number || one.value.typed}`,
        ];
      case 'email':
        return [`${mark}email ${one.value}`];
      case 'links':
        return [`${mark}${one.value.kind} ${one.value.url}`];
      case 'booking':
        return [`${mark}tables ${one.value.policy}`];
      case 'address': {
        const { street, locality, region: state, postal_code, country } = one.value;
        return [`${mark}address ${[street, locality, state, postal_code, country].join('|')}`];
      }
      default:
        return [];
    }
  });
}

type Case = readonly [region: string, text: string, ...facts: string[]];

const ENGLISH: readonly Case[] = [
  [
    'US',
    'Blue Heron Grill\n4417 Delmar Blvd, St. Louis, MO 63108\n(314) 555-0118',
    'phone +13145550118',
    'address 4417 Delmar Blvd|St. Louis|MO|63108|US',
  ],
  [
    'US',
    'Open Tue-Sun 11 am - 10 pm. 12 Court Street, Brooklyn, NY 11201',
    'address 12 Court Street|Brooklyn|NY|11201|US',
  ],
  [
    'US',
    'Open until 10:30 p.m. 4417 Delmar Blvd, St. Louis, MO 63108',
    'address 4417 Delmar Blvd|St. Louis|MO|63108|US',
  ],
  ['US', 'Wine bar in Portland, Maine. 44 Wharf St. Dog friendly patio.', 'address |Portland|Maine||'],
  ['US', 'Call or text 503.555.0171 to order ahead', 'phone +15035550171'],
  [
    'US',
    'Find us at 12 N Main St, Galena, IL. Ph: 815-555-0133',
    'phone +18155550133',
    'address 12 N Main St|Galena|IL||US',
  ],
  [
    'US',
    'Address: 77 Wharf Rd\nFax: 401-555-0102\nTel: 401-555-0101',
    'phone +14015550101',
    'address 77 Wharf Rd||||',
  ],
  [
    'US',
    'IG: @harborhut.ri · harborhut.example',
    'website https://harborhut.example',
    'instagram https://www.instagram.com/harborhut.ri',
  ],
  [
    'US',
    'Reservations at resy.com/cities/nyc/ember, walk-ins welcome',
    'booking https://resy.com/cities/nyc/ember',
    'tables accepted',
  ],
  [
    'US',
    'Delivery: https://www.doordash.com/store/ember-123',
    'ordering https://www.doordash.com/store/ember-123',
  ],
  ['US', '200 Front St\nPortland, ME 04101', 'address 200 Front St|Portland|ME|04101|US'],
  [
    'US',
    "We're a barbecue joint in Lockhart, Texas. No reservations.",
    'address |Lockhart|Texas||',
    'tables not_taken',
  ],
  [
    'GB',
    'The Old Forge, 9 Bridge Street, Bakewell, Derbyshire DE45 1DS. 01629 555 0190',
    'address 9 Bridge Street|Bakewell|Derbyshire|DE45 1DS|GB',
  ],
  [
    'GB',
    'Ring 020 7946 0321 or email tables@forge.example',
    'email tables@forge.example',
    'phone +442079460321',
  ],
  [
    'IE',
    '14 Shop Street, Galway, Co. Galway H91 X8P2',
    'address 14 Shop Street|Galway|Co. Galway|H91 X8P2|IE',
  ],
  [
    'AU',
    'Shop 2, 31 Lygon St, Carlton VIC 3053. Bookings: (03) 9555 0123',
    'phone +61395550123',
    'address Shop 2, 31 Lygon St|Carlton|VIC|3053|AU',
    'tables accepted',
  ],
];

const TOWNS_AND_STREETS: readonly Case[] = [
  [
    'US',
    'noodles at 418 n third st, philadelphia pa 19123',
    'address 418 n third st|philadelphia|pa|19123|US',
  ],
  [
    'US',
    'in the old feed store at 12 Mill Lane, Woodstock, VT 05091',
    'address 12 Mill Lane|Woodstock|VT|05091|US',
  ],
  ['DE', 'Weinbar / Merowingerweg 2 / 76135 Karlsruhe', 'address Merowingerweg 2|Karlsruhe||76135|DE'],
  ['FR', 'brasserie, place de la Gare, 67600 Sélestat — Tél', 'address place de la Gare|Sélestat||67600|FR'],
  ['US', 'Tacos all day. Tucson AZ', 'address |Tucson|AZ||'],
];

const SPANISH: readonly Case[] = [
  [
    'ES',
    'Taberna La Parra, C/ Mayor 15, 28013 Madrid. Tel. 912 34 56 78',
    'phone +34912345678',
    'address C/ Mayor 15|Madrid||28013|ES',
  ],
  [
    'ES',
    'Dirección: Calle del Pez, 4\nWhatsApp 612 345 678',
    'phone WhatsApp +34612345678',
    'address Calle del Pez, 4||||',
  ],
  [
    'ES',
    'Reservas en https://www.thefork.es/restaurante/parra-r1',
    'booking https://www.thefork.es/restaurante/parra-r1',
    'tables accepted',
  ],
  [
    'ES',
    'Instagram @laparra.bar, no se aceptan reservas',
    'instagram https://www.instagram.com/laparra.bar',
    'tables not_taken',
  ],
  [
    'MX',
    'Av. Juárez 45, Col. Centro, 72000 Puebla. 222 555 0147',
    'phone +522225550147',
    'address Av. Juárez 45|Puebla||72000|MX',
  ],
];

const FRENCH: readonly Case[] = [
  [
    'FR',
    "Le Merle, 8 bis rue de l'Horloge, 22100 Dinan. Tél. 02 96 55 01 42",
    'phone +33296550142',
    "address 8 bis rue de l'Horloge|Dinan||22100|FR",
  ],
  ['FR', 'Réservation conseillée au 01.42.68.53.00', 'phone +33142685300', 'tables recommended'],
  ['FR', 'Restaurant sénégalais à Marseille : mafé, poulet yassa', 'address |Marseille|||'],
  ['FR', 'Cuisine libanaise à Lille.', 'address |Lille|||'],
  ['US', 'Taquería familiar en Houston desde 2011', 'address |Houston|||'],
  ['US', 'Restaurante vegano en Austin', 'address |Austin|||'],
  ['US', 'Restaurante de mariscos en Tampa', 'address |Tampa|||'],
  ['US', 'Restaurante caribeño en Orlando', 'address |Orlando|||'],
  ['US', 'Comida tailandesa en Denver', 'address |Denver|||'],
  ['FR', 'Bistrot de quartier au Havre, ouvert à midi', 'address |Le Havre|||'],
  ['FR', 'Crêperie aux Sables-d’Olonne.', 'address |Les Sables-d’Olonne|||'],
  ['FR', 'Restaurant de fruits de mer à Sète.', 'address |Sète|||'],
  ['FR', 'Restaurant ouvert à Noël'],
  ['ES', 'Restaurante mexicano en Madrid', 'address |Madrid|||'],
  ['FR', 'Adresse : 3 place du Marché\n69001 Lyon', 'address 3 place du Marché|Lyon||69001|FR'],
  ['BE', 'Chaussée de Wavre 512, 1040 Bruxelles', 'address Chaussée de Wavre 512|Bruxelles||1040|BE'],
  [
    'CH',
    'Rue de Lausanne 21, 1700 Fribourg, +41 26 555 01 42',
    'phone +41265550142',
    'address Rue de Lausanne 21|Fribourg||1700|CH',
  ],
  [
    'FR',
    'facebook.com/lemerledinan et contact@lemerle.example',
    'email contact@lemerle.example',
    'facebook https://facebook.com/lemerledinan',
  ],
];

const GERMAN: readonly Case[] = [
  [
    'DE',
    'Zum Anker, Hafenstraße 3, 24103 Kiel, Telefon 0431 / 555 014',
    'phone +49431555014',
    'address Hafenstraße 3|Kiel||24103|DE',
  ],
  ['DE', 'Berliner Str. 12a\n80331 München', 'address Berliner Str. 12a|München||80331|DE'],
  [
    'AT',
    'Beisl am Eck, Sporgasse 22, 8010 Graz. Reservierung empfohlen',
    'address Sporgasse 22|Graz||8010|AT',
    'tables recommended',
  ],
  [
    'CH',
    'Beizli, Metzggasse 15, 8400 Winterthur, Tel. 052 555 01 42',
    'phone +41525550142',
    'address Metzggasse 15|Winterthur||8400|CH',
  ],
  [
    'DE',
    'Anschrift: Kirchgasse 4\nMail: gruss@linde.example',
    'email gruss@linde.example',
    'address Kirchgasse 4||||',
  ],
];

const ITALIAN: readonly Case[] = [
  [
    'IT',
    'Trattoria da Nino, Via della Lupa 12, 00186 Roma (RM) - tel. 06 6982 1234',
    'phone +390669821234',
    'address Via della Lupa 12|Roma|RM|00186|IT',
  ],
  [
    'IT',
    'Indirizzo: Piazza Garibaldi 4\nPrenotazioni al 333 123 4567',
    'phone +393331234567',
    'address Piazza Garibaldi 4||||',
    'tables accepted',
  ],
  [
    'IT',
    'siamo in Via Emilia Est 410, Modena. Solo su prenotazione',
    'address Via Emilia Est 410|Modena|||',
    'tables required',
  ],
  [
    'IT',
    'Una trattoria in Trastevere, tiktok: @danino.roma',
    'tiktok https://www.tiktok.com/@danino.roma',
    'address |Trastevere|||',
  ],
];

describe.each([
  ['English', ENGLISH],
  ['towns beside their streets, in all languages', TOWNS_AND_STREETS],
  ['Spanish', SPANISH],
  ['French', FRENCH],
  ['German', GERMAN],
  ['Italian', ITALIAN],
])('contact in %s', (_, cases) => {
  test.each(cases)('%s: %j', (region, text, ...facts) => expect(read(text, region)).toEqual(facts));
});
