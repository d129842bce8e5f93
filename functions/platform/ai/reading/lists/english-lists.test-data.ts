/** A list in one line, and what may be printed of it, after the language. */
export const ENGLISH_LISTS: readonly (readonly [text: string, expected: string])[] = [
  [
    'Roman trattoria in Trastevere, cacio e pepe €11, amatriciana €12, tiramisu €6, house wine €4 a glass, closed Wednesdays',
    'en; story Roman trattoria in Trastevere; cuisines Roman; kind trattoria; address Trastevere; Cacio e pepe = €11; Amatriciana = €12; Tiramisu = €6; House wine = €4 a glass; closed wednesday',
  ],
  [
    'Sandwich shop, meatball sub $12, Italian combo $11, cannoli $4, curbside pickup, Mon-Sat 10am-6pm',
    'en; kind Sandwich shop; Meatball sub = $12; Italian combo = $11; Cannoli = $4; note curbside pickup; motuwethfrsa 10:00-18:00',
  ],
  [
    'Jamaican jerk shack, jerk chicken 12, curry goat 14, festival 3, rum punch, reggae Sundays, cash only',
    'en; cuisines Jamaican; kind jerk shack; Jerk chicken = 12; Curry goat = 14; Festival = 3; story rum punch, reggae Sundays; payment cash only',
  ],
  [
    'Japanese curry house, katsu curry 13, veggie curry 11, no reservations, ten seats, lunch only',
    'en; cuisines Japanese; kind curry house; Katsu curry = 13; Veggie curry = 11; booking not_taken; note ten seats; note lunch only',
  ],
  [
    'Family-run pizzeria since 1979, cheese slice 3, pepperoni slice 3.50, whole pie 22, delivery, open late',
    'en; story Family-run pizzeria since 1979; kind pizzeria; Cheese slice = 3; Pepperoni slice = 3.50; Whole pie = 22; note delivery; note open late',
  ],
  [
    'Tea house, matcha 6, mochi 4, scones 5, gluten free options, quiet, no laptops',
    'en; kind Tea house; Matcha = 6; Mochi = 4; Scones = 5; note gluten free options; note quiet; note no laptops',
  ],
  [
    'Nepalese restaurant, momo 9, thukpa 11, thali 16, BYOB, free parking, closed Mondays',
    'en; cuisines Nepalese; kind restaurant; Momo = 9; Thukpa = 11; Thali = 16; note BYOB; parking free parking; closed monday',
  ],
  [
    'Cocktail lounge, old fashioned 15, spritz 13, bar snacks, over 21 only, open Thu-Sat 6pm-1am',
    'en; kind Cocktail lounge; Old fashioned = 15; Spritz = 13; story bar snacks; note over 21 only; thfrsa 18:00-01:00',
  ],
  [
    'Fish shack by the pier, fish tacos 12, clam chowder 8, lobster roll 26, seasonal, dogs on the deck',
    'en; story Fish shack by the pier; kind Fish shack; Fish tacos = 12; Clam chowder = 8; Lobster roll = 26; note seasonal, dogs on the deck',
  ],
  [
    'Vegetarian thali house, thali 14, dosa 9, mango lassi 5, Jain options, wheelchair accessible',
    'en; story Vegetarian thali house; diets vegetarian; kind thali house; Thali = 14; Dosa = 9; Mango lassi = 5; story Jain options; access wheelchair accessible',
  ],
  [
    'Polish milk bar, pierogi 9, zurek 6, kompot 2, cash only, Monday to Friday 9-18',
    'en; cuisines Polish; kind milk bar; Pierogi = 9; Zurek = 6; Kompot = 2; payment cash only; motuwethfr 09:00-18:00',
  ],
  [
    'Brazilian steakhouse, rodizio 45 per person, caipirinha 10, kids half price, valet parking',
    'en; cuisines Brazilian; kind steakhouse; Rodizio = 45 per person; Caipirinha = 10; note kids half price; parking valet parking',
  ],
  [
    'Moroccan tea room, tagine 16, mint tea 4, baklava 5, belly dancing Saturdays, reservations required',
    'en; cuisines Moroccan; kind tea room; Tagine = 16; Mint tea = 4; Baklava = 5; story belly dancing Saturdays; booking required',
  ],
  [
    'Wood-fired bakery, sourdough 7, focaccia 5, cinnamon bun 4, Thursday to Sunday 8-2, sells out early',
    'en; story Wood-fired bakery; kind bakery; Sourdough = 7; Focaccia = 5; Cinnamon bun = 4; thfrsasu 08:00-14:00; story sells out early',
  ],
  [
    'Cuban cafe, cubano 11, cortadito 3, pastelitos 2.50, live salsa Friday, street parking',
    'en; cuisines Cuban; kind cafe; Cubano = 11; Cortadito = 3; Pastelitos = 2.50; story live salsa Friday; parking street parking',
  ],
  [
    'Bubble tea shop, taro milk tea 6, brown sugar boba 6.50, oat milk 0.75, open daily 11am-9pm',
    'en; kind Bubble tea shop; Taro milk tea = 6; Brown sugar boba = 6.50; Oat milk = 0.75; motuwethfrsasu 11:00-21:00',
  ],
  [
    'Belgian beer cafe, moules frites 19, waffles 8, 60 beers, terrace, dogs welcome',
    'en; story Belgian beer cafe; cuisines Belgian; kind cafe; Moules frites = 19; Waffles = 8; story 60 beers; note terrace; note dogs welcome',
  ],
  [
    'Sicilian bakery, cannoli 3.50, arancini 4, cassata 5, espresso 2, closed Sunday afternoon',
    'en; cuisines Sicilian; kind bakery; Cannoli = 3.50; Arancini = 4; Cassata = 5; Espresso = 2; hours_text closed Sunday afternoon',
  ],
  [
    'Malaysian kopitiam, nasi lemak 10, laksa 12, kaya toast 4, halal, no pork no lard',
    'en; cuisines Malaysian; kind kopitiam; Nasi lemak = 10; Laksa = 12; Kaya toast = 4; diets halal; note no pork no lard',
  ],
  [
    'Turkish grill, adana kebab 15, lahmacun 7, ayran 2.50, halal, takeaway, open until midnight',
    'en; story Turkish grill; Adana kebab = 15; Lahmacun = 7; Ayran = 2.50; diets halal; note takeaway; hours_text open until midnight',
  ],
  [
    'Farm restaurant, four-course lunch £38, kitchen garden, own cider, Friday to Sunday, book ahead',
    'en; story Farm restaurant; kind restaurant; menu Four-course lunch £38; note kitchen garden; story own cider, Friday to Sunday; booking recommended',
  ],
  [
    'Swiss fondue house, fondue 28 per person, raclette 26, fireplace, groups welcome, closed in May',
    'en; cuisines Swiss; kind fondue house; Fondue = 28 per person; Raclette = 26; note fireplace; note groups welcome; story closed in May',
  ],
  [
    'Masala House, Indian restaurant, tandoor, butter chicken £13.95, naan £3.50, BYOB',
    'und; name Masala House; cuisines Indian; kind restaurant; story tandoor; Butter chicken = £13.95; Naan = £3.50; note BYOB',
  ],
  [
    "Pierre's, French bistro: steak frites 24, onion soup 9, closed Sundays, reservations by phone",
    "en; name Pierre's; cuisines French; kind bistro; Steak frites = 24; Onion soup = 9; closed sunday; booking accepted",
  ],
  [
    'We are a small pizzeria: margherita 9, diavola 11, garlic bread 4, cash only',
    'en; story We are a small pizzeria; kind pizzeria; Margherita = 9; Diavola = 11; Garlic bread = 4; payment cash only',
  ],
  [
    'Street food stall, bao buns 5, kimchi fries 6, Saturdays at the market, card only',
    'en; kind Street food stall; Bao buns = 5; Kimchi fries = 6; story Saturdays at the market; payment card only',
  ],
  [
    'Diner; burgers 12 or double 15; shakes 6; open 24 hours',
    'en; kind Diner; note burgers 12 or double 15; Shakes = 6; hours_text open 24 hours',
  ],
  [
    'Wine bar, glass from £6, cheese £9, charcuterie £12, Thursday jazz',
    'en; kind Wine bar; note glass from £6; Cheese = £9; Charcuterie = £12; story Thursday jazz',
  ],
  [
    'Thai takeaway, green curry 9.50, pad thai 9, spring rolls (4) 5.50, closed Mon',
    'en; note Thai takeaway; Green curry = 9.50; Pad thai = 9; Spring rolls (4) = 5.50; closed monday',
  ],
  [
    'Brunch spot, eggs benedict 13, pancakes 11, mimosas, walk-ins only, Sat and Sun 9-15',
    'en; kind Brunch spot; Eggs benedict = 13; Pancakes = 11; story mimosas; booking not_taken; sasu 09:00-15:00',
  ],
  [
    'Tapas, paella for two 34, gambas 12, sangria jug 18, terrace, live flamenco Fridays',
    'en; story Tapas; Paella for two = 34; Gambas = 12; Sangria jug = 18; note terrace; note live flamenco Fridays',
  ],
  [
    'Hot chicken, sandwiches 11, tenders 9, slaw 3, heat levels mild to reaper, takeout only',
    'en; story Hot chicken; Sandwiches = 11; Tenders = 9; Slaw = 3; story heat levels mild to reaper; note takeout only',
  ],
  [
    'Ramen, gyoza, sake, counter seats, cash only, closed Tuesdays',
    'en; story Ramen, gyoza, sake; note counter seats; payment cash only; closed tuesday',
  ],
  [
    'Seafood grill, oysters MP, grilled fish 26, chowder 9, harbour view, kids menu 9',
    'und; kind Seafood grill; Oysters = MP; Grilled fish = 26; Chowder = 9; story harbour view; menu Kids menu 9',
  ],
  [
    'Pasta bar, pici 11, tagliatelle 13, focaccia 4, no bookings, 22 seats, dog friendly',
    'en; story Pasta bar; kind bar; Pici = 11; Tagliatelle = 13; Focaccia = 4; booking not_taken; note 22 seats; note dog friendly',
  ],
  ['Roman trattoria, lunch menu 14', 'en; cuisines Roman; kind trattoria; menu Lunch menu 14'],
  [
    'Deli, reuben 14, knish 4, pickles, counter service only, Mon-Fri 8-4',
    'en; kind Deli; Reuben = 14; Knish = 4; story pickles; note counter service only; motuwethfr 08:00-16:00',
  ],
  [
    'Curry house since 1982, balti 11, naan 3, BYOB, free delivery, closed Christmas Day',
    'en; story Curry house since 1982; kind Curry house; Balti = 11; Naan = 3; note BYOB; note free delivery; story closed Christmas Day',
  ],
];
