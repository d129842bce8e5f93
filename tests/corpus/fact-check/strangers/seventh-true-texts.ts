import type { StrangersText } from './strangers-text.ts';

/** Texts that state nothing but what is on record. Seventh round. */
export const SEVENTH_TRUE: readonly StrangersText[] = [
  [
    'Nopal Verde',
    '🌵 Dip. Bite. Repeat. Our birria tacos come three to a plate with a cup of consommé for dunking, and yes, you’re allowed to drink what’s left. $17. #TucsonEats #BirriaTacos #TacoTuesday',
  ],
  [
    'Nopal Verde',
    'POV: it’s 5:01 on a Wednesday and there’s a $9 margarita in your hand. 🍹 Happy hour runs Tuesday through Friday until 6:30. Tag the friend who’s always “five minutes away.”',
  ],
  [
    'Nopal Verde',
    'Smoke, fire, steak. 🔥 Our carne asada is skirt steak grilled over mesquite from a rancher in Sasabe, with charro beans and warm flour tortillas on the side. Some things don’t need reinventing.',
  ],
  [
    'Nopal Verde',
    'Yes, you can eat cactus. No, it won’t bite back. 🌵 Grilled nopales, black beans, avocado and pickled onion on a crisp tostada: 100% vegan, $11, zero prickles.',
  ],
  [
    'Nopal Verde',
    'Nopal Verde: Sunday brunch is back on the brain. Doors open 9:30 AM, kitchen till 2 PM. 431 E Congress St, Tucson. Call (520) 555-0134 to save your spot.',
  ],
  [
    'Nopal Verde',
    'Six tables. One comal. A whole lot of faith. That’s how Rosa Figueroa started Nopal Verde in March 2016, and that same spirit is in every tortilla we press by hand each morning. Thank you, Tucson, for pulling up a chair. 💚',
  ],
  [
    'Nopal Verde',
    'The Sonoran dog deserves its own holiday. Bacon-wrapped, tucked into a soft bolillo, piled with pinto beans and jalapeño salsa. Under ten bucks, over the top. 🌭',
  ],
  [
    'Nopal Verde',
    'Subject: Your Friday night called\n\nIt wants tacos. And a margarita. And maybe a slice of tres leches to share (or not, we don’t judge). Dinner starts at 5 tonight, and the bar always has room for walk-ins. See you on Congress Street?\n\nThe Nopal Verde family',
  ],
  [
    'Nopal Verde',
    'Allergy heads-up: our horchata is made with almonds, so it contains tree nuts. Ask your server and we’ll happily help you find something else to sip.',
  ],
  [
    'Nopal Verde',
    'Golden hour on the patio hits different. ✨ 24 seats, one big desert sky. First come, first smitten.',
  ],
  ['Nopal Verde', 'Corn, char, cotija, lime, a dusting of chile. Elote season is every season here. 🌽 $7'],
  [
    'Nopal Verde',
    'Monday is our day of rest (even the comal needs a nap 😴). We’re back Tuesday at 11 a.m. for lunch and 5 p.m. for dinner.',
  ],
  [
    'Nopal Verde',
    '“My tortillas remember my grandmother’s hands.” Chef Rosa doesn’t measure, she remembers. Come taste what memory is made of.',
  ],
  [
    'Nopal Verde',
    'Looking for Mexican food in Tucson? Nopal Verde serves lunch Tuesday–Friday, dinner Tuesday–Saturday and brunch on Sundays. Handmade corn tortillas, mesquite-grilled steak, cold margaritas. Reserve your table today.',
  ],
  [
    'Nopal Verde',
    'A plate of three birria tacos fanned out around a small bowl of consommé, a wedge of sunlight falling across the wooden table.',
  ],
  [
    'Nopal Verde',
    'Lunch break math: 1 Sonoran dog ($9.50) + 1 elote ($7) = $16.50 of pure happiness. 🧮 Until 2:30 today.',
  ],
  [
    'Nopal Verde',
    'Save room. No, really. Our tres leches comes with a cloud of whipped cream and a whisper of cinnamon for $9. Dessert first is a lifestyle.',
  ],

  [
    'Bombay Basement',
    'Nineteen steps down. A world away. 🪔 Follow the smell of curry leaf and fenugreek to 22 Call Lane and find out what Leeds has been whispering about. #LeedsFood #BombayBasement #CurryNight',
  ],
  [
    'Bombay Basement',
    'It’s Tuesday, which means BYOB. 🍻 Bring your own bottle, pay zero corkage, and put what you saved towards another garlic naan. Tables from 5.30pm.',
  ],
  [
    'Bombay Basement',
    'Bombay Basement: Thali Night TONIGHT (Wed). £19 per person, from 5.30pm. Book on 0113 496 0218. Come hungry, leave happy!',
  ],
  [
    'Bombay Basement',
    'Butter chicken. Two words, one very good evening. Thighs roasted in the tandoor, then folded through tomato and fenugreek until everything goes silky. £13.50, naan not included (but strongly advised). 🧡',
  ],
  [
    'Bombay Basement',
    'Students of Leeds, we see you. 👀 Flash your ID on a Thursday for 15% off. Overdue essays welcome.',
  ],
  [
    'Bombay Basement',
    'Vada pav is the sandwich you didn’t know you were missing: a spiced potato fritter in a soft roll with a slick of garlic chutney. It’s vegan, it’s £5.50, and it will ruin you for meal deals.',
  ],
  [
    'Bombay Basement',
    'Two uni mates, one shared craving. Priya Nair and Dev Shah met as students in Leeds and missed the street food they loved. In 2018 they did something about it. Today the basement seats 44, and most nights it feels like one big dinner party.',
  ],
  [
    'Bombay Basement',
    'Still pinching ourselves. 🏆 Best Street Food, Yorkshire Curry Awards 2022. Thank you to everyone who came down those stairs and stayed for one more round of chutney.',
  ],
  [
    'Bombay Basement',
    'Vegan? You’re spoiled for choice: chana masala with ginger and amchur (£9.95), or vada pav with garlic chutney (£5.50). No compromises, just spice. 🌱',
  ],
  [
    'Bombay Basement',
    'Weekend plans: sorted. Lunch from noon on Saturday and Sunday, last call for lunch 3.30pm. Mango lassi in hand, sunglasses optional (we’re underground).',
  ],
  [
    'Bombay Basement',
    'Sea bass, coconut milk, curry leaf. Close your eyes and you can almost hear the backwaters. Our Keralan fish curry is £16.25 and worth every penny. 🐟🥥',
  ],
  [
    'Bombay Basement',
    'Please note: our gulab jamun contains nuts (that’s the pistachio on top). If you have an allergy, let us know before you order.',
  ],
  [
    'Bombay Basement',
    '“I learnt to cook by being told to get out of the kitchen.” Luckily for us, Priya never listened. 😄',
  ],
  [
    'Bombay Basement',
    'Friday feeling? We’re open until 11 tonight and tomorrow. Grab the gang, share some paneer tikka, argue over the last naan.',
  ],
  [
    'Bombay Basement',
    'Subject: We’ve saved you a seat downstairs 🌶️\n\nHi there,\n\nThe nights are drawing in and the rogan josh is calling: tender lamb, Kashmiri chilli, yoghurt and a hint of fennel, £14.95. Dinner is served Tuesday to Saturday from 5.30pm. Booking is recommended.\n\nSee you at the bottom of the stairs,\nPriya & Dev',
  ],
  ['Bombay Basement', 'Alphonso mango + yoghurt = the £4.25 holiday you deserve. 🥭 #MangoLassi #LeedsEats'],
  [
    'Bombay Basement',
    'Heads up, Leeds: the basement takes Mondays off. We’re resting our spices and our feet. Back Tuesday at half five!',
  ],
  [
    'Bombay Basement',
    'A copper-coloured bowl of chana masala, chickpeas glistening under slivers of fresh ginger, with a torn piece of garlic naan at its side.',
  ],

  [
    'Juniper & Oat',
    'June’s alarm goes off so yours doesn’t have to. ⏰ The dough starts at four, the doors open at seven, and the cardamom buns wait for no one. #AshevilleEats #VeganBakery',
  ],
  [
    'Juniper & Oat',
    'Dairy-free. Egg-free. Joy-full. 🌿 Everything we bake at Juniper & Oat is free of dairy and eggs, and no, you won’t miss them.',
  ],
  [
    'Juniper & Oat',
    'Meet Dolly. She’s bubbly, she’s needy, she’s the reason our mushroom toast tastes like that. 🍞 (She’s a sourdough starter. We’re very attached.)',
  ],
  [
    'Juniper & Oat',
    'Blueberry compote sliding off a stack of buckwheat pancakes… is it hot in here or is it just the maple syrup? 🥞💙 Vegan + gluten-free, $12.',
  ],
  [
    'Juniper & Oat',
    'We used to fill tanks here. Now we fill bellies. ⛽️➡️🥐 Since October 2019, the old filling station at 88 Haywood Rd has been running on cardamom and caffeine.',
  ],
  [
    'Juniper & Oat',
    'Weekend hours hit different: Saturday and Sunday, 8 a.m. to 4 p.m. Sleep in. We’ll keep the griddle warm.',
  ],
  [
    'Juniper & Oat',
    'Small habit, small discount, big difference. Bring your own cup and we’ll take 50¢ off your drink. ♻️',
  ],
  [
    'Juniper & Oat',
    'Oyster mushrooms, cashew ricotta, fresh thyme, sourdough that crackles when you cut it. $12.50.',
  ],
  [
    'Juniper & Oat',
    'Your dog called. They’d like to meet you on our porch at 8. 🐾 Pups are always welcome out there, and so are you.',
  ],
  [
    'Juniper & Oat',
    'Don’t gamble with breakfast! Preorder your buns by noon the day before and stroll right in. Call 828-555-0163. 💛',
  ],
  [
    'Juniper & Oat',
    'Lentil soup weather has arrived in Asheville. Smoked paprika, a squeeze of lemon, a bowl big enough to warm both hands. $8, vegan and gluten-free. 🍋',
  ],
  [
    'Juniper & Oat',
    'No reservations, no dress code, no dairy. Just walk in, take a deep breath and let the smell of cardamom do the rest.',
  ],
  [
    'Juniper & Oat',
    'Juniper & Oat is a vegan bakery and café on Haywood Road in Asheville, open Wednesday through Sunday. Stop by for cardamom buns, tofu scramble bowls and oat lattes. Easy parking behind the building.',
  ],
  [
    'Juniper & Oat',
    'That salty-sweet thing you’ve been craving at 2:47 p.m.? It’s a peanut butter cookie with sea salt, it’s $3.50, and we close at 3. Run. 🏃‍♀️🥜',
  ],
  ['Juniper & Oat', 'Closed Monday & Tuesday for naps, hikes and flour deliveries. See you Wednesday at 7 ☀️'],
  ['Juniper & Oat', 'Bun + latte = $10 even. ☕️ The only equation we’ll do before nine.'],
  [
    'Juniper & Oat',
    'Turmeric tofu, kale and roasted sweet potato: a bowl the colour of a good mood. Fuel for the trail, or for the couch. Both valid. 💛🥬🍠',
  ],
  [
    'Juniper & Oat',
    'Subject: The buns are plotting something\n\nHey friend, rumor has it the oat-milk glaze sets best around the time you’d normally hit snooze. Come by Wednesday through Friday from 7 and judge for yourself. A bun is $4.75, and the porch is free.',
  ],
  [
    'Juniper & Oat',
    'Plant-based doesn’t mean leaf-based. 🌱 Pancakes. Cookies. Buns the size of your ambitions.',
  ],

  [
    'The Thatched Heron',
    'There’s been a pub on this spot since 1742. Imagine the gossip these walls could share. 🍺 Pull up a stool at 3 Staithe Lane and add a chapter of your own. #Blakeney #NorfolkPubs',
  ],
  [
    'The Thatched Heron',
    'Sunday, sorted. 🥩 Roast sirloin, Yorkshire pudding, horseradish and proper roast potatoes. £22. Served 12 till 5, stretchy trousers encouraged.',
  ],
  [
    'The Thatched Heron',
    'Muddy boots? Wet dog? Perfect. 🐾 Dogs are welcome in the bar, and so is the rest of the family.',
  ],
  [
    'The Thatched Heron',
    'Think you know your capitals from your kings of England? Quiz night is the first Thursday of the month, 8pm sharp. Bragging rights guaranteed. 🧠',
  ],
  [
    'The Thatched Heron',
    'The fire’s lit. 🔥 October through March, there’s no better seat on the coast than the one closest to the crackle.',
  ],
  [
    'The Thatched Heron',
    'Crab, cucumber, dill. The coast on a plate. Our Cromer crab salad comes with brown crab mayonnaise, because we waste nothing and regret even less. £13.50',
  ],
  [
    'The Thatched Heron',
    'Ellie Barrow took over the Heron in 2014 with a simple belief: a pub should smell of woodsmoke and gravy. A decade on, she hasn’t changed her mind.',
  ],
  [
    'The Thatched Heron',
    'Chips cooked once? Amateur hour. Ours go in three times, and they arrive beside beer-battered haddock and crushed peas. £17.50. 🐟🍟',
  ],
  [
    'The Thatched Heron',
    'Can’t face the drive home? Don’t. There are five bedrooms upstairs and tomorrow can wait till morning. Call 01632 960455. 🛏️',
  ],
  [
    'The Thatched Heron',
    'Proud as a heron on a post: one AA Rosette, awarded in 2023. Cheers to Sam and the whole kitchen. 🌹',
  ],
  [
    'The Thatched Heron',
    'Veggie on a Sunday? We’ve got you. Mushroom Wellington with chestnut, spinach and a glossy Madeira sauce, £17. Even the carnivores keep asking for a forkful.',
  ],
  [
    'The Thatched Heron',
    'Little ones eat for less at the Heron: children’s portions are half price. Colouring skills not assessed. 🖍️',
  ],
  ['The Thatched Heron', 'Psst, ask for the gluten-free gravy. We’d never leave you out of the best bit.'],
  [
    'The Thatched Heron',
    'Venison. Red wine. A suet crust that sighs when you break it. With mash, naturally. £19 and one very quiet table.',
  ],
  [
    'The Thatched Heron',
    'Midweek pick-me-up: lunch from noon until 2.30pm, Wednesday to Saturday. The ploughman’s board (Norfolk Dapple, ham, chutney) is £14, and the sea air is on the house.',
  ],
  [
    'The Thatched Heron',
    'Subject: Save the date: quiz night\n\nSharpen your pencils. On the first Thursday of the month at 8pm we’re asking the big questions (and a few silly ones). Dinner is served from 6, so come early, fuel up on pie and bag a table. Dogs allowed. Googling isn’t.',
  ],
  [
    'The Thatched Heron',
    '“If it flies, swims or grazes in Norfolk, I’ll cook it.” Chef Sam Ridout, ladies and gentlemen. 👏',
  ],
  ['The Thatched Heron', 'Treacle tart + clotted cream = £7.50 well spent. We don’t make the rules. 🥧'],
  [
    'The Thatched Heron',
    'We’re closed Mondays and Tuesdays. Back on Wednesday at 12, apron on, fire roaring.',
  ],
  [
    'The Thatched Heron',
    'A thick wedge of treacle tart on a white plate, a spoonful of clotted cream slowly melting beside it, firelight in the background.',
  ],

  [
    'Casa Lumbre',
    '¿Quién dijo que los jueves no son para cachopo? 🙋‍♀️ Ternera, jamón y queso de Vidiago, dorado y crujiente. 24 € y muchas ganas. #Gijón #Cachopo #Sidrería',
  ],
  [
    'Casa Lumbre',
    'Aquí antes se forjaba hierro. Desde 2009 se forjan sobremesas. 🔥 Casa Lumbre, Calle del Faro 14.',
  ],
  [
    'Casa Lumbre',
    '«La fabada no entiende de relojes», dice Covadonga. Y nosotros, con la cuchara en la mano, le damos toda la razón. 🥄',
  ],
  [
    'Casa Lumbre',
    '¡Orgullo de la casa! 🏆 Primer premio del concurso de fabada de Gijón en 2019. Fabes, chorizo, morcilla y tocino por 14,50 €. ¿Te lo vas a perder?',
  ],
  [
    'Casa Lumbre',
    'Casa Lumbre: mesa libre esta noche. Cenas de jueves a sábado de 20:30 a 23:30. Reserva en el 985 55 01 72. ¡Te esperamos!',
  ],
  [
    'Casa Lumbre',
    'Plan perfecto: sol, terraza y una botella de sidra natural a 3,80 €. El resto lo pones tú. ☀️🍏 Tenemos 30 plazas y tu perro también tiene sitio.',
  ],
  [
    'Casa Lumbre',
    'Entre semana también se come bien: menú del día por 16 €, de miércoles a viernes, a partir de la una.',
  ],
  ['Casa Lumbre', 'Tranquilo, tenemos pan sin gluten. Dínoslo al llegar y listo. 💛'],
  [
    'Casa Lumbre',
    'Pulpo a la brasa sobre un puré de patata que abraza. Pimentón por encima y silencio en la mesa. 19,50 €. 🐙',
  ],
  [
    'Casa Lumbre',
    'Dos hermanos, una fragua y un fuego que no se apaga. Covadonga en la cocina y Nel siempre cerca: así es nuestra casa desde hace más de una década.',
  ],
  ['Casa Lumbre', 'Tortos de maíz con picadillo y huevo frito: rompe la yema y olvídate del mundo. 🍳 11 €'],
  [
    'Casa Lumbre',
    'Lunes y martes cerramos para coger fuerzas. El miércoles, a las 13:00, volvemos a encender la lumbre. ❤️‍🔥',
  ],
  [
    'Casa Lumbre',
    'El final feliz cuesta 5,50 €: arroz con leche, canela y esa capa de azúcar caramelizado que cruje al primer golpe de cuchara.',
  ],

  [
    'Haus Jasmin',
    'Wer braucht schon Fernweh, wenn es Fattoush gibt? 🥗 Gurke, Tomate, Granatapfel und geröstetes Fladenbrot: vegan, knackig, 8,90 €. #LeipzigIsst #SyrischeKüche',
  ],
  ['Haus Jasmin', '„In Damaskus kocht man nie für zwei.“ Also bring ruhig alle mit. 💛 Eure Amal'],
  [
    'Haus Jasmin',
    'Sonntag ist Brunchtag! Von 10 bis 15 Uhr biegt sich bei uns das Buffet. 18,50 € pro Person, Kinder unter 6 essen gratis. Reserviert euch euren Platz: 0341 5550186',
  ],
  [
    'Haus Jasmin',
    'Makluba heißt: Topf umdrehen, Luft anhalten, staunen. Reis, Aubergine, Lamm und Mandeln für 17,90 €. Wer wagt den ersten Löffel? 🍆',
  ],
  [
    'Haus Jasmin',
    'Donnerstag, 19 Uhr, Livemusik. Dazu ein Minztee für 3,20 € und die Welt ist für einen Abend in Ordnung. 🎶🍃',
  ],
  [
    'Haus Jasmin',
    'Gut zu wissen: Unser Baklava enthält Nüsse und Gluten. Sag uns einfach Bescheid, wenn du etwas nicht verträgst.',
  ],
  [
    'Haus Jasmin',
    'Im Mai 2017 schloss Amal Haddad zum ersten Mal die Tür in der Karl-Heine-Straße 57 auf. Im Gepäck: die Rezepte ihrer Mutter aus Damaskus. Der Rest ist Leipziger Geschichte.',
  ],
  [
    'Haus Jasmin',
    'Mittagspause gerettet! 🙌 Schawarma-Teller mit Hähnchen, Knoblauchcreme und Reis für 14,50 €. Dienstag bis Freitag von 11.30 bis 14.30 Uhr.',
  ],
  [
    'Haus Jasmin',
    '20 Plätze im Hof, ein Sommerabend und ganz viel Hummus. Mehr Urlaub geht ohne Koffer nicht. 🌙',
  ],
  [
    'Haus Jasmin',
    'Betreff: Ein Platz am Tisch ist noch frei\n\nLiebe Freundinnen und Freunde,\n\nmanchmal reicht ein Löffel Mutabbal, und der Alltag ist ganz weit weg. Wir sind dienstags bis samstags ab 17.30 Uhr für euch da. Eine Reservierung ist empfehlenswert.\n\nHerzlich\nAmal Haddad',
  ],
  ['Haus Jasmin', 'Montags haben wir Ruhetag. Träumt solange von Baklava mit Pistazien und Rosenwasser. 😌'],
  [
    'Haus Jasmin',
    'Drei Gründe für heute Abend: 1. Hummus. 2. Noch mehr Hummus. 3. Es ist Freitag und wir haben bis 22.30 Uhr offen. 😋',
  ],
  [
    'Haus Jasmin',
    'Knusprig außen, zart innen: Kibbeh mit Lamm, Bulgur und Pinienkernen. 9,80 €. Einer ist keiner, oder?',
  ],
];
