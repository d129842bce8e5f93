import { INGREDIENTS, type Ingredient } from '#shared/menu/diets.ts';

/** Dishes that always contain an ingredient, by canonical name. Optional fillings and sides don’t count. */
const DISHES_WITH: Readonly<Record<Ingredient, string>> = {
  meat: `barbacoa | birria | asado | jambalaya | gumbo | tagliatelle al ragu | cassoulet | larb | biryani | doner |
    iskender | lahmacun | kofte | kibbeh | shawarma | moussaka | souvlaki | gyros | meatballs | sunday roast |
    shepherd's pie | bigos | francesinha | adobo | chelo kebab | kebab | satay | anticuchos | schnitzel | khinkali |
    dumplings | katsu curry | couscous | gyoza | momo | harira | full english`,
  beef: `lomo saltado | picanha | brisket | burnt ends | cheeseburger | smash burger | reuben | pastrami | burger |
    saltimbocca | coda alla vaccinara | bistecca | osso buco | vitello tonnato | carpaccio | steak frites |
    boeuf bourguignon | steak tartare | steak | bulgogi | galbi | pho | bun bo hue | rendang | kitfo | suya |
    txuleta | sauerbraten | goulash`,
  lamb: `curry goat | rogan josh | adana | ghormeh sabzi | kleftiko | lamb`,
  pork: `tacos al pastor | carnitas | cochinita pibil | choripan | feijoada | pulled pork | baby back ribs |
    eggs benedict | carbonara | amatriciana | gricia | saltimbocca | diavola | capricciosa | pepperoni pizza |
    porchetta | coq au vin | croque monsieur | tonkotsu | tantanmen | siu mai | char siu | xiao long bao |
    dan dan noodles | bun cha | cochinillo | jamon iberico | bratwurst | currywurst | schweinshaxe | flammkuchen |
    bangers and mash | full english | scotch egg | pozole | hot dog | ramen`,
  poultry: `aji de gallina | pollo a la brasa | jerk chicken | fried chicken | coq au vin | confit de canard |
    yakitori | karaage | peking duck | kung pao chicken | korean fried chicken | butter chicken | tikka masala |
    chicken tikka | shish taouk | doro wat | piri piri chicken | wings | chicken | pastilla`,
  fish: `ceviche | tiradito | fish tacos | fish | moqueca | caesar salad | puntarelle | pasta con le sarde |
    puttanesca | vitello tonnato | bouillabaisse | salade nicoise | sole meuniere | nigiri | sashimi | chirashi |
    temaki | sushi | ramen | okonomiyaki | som tam | fideua | boquerones | gilda | bacalhau | gravlax |
    fish and chips | poke | pad thai | tom yum`,
  shellfish: `arroz con mariscos | aguachile | moqueca | jambalaya | gumbo | shrimp and grits | lobster roll |
    clam chowder | oysters | fritto misto | vongole | moules frites | escargots | takoyaki | tempura | har gow |
    siu mai | paella | arroz negro | gambas al ajillo | pulpo | cataplana | skagen toast | lobster | octopus |
    bouillabaisse | laksa | tom yum | pad thai`,
  egg: `pisco sour | pancakes | waffles | eggs benedict | french toast | shakshuka | carbonara | pappardelle |
    tiramisu | quiche | crepe | salade nicoise | creme brulee | profiteroles | brioche | eclair | macarons | bibimbap |
    pad thai | menemen | turkish eggs | sabich | tortilla espanola | pastel de nata | moussaka | spatzle |
    kaiserschmarrn | full english | scotch egg | khachapuri | cheesecake | basque cheesecake | brownie | carrot cake |
    victoria sponge | cake | nasi goreng | ramen | okonomiyaki | bacalhau | gelato | schnitzel | tempura |
    sticky toffee pudding | lasagne | tortellini | ravioli | caesar salad | banana bread | milkshake | smorrebrod | cannoli`,
  dairy: `aji de gallina | fish tacos | quesadilla | elote | chilaquiles | provoleta | pao de queijo |
    mac and cheese | cheeseburger | burger | milkshake | pancakes | waffles | eggs benedict | french toast | reuben |
    lobster roll | clam chowder | caesar salad | cheesecake | brownie | carrot cake | banana bread | flat white |
    cappuccino | cacio e pepe | carbonara | amatriciana | gricia | saltimbocca | suppli | maritozzo | margherita |
    diavola | capricciosa | quattro formaggi | quattro stagioni | calzone | pepperoni pizza | pasta alla norma | cannoli |
    lasagne | tagliatelle al ragu | tortellini | ravioli | pesto pasta | risotto | parmigiana | caprese | burrata |
    tiramisu | panna cotta | gelato | affogato | onion soup | escargots | croque monsieur | quiche | crepe |
    sole meuniere | creme brulee | tarte tatin | profiteroles | croissant | pain au chocolat | brioche | eclair |
    macarons | cinnamon bun | butter chicken | tikka masala | chicken tikka | dal | saag paneer | masala chai |
    lassi | iskender | baklava | turkish eggs | doro wat | kitfo | chelo kebab | khachapuri | croquetas |
    basque cheesecake | pastel de nata | francesinha | moussaka | greek salad | spanakopita | tzatziki | saganaki |
    spatzle | flammkuchen | kaiserschmarrn | apfelstrudel | meatballs | skagen toast | sticky toffee pudding |
    scones | victoria sponge | pierogi | borscht | ice cream | cake | pastry | pie | fried chicken | bangers and mash |
    shepherd's pie | empanadas | pizza | arancini | samosa | pastilla | onion rings | cornbread | katsu curry |
    smash burger | naan`,
  honey: 'baklava | granola | pastilla',
  gluten: `fish tacos | quesadilla | burrito | empanadas | choripan | fried chicken | mac and cheese | cornbread |
    cheeseburger | smash burger | onion rings | pancakes | waffles | eggs benedict | french toast | avocado toast |
    granola | reuben | pastrami | bagel | lobster roll | clam chowder | fritto misto | caesar salad | apple pie |
    cheesecake | brownie | carrot cake | banana bread | cacio e pepe | carbonara | amatriciana | gricia | suppli |
    maritozzo | margherita | marinara pizza | diavola | capricciosa | quattro formaggi | quattro stagioni | calzone |
    pepperoni pizza | focaccia | bruschetta | arancini | pasta alla norma | pasta con le sarde | cannoli | lasagne |
    tagliatelle al ragu | tortellini | ravioli | gnocchi | pesto pasta | vongole | arrabbiata | puttanesca |
    pappardelle | ribollita | panzanella | tiramisu | onion soup | croque monsieur | quiche | crepe | sole meuniere |
    tarte tatin | profiteroles | croissant | pain au chocolat | baguette | sourdough | brioche | eclair |
    cinnamon bun | tonkotsu | shoyu ramen | miso ramen | shio ramen | tantanmen | tsukemen | gyoza | okonomiyaki |
    takoyaki | tempura | udon | soba | katsu curry | dim sum | har gow | siu mai | wonton soup | peking duck |
    xiao long bao | bao | spring rolls | dan dan noodles | chow mein | banh mi | naan | samosa | momo | doner |
    iskender | lahmacun | pide | baklava | tabbouleh | falafel | fattoush | shawarma | kibbeh | manakish | sabich |
    couscous | pastilla | injera | khachapuri | khinkali | fideua | salmorejo | croquetas | pan con tomate | pintxos |
    churros | pastel de nata | francesinha | moussaka | gyros | spanakopita | schnitzel | spatzle | pretzel |
    flammkuchen | kaiserschmarrn | apfelstrudel | smorrebrod | meatballs | skagen toast | fish and chips |
    full english | scotch egg | sticky toffee pudding | scones | victoria sponge | pierogi | pizza | pasta | burger |
    sandwich | hot dog | ramen | dumplings | bread | cake | pastry | pie | beer | kung pao chicken |
    thali | bulgogi | galbi | char siu | gumbo | sunday roast | bangers and mash | currywurst |
    korean fried chicken | nasi goreng | adobo`,
  alcohol: `pisco sour | mezcal | margarita | caipirinha | negroni | old fashioned | spritz | martini | saltimbocca |
    coq au vin | boeuf bourguignon | sake | francesinha | wine | beer | cocktail | moules frites | tiramisu`,
};

function readTable(): ReadonlyMap<string, readonly Ingredient[]> {
  const table = new Map<string, Ingredient[]>();
  for (const ingredient of INGREDIENTS) {
    for (const name of new Set(DISHES_WITH[ingredient].split('|').map((each) => each.trim()))) {
      table.set(name, [...(table.get(name) ?? []), ingredient]);
    }
  }
  return table;
}

/** Canonical dish name → the ingredients in it that some diets exclude. */
export const DISH_INGREDIENTS = readTable();
