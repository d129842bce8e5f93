/** Longer is a sentence. */
export const NAME_CHARACTERS = 80;

/** Names of sizes, and what else stands before one of several prices of the same item. */
const SIZE =
  /^(?:x?s|sm|small|m|med|medium|l|lg|large|xl|half|full|whole|cup|bowl|pint|glass|bottle|carafe|single|double|regular|klein|gro(?:ß|ss)|petite?|grande?|pequeñ[oa]|mediana?|piccol[oa]|media|medi[oa]|ración|tapa|verre|bouteille|copa|botella|calice|bottiglia|flasche|ca\.?|from|ab|dès|desde|da|regular price|sale price|price|preis|prix|precio|prezzo|[½¼]|\d{1,3}(?:[.,/]\d{1,2})?\s?(?:[cdm]?l|k?g|oz|lbs?|cm|pcs?|pc|"|”|″|in))\.?$/iu;

const EDGES = /^[\s.…·•|–—:;,/_*-]+|[\s.…·•|–—:;,/_*-]+$/gu;
/** `(A,G,2,3)`: allergens and additives by their letters and numbers. */
const ALLERGENS = /\s{0,2}\((?:[A-Z]|\d{1,2})(?:\s?,\s?(?:[A-Z]|\d{1,2})){1,15}\)$/u;

const NOT_AN_ITEM = new RegExp(
  [
    '\\b(?:tax|gratuity|delivery|shipping|minimum|orders? over|gift|cart|checkout|copyright|per person|deposit|ticket|service charge)\\b',
    '^(?:(?:grand |sub ?-?)?totals?)(?=$|[\\s:]*[$€£\\d])|\\b(?:sub ?-?)?totals?$',
    '(?<![\\p{L}-])tips?$|^tips?\\b|(?<!-)\\boff\\b(?!-)|^free\\b|\\bfree (?:with|for|on)\\b|^save\\b|\\bfrom \\d',
    '(?<!\\p{L})(?:coperto|servizio|service compris|trinkgeld|pourboire|propina|mindestbestellwert|lieferung|lieferkosten|versand|livraison|frais de|gastos de|envío|entrega a domicilio|consegna|spedizione|gutscheine?|bon cadeau|tarjeta regalo|buono regalo|p(?:ro|or|ar|er) person[ane]*|a persona)(?!\\p{L})',
    '\\b(?:t-?shirts?|hoodie|sweatshirt|tote bag|baseball cap)\\b',
    '@|https?:|^[^\\p{L}]*$|^(?:add|extra|tel|phone|fax|call|suppl[ée]ments?|suplementos?|supplement[oi]|aufpreis)\\b|\\d[.:]\\d\\d[^\\p{L}\\d]*$',
  ].join('|'),
  'iu',
);

/** Words that a number follows which is no price: `Table for 6`, `Suite 110`, `Open until 10`. */
const COUNTED =
  /(?:^|[\s(,])(?:for|of|to|and|&|or|over|under|at|in|on|by|from|until|till|than|no|nr|number|since|max|maximum|up|level|floor|suite|ste|unit|apt|room|table|route|rt|hwy|highway|exit|pier|page|step|day|week|age|aged|ages|para|por|desde|hasta|pour|à|für|ab|bis|um|seit|per|da|dal|fino|mon|tue|wed|thu|fri|sat|sun|january|february|march|april|may|june|july|august|september|october|november|december)\.?$/iu;

/** Numbers of houses, telephones and offices go on with a number: `Telefon: 0951 / 555 01`. */
const NUMBERED =
  /\d[\d /.-]{4,}$|(?:stra(?:ß|ss)e|str\.|weg|platz|gasse|allee|ufer)$|^(?:rue|via|calle|avenida|piazza|viale|corso|c\/) /iu;

/** Without dots, dashes and the letters of allergens. */
export function cleanName(text: string): string {
  return text.replace(EDGES, '').replace(ALLERGENS, '').replace(EDGES, '');
}

/** The name without a size behind it: `Cheese Pizza .... Sm`. Empty where there is only a size. */
export function withoutSize(text: string): string {
  const parts = cleanName(text).split(/\s\|\s/u);
  while (SIZE.test(parts.at(-1) ?? '')) parts.pop();
  const name = cleanName(parts.join(' | '));
  const [, before = '', size = ''] = /^(.{2,80}?)[\s.…]{1,60}(\S{1,12})$/u.exec(name) ?? [];
  const isSize = SIZE.test(size) && (/[.…]{2}/u.test(name) || !/^\p{L}{4,}$/u.test(size));
  return isSize ? cleanName(before) : name;
}

/** A list of what is in it, in parentheses behind the name; `(v, gf)` is none. */
export function splitName(text: string): { name: string; description: string } {
  const [, name = '', list = ''] = /^(.{3,80}?)\s?\(([^()]{12,150})\)$/u.exec(text) ?? [];
  return list.includes(',') ? { name: cleanName(name), description: list } : { name: text, description: '' };
}

/** Han and kana say in two characters what others say in ten. */
export function isName(name: string): boolean {
  if (name.length > NAME_CHARACTERS || NOT_AN_ITEM.test(name)) return false;
  return (name.length >= 3 && /\p{L}{2}/u.test(name)) || /[\p{Script=Han}\p{Script=Kana}]{2}/u.test(name);
}

/** Whether a number behind it may be a price though it has no sign of money. */
export function isNameOfBare(name: string): boolean {
  return name.length <= 60 && !COUNTED.test(name) && !NUMBERED.test(name);
}

/** `21. Chicken tikka`, `P1 Phở tái`, `1 Margherita`. */
const CODE = /^(?:[A-Z]{0,2}\d{1,3}[a-z]?)[.):]{0,2}\s{1,3}(?=\p{L})/u;
const FEWEST_CODES = 3;

/** Takes numbers of the menu off, where most items have one of their own: `7 Layer Dip` among others keeps its. */
export function withoutCodes(names: readonly string[]): readonly string[] {
  const codes = names.map((name) => CODE.exec(name)?.[0]);
  const given = codes.filter((code) => code !== undefined);
  const isNumbered =
    given.length >= FEWEST_CODES && given.length * 2 >= names.length && new Set(given).size === given.length;
  return isNumbered ? names.map((name, at) => name.slice(codes[at]?.length ?? 0)) : names;
}
