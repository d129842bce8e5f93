import type { Allergen } from '#shared/menu/allergens.ts';
import type { Diet } from '#shared/menu/diets.ts';
import { allergens, diets } from './words-by-key.ts';

/** The page's own words about dishes. Allergens have the names of EU law in each language. */
export type DishWords = {
  diets: Readonly<Record<Diet, string>>;
  allergens: Readonly<Record<Allergen, string>>;
  /** The names of a dish's allergens, as one line. */
  contains: (foods: readonly string[]) => string;
};

export const ENGLISH_DISH: DishWords = {
  diets: diets('Vegan | Vegetarian | Pescatarian | Halal | Kosher | Gluten-free'),
  allergens: allergens(
    'gluten | crustaceans | eggs | fish | peanuts | soy | milk | nuts | celery | mustard | sesame | sulfites | lupin | mollusks',
  ),
  contains: (foods) => `Contains ${foods.join(', ')}`,
};

export const GERMAN_DISH: DishWords = {
  diets: diets('vegan | vegetarisch | mit Fisch, ohne Fleisch | halal | koscher | glutenfrei'),
  allergens: allergens(
    'Gluten | Krebstiere | Eier | Fisch | Erdnüsse | Soja | Milch | Schalenfrüchte | Sellerie | Senf | Sesam | Sulfite | Lupinen | Weichtiere',
  ),
  contains: (foods) => `Enthält ${foods.join(', ')}`,
};

export const FRENCH_DISH: DishWords = {
  diets: diets('végétalien | végétarien | poisson, sans viande | halal | casher | sans gluten'),
  allergens: allergens(
    'gluten | crustacés | œufs | poisson | arachides | soja | lait | fruits à coque | céleri | moutarde | sésame | sulfites | lupin | mollusques',
  ),
  contains: (foods) => `Contient : ${foods.join(', ')}`,
};

export const SPANISH_DISH: DishWords = {
  diets: diets('vegano | vegetariano | con pescado, sin carne | halal | kosher | sin gluten'),
  allergens: allergens(
    'gluten | crustáceos | huevo | pescado | cacahuetes | soja | leche | frutos de cáscara | apio | mostaza | sésamo | sulfitos | altramuces | moluscos',
  ),
  contains: (foods) => `Contiene ${foods.join(', ')}`,
};

export const ITALIAN_DISH: DishWords = {
  diets: diets('vegano | vegetariano | con pesce, senza carne | halal | kosher | senza glutine'),
  allergens: allergens(
    'glutine | crostacei | uova | pesce | arachidi | soia | latte | frutta a guscio | sedano | senape | sesamo | solfiti | lupini | molluschi',
  ),
  contains: (foods) => `Contiene ${foods.join(', ')}`,
};

export const PORTUGUESE_DISH: DishWords = {
  diets: diets('vegano | vegetariano | com peixe, sem carne | halal | kosher | sem glúten'),
  allergens: allergens(
    'glúten | crustáceos | ovos | peixe | amendoins | soja | leite | frutos de casca rija | aipo | mostarda | sésamo | sulfitos | tremoço | moluscos',
  ),
  contains: (foods) => `Contém ${foods.join(', ')}`,
};

export const ARABIC_DISH: DishWords = {
  diets: diets('نباتي صرف | نباتي | بالسمك ومن دون لحم | حلال | كوشر | خالٍ من الغلوتين'),
  allergens: allergens(
    'غلوتين | قشريات | بيض | سمك | فول سوداني | صويا | حليب | مكسرات | كرفس | خردل | سمسم | كبريتيت | ترمس | رخويات',
  ),
  contains: (foods) => `يحتوي على: ${foods.join('، ')}`,
};
