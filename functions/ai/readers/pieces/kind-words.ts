const ALL = [
  // English
  '(?:(?:wine|cocktail|sports|oyster|raw|juice|sushi|noodle|ramen|tapas|espresso|coffee|salad|dive|mezze|poke|burger|snack) )?bar(?: (?:and|&) grill)?',
  'restaurant(?: and bar)?|cafe|coffee(?: |-)?(?:shop|house)|tea ?(?:room|house)|bakery|deli|diner|gastropub|pub|brewpub|tavern|taproom|brewery|steakhouse|chophouse|bistro|brasserie|izakaya|taqueria|cantina|pizzeria|trattoria|osteria|creperie|smokehouse|canteen|supper club|beer garden|food hall',
  '(?:bagel|donut|sandwich|pizza|ice cream|gelato|boba|burger|kebab|noodle|ramen|dumpling|pho|pastry|fish and chip) shop|(?:noodle|curry|dim sum|pancake|waffle|crab|oyster|smoke)[ -]?house|(?:food|taco|burger|pizza|coffee|ice cream|bbq|barbecue) (?:truck|cart|stand)|(?:pizza|burger|bbq|barbecue|taco|sushi|breakfast|brunch|noodle|ramen|chicken|wing|seafood) (?:joint|place|spot|parlor|shack)|pizza shop|ice cream parlor|caterer',
  // Spanish
  'restaurante|cafeteria|panaderia|pasteleria|taberna|tasca|meson|bodega|asador|marisqueria|arroceria|cerveceria|churreria|heladeria|chiringuito|fonda|sidreria|hamburgueseria|parrilla|cevicheria|arepera|polleria|bar de (?:tapas|pinchos|vinos)|gastrobar',
  // French
  'boulangerie(?:[- ]patisserie)?|patisserie|fromagerie|salon de the|bar a (?:vins?|tapas|cocktails|huitres)|bouchon|auberge|guinguette|traiteur|friterie|glacier|cantine|bistrot|cafe[- ]restaurant',
  // German
  'gasthaus|gasthof|gaststatte|wirtshaus|biergarten|weinstube|weinbar|kaffeehaus|konditorei|backerei|kneipe|imbiss|brauhaus|steakhaus|eisdiele|eiscafe|landgasthof|restaurant|heuriger|beisl',
  // Italian
  'ristorante(?:[- ]pizzeria)?|enoteca|pasticceria|panificio|gelateria|rosticceria|agriturismo|paninoteca|birreria|locanda|braceria|bacaro|caffetteria|focacceria',
].join('|');

/** Kinds of places in five languages, folded. */
export const KIND = new RegExp(`(?<![a-z])(?:${ALL})s?(?![a-z])`);
