import { fold } from '#functions/ai/fold.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { isHouseService } from '#shared/site/services.ts';
import type { ColorScheme } from './color-schemes.ts';

/** What a house is, as far as colors go: when its guests come, and the hues of what it lives from. */
export type HouseColors = { ground: 'dark' | 'light' | undefined; hues: readonly number[] };

/** Places of the night and of the morning, folded, in five languages. */
const NIGHT =
  /\b(?:(?:wine|cocktail|whisky|whiskey|sake|mezcal|tapas) bars?|speakeasy|lounge|pub|taproom|supper club|vinoteca|bodega|bar a vins?|enoteca|vineria|weinbar|weinstube|kneipe)\b/;
const MORNING =
  /\b(?:bakery|bakeshop|patisserie|cafe|coffee(?: shop| bar)?|tea ?room|brunch|breakfast|ice cream|gelateria|juice bar|panaderia|pasteleria|heladeria|cafeteria|boulangerie|salon de the|panificio|forno|pasticceria|backerei|konditorei|eisdiele)\b/;

/** Hue in degrees and the words of a house that it belongs to, folded. */
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

function groundOf({ kind, services }: RestaurantProfile): HouseColors['ground'] {
  const place = fold(kind.normalize('NFC'));
  if (MORNING.test(place)) return 'light';
  if (NIGHT.test(place)) return 'dark';
  const opens = services.filter(isHouseService).map((service) => service.opens);
  if (opens.length === 0) return undefined;
  if (opens.some((time) => time < MIDDAY)) return 'light';
  return opens.every((time) => time >= AFTERNOON) ? 'dark' : undefined;
}

/** Reads the colors of a house from what its owner says of it. Nothing is taken from its name. Pure. */
export function houseColorsOf(profile: RestaurantProfile): HouseColors {
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

/** How well a scheme suits the house: when its guests come counts most, then each hue. */
function suits(scheme: ColorScheme, { ground, hues }: HouseColors): number {
  const isOfHour = ground !== undefined && isDark(scheme) === (ground === 'dark');
  const near = hues.filter((hue) => apart(scheme.primary.h, hue) <= NEAR);
  return (isOfHour ? 2 : 0) + near.length;
}

/** Those of the schemes that suit the house best; all of them while nothing is known of it. */
export function schemesOfHouse(schemes: readonly ColorScheme[], house: HouseColors): readonly ColorScheme[] {
  const best = Math.max(...schemes.map((scheme) => suits(scheme, house)));
  return schemes.filter((scheme) => suits(scheme, house) === best);
}
