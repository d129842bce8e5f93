import { asTyped } from './as-typed.ts';
import { STANCES_OF_LANGUAGES } from './words-of-languages.ts';

const set = (text: string): ReadonlySet<string> => new Set(asTyped(text.split('|')));

/** Asked to go; where what should go is no quality of the photo, it is a thing on the table. */
export const REMOVING: ReadonlySet<string> = new Set([
  ...'remove|removing|get rid of|eliminate|take away|take out|take off|cut out'.split('|'),
  ...asTyped(STANCES_OF_LANGUAGES.removing),
]);

/** Asked to come, in the same way. */
export const ADDING: ReadonlySet<string> = new Set([
  ...'add|adding|put a|put an|put some|place a|insert'.split('|'),
  ...asTyped(STANCES_OF_LANGUAGES.adding),
]);

/** What people eat and what it lies on. */
export const ON_THE_TABLE: ReadonlySet<string> = set(
  'food|foods|dish|dishes|meal|plate|plates|table|burger|burgers|pizza|pizzas|pasta|steak|steaks|chicken|fish|salad|salads|soup|soups|taco|tacos|sushi|ramen|noodles|rice|bread|cake|cakes|dessert|desserts|coffee|coffees|drink|drinks|cocktail|cocktails|wine|beer|sandwich|sandwiches|fries|meat|cheese|crust|sauce|vegetables|veggies|veg|lettuce|tomato|tomatoes|lobster|shrimp|salmon|curry|egg|eggs|pancakes|waffles|ribs|wings|bbq|brisket|bacon|mushrooms|onions|ice cream|napkin|fork|knife|spoon|käse|fleisch|soße|sauce|pommes|suppe|kuchen|brot|fromage|viande|frites|soupe|gâteau|pain|queso|carne|salsa|papas|sopa|pan|formaggio|patatine|zuppa|torta|pane|teller|tisch|plato|plat|piatto|mesa|tavolo|salade|ensalada|insalata|salat|comida|cibo|essen|gericht',
);

/** In German the verb stands behind what it is about. */
export const VERBS_AT_THE_END: ReadonlySet<string> = set(
  'entfernen|hinzufügen|wegmachen|rausnehmen|weglassen',
);

export const ARTICLES: ReadonlySet<string> = set(
  'the|a|an|some|du|des|de|our|my|this|that|das|die|der|dem|den|le|la|les|el|los|las|il|lo|gli|i',
);

/** Before the name of a thing: it is where something else is to be. */
export const PLACING: ReadonlySet<string> = set(
  'to|from|on|of|in|at|with|for|off|around|zu|von|auf|à|sur|dans|a|en|del|al|di|da|su|nel|sul',
);

/** What was said until here is said. */
export const CONJUNCTIONS: ReadonlySet<string> = set('and|then|und|dann|et|puis|y|luego|e|poi');

/** What stays as a whole: "don't change it". */
export const THE_PHOTO: ReadonlySet<string> = set(
  'it|this|that|photo|picture|pic|image|everything|all|anything|foto|bild|alles|tout|la photo|todo|tutto|imagen|immagine',
);
export const CHANGING: ReadonlySet<string> = set(
  'change|touch|alter|edit|modify|ändern|ändere|verändern|change|changer|changez|cambies|cambiar|cambie|cambiare|toques|toccare|touche',
);
