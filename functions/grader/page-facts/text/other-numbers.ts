const END = '[^\\p{L}\\d]{0,5}$';
const FAX = new RegExp(
  `(?:^|[^\\p{L}])(?:tele)?fax(?:n(?:umme)?r|number|no)?${END}|(?:^|[\\s|·•,/])f ?[:.]${END}`,
  'iu',
);
/** `Tel/Fax:` counts as both. */
const PHONE_AND_FAX =
  /(?:tel|phone|ph|fon|t|telefon|tel[ée]fono|t[ée]l)[.:]?(?:\s?[/&+]\s?|\s(?:and|und|et|y|e)\s)(?:tele)?fax/iu;
/** `555-0178 (fax)`. A word between two numbers belongs to the second. */
const FAX_BEHIND = /^\s{0,2}(?:\(fax\)|[-–]?\s?fax\s{0,2}$)/i;
/** Numbers of offices and banks, such as tax and account numbers. */
const NUMBER_WORD = '(?:id(?:ent\\p{L}{0,12})?|no|nr|n[º°]|num(?:ber|mer|ero)?|number|#)';
const OF_OFFICES = new RegExp(
  `(?:^|[^\\p{L}])(?:${[
    'vat|mwst|ust|u ?st[ -]?id|uid|st(?:euer)?[ -]?nr|steuernummer|finanzamt',
    'siret|siren|rcs|tva|ape|cif|nif|nie|cuit|rfc|cnpj|nit|kvk|btw|rsin|iban|bic|swift|abn|acn|ein|hr[ab]|fn|isbn|issn|gln|dič|ičo',
    'p\\.? ?iva|partita iva|codice fiscale|c\\.? ?f\\.?|rea|licen[cs]e|lic\\.?|permit|konto|invoice|rechnung|oib',
  ].join(
    '|',
  )})[ .-]{0,2}${NUMBER_WORD}?[^\\p{L}\\d]{0,5}(?:[A-Z]{2,3}[ -]?)?(?:\\d{1,4}[ -])?$|(?:^|[^\\p{L}])(?:tax|company|order|bestell|account|reg(?:istration|istered)?|ref(?:erence)?|member|store|item)[ .-]{0,2}${NUMBER_WORD}${END}`,
  'iu',
);
const LABEL_CHARACTERS = 40;

type Candidate = { text: string; index: number };

/** Whether the words near a number mark a fax, an office's, or a bank's number. */
export function namesOtherNumber(line: string, { text, index }: Candidate, above: string): boolean {
  const own = line.slice(Math.max(0, index - LABEL_CHARACTERS), index);
  const label = own.trim() === '' ? above.slice(-LABEL_CHARACTERS) : own;
  if (FAX_BEHIND.test(line.slice(index + text.length, index + text.length + LABEL_CHARACTERS))) return true;
  return (FAX.test(label) && !PHONE_AND_FAX.test(label)) || OF_OFFICES.test(label);
}
