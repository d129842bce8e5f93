/** A list in one line, and what may be printed of it, after the language. */
export const COMMA_LISTS: readonly (readonly [text: string, expected: string])[] = [
  [
    'Roman trattoria, wood oven, lunch menu at 14.50, closed Mondays',
    'en; cuisines Roman; kind trattoria; story wood oven; menu Lunch menu 14.50; closed monday',
  ],
  [
    'Peruvian cevichería in Barranco. Ceviche 32, lomo saltado 45, pisco sour 28. Open Tue-Sun 12-16. Terrace, live music, reservations by phone.',
    'en; story Peruvian cevichería in Barranco.; cuisines Peruvian; kind cevichería; address Barranco; Ceviche = 32; Lomo saltado = 45; Pisco sour = 28; tuwethfrsasu 12:00-16:00; note Terrace; note live music; booking accepted',
  ],
  [
    'Elegant sushi counter with ten seats at the counter, omakase €120, sake pairing. Closed Sundays and Mondays. No walk-ins.',
    'en; story Elegant sushi counter with ten seats at the counter; kind sushi counter; menu Omakase €120; story sake pairing.; closed monday; closed sunday; booking required',
  ],
  [
    'Fun burger joint! Smash burgers from $9.50, fries $4, milkshakes $6.50. Takeaway and delivery, dog friendly, open daily 11am-10pm',
    'en; story Fun burger joint!; kind burger joint; note Smash burgers from $9.50; Fries = $4; Milkshakes = $6.50; note Takeaway and delivery; note dog friendly; motuwethfrsasu 11:00-22:00',
  ],
  [
    'Family-run French bakery since 1974: croissants 1.80, sourdough loaf 6, pain au chocolat 2. Baked fresh every day, daily from 7am, closed Tuesdays',
    'en; story Family-run French bakery since 1974; cuisines French; kind bakery; Croissants = 1.80; Sourdough loaf = 6; Pain au chocolat = 2; story Baked fresh every day; mowethfrsasu 07:00-null; closed tuesday',
  ],
  [
    'Greek taverna by the harbour. Meze, grilled octopus 16, moussaka 14, house wine. Family-run, terrace, dogs welcome, cash only',
    'en; story Greek taverna by the harbour.; cuisines Greek; kind taverna; story Meze; Grilled octopus = 16; Moussaka = 14; story house wine.; story Family-run; note terrace; note dogs welcome; payment cash only',
  ],
  [
    'Indian restaurant, tandoor, butter chicken £13.95, dal makhani £9, garlic naan £3.50, vegan options, gluten free, no delivery, BYOB',
    'en; cuisines Indian; kind restaurant; story tandoor; Butter chicken = £13.95; Dal makhani = £9; Garlic naan = £3.50; note vegan options, gluten free; note no delivery; note BYOB',
  ],
  [
    'Cosy coffee shop near the station, speciality coffee, we roast our own beans, flat white 3.80, carrot cake 4.50, laptops welcome, dogs welcome, open Mon-Fri 7:30-17:00, weekends 9:00-18:00',
    'en; story Cosy coffee shop near the station, speciality coffee, we roast our own beans; kind coffee shop; Flat white = 3.80; Carrot cake = 4.50; note laptops welcome, dogs welcome; motuwethfr 07:30-17:00; sasu 09:00-18:00',
  ],
  [
    'Colourful taqueria, tacos al pastor 4, carnitas 4, fish tacos 5, mezcal and margaritas, open late, walk-ins welcome, no reservations',
    'en; story Colourful taqueria; kind taqueria; Tacos al pastor = 4; Carnitas = 4; Fish tacos = 5; story mezcal and margaritas; note open late; note walk-ins welcome; booking not_taken',
  ],
  [
    'Vietnamese street food, pho bo 13, banh mi 9, summer rolls 7, halal, vegan options',
    'en; story Vietnamese street food; cuisines Vietnamese; Pho bo = 13; Banh mi = 9; Summer rolls = 7; diets halal; note vegan options',
  ],
  [
    'Modern Nordic tasting menu 895 kr, natural wine, open kitchen, twelve seats, reservations required, Wednesday to Saturday 18:00-23:00',
    'en; menu Modern Nordic tasting menu 895 kr; cuisines Modern Nordic; story natural wine, open kitchen; note twelve seats; booking required; wethfrsa 18:00-23:00',
  ],
  [
    'Texas smokehouse, brisket 18, ribs 22, live music Fridays, parking, cash only, closed Mondays',
    'en; story Texas smokehouse; kind smokehouse; Brisket = 18; Ribs = 22; note live music Fridays; parking parking; payment cash only; closed monday',
  ],
  [
    'Taqueria, walk-ins welcome, no reservations',
    'en; kind Taqueria; note walk-ins welcome; booking not_taken',
  ],
  ['Taqueria, open late, no reservations', 'en; kind Taqueria; note open late; booking not_taken'],
  [
    'Tapas bar in Seville, croquetas 6, tortilla 5.50, sherry by the glass 4, closed Sundays, cash only',
    'en; story Tapas bar in Seville; kind Tapas bar; address Seville; Croquetas = 6; Tortilla = 5.50; Sherry by the glass = 4; closed sunday; payment cash only',
  ],
  [
    'Bar de tapas en Triana, croquetas 6, tortilla 5,50, manzanilla 3, terraza, perros bienvenidos, cerrado los lunes',
    'es; story Bar de tapas en Triana; kind Bar de tapas; address Triana; Croquetas = 6; Tortilla = 5,50; Manzanilla = 3; note terraza; note perros bienvenidos; closed monday',
  ],
  [
    'Boulangerie artisanale, baguette 1,20 €, croissant 1,10 €, pain au chocolat 1,30 €, fermé le lundi, ouvert dès 7h',
    'fr; story Boulangerie artisanale; kind Boulangerie; Baguette = 1,20 €; Croissant = 1,10 €; Pain au chocolat = 1,30 €; hours_text fermé le lundi, ouvert dès 7h',
  ],
  [
    'Trattoria romana, carbonara 12, cacio e pepe 11, tiramisù 6, vino della casa, chiuso il lunedì, prenotazione consigliata',
    'it; kind Trattoria; cuisines romana; Carbonara = 12; Cacio e pepe = 11; Tiramisù = 6; story vino della casa; closed monday; booking recommended',
  ],
  [
    'Bayerisches Wirtshaus, Schweinebraten 14,90, Leberkäse 9,50, Biergarten, Hunde willkommen, Montag Ruhetag, nur Barzahlung',
    'de; cuisines Bayerisches; kind Wirtshaus; Schweinebraten = 14,90; Leberkäse = 9,50; note Biergarten; note Hunde willkommen; closed monday; payment nur Barzahlung',
  ],
  [
    'Pizzeria, margherita 9, marinara 8, diavola 11, takeaway, open Tue-Sun 17-22',
    'en; kind Pizzeria; Margherita = 9; Marinara = 8; Diavola = 11; note takeaway; tuwethfrsasu 17:00-22:00',
  ],
  [
    'Ramen bar, tonkotsu 14, shoyu 13, gyoza 7, counter seating only, no reservations, cash only',
    'en; kind Ramen bar; Tonkotsu = 14; Shoyu = 13; Gyoza = 7; note counter seating only; booking not_taken; payment cash only',
  ],
  [
    'Sushi bar, 12 seats, omakase £85, closed Sunday, book by email at hi@sushi.example',
    'en; kind Sushi bar; note 12 seats; menu Omakase £85; closed sunday; booking accepted; email hi@sushi.example',
  ],
  [
    'Vegan cafe, oat flat white 4, banana bread 4.50, dog friendly, wifi, Mon-Fri 8-4',
    'und; story Vegan cafe; diets vegan; kind cafe; Oat flat white = 4; Banana bread = 4.50; note dog friendly; note wifi; motuwethfr 08:00-16:00',
  ],
  [
    'Steakhouse, ribeye 42, sirloin 36, fries 6, dress code smart casual, valet parking, open daily 5pm-11pm',
    'en; kind Steakhouse; Ribeye = 42; Sirloin = 36; Fries = 6; note dress code smart casual; parking valet parking; motuwethfrsasu 17:00-23:00',
  ],
  [
    'Halal burger joint, smash burger 9, loaded fries 6, open till 2am, delivery on Deliveroo',
    'en; story Halal burger joint; diets halal; kind burger joint; Smash burger = 9; Loaded fries = 6; note open till 2am, delivery on Deliveroo',
  ],
  [
    'BBQ truck: brisket plate $18, ribs $22, mac $6. Fridays and Saturdays 11-3, cash or Venmo',
    'en; kind BBQ truck; Brisket plate = $18; Ribs = $22; Mac = $6; frsa 11:00-15:00; payment cash or Venmo',
  ],
  [
    'Ethiopian restaurant, injera, doro wat 16, kitfo 18, vegan platter 15, family run since 1998, BYOB',
    'und; cuisines Ethiopian; kind restaurant; story injera; Doro wat = 16; Kitfo = 18; Vegan platter = 15; story family run since 1998; note BYOB',
  ],
  [
    'Thai restaurant; pad thai 12; green curry 13; free parking; closed Tuesdays',
    'en; cuisines Thai; kind restaurant; Pad thai = 12; Green curry = 13; parking free parking; closed tuesday',
  ],
  [
    'Wine bar, 40 wines by the glass, cheese board 18, charcuterie 20, no kitchen after 10, Wed-Sun 17-24',
    'en; kind Wine bar; story 40 wines by the glass; Cheese board = 18; Charcuterie = 20; note no kitchen after 10; wethfrsasu 17:00-00:00',
  ],
  [
    'Fish and chip shop since 1962, cod 9.50, haddock 9.80, mushy peas 1.50, cash only, closed Sundays',
    'en; story Fish and chip shop since 1962; kind Fish and chip shop; Cod = 9.50; Haddock = 9.80; Mushy peas = 1.50; payment cash only; closed sunday',
  ],
  [
    'Gelateria artigianale, cono 2,50, coppetta 3, granita 3,50, aperto tutti i giorni 11-23',
    'it; story Gelateria artigianale; kind Gelateria; Cono = 2,50; Coppetta = 3; Granita = 3,50; motuwethfrsasu 11:00-23:00',
  ],
  [
    'Crêperie bretonne: complète 9,50, caramel beurre salé 6, cidre 4, terrasse, chiens acceptés',
    'fr; kind Crêperie; cuisines bretonne; Complète = 9,50; Caramel beurre salé = 6; Cidre = 4; note terrasse; note chiens acceptés',
  ],
  [
    'Dim sum house, har gow 7, siu mai 6.50, lunch only, 11-3, closed Wednesday',
    'en; kind Dim sum house; Har gow = 7; Siu mai = 6.50; Lunch motuthfrsasu 11:00-15:00; closed wednesday',
  ],
  [
    'Mexican taqueria, tacos 3.50 each, burrito 11, horchata 4, open late, no reservations',
    'en; cuisines Mexican; kind taqueria; Tacos = 3.50 each; Burrito = 11; Horchata = 4; note open late; booking not_taken',
  ],
  [
    'Cocktail bar, negroni 12, martini 14, live jazz Thursdays, over 21s, 6pm-2am',
    'en; kind Cocktail bar; Negroni = 12; Martini = 14; note live jazz Thursdays; note over 21s; note 6pm-2am',
  ],
  [
    'Korean BBQ, galbi 28, bulgogi 24, banchan, soju, groups welcome, dinner only',
    'en; story Korean BBQ; cuisines Korean; Galbi = 28; Bulgogi = 24; story banchan, soju; note groups welcome; note dinner only',
  ],
  [
    'Lebanese restaurant, mezze 6, shawarma 12, halal, terrace, shisha, kids welcome',
    'en; cuisines Lebanese; kind restaurant; Mezze = 6; Shawarma = 12; diets halal; note terrace; note shisha; note kids welcome',
  ],
];
