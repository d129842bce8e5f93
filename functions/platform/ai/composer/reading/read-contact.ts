import { clauseAt, type OwnerText, plainLine, readOwnerText } from './owner-text.ts';
import { readFeatures } from './read-features.ts';

/** How to reach the place, in the owner's own words. */
export type ContactReading = {
  /** Empty when not said. */
  address: string;
  /** Empty when not said. */
  phone: string;
  /** False only when the owner said that tables cannot be reserved. */
  takesReservations: boolean;
};

const PHONE_FORMS = [
  /(?<![\d+])\+\d[\d\s().-]{6,18}\d/g,
  /(?<!\d)\(0?\d{2,5}\)\s?\d{3,4}[\s.-]?\d{3,4}(?!\d)/g,
  /(?<![\d-])\d{3}[-.]\d{3}[-.]\d{4}(?!\d)/g,
  /(?<![\d.,:/-])0\d{2,5}[\s/-]\d{2,4}(?:[\s-]?\d{2,4}){1,3}(?!\d|[:.,]\d)/g,
];
const FAX_BEFORE = /\bfax\b[^\d+(]{0,6}$/i;
const [FEWEST_DIGITS, MOST_DIGITS] = [8, 15];

const NAME = "\\p{Lu}[\\p{L}'’.-]*";
const LINK = "(?:(?:de|del|della|delle|dei|di|du|des|da|do|dos|la|le|les|los|las|el)\\s+|[dl]['’])*";
const STREET =
  '(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Boulevard|Blvd|Drive|Dr|Square|Sq|Place|Pl|Way|Terrace|Row|Quay|Court|Ct|Alley|Highway|Hwy|Parade|Crescent|Close|Wharf|Hill|Gardens|Mews|Walk|Embankment)';
const HOUSE = '\\d{1,5}(?:\\s?(?:bis|ter)\\b|[A-Za-z]\\b)?(?:[-–/]\\d{1,5})?';
/** "12 Harbour Lane", "900 Route 9", "8 rue des Carmes", "Via della Lupa 12", "Hauptstraße 5". */
const STREET_FORMS = [
  `${HOUSE},?\\s+(?:${NAME}\\s+){1,4}${STREET}\\b\\.?`,
  `${HOUSE}\\s+(?:Route|Rte|Highway|Hwy)\\s+\\d{1,4}\\b`,
  `${HOUSE},?\\s+(?:[Rr]ue|[Aa]venue|[Bb]oulevard|[Pp]lace|[Qq]uai|[Cc]ours|[Ii]mpasse|[Aa]llée|[Cc]hemin)\\s+${LINK}${NAME}(?:\\s+${LINK}${NAME}){0,3}`,
  `(?:Via|Viale|Piazza|Corso|Vicolo|Calle|Plaza|Avenida|Carrer|Paseo|Rua|Rue)\\s+${LINK}${NAME}(?:\\s+${LINK}${NAME}){0,3},?\\s+\\d{1,4}[a-z]?\\b`,
  "\\p{Lu}[\\p{L}'’-]*(?:straße|strasse|gasse|platz|weg|allee|straat|laan)\\s+\\d{1,4}[a-z]?\\b",
].join('|');
const NOT_A_TOWN =
  '(?!(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Open|Closed|Tel|Phone|Call|Dinner|Lunch|Breakfast|Brunch|Dogs|Wifi|Takeaway|Delivery|Parking|No|Since)\\b|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\\b)';
/** ", 10115 Berlin" and ", Albany NY": what follows must end there, or it is the start of a sentence. */
const TOWN = `,\\s+${NOT_A_TOWN}(?:\\d{4,6}\\s+)?\\p{Lu}[\\p{L}\\p{N}'’-]*(?:\\s+(?:${LINK}\\p{Lu}[\\p{L}\\p{N}'’-]*|on|upon|sur|am|\\d[\\p{L}\\d]{2,4})){0,4}(?=\\s*(?:[,.;:\\n]|$))`;
const ADDRESS = new RegExp(`(?<![\\p{L}\\d.,$€£-])(?:${STREET_FORMS})(?:${TOWN}){0,2}`, 'gu');
const ELSEWHERE_BEFORE =
  /\b(?:near|opposite|behind|beside|next to|across from|off|from|corner of)\s+(?:the\s+)?$/i;
const LONGEST_ADDRESS = 160;

/** Somebody else's, an old one, or words that are an order to the writer. */
const NOT_OURS_BEFORE = /\b(?:old|former|private|emergency|wrong|not)\s(?:\p{L}+\s){0,2}\S*\s*$/iu;

function isOurs(text: OwnerText, index: number): boolean {
  const clause = clauseAt(text, index);
  const isStated = !clause.isUnsaid && clause.deniedFrom > index;
  return isStated && !NOT_OURS_BEFORE.test(text.plain.slice(clause.start, index));
}

function findPhone(text: OwnerText): string {
  const { plain } = text;
  const found = PHONE_FORMS.flatMap((form) => [...plain.matchAll(form)])
    .filter(({ 0: raw, index }) => {
      const { length } = raw.replace(/\D/g, '');
      return (
        isOurs(text, index) &&
        length >= FEWEST_DIGITS &&
        length <= MOST_DIGITS &&
        !FAX_BEFORE.test(plain.slice(0, index))
      );
    })
    .sort((a, b) => a.index - b.index);
  return plainLine(found[0]?.[0] ?? '');
}

function findAddress(text: OwnerText): string {
  const { plain } = text;
  const found = [...plain.matchAll(ADDRESS)].find(
    ({ index }) => isOurs(text, index) && !ELSEWHERE_BEFORE.test(plain.slice(Math.max(0, index - 20), index)),
  );
  const address = plainLine(found?.[0] ?? '').replace(/[.,]$/, '');
  return address.length > LONGEST_ADDRESS ? '' : address;
}

/** Address, telephone number and whether to reserve, as far as the owner wrote them into the brief. */
export function readContact(requirements: string): ContactReading {
  const text = readOwnerText(requirements);
  return {
    address: findAddress(text),
    phone: findPhone(text),
    takesReservations: !readFeatures(text).hasNot.some(({ id }) => id === 'reservations'),
  };
}
