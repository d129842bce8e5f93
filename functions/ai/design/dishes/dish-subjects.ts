import type { ImageSubject } from '#functions/ai/image-subjects.ts';

/**
 * What the image of a well-known dish shows. `|` separates dishes, and `=` separates names of one dish, the
 * canonical name first. Words such as "pizza" often name a kind of restaurant instead.
 */
export const DISH_SUBJECTS: Readonly<Partial<Record<ImageSubject, string>>> = {
  pizza: `pizza = pizzas | margherita | marinara pizza = pizza marinara | diavola | capricciosa | quattro formaggi |
    quattro stagioni | calzone | pepperoni pizza`,
  pasta: `pasta = fresh pasta | cacio e pepe | carbonara | amatriciana | gricia | pasta alla norma |
    pasta con le sarde | lasagne = lasagna | tagliatelle al ragu = bolognese = ragu | tortellini | ravioli |
    gnocchi | vongole = spaghetti alle vongole | arrabbiata | puttanesca | pappardelle |
    mac and cheese = mac & cheese`,
  burger: `burger = burgers = hamburger = hamburgers | cheeseburger = cheeseburgers |
    smash burger = smash burgers = smashburger`,
  table: `sandwich = sandwiches = panini | fries = chips | wings = chicken wings | hot dog = hot dogs | lobster |
    octopus = grilled octopus | pie = pies | breakfast | brunch | suppli | arancini | cannoli = cannolo |
    granita | vitello tonnato | burrata | carpaccio | panna cotta | gelato |
    boeuf bourguignon = beef bourguignon | confit de canard = duck confit | steak tartare = tartare |
    croque monsieur = croque madame | quiche = quiche lorraine | galette = galettes | creme brulee |
    arroz negro | fideua | patatas bravas = bravas | croquetas | gambas al ajillo |
    tortilla espanola = spanish omelette = tortilla de patatas | jamon iberico = jamon |
    pulpo = pulpo a la gallega | boquerones | pintxos | gilda | churros | francesinha | cataplana | moussaka |
    spanakopita | dolmades | tzatziki | saganaki | schnitzel = wiener schnitzel | bratwurst | currywurst |
    spatzle = kasespatzle = spaetzle | sauerbraten | flammkuchen = tarte flambee | smorrebrod |
    gravlax = gravadlax | meatballs = kottbullar | skagen toast = toast skagen |
    fish and chips = fish & chips | sunday roast | bangers and mash | shepherd's pie = cottage pie |
    full english = full english breakfast | scotch egg | ceviche = cebiche | tiradito | causa = causa limena |
    enchiladas | mole = mole poblano | guacamole | elote = esquites | tamales | chilaquiles | aguachile |
    empanadas | provoleta | pao de queijo | moqueca | arepas = arepa | fried chicken | shrimp and grits |
    onion rings | milkshake = milkshakes = shakes | pancakes | waffles | eggs benedict | french toast |
    shakshuka | reuben | pastrami = pastrami on rye | lobster roll | oysters = oyster | fritto misto |
    karaage | okonomiyaki | takoyaki | edamame | tempura | mochi | sake | spring rolls | kung pao chicken |
    kimchi | tteokbokki | korean fried chicken | mango sticky rice | banh mi | adobo | samosa = samosas |
    dosa = masala dosa | idli | lassi = mango lassi | lahmacun | menemen | baklava | turkish eggs = cilbir |
    manakish = manoushe | pastilla | kitfo | poke = poke bowl`,
  tacos: `taco = tacos | tacos al pastor = al pastor | carnitas | barbacoa | birria | cochinita pibil |
    fish tacos = baja tacos | quesadilla | burrito`,
  grill: `kebab = kebabs |
    steak = steaks = ribeye = sirloin = fillet steak = t-bone = tomahawk = entrecote = rib eye |
    bistecca = bistecca alla fiorentina | steak frites | txuleta = chuleton | souvlaki | gyros = gyro |
    anticuchos | choripan | picanha | yakitori | bulgogi | galbi = kalbi | satay | chicken tikka |
    doner = doner kebab | adana = adana kebab | iskender | kofte = kofta | shawarma | suya |
    chelo kebab = koobideh`,
  sushi: `sushi | nigiri | maki | sashimi | omakase | chirashi | temaki`,
  ramen: `ramen | tonkotsu = tonkotsu ramen | shoyu ramen = shoyu | miso ramen | shio ramen | tantanmen | tsukemen`,
  noodles: `noodles | udon | soba | dan dan noodles | chow mein | japchae | pad thai | pho = pho bo = pho ga |
    bun cha | bun bo hue | laksa`,
  dumplings: `dumplings | pierogi | gyoza | dim sum | har gow | siu mai = shumai | xiao long bao = soup dumplings |
    bao = bao buns | momo = momos | khinkali`,
  curry: `curry = curries | curry goat | katsu curry = katsu | mapo tofu | green curry | red curry |
    massaman = massaman curry | rendang | butter chicken | tikka masala = chicken tikka masala | rogan josh |
    vindaloo | dal = dal makhani = daal = tarka dal | saag paneer = palak paneer | thali | tagine | doro wat`,
  salad: `salad = salads | puntarelle | panzanella | caprese | salade nicoise = nicoise | greek salad = horiatiki |
    coleslaw | caesar salad | som tam = papaya salad | larb | fattoush`,
  soup: `soup = soup of the day | ribollita | minestrone | onion soup = french onion soup | cassoulet |
    bouillabaisse | gazpacho | salmorejo | caldo verde | borscht = barszcz | bigos | goulash = gulasch |
    pozole | feijoada | gumbo | clam chowder = chowder | wonton soup = wontons | hot pot = hotpot |
    kimchi jjigae | tom yum | tom kha | harira`,
  seafood: `fish = catch of the day | moules frites = moules = moules mariniere | sole meuniere |
    bacalhau = bacalhau a bras`,
  mezze: `tapas | chaat = pani puri | meze = mezze | hummus = houmous | falafel | baba ghanoush = moutabal |
    kibbeh | sabich`,
  bread: `bread | focaccia | bruschetta | baguette = baguettes | sourdough = sourdough loaf = sourdough bread |
    brioche | pan con tomate = pa amb tomaquet | pretzel = brezel = brezn | cornbread | avocado toast |
    bagel = bagels | naan | pide | injera | khachapuri`,
  dessert: `cake = cakes | ice cream = scoop = soft serve = sorbet = sundae | dessert = desserts | tiramisu |
    crepe = crepes | profiteroles | basque cheesecake = burnt cheesecake | kaiserschmarrn |
    sticky toffee pudding | victoria sponge | cheesecake | brownie = brownies | carrot cake | banana bread`,
  pastry: `pastry = pastries | maritozzo = maritozzi | tarte tatin | croissant = croissants | pain au chocolat |
    eclair = eclairs | macarons | cinnamon bun = cinnamon buns = cinnamon roll = kanelbullar |
    pastel de nata = pasteis de nata | apfelstrudel = apple strudel | scones = scone | apple pie`,
  coffee: `coffee = latte | affogato | flat white | cappuccino | espresso | cold brew | filter coffee = pour over`,
  tea: `tea | afternoon tea = cream tea | matcha = matcha latte | masala chai = chai | mint tea`,
  wine: `wine = glass of wine = house wine`,
  beer: `beer = pint = draught beer`,
  cocktail: `cocktail = cocktails | pisco sour | mezcal | margarita = margaritas | caipirinha | negroni |
    old fashioned | spritz = aperol spritz | martini`,
  fruit: `juice = smoothie = smoothies | granola`,
  chicken: `roast chicken = whole chicken = rotisserie chicken | coq au vin | piri piri chicken = frango piri piri |
    aji de gallina | pollo a la brasa | jerk chicken | shish taouk`,
  fire: `lamb | coda alla vaccinara | osso buco = ossobuco | porchetta | cochinillo | kleftiko | schweinshaxe |
    lomo saltado | asado | brisket | pulled pork | baby back ribs = spare ribs = ribs | burnt ends |
    char siu | peking duck`,
  herbs: `saltimbocca | pesto pasta = trofie al pesto = linguine al pesto | escargots | chimichurri |
    summer rolls = goi cuon | banh xeo | tabbouleh = tabouleh | ghormeh sabzi`,
  vegetables: `carciofi alla giudia = carciofi alla romana | caponata | parmigiana = melanzane alla parmigiana |
    ratatouille | padron peppers = pimientos de padron`,
  rice: `risotto | paella | arroz con mariscos | rice and peas | jambalaya | donburi | fried rice | bibimbap |
    nasi goreng | biryani | couscous | jollof = jollof rice | tahdig`,
};
