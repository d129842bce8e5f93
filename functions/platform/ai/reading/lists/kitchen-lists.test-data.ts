/** A list in one line, and what may be printed of it, after the language. */
export const KITCHEN_LISTS: readonly (readonly [text: string, expected: string])[] = [
  [
    'Neapolitan pizzeria, wood-fired oven, margherita 9, marinara 8, nduja 12, natural wine, no bookings, Tue-Sun 17-22',
    'en; cuisines Neapolitan; kind pizzeria; story wood-fired oven; Margherita = 9; Marinara = 8; Nduja = 12; story natural wine; booking not_taken; tuwethfrsasu 17:00-22:00',
  ],
  [
    'Craft beer bar, 16 taps, burgers 12, wings 9, board games, dogs welcome, quiz Tuesdays, closed Mondays',
    'en; story Craft beer bar, 16 taps; kind bar; Burgers = 12; Wings = 9; story board games; note dogs welcome; note quiz Tuesdays; closed monday',
  ],
  [
    'Family-owned Greek taverna since 1986, lamb kleftiko £18, moussaka £14, baklava £5, vegetarian options, free parking',
    'en; story Family-owned Greek taverna since 1986; cuisines Greek; kind taverna; Lamb kleftiko = £18; Moussaka = £14; Baklava = £5; note vegetarian options; parking free parking',
  ],
  [
    'Punjabi dhaba, butter chicken 14, dal tadka 9, lassi 4, halal, kids menu, open till midnight',
    'en; cuisines Punjabi; kind dhaba; Butter chicken = 14; Dal tadka = 9; Lassi = 4; diets halal; note kids menu; story open till midnight',
  ],
  [
    'Izakaya in Shoreditch, yakitori 4 each, karaage 9, highballs 10, counter only, no phones',
    'en; story Izakaya in Shoreditch; kind Izakaya; address Shoreditch; Yakitori = 4 each; Karaage = 9; Highballs = 10; note counter only; note no phones',
  ],
  [
    'Small bistro with 20 seats, three-course menu 38, wine pairing 22, Wed-Sat dinner only, booking essential',
    'en; story Small bistro with 20 seats; kind bistro; menu Three-course menu 38; Wine pairing = 22; hours_text Wed-Sat dinner only; booking required',
  ],
  [
    'Bagel shop, plain bagel 1.50, lox bagel 9, coffee 3, opens 6am, cash or card',
    'en; kind Bagel shop; Plain bagel = 1.50; Lox bagel = 9; Coffee = 3; hours_text opens 6am; payment cash or card',
  ],
  [
    'Soul food kitchen: fried chicken 15, collard greens 5, cornbread 3, Sunday brunch, gospel music',
    'en; story Soul food kitchen; cuisines Soul food; Fried chicken = 15; Collard greens = 5; Cornbread = 3; story Sunday brunch, gospel music',
  ],
  [
    'Patisserie and tea room, eclairs 4, afternoon tea £24, gluten free cakes, step-free access, closed Monday',
    'en; story Patisserie and tea room; kind Patisserie; Eclairs = 4; menu Afternoon tea £24; note gluten free cakes; access step-free access; closed monday',
  ],
  [
    'Tacos al pastor 3, carnitas 3, churros 5, food truck, Austin, cash only, Friday and Saturday nights',
    'en; Tacos al pastor = 3; Carnitas = 3; Churros = 5; kind food truck; payment cash only; story Friday and Saturday nights',
  ],
  [
    'Oyster bar, oysters 3.50 each, chowder 9, lobster roll 28, happy hour 4-6, closed Tuesdays',
    'en; kind Oyster bar; Oysters = 3.50 each; Chowder = 9; Lobster roll = 28; note happy hour 4-6; closed tuesday',
  ],
  [
    'Noodle house, beef noodle soup 13, dan dan 11, cucumber salad 5, BYOB, no MSG, takeout',
    'und; kind Noodle house; Beef noodle soup = 13; Dan dan = 11; Cucumber salad = 5; note BYOB; note no MSG; note takeout',
  ],
  [
    'Gastropub, Sunday roast 19, fish and chips 16, dog friendly, open fire, beer garden, quiz night Thursday',
    'en; kind Gastropub; Sunday roast = 19; Fish and chips = 16; note dog friendly; story open fire; note beer garden; note quiz night Thursday',
  ],
  [
    'Neighbourhood cafe, flat white 3.40, avo toast 9, homemade cakes, wifi, laptops ok until 11, weekdays 7-4',
    'en; story Neighbourhood cafe; kind cafe; Flat white = 3.40; Avo toast = 9; story homemade cakes; note wifi; note laptops ok until 11; story weekdays 7-4',
  ],
  [
    'Syrian kitchen, falafel wrap 7, hummus 5, halal, vegan friendly, catering, 11am-9pm daily',
    'en; story Syrian kitchen; cuisines Syrian; Falafel wrap = 7; Hummus = 5; diets halal; note vegan friendly; note catering; motuwethfrsasu 11:00-21:00',
  ],
  [
    'Creperie, galette complete 9.50, nutella crepe 6, cider, open Wed-Sun, kids welcome',
    'en; kind Creperie; Galette complete = 9.50; Nutella crepe = 6; story cider; hours_text open Wed-Sun; note kids welcome',
  ],
  [
    'Portuguese grill, piri piri chicken 11, sardines 12, pasteis de nata 2, terrace, family run',
    'en; story Portuguese grill; Piri piri chicken = 11; Sardines = 12; Pasteis de nata = 2; note terrace; story family run',
  ],
  [
    'Vegan burger joint, beyond burger 12, loaded fries 6, milkshakes 6, takeaway, Deliveroo',
    'en; story Vegan burger joint; diets vegan; kind burger joint; Beyond burger = 12; Loaded fries = 6; Milkshakes = 6; note takeaway; note Deliveroo',
  ],
  [
    'Kosher deli, pastrami sandwich 16, matzo ball soup 9, knish 5, closed Friday night and Saturday',
    'en; story Kosher deli; diets kosher; kind deli; Pastrami sandwich = 16; Matzo ball soup = 9; Knish = 5; hours_text closed Friday night and Saturday',
  ],
  [
    'Georgian restaurant, khachapuri 14, khinkali 2.50 each, natural wine, live music Saturday, reservations recommended',
    'en; cuisines Georgian; kind restaurant; Khachapuri = 14; Khinkali = 2.50 each; story natural wine; note live music Saturday; booking recommended',
  ],
  [
    'Ice cream parlour, one scoop 3, two scoops 5, sundaes 8, dairy free options, open daily 12-10',
    'en; kind Ice cream parlour; One scoop = 3; Two scoops = 5; Sundaes = 8; story dairy free options; motuwethfrsasu 12:00-22:00',
  ],
  [
    'Chinese takeaway, sweet and sour chicken 7.50, egg fried rice 3.80, spring rolls 4, cash only, closed Tuesday',
    'en; note Chinese takeaway; Sweet and sour chicken = 7.50; Egg fried rice = 3.80; Spring rolls = 4; payment cash only; closed tuesday',
  ],
  [
    'Ramen shop; tonkotsu 15; miso 14; extra noodles 2; no reservations; 18 seats',
    'en; kind Ramen shop; Tonkotsu = 15; Miso = 14; note extra noodles 2; booking not_taken; note 18 seats',
  ],
  [
    'Modern British, 5-course tasting menu £75, wine pairing £45, set in an old bank, dinner Wed-Sat, book ahead',
    'en; story Modern British; menu 5-course tasting menu £75; Wine pairing = £45; story set in an old bank, dinner Wed-Sat; booking recommended',
  ],
  [
    'Hawaiian poke bowls 14, spam musubi 4, shave ice 6, outdoor seating, surf videos, open 11-8',
    'en; Hawaiian poke bowls = 14; Spam musubi = 4; Shave ice = 6; note outdoor seating; story surf videos; hours_text open 11-8',
  ],
  [
    'Mediterranean mezze bar, hummus 6, halloumi 8, lamb skewers 12, cocktails, DJ Fridays, groups up to 20',
    'en; cuisines Mediterranean; kind mezze bar; Hummus = 6; Halloumi = 8; Lamb skewers = 12; story cocktails; note DJ Fridays; note groups up to 20',
  ],
  [
    'Fine dining, tasting menu €145, wine pairing €90, 24 seats, smart casual, closed Sunday and Monday',
    'en; story Fine dining; menu Tasting menu €145; Wine pairing = €90; note 24 seats; note smart casual; closed monday; closed sunday',
  ],
  [
    'Doughnut shop, glazed 2, filled 3, dozen 20, coffee, opens 6:30, sold out by noon',
    'en; kind Doughnut shop; Glazed = 2; note filled 3, dozen 20; story coffee; hours_text opens 6:30; story sold out by noon',
  ],
  [
    'Beach shack, grilled snapper 24, conch fritters 12, rum punch 9, cash only, barefoot welcome',
    'en; kind Beach shack; Grilled snapper = 24; Conch fritters = 12; Rum punch = 9; payment cash only; note barefoot welcome',
  ],
  [
    'Filipino kitchen, adobo 14, sinigang 15, halo-halo 8, kamayan feast 35 pp, weekends only',
    'en; story Filipino kitchen; cuisines Filipino; Adobo = 14; Sinigang = 15; Halo-halo = 8; Kamayan feast = 35 pp; note weekends only',
  ],
  [
    'Pop-up supper club, six courses 65, BYO, first Friday of the month, vegetarians welcome, max 14 guests',
    'en; story Pop-up supper club; kind Pop-up; note six courses 65; note BYO; story first Friday of the month; note vegetarians welcome; story max 14 guests',
  ],
  [
    'Brewery taproom, pints 6, pretzels 5, food trucks on weekends, dogs and kids welcome, no TVs',
    'en; story Brewery taproom; kind Brewery; Pints = 6; Pretzels = 5; note food trucks on weekends, dogs and kids welcome, no TVs',
  ],
  [
    'Breakfast diner, pancakes 8, eggs any style 9, bottomless coffee 3, open 6-2, closed Wednesdays, since 1958',
    'en; story Breakfast diner; kind diner; Pancakes = 8; Eggs any style = 9; Bottomless coffee = 3; motuthfrsasu 06:00-14:00; closed wednesday; story since 1958',
  ],
];
