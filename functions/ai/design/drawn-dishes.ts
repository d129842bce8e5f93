import type { ImageSubject } from '#functions/ai/image-subjects.ts';
import type { MenuDish } from '#functions/ai/kitchen.ts';
import { INGREDIENTS } from '#shared/menu/diets.ts';
import type { DishFamily } from '../library/dish-families.ts';
import { describedFamilyOf } from '../library/dish-family.ts';

/**
 * What the image of each family of dishes shows: `subject | ingredients | families`. The ingredients are those of the
 * classic that some diets exclude, or `-`. Families without a drawing of their own show a set table.
 */
const TABLE = `
pizza | gluten dairy | pizza calzone
pasta | gluten | pasta pasta_tomato
pasta | gluten dairy egg | pasta_cream pasta_filled pasta_baked mac_and_cheese gnocchi
pasta | gluten shellfish | pasta_seafood
bread | gluten | bread flatbread bagel avocado_toast cornbread garlic_bread
coffee | - | coffee
coffee | dairy | latte
pastry | gluten dairy egg | pastry croissant doughnuts
pastry | gluten dairy honey | baklava
sushi | fish | sushi sushi_roll sashimi
ramen | gluten egg fish pork | ramen
dumplings | gluten meat | dumplings bao
tacos | - | tacos burrito
tacos | gluten dairy | quesadilla
curry | - | curry dal tagine
grill | meat | kebab
table | meat | lamb
grill | beef | steak
burger | gluten dairy beef | burger cheeseburger
seafood | fish | fish fish_fried salmon
salad | - | salad
table | - | greens
soup | - | soup cold_soup stew chili
soup | dairy shellfish gluten | chowder
noodles | gluten | noodles_fried
soup | - | noodle_soup
mezze | - | mezze hummus falafel
vegetables | - | vegetables tofu
cheese | dairy | cheese_board
chicken | poultry | chicken
grill | beef | brisket
table | pork | pulled_pork ribs roast
rice | - | rice rice_bowl fried_rice biryani
rice | dairy | risotto
rice | shellfish | paella
dessert | gluten dairy egg | cake chocolate cheesecake
dessert | dairy | ice_cream dessert
tea | - | tea
wine | alcohol | wine
beer | alcohol gluten | beer
cocktail | alcohol | cocktail
fruit | - | fruit granola_bowl smoothie_bowl
table | - | juice smoothie
sandwich | gluten | sandwich
table | gluten | samosa empanadas spring_rolls wrap fries potatoes nachos enchiladas
table | gluten meat | hot_dog meatballs sausage schnitzel charcuterie
table | gluten dairy egg | pancakes waffles french_toast tiramisu pudding cookies crepes pie fruit_crisp custard grilled_cheese
table | poultry | wings duck
table | gluten poultry | fried_chicken
table | pork | pork_chop
table | fish | tartare ceviche poke
table | shellfish | oysters mussels_clams shrimp crab crab_cakes lobster lobster_roll octopus_squid
table | egg | eggs omelet
`;

type DrawnDish = MenuDish & { family: DishFamily };

export const DRAWN_DISHES: readonly DrawnDish[] = TABLE.trim()
  .split('\n')
  .flatMap((row) => {
    const [subject, holds = '', families = ''] = row.split(' | ');
    const ingredients = INGREDIENTS.filter((ingredient) => holds.split(' ').includes(ingredient));
    return families
      .split(' ')
      .map((family) => ({ family: family as DishFamily, subject: subject as ImageSubject, ingredients }));
  });

const BY_FAMILY = new Map(DRAWN_DISHES.map((dish) => [dish.family, dish]));

/** What an image of a dish shows, by its name and menu heading; undefined if they say too little. Pure. */
export function findDrawnDish(name: string, course = ''): DrawnDish | undefined {
  const family = describedFamilyOf(name, course);
  // "Steak and ale pie" is cooked like a stew, but isn't served in a bowl.
  return BY_FAMILY.get(family === 'stew' && /\bpies?$/i.test(name) ? 'pie' : family);
}
