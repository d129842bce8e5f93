import type { ImageSubject } from '#functions/ai/image-subjects.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import type { TemplateId } from '#shared/site/site-content.ts';
import { statedCuisine } from '../library/cuisine-of.ts';
import type { SchemeName } from './color-schemes.ts';

/** The design of pages for one cuisine. It states no facts about a restaurant. */
export type Look = {
  template: TemplateId;
  schemes: readonly SchemeName[];
  /** Subjects of its images, if the menu has them. The first is for the hero. */
  subjects: readonly ImageSubject[];
};

/** `cuisines | template | color schemes | subjects` */
const TABLE = `
pizzeria | casual-dining-1 | tomato basil ember brick | pizza fire cheese herbs salad wine beer
italian | casual-dining-1 | rosso basil olive tomato lemon | pasta herbs wine bread cheese vegetables dessert
french | fine-dining-1 | bottle oxblood midnight butter cobalt | wine cheese bread table herbs pastry seafood
creperie | cafe-1 | butter harbor oat | dessert cheese fruit table beer pastry
tapas | ethnic-1 | paprika oxblood marigold lacquer | mezze wine seafood cheese bread vegetables table
spanish | ethnic-1 | marigold paprika oxblood cobalt | rice seafood wine mezze fire vegetables dessert
portuguese | ethnic-1 | cobalt harbor lemon terracotta | seafood pastry bread wine soup grill fruit
greek | ethnic-1 | aegean seaglass olive lemon | mezze seafood salad grill cheese bread wine
german | casual-dining-1 | pine mustard brick harbor | beer bread grill table soup pastry cheese
nordic | fine-dining-2 | fjord oat pine smoke | seafood bread herbs vegetables fruit table fire
british | casual-dining-1 | bottle mustard brick harbor | beer table fire vegetables bread cheese fruit
polish | ethnic-1 | brick paprika pine plum | dumplings soup bread vegetables table herbs
sushi | fine-dining-2 | ink smoke jade vermilion | sushi seafood rice tea vegetables wine
ramen | casual-dining-1 | vermilion lacquer mustard ink | ramen noodles dumplings soup herbs beer
izakaya | casual-dining-1 | lacquer indigo ember vermilion | grill beer mezze dumplings fire vegetables wine
japanese | fine-dining-2 | indigo ink jade oat | rice noodles sushi tea vegetables soup seafood
sichuan | ethnic-1 | lacquer vermilion paprika ember | noodles fire soup dumplings vegetables rice
chinese | ethnic-1 | vermilion jade lacquer marigold | noodles dumplings rice fire tea vegetables soup
korean | casual-dining-1 | paprika indigo lacquer mint | grill rice vegetables soup noodles chicken fire
thai | ethnic-1 | jade fuchsia marigold basil | curry noodles herbs soup rice fruit seafood
vietnamese | casual-dining-1 | mint seaglass marigold jade | soup herbs noodles bread rice coffee seafood
southeastasian | ethnic-1 | marigold jade fuchsia paprika | noodles curry rice grill herbs fruit soup
indian | ethnic-1 | saffron plum fuchsia peacock paprika | curry rice bread grill tea vegetables fire
peruvian | ethnic-1 | fuchsia peacock marigold harbor | seafood fruit grill rice herbs cocktail chicken
mexican | ethnic-1 | fuchsia cactus marigold peacock | tacos cocktail fruit herbs grill vegetables fire
tacos | fast-food-1 | fuchsia cactus marigold peacock | tacos cocktail fruit herbs grill vegetables fire
argentinian | fine-dining-1 | ember smoke oxblood brick | grill fire wine cheese pastry herbs
brazilian | casual-dining-1 | basil marigold ember peacock | grill rice fruit cocktail soup bread
latin | ethnic-1 | marigold peacock fuchsia cactus | rice grill fruit bread cocktail chicken
caribbean | casual-dining-1 | marigold cactus peacock ember | chicken rice fire fruit curry cocktail seafood
turkish | ethnic-1 | peacock brick paprika cobalt | grill mezze bread tea fire dessert vegetables
lebanese | ethnic-1 | olive cactus plum saffron | mezze herbs bread grill salad vegetables dessert
persian | ethnic-1 | peacock saffron plum cobalt | rice herbs grill fruit bread tea mezze
moroccan | ethnic-1 | cobalt terracotta saffron plum | curry rice tea fruit bread dessert herbs
african ethiopian | ethnic-1 | marigold terracotta cactus plum | curry bread rice grill vegetables coffee
mediterranean | casual-dining-1 | seaglass olive lemon aegean | mezze seafood vegetables wine bread salad herbs
burger | fast-food-1 | mustard tomato neon sky | burger beer cheese fire salad table
bbq | casual-dining-1 | ember brick smoke mustard | fire grill beer bread salad chicken
southern | casual-dining-1 | mustard pine brick butter | chicken rice soup bread seafood dessert
diner american | casual-dining-1 | sky tomato mint mustard | burger dessert coffee chicken fruit table
steakhouse | fine-dining-1 | midnight oxblood smoke bottle | grill fire wine table vegetables cocktail
seafood | casual-dining-1 | harbor seaglass aegean cobalt | seafood wine salad bread grill soup herbs
vegan | cafe-1 | forest mint cactus plum | vegetables salad herbs fruit rice bread
vegetarian | cafe-1 | forest olive butter mint | vegetables salad cheese herbs soup bread fruit
bakery | cafe-1 | oat butter blush brick | bread pastry coffee dessert fruit cheese
tearoom | cafe-1 | blush butter mint sky | tea pastry dessert fruit bread table
icecream | cafe-1 | blush mint lemon sky | dessert fruit coffee pastry cheese
brunch | cafe-1 | lemon blush butter sky | bread coffee fruit pastry table dessert salad
cafe | cafe-1 | espresso oat forest butter | coffee pastry bread dessert fruit table
winebar | fine-dining-2 | plum oxblood midnight bottle | wine cheese bread mezze table fruit
cocktailbar | fine-dining-2 | midnight neon lacquer peacock | cocktail fruit herbs table mezze wine
brewery | casual-dining-1 | mustard pine brick smoke | beer grill bread burger cheese table
foodtruck | fast-food-1 | neon fuchsia mustard sky | tacos burger fire noodles table fruit
deli | fast-food-1 | mustard butter brick bottle | sandwich bread cheese salad coffee soup
healthy | fast-food-1 | mint sky cactus lemon | salad fruit rice seafood vegetables herbs
modern | fine-dining-2 | midnight fjord smoke plum ink | table herbs wine vegetables seafood dessert fire
`;

function lookIn(row: string): [cuisines: string[], look: Look] {
  const [cuisines = [], [template] = [], schemes, subjects] = row.split(' | ').map((cell) => cell.split(' '));
  return [cuisines, { template, schemes, subjects } as Look];
}

/** For restaurants whose cuisine is unknown. */
const [, ANY_TABLE] = lookIn(
  'any | casual-dining-1 | olive harbor brick forest plum butter fjord terracotta | table bread wine vegetables herbs fruit soup',
);

export const LOOKS: ReadonlyMap<string, Look> = new Map(
  TABLE.trim()
    .split('\n')
    .map(lookIn)
    .flatMap(([cuisines, look]) => cuisines.map((cuisine) => [cuisine, look] as const)),
);

/** The look for what the owner says of the restaurant. `isUsual`: the cuisine is unknown. Pure. */
export function lookFor(profile: Pick<RestaurantProfile, 'kind' | 'cuisines'>): Look & { isUsual: boolean } {
  const look = LOOKS.get(statedCuisine(profile) ?? '');
  return { ...(look ?? ANY_TABLE), isUsual: look === undefined };
}
