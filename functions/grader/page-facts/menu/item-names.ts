/** Longer texts are sentences. */
export const NAME_CHARACTERS = 80;

const EDGES = /^[\s.…·•|–—:;,/_*-]+|[\s.…·•|–—:;,/_*-]+$/gu;
const NOT_AN_ITEM = new RegExp(
  [
    '\\b(?:tax|gratuity|delivery|shipping|minimum|orders? over|gift|cart|checkout|copyright|per person|deposit|ticket|service charge)\\b',
    '^(?:(?:grand |sub ?-?)?totals?)(?=$|[\\s:]*[$€£\\d])|\\b(?:sub ?-?)?totals?$',
    '(?<![\\p{L}-])tips?$|^tips?\\b|(?<!-)\\boff\\b(?!-)|^free\\b|\\bfree (?:with|for|on)\\b|^save\\b|\\bfrom \\d',
    '(?<!\\p{L})(?:coperto|servizio|service compris|trinkgeld|pourboire|propina|mindestbestellwert|lieferung|lieferkosten|versand|livraison|frais de|gastos de|envío|entrega a domicilio|consegna|spedizione|gutscheine?|bon cadeau|tarjeta regalo|buono regalo|p(?:ro|or|ar|er) person[ane]*|a persona)(?!\\p{L})',
    '\\b(?:t-?shirts?|hoodie|sweatshirt|tote bag|baseball cap)\\b',
    '@|https?:|[$€£¥]|\\s\\|\\s|^[^\\p{L}]*$|^(?:add|extra|tel|phone|fax|call|suppl[ée]ments?|suplementos?|supplement[oi]|aufpreis)\\b|\\d[.:]\\d\\d[^\\p{L}\\d]*$',
  ].join('|'),
  'iu',
);

/** Removes leading and trailing dots and dashes. */
export function cleanName(text: string): string {
  return text.replace(EDGES, '');
}

/** Two Han or kana characters say as much as ten Latin letters. */
export function isName(name: string): boolean {
  if (name.length > NAME_CHARACTERS || NOT_AN_ITEM.test(name)) return false;
  return (name.length >= 3 && /\p{L}{2}/u.test(name)) || /[\p{Script=Han}\p{Script=Kana}]{2}/u.test(name);
}
