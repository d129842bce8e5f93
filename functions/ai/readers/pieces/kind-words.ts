import { alternatives } from '../text/one-of.ts';

const KINDS = alternatives(String.raw`
  restaurant(?: and bar)?; (?:dive|sports|wine|cocktail|oyster|raw|juice|espresso|coffee|sushi|noodle|ramen|tapas|mezze|poke|salad|burger|snack) bar
  bar(?: (?:and|&) grill)?; cafe; coffee[ -]?(?:shop|house); tea ?(?:room|house); bakery; deli; diner; canteen
  gastropub; pub; brewpub; tavern; taproom; brewery; beer garden; steakhouse; chophouse; smokehouse; supper club; food hall
  bistro; brasserie; creperie; trattoria; osteria; pizzeria; taqueria; cantina; izakaya; caterer
  (?:bagel|donut|sandwich|pizza|ice cream|gelato|boba|burger|kebab|noodle|ramen|dumpling|pho|pastry|fish and chip) shop
  (?:noodle|curry|dim sum|pancake|waffle|crab|oyster|smoke)[ -]?house
  (?:food|taco|burger|pizza|coffee|ice cream|bbq|barbecue) (?:truck|cart|stand); ice cream parlor
  (?:pizza|burger|bbq|barbecue|taco|sushi|breakfast|brunch|noodle|ramen|chicken|wing|seafood) (?:joint|place|spot|parlor|shack)
  restaurante; cafeteria; panaderia; pasteleria; heladeria; churreria; taberna; tasca; meson; bodega; asador; fonda
  marisqueria; arroceria; cerveceria; sidreria; hamburgueseria; cevicheria; arepera; polleria; parrilla; chiringuito
  gastrobar; bar de (?:tapas|pinchos|vinos)
  boulangerie(?:[- ]patisserie)?; patisserie; fromagerie; salon de the; glacier; traiteur; friterie; cantine
  bistrot; bouchon; auberge; guinguette; cafe[- ]restaurant; bar a (?:vins?|tapas|cocktails|huitres)
  (?:land)?gasthof; gasthaus; gaststatte; wirtshaus; biergarten; brauhaus; kneipe; weinstube; weinbar; heuriger; beisl
  kaffeehaus; konditorei; backerei; eisdiele; eiscafe; imbiss; steakhaus
  ristorante(?:[- ]pizzeria)?; enoteca; bacaro; birreria; locanda; braceria; agriturismo; caffetteria
  pasticceria; panificio; focacceria; paninoteca; gelateria; rosticceria`);

/** Kinds of places in five languages, folded. */
export const KIND = new RegExp(`(?<![a-z])(?:${KINDS})s?(?![a-z])`);
