import type { StrangersText } from './strangers-text.ts';

/** Texts that state nothing but what is on record, as several models would write them. First round. */
export const FIRST_TRUE: readonly StrangersText[] = [
  [
    'Magnolia Street Kitchen',
    'Craving comfort? 🍗✨ Our Buttermilk Fried Chicken is golden, crackly and drizzled with honey hot sauce. One bite and you’re hooked! Come see us tonight.\n\n#Savannah #SouthernFood #FriedChicken #MagnoliaStreetKitchen',
  ],
  [
    'Magnolia Street Kitchen',
    'POV: it’s Saturday, you slept in, and there’s a bowl of Shrimp & Grits with your name on it 😍 Brunch 10–2, Sat & Sun. Tag your brunch crew 👇',
  ],
  [
    'Magnolia Street Kitchen',
    'Magnolia Street Kitchen: We miss you! Come back for peach cobbler with vanilla ice cream, just $10. Dinner Tue-Sat 5-10pm. Call (912) 555-0142. Reply STOP to opt out.',
  ],
  [
    'Magnolia Street Kitchen',
    'A close-up of golden fried chicken on a white plate, glazed with honey hot sauce, with a small bowl of pickles beside it on a wooden table.',
  ],
  [
    'Magnolia Street Kitchen',
    'Chef Loretta Banks doesn’t do shortcuts. "I cook what my grandmother cooked," she says, and you can taste it in every spoonful of those slow-cooked collards. Since 2011, in an old hardware store on Magnolia Street, she’s been feeding Savannah the way family does.',
  ],
  [
    'Pho Saigon Corner',
    '18 hours. That’s how long our broth simmers before it ever meets your bowl. 🍜 Star anise, patience, and a whole lot of love. Pho Tai, $15.50, all day every day, 11 to 9.',
  ],
  [
    'Pho Saigon Corner',
    'Rainy day? Bad day? Any day? 🌧️➡️🍜 Pho fixes everything. Walk right in, no reservation needed!\n📍 2040 Story Road, San Jose\n⏰ 11am–9pm daily\n#pho #sanjoseeats #bayareafoodie',
  ],
  [
    'Pho Saigon Corner',
    'Headline: Pho That Hugs You Back\nText: Slow-simmered broth. Family recipes from Saigon. Open seven days a week.\nButton: Order Now',
  ],
  [
    'Pho Saigon Corner',
    'Some restaurants start with a business plan. Ours started with a pot. Minh and his sister Lan grew up around broth that took its time, and they never learned to rush it. Today they run Pho Saigon Corner together, one bowl at a time.',
  ],
  [
    'Pho Saigon Corner',
    'Lemongrass tofu over cool vermicelli with fresh herbs and a squeeze of lime. Light, bright and 100% vegan. 🌱',
  ],
  [
    'The Salted Plank',
    'Fish Friday, anyone? 🐟 Haddock in crisp beer batter, proper mushy peas and our own tartare sauce. £16.50 and worth every penny. Dinner from 5.30pm.',
  ],
  [
    'The Salted Plank',
    'The tide’s in, the kettle’s on and there’s chowder on the stove. Smoky haddock, leeks, cream. What more could you want on a grey Whitby afternoon?',
  ],
  [
    'The Salted Plank',
    'Two brothers. One boat shed. A view you won’t forget. The Salted Plank is where Whitby comes for honest seafood without the fuss. As chef Tom Hartley puts it: “If the boats stay in, so does the fish.”',
  ],
  [
    'The Salted Plank',
    'Bringing the little ones? 👨‍👩‍👧 Children are welcome until 7pm. Book a table on 01632 960321 and we’ll save you a spot with a harbour view. See you soon! ⚓',
  ],
  [
    'The Salted Plank',
    'A slice of sticky toffee pudding under a spoonful of clotted cream, dark sauce pooling around the edge of a blue plate.',
  ],
  ['Ember & Rye', 'Happy hour is calling 🥃 Monday through Friday, 4–6 PM. First round’s on your coworker.'],
  [
    'Ember & Rye',
    '28 days. That’s how long our 16 oz ribeye ages before it meets the fire. Finished with bone marrow butter. No shortcuts, no regrets. $58.',
  ],
  [
    'Ember & Rye',
    'Planning something big? Our private dining room seats up to 24, and valet is waiting at the door. All you have to bring is the guest list (and an appetite).',
  ],
  [
    'Ember & Rye',
    'Cut into it. Wait for it… 🍫 Our Chocolate Lava Cake with salted caramel is the ending your Tuesday deserves. #EmberAndRye',
  ],
  [
    'Ember & Rye',
    'Smoke curls from a rocks glass with a large clear ice cube, an orange peel resting on the rim, warm light from the bar behind.',
  ],
  [
    'Green Fork',
    'Meatless Monday? We’re closed Mondays, so let’s make it Tofu-less Tuesday… just kidding 😅 Come by Tuesday from 8am for a Buddha Bowl that’ll carry you through the week. 💚',
  ],
  [
    'Green Fork',
    'Plants are enough. That’s not a slogan, it’s what founder Priya Nair built this café on. From one food cart in 2018 to 904 SE Division St, we’ve kept it simple: good plants, cooked with care, zero waste to the landfill bin because we compost every scrap.',
  ],
  [
    'Green Fork',
    '🌮 Jackfruit Tacos = proof you won’t miss the meat. Corn tortillas, crunchy slaw, creamy avocado. $13 of pure joy.',
  ],
  ['Green Fork', 'BYO cup, save 50¢, feel smug all morning ☕️🌍 Oat Latte, $5.50 with a double shot.'],
  [
    'Green Fork',
    'Green Fork: Rainy Portland mornings call for oat lattes. Bring your own cup today & save 50 cents! Open til 4. Txt STOP to end',
  ],
  [
    'Casa Lupita',
    'It’s TACO TUESDAY, amigos! 🌮🎉 $2.50 each. All. Day. Long. Bring your friends, bring your appetite, bring your stretchy pants.',
  ],
  [
    'Casa Lupita',
    'Cheese pull? ✅ Consommé dip? ✅ Zero self-control? ✅✅✅ Our Birria Quesatacos are $15 and they are NOT here to play. #ATXeats #birria',
  ],
  [
    'Casa Lupita',
    'Friday plan: guac made at your table, a margarita in hand, and live mariachi at 8. 🎺 You bring the dancing shoes.',
  ],
  [
    'Casa Lupita',
    'Lupita sold tacos in Puebla for thirty years. We named this place for her, and for everyone who ever pulled an extra chair up to the table. “Nobody leaves my house hungry,” says owner Guadalupe Ortiz. She means it.',
  ],
  [
    'Casa Lupita',
    'Late-night taco cravings? We’re open until midnight on Fridays and Saturdays. 3301 S Congress Ave. You know what to do.',
  ],
  [
    'Casa Lupita',
    'Freshly fried churros dusted in cinnamon sugar, stacked beside a little cup of dark chocolate sauce. $8',
  ],
  [
    'Gasthaus Lindenhof',
    'Sonntag ohne Schweinebraten? Undenkbar! 🍺 Knusprige Kruste, Dunkelbiersauce und Knödel wie bei Oma. 16,90 €. Wir freuen uns auf euch!',
  ],
  [
    'Gasthaus Lindenhof',
    'Unter alten Linden sitzen, den Alltag vergessen und einfach mal die Seele baumeln lassen: Unser Biergarten wartet auf Sie. Mittwoch bis Sonntag ab 11 Uhr. Hunde sind selbstverständlich willkommen! 🐕',
  ],
  [
    'Gasthaus Lindenhof',
    'Vier Generationen, ein Herd. Seit 1924 kocht unsere Familie hier in der Lindenstraße 12, und noch immer gilt, was Wirt Josef Huber sagt: „Bei uns darf man sitzen bleiben.“',
  ],
  [
    'Gasthaus Lindenhof',
    'Käse, Käse und noch mehr Käse 🧀 Unsere Käsespätzle mit Bergkäse und goldbraunen Röstzwiebeln ziehen Fäden ohne Ende. Wer ist dabei? #Käsespätzle #Regensburg #Soulfood',
  ],
  [
    'Gasthaus Lindenhof',
    'Ein Teller Kaiserschmarrn, mit Puderzucker bestäubt, daneben ein Schälchen Zwetschgenröster auf einem hellen Holztisch.',
  ],
  [
    'Gasthaus Lindenhof',
    'Hallo aus dem Lindenhof! Lange nicht gesehen. Kommen Sie diese Woche auf einen Obazdn vorbei (8,90 €). Tisch: 0941 1234567. Abmelden mit STOP.',
  ],
  [
    'Le Petit Zinc',
    'Midi pile, l’ardoise est sortie 🍷 Menu du midi à 19 €, du lundi au vendredi. Qui vient avec nous ?',
  ],
  [
    'Le Petit Zinc',
    'On a tous un faible pour quelque chose. Nous, c’est la tarte aux pralines. Rose, croquante, généreuse… et un nuage de crème fraîche pour la route. 8 €',
  ],
  [
    'Le Petit Zinc',
    'Un comptoir en zinc, douze tables, une ardoise : au Petit Zinc, rue Mercière, on ne fait pas semblant. La cheffe Camille Roche le dit mieux que nous : « La cuisine, c’est du temps qu’on offre. »',
  ],
  [
    'Le Petit Zinc',
    'Salade lyonnaise du jour : lardons dorés, œuf poché coulant, croûtons croustillants. Simple ? Oui. Irrésistible ? Aussi. 😋 #Lyon #Bistrot',
  ],
  [
    'Le Petit Zinc',
    'Envie d’une soirée à deux ? Réservez votre table du mardi au samedi dès 19 h au 04 99 12 34 56. À très vite !',
  ],
  [
    'La Tasca de Elena',
    '¿Quién dijo que el jueves no es fin de semana? 💃 Flamenco a las 21:30, croquetas en la mesa y muchas ganas de pasarlo bien. ¡Os esperamos!',
  ],
  [
    'La Tasca de Elena',
    'Seis croquetas de rabo de toro. Crujientes por fuera, pura cremosidad por dentro. 9 €. Aviso: son para compartir… o no 😏 #Sevilla #Tapas',
  ],
  [
    'La Tasca de Elena',
    'Elena abrió esta tasca en 2009 con un cuaderno de recetas de su abuela y una idea muy clara: aquí se viene a compartir. Desde entonces, la calle Feria huele a comino y a pan frito.',
  ],
  [
    'La Tasca de Elena',
    'Con este calor, un salmorejo bien fresquito no se perdona. 5,50 € y el verano sabe mejor. De martes a domingo, desde la una.',
  ],
  [
    'Osteria del Ponte',
    'Domenica = pasta. E qui la tira Giulia, a mano, come una volta. 🍝 Bigoli con ragù d’anatra a 14 €. Chi porti con te?',
  ],
  [
    'Osteria del Ponte',
    'A due passi dal ponte, una cucina a vista e trentacinque coperti: il posto giusto per chi ama le cose fatte bene. Dal 1978, la nostra famiglia vi aspetta in Via Ponte Pietra 9.',
  ],
  [
    'Osteria del Ponte',
    'Un cucchiaio tira l’altro… Il nostro tiramisù, solo mascarpone, savoiardi e un pizzico di magia ✨ 7 €. #Verona #tiramisù #dolcevita',
  ],
  [
    'Osteria del Ponte',
    'Ci vediamo a cena? Siamo aperti dal giovedì al lunedì, dalle 19 alle 22.30. Prenota allo 045 123 4567. Anche il tuo cane è il benvenuto! 🐶',
  ],
  [
    'Bombay Lantern',
    'Butter Chicken so creamy it should be illegal 🧡 Tandoori chicken, tomato, a whisper of fenugreek. Pair it with garlic naan ($5) and call it self-care.',
  ],
  [
    'Bombay Lantern',
    'Lunch hour upgrade: our weekday buffet is $21, 11:30 to 2:30. Your desk salad will understand. 🥗💔🍛',
  ],
  [
    'Bombay Lantern',
    'Every morning, before the first guest walks in, Farah grinds her spices. It’s a small thing. It’s everything. “Spice is a language,” she likes to say, and at Bombay Lantern the whole menu is fluent.',
  ],
  [
    'Bombay Lantern',
    'All the meat in our kitchen is halal. Everything from our tandoor is magic. Dinner nightly from 5. 📞 416-555-0134',
  ],
  [
    'Bombay Lantern',
    'Fragrant basmati, tender lamb and a thread of saffron, served with cool raita. Our Lamb Biryani ($22) is a feast in a pot. Gerrard Street, you’re welcome.',
  ],
  [
    'Nonna Rosa Pizzeria',
    '90 seconds in the oven. 48 hours of resting. A lifetime in the hands. 🍕🔥 That’s how a Margherita happens at Nonna Rosa.',
  ],
  [
    'Nonna Rosa Pizzeria',
    'Sweet. Spicy. A little dangerous. The Diavola: spicy soppressata + chili honey, $19. Swipe right on dinner 😈 #BrooklynPizza #WoodFired #PizzaLovers',
  ],
  [
    'Nonna Rosa Pizzeria',
    'Four cheeses, one pizza, no apologies. Gorgonzola, fontina, mozzarella, parmesan. Quattro Formaggi, $20.',
  ],
  [
    'Nonna Rosa Pizzeria',
    'Couch mode: ON. 🛋️ We deliver within two miles, so the only thing you need to lift is a slice. Tue–Sun, 4–10:30 pm.',
  ],
  [
    'Nonna Rosa Pizzeria',
    'Your website shows your menu but no way to order. Add an ordering link at the top of the page so that guests who crave a Margherita at 9 pm can get one in two taps.',
  ],
];
