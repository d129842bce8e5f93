/**
 * Descriptions of drawings by subject, in the order of `SUBJECTS`. English pages use the drawing's own, fuller
 * text.
 */
const SUBJECTS =
  'pasta pizza bread coffee pastry sushi ramen dumplings tacos curry grill burger seafood salad wine cocktail dessert noodles mezze soup vegetables cheese chicken rice tea beer fruit herbs fire table crockery sandwich lamp'.split(
    ' ',
  );

type Words = { before: string; names: readonly string[] };

const words = (before: string, names: string): Words => ({ before, names: names.split(', ') });

const WORDS: Readonly<Record<string, Words>> = {
  es: words(
    'Ilustración: ',
    'un plato de pasta, una pizza, pan, una taza de café, bollería, sushi, ramen, empanadillas asiáticas, tacos, un curry, una parrilla, una hamburguesa, pescado, una ensalada, vino, un cóctel, un postre, fideos, mezze, una sopa, verduras, una tabla de quesos, pollo, arroz, una taza de té, cerveza, fruta, hierbas frescas, fuego en la cocina, una mesa puesta, platos y cuencos, un sándwich, una lámpara sobre la mesa',
  ),
  fr: words(
    'Illustration : ',
    'une assiette de pâtes, une pizza, du pain, une tasse de café, des viennoiseries, des sushis, un bol de ramen, des raviolis asiatiques, des tacos, un curry, un gril, un burger, du poisson, une salade, du vin, un cocktail, un dessert, des nouilles, des mezzés, une soupe, des légumes, un plateau de fromages, du poulet, du riz, une tasse de thé, de la bière, des fruits, des herbes fraîches, un feu de cuisine, une table dressée, des assiettes et des bols, un sandwich, une lampe sur une table',
  ),
  it: words(
    'Illustrazione: ',
    'un piatto di pasta, una pizza, pane, una tazza di caffè, cornetti e dolci, sushi, ramen, ravioli asiatici, tacos, un curry, una griglia, un hamburger, pesce, un’insalata, vino, un cocktail, un dolce, noodles, mezze, una zuppa, verdure, un tagliere di formaggi, pollo, riso, una tazza di tè, birra, frutta, erbe fresche, il fuoco della cucina, una tavola apparecchiata, piatti e ciotole, un panino, una lampada sul tavolo',
  ),
  de: words(
    'Illustration: ',
    'ein Teller Pasta, eine Pizza, Brot, eine Tasse Kaffee, Gebäck, Sushi, Ramen, Teigtaschen, Tacos, ein Curry, ein Grill, ein Burger, Fisch, ein Salat, Wein, ein Cocktail, ein Dessert, Nudeln, Mezze, eine Suppe, Gemüse, ein Käsebrett, Hähnchen, Reis, eine Tasse Tee, Bier, Obst, frische Kräuter, Feuer in der Küche, ein gedeckter Tisch, Teller und Schalen, ein Sandwich, eine Lampe auf dem Tisch',
  ),
};

/** A drawing's alternative text in a language (BCP 47); undefined if the drawing's own English text is used. */
export function drawnText(language: string, subject: string): string | undefined {
  const found = WORDS[language.toLowerCase().split('-')[0] ?? ''];
  const name = found?.names[SUBJECTS.indexOf(subject)];
  return found === undefined || name === undefined ? undefined : found.before + name;
}
