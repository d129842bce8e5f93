import { alternatives } from '../text/one-of.ts';

const KINDS = alternatives(`
  bar a (?:vins?|tapas|cocktails|huitres); bar de (?:tapas|pinchos|vinos); restaurant(?: and bar)?
  (?:dive|sports|wine|cocktail|oyster|raw|juice|espresso|coffee|sushi|noodle|ramen|tapas|mezze|poke|salad|burger|snack) bar
  bar(?: (?:and|&) grill)?; cafe; coffee[ -]?(?:shop|house); tea ?(?:room|house); bakery; deli; diner; canteen
  (?:ghost|cloud|virtual) kitchen; (?:chinese |indian )?(?<!(?:lunch|brunch|breakfast|dinner|sunday|weekend) )buffet; (?:lunch|sushi|omakase|oyster|noodle|ramen|pho|taco|sandwich|pizza) counter
  gastropub; pub; brewpub; tavern; taproom; brewery; beer garden; steakhouse; chophouse; smokehouse; supper club; food hall
  bistro; brasserie; creperie; trattoria; osteria; pizzeria; taqueria; cantina; izakaya; caterer
  (?:bagel|donut|sandwich|pizza|ice cream|gelato|boba|burger|kebab|noodle|ramen|dumpling|pho|pastry|fish and chip) shop
  (?:noodle|curry|dim sum|pancake|waffle|crab|oyster|smoke)[ -]?house
  (?:food|taco|burger|pizza|coffee|ice cream|bbq|barbecue) (?:truck|cart|stand); ice cream parlor
  (?:pizza|burger|bbq|barbecue|taco|sushi|breakfast|brunch|noodle|ramen|chicken|wing|seafood) (?:joint|place|spot|parlor|shack)
  restaurante; cafeteria; panaderia; pasteleria; heladeria; churreria; taberna; tasca; meson; bodega; asador; fonda
  marisqueria; arroceria; cerveceria; sidreria; hamburgueseria; cevicheria; arepera; polleria; parrilla; chiringuito
  gastrobar
  boulangerie(?:[- ]patisserie)?; patisserie; fromagerie; salon de the; glacier; traiteur; friterie; cantine
  bistrot; bouchon; auberge; guinguette; cafe[- ]restaurant
  (?:land)?gasthof; gasthaus; gaststatte; wirtshaus; biergarten; brauhaus; kneipe; weinstube; weinbar; heuriger; beisl
  kaffeehaus; konditorei; backerei; eisdiele; eiscafe; imbiss; steakhaus
  ristorante(?:[- ]pizzeria)?; enoteca; bacaro; birreria; locanda; braceria; agriturismo; caffetteria
  pasticceria; panificio; focacceria; paninoteca; gelateria; rosticceria`);

/** Kinds of places in five languages, folded. */
export const KIND = new RegExp(`(?<![a-z])(?:${KINDS})s?(?![a-z])`);

/** Cuisines and nationalities that English writes with a capital. */
export const NATIONS = alternatives(`
  african; american; argentin(?:e|ian); austrian; bavarian; brazilian; british; cajun; cantonese; caribbean; chinese
  colombian; creole; cuban; ethiopian; filipino; french; georgian; german; greek; hawaiian; hungarian; indian; irish
  basque; catalan; italian; jamaican; japanese; jewish; korean; lebanese; mediterranean; mexican; moroccan
  neapolitan; nepali; nigerian; oaxacan; pakistani; persian; peruvian; polish; portuguese; puerto rican; roman
  salvadoran; sichuan; sicilian; spanish; syrian; taiwanese; tex-mex; texas; thai; tibetan; turkish; tuscan
  ukrainian; venetian; venezuelan; vietnamese; yemeni`);
/** Other words before a kind of place that describe it. */
export const STYLES = alternatives(`
  vegan; vegetarian; plant[- ]based; halal; kosher; gluten[- ]free; family(?:[- ](?:owned|run))?; neighborhood; small
  little; tiny; wood[- ]fired; farm[- ]to[- ]table; fine dining; tasting menu; breakfast (?:and|[&+]) lunch; breakfast
  seafood; soul; bbq; ny; new york; southern; regional; modern; traditional; old[- ]school; craft; cash[- ]only`);
/** Words that follow a kind of restaurant in other languages: "familiar", "sénégalais", "mexicana". */
export const BEHIND_KIND =
  'familiale?|familiar|vegan[oae]?|[a-z]{2,12}(?:aise?|ien|ienne|aine?|oise?|[ae]n[oa]|esa?|ol[ae]?|in[oa]|i[cq][oau]e?)';
