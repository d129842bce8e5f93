import { fold } from '#functions/ai/fold.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { isRegularService } from '#shared/site/services.ts';
import type { ColorScheme } from './color-schemes.ts';

/** Facts that decide a restaurant's colors: when its guests come, and the hues of its food and drinks. */
export type RestaurantColors = { ground: 'dark' | 'light' | undefined; hues: readonly number[] };

/** Words for places that open at night or in the morning, folded, in five languages. */
const NIGHT =
  /\b(?:(?:wine|cocktail|whisky|whiskey|sake|mezcal|tapas) bars?|speakeasy|lounge|pub|taproom|supper club|vinoteca|bodega|bar a vins?|enoteca|vineria|weinbar|weinstube|kneipe)\b/;
const MORNING =
  /\b(?:bakery|bakeshop|patisserie|cafe|coffee(?: shop| bar)?|tea ?room|brunch|breakfast|ice cream|gelateria|juice bar|panaderia|pasteleria|heladeria|cafeteria|boulangerie|salon de the|panificio|forno|pasticceria|backerei|konditorei|eisdiele)\b/;

/** A hue in degrees, and the folded words of restaurants that it suits. */
const HUES: readonly (readonly [number, RegExp])[] = [
  [
    225,
    /\b(?:sea|seaside|ocean|beach|coast(?:al)?|harbou?r|port|pier|boats?|fishermen|oysters?|seafood|mar|playa|puerto|marisc\w+|mer|plage|bord de mer|huitres|mare|spiaggia|pesce|meer|hafen|strand|fisch\w*)\b/,
  ],
  [
    145,
    /\b(?:gardens?|greenhouse|farm(?:s|ers)?|orchard|herbs|vegetables|vegan\w*|vegetarian\w*|plant-based|huert[oa]|jardin|potager|vegetal\w*|orto|giardino|verdure|garten|gemuse|bauernhof)\b/,
  ],
  [
    40,
    /\b(?:wood-?(?: )?(?:fired|burning|oven|fire)|charcoal|embers?|smoked?|smokehouse|barbecue|bbq|grill(?:ed)?|brasas?|lena|carbon|parrilla|feu de bois|braise|brace|forno a legna|griglia|holz(?:ofen|kohle|feuer)|grill)\b/,
  ],
  [
    355,
    /\b(?:vineyards?|natural wines?|red wine|vin(?:os?|s|i) naturel\w*|vinos?|vins?|vino|weingut|weine)\b/,
  ],
  [88, /\b(?:lemons?|citrus|honey|corn|mustard|limon|maiz|citron|miel|limoni|miele|zitronen?|honig)\b/],
  [115, /\b(?:olives?|olive oil|aceitunas?|olivar|oliv[ei]|uliveto|oliven)\b/],
];
const MIDDAY = '10:30';
const AFTERNOON = '16:00';

function wordsOf({ kind, cuisines, diets, story, house_notes, dishes }: RestaurantProfile): string {
  const said = [...story, ...house_notes].map(({ text }) => text);
  const texts = [kind, ...cuisines, ...diets, ...said, ...dishes.map(({ name }) => name)];
  return fold(texts.join('\n').normalize('NFC'));
}

function groundOf({ kind, services }: RestaurantProfile): RestaurantColors['ground'] {
  const place = fold(kind.normalize('NFC'));
  if (MORNING.test(place)) return 'light';
  if (NIGHT.test(place)) return 'dark';
  const opens = services.filter(isRegularService).map((service) => service.opens);
  if (opens.length === 0) return undefined;
  if (opens.some((time) => time < MIDDAY)) return 'light';
  return opens.every((time) => time >= AFTERNOON) ? 'dark' : undefined;
}

/** Finds colors from the owner's description. The name is ignored. Pure. */
export function restaurantColorsOf(profile: RestaurantProfile): RestaurantColors {
  const words = wordsOf(profile);
  return {
    ground: groundOf(profile),
    hues: HUES.flatMap(([hue, says]) => (says.test(words) ? [hue] : [])),
  };
}

/** Degrees within which a scheme has a hue. */
const NEAR = 40;

/** Degrees between two hues. */
export const apart = (a: number, b: number) => Math.min(Math.abs(a - b), 360 - Math.abs(a - b));

export const isDark = ({ ground }: ColorScheme) => ground.l < 0.5;

/** How well a scheme suits the restaurant: the time of day counts most, then each hue. */
function suits(scheme: ColorScheme, { ground, hues }: RestaurantColors): number {
  const isOfHour = ground !== undefined && isDark(scheme) === (ground === 'dark');
  const near = hues.filter((hue) => apart(scheme.primary.h, hue) <= NEAR);
  return (isOfHour ? 2 : 0) + near.length;
}

/** The schemes that suit the restaurant best; all of them if nothing is known. */
export function restaurantSchemes(
  schemes: readonly ColorScheme[],
  house: RestaurantColors,
): readonly ColorScheme[] {
  const best = Math.max(...schemes.map((scheme) => suits(scheme, house)));
  return schemes.filter((scheme) => suits(scheme, house) === best);
}
