import type { RestaurantProfile } from './restaurant-profile.ts';

/**
 * Sentences in which a restaurant says that it serves no alcohol, in five languages. "No alcohol after ten" is only
 * about a time.
 */
const DENIED =
  /(?<!\p{L})(?:no alcohol|(?:do not|don['’]t|never|no longer) (?:serve|sell|pour|offer|have) (?:any )?alcohol|alcohol[- ](?:free|is not served)(?! (?:beers?|wines?|options?|cocktails?|drinks?|pairing))|without alcohol|dry (?:house|restaurant|kitchen)|sin alcohol|no (?:servimos|vendemos|tenemos|se sirve) (?:bebidas? )?alcoh\p{L}+|sans alcool|(?:pas|jamais) d['’]alcool|kein(?:en)? alkohol|alkoholfreie?s? (?:haus|lokal|restaurant|gastst\p{L}+|küche)|ohne alkohol|wir sind alkoholfrei|senza alcol(?:ici)?|niente alcol(?:ici)?|non (?:serviamo|vendiamo|abbiamo) (?:bevande )?alcol\p{L}*)(?!\p{L})(?! (?:after|before|until|to (?:minors|anyone)|under|on (?:the )?(?:terrace|patio)|a menores|aux mineurs|après|antes|después|nach|vor|an (?:minderjährige|jugendliche)|ai minori|dopo|prima))/iu;

/** Nonalcoholic drinks among others: "Bier, auch ohne Alkohol", "a cocktail sin alcohol". */
const BESIDE =
  /(?:beer|wine|cocktails?|spritz|drinks?|options?|pairing|cerveza|vino|c[oó]cteles|bière|vin|bier|wein|birra|auch|also|también|aussi|anche|with or|con o|avec ou|mit oder|con o)[^.!?\n]{0,24}$/iu;

/** True if the owner says that the restaurant serves no alcohol. */
export function servesNoAlcohol({ house_notes, story, booking }: RestaurantProfile): boolean {
  const said = [...house_notes, ...story].map(({ text }) => text);
  return [...said, booking.note].some((text) => {
    const found = DENIED.exec(text);
    return found !== null && !BESIDE.test(text.slice(0, found.index));
  });
}
