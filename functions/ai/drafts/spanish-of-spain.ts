import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';

/** Latin American Spanish: "ustedes" for several guests, and Latin American words. */
const AMERICAN =
  /(?<!\p{L})(?:ustedes|pidan|compartan|elijan|prueben|pru[eé]ben\p{L}*|disfruten|vengan|pasen|cuenten|conversen|brinden|repitan|dejen|coman|hablen|escuchen|celebren|pongan|hagan|comparen|encuentren|quédense|compárt\p{L}*n\p{L}+|póngan\p{L}+|tómense|cuéntenl\p{L}+|jugos?|computadoras?|celular(?:es)?|meser[oa]s?|plati[cq]\p{L}+|platillos?|antoj\p{L}+|papás|estacion\p{L}+|carros?)(?!\p{L})/iu;

/** By the country, or by prices in euros: Spanish is spoken with them only in Spain. */
const isInSpain = ({ languages, address, region, currency, dishes }: RestaurantProfile): boolean =>
  languages[0] === 'es-ES' ||
  (languages[0]?.startsWith('es') === true &&
    ([address.country, region].includes('ES') ||
      currency === 'EUR' ||
      dishes.some(({ price }) => price.includes('€'))));

/** Whether a line suits the restaurant’s country: Spanish of Spain there, other Spanish elsewhere. */
export const createFitsSpain = (profile: RestaurantProfile): ((text: string) => boolean) => {
  const isSpain = isInSpain(profile);
  return (text) => !isSpain || !AMERICAN.test(text);
};

/** BCP 47, of a page’s fixed words. */
export const pageLanguageOf = (profile: RestaurantProfile): string =>
  isInSpain(profile) ? 'es-ES' : (profile.languages[0] ?? 'en');
