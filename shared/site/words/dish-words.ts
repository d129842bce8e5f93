import type { Allergen } from '#shared/menu/allergens.ts';
import type { Diet } from '#shared/menu/diets.ts';

/** The page's own words about dishes. Allergens have the names of EU law in each language. */
export type DishWords = {
  diets: Readonly<Record<Diet, string>>;
  allergens: Readonly<Record<Allergen, string>>;
  /** The names of a dish's allergens, as one line. */
  contains: (foods: readonly string[]) => string;
};

export const ENGLISH_DISH: DishWords = {
  diets: {
    vegan: 'Vegan',
    vegetarian: 'Vegetarian',
    pescatarian: 'Pescatarian',
    halal: 'Halal',
    kosher: 'Kosher',
    gluten_free: 'Gluten-free',
  },
  allergens: {
    gluten: 'gluten',
    crustaceans: 'crustaceans',
    eggs: 'eggs',
    fish: 'fish',
    peanuts: 'peanuts',
    soy: 'soy',
    milk: 'milk',
    nuts: 'nuts',
    celery: 'celery',
    mustard: 'mustard',
    sesame: 'sesame',
    sulfites: 'sulfites',
    lupin: 'lupin',
    mollusks: 'mollusks',
  },
  contains: (foods) => `Contains ${foods.join(', ')}`,
};

export const GERMAN_DISH: DishWords = {
  diets: {
    vegan: 'vegan',
    vegetarian: 'vegetarisch',
    pescatarian: 'mit Fisch, ohne Fleisch',
    halal: 'halal',
    kosher: 'koscher',
    gluten_free: 'glutenfrei',
  },
  allergens: {
    gluten: 'Gluten',
    crustaceans: 'Krebstiere',
    eggs: 'Eier',
    fish: 'Fisch',
    peanuts: 'Erdnüsse',
    soy: 'Soja',
    milk: 'Milch',
    nuts: 'Schalenfrüchte',
    celery: 'Sellerie',
    mustard: 'Senf',
    sesame: 'Sesam',
    sulfites: 'Sulfite',
    lupin: 'Lupinen',
    mollusks: 'Weichtiere',
  },
  contains: (foods) => `Enthält ${foods.join(', ')}`,
};

export const FRENCH_DISH: DishWords = {
  diets: {
    vegan: 'végétalien',
    vegetarian: 'végétarien',
    pescatarian: 'poisson, sans viande',
    halal: 'halal',
    kosher: 'casher',
    gluten_free: 'sans gluten',
  },
  allergens: {
    gluten: 'gluten',
    crustaceans: 'crustacés',
    eggs: 'œufs',
    fish: 'poisson',
    peanuts: 'arachides',
    soy: 'soja',
    milk: 'lait',
    nuts: 'fruits à coque',
    celery: 'céleri',
    mustard: 'moutarde',
    sesame: 'sésame',
    sulfites: 'sulfites',
    lupin: 'lupin',
    mollusks: 'mollusques',
  },
  contains: (foods) => `Contient : ${foods.join(', ')}`,
};

export const SPANISH_DISH: DishWords = {
  diets: {
    vegan: 'vegano',
    vegetarian: 'vegetariano',
    pescatarian: 'con pescado, sin carne',
    halal: 'halal',
    kosher: 'kosher',
    gluten_free: 'sin gluten',
  },
  allergens: {
    gluten: 'gluten',
    crustaceans: 'crustáceos',
    eggs: 'huevo',
    fish: 'pescado',
    peanuts: 'cacahuetes',
    soy: 'soja',
    milk: 'leche',
    nuts: 'frutos de cáscara',
    celery: 'apio',
    mustard: 'mostaza',
    sesame: 'sésamo',
    sulfites: 'sulfitos',
    lupin: 'altramuces',
    mollusks: 'moluscos',
  },
  contains: (foods) => `Contiene ${foods.join(', ')}`,
};

export const ITALIAN_DISH: DishWords = {
  diets: {
    vegan: 'vegano',
    vegetarian: 'vegetariano',
    pescatarian: 'con pesce, senza carne',
    halal: 'halal',
    kosher: 'kosher',
    gluten_free: 'senza glutine',
  },
  allergens: {
    gluten: 'glutine',
    crustaceans: 'crostacei',
    eggs: 'uova',
    fish: 'pesce',
    peanuts: 'arachidi',
    soy: 'soia',
    milk: 'latte',
    nuts: 'frutta a guscio',
    celery: 'sedano',
    mustard: 'senape',
    sesame: 'sesamo',
    sulfites: 'solfiti',
    lupin: 'lupini',
    mollusks: 'molluschi',
  },
  contains: (foods) => `Contiene ${foods.join(', ')}`,
};

export const PORTUGUESE_DISH: DishWords = {
  diets: {
    vegan: 'vegano',
    vegetarian: 'vegetariano',
    pescatarian: 'com peixe, sem carne',
    halal: 'halal',
    kosher: 'kosher',
    gluten_free: 'sem glúten',
  },
  allergens: {
    gluten: 'glúten',
    crustaceans: 'crustáceos',
    eggs: 'ovos',
    fish: 'peixe',
    peanuts: 'amendoins',
    soy: 'soja',
    milk: 'leite',
    nuts: 'frutos de casca rija',
    celery: 'aipo',
    mustard: 'mostarda',
    sesame: 'sésamo',
    sulfites: 'sulfitos',
    lupin: 'tremoço',
    mollusks: 'moluscos',
  },
  contains: (foods) => `Contém ${foods.join(', ')}`,
};

export const ARABIC_DISH: DishWords = {
  diets: {
    vegan: 'نباتي صرف',
    vegetarian: 'نباتي',
    pescatarian: 'بالسمك ومن دون لحم',
    halal: 'حلال',
    kosher: 'كوشر',
    gluten_free: 'خالٍ من الغلوتين',
  },
  allergens: {
    gluten: 'غلوتين',
    crustaceans: 'قشريات',
    eggs: 'بيض',
    fish: 'سمك',
    peanuts: 'فول سوداني',
    soy: 'صويا',
    milk: 'حليب',
    nuts: 'مكسرات',
    celery: 'كرفس',
    mustard: 'خردل',
    sesame: 'سمسم',
    sulfites: 'كبريتيت',
    lupin: 'ترمس',
    mollusks: 'رخويات',
  },
  contains: (foods) => `يحتوي على: ${foods.join('، ')}`,
};
