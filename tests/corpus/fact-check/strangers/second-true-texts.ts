import type { StrangersText } from './strangers-text.ts';

/** Texts that state nothing but what is on record. Second round. */
export const SECOND_TRUE: readonly StrangersText[] = [
  [
    'Osteria Lupo',
    'Roman comfort in the heart of New York. Come hungry, leave singing. 🎶 #OsteriaLupo #NYCEats #PastaLovers',
  ],
  [
    'Osteria Lupo',
    'What happens when you give pecorino and black pepper a little time and a lot of respect? Cacio e pepe. That’s it. That’s the post.',
  ],
  [
    'Osteria Lupo',
    'We opened in 1998 with twenty-two seats and one stubborn idea: pasta made by hand, every single morning. Two decades and change later, the idea hasn’t budged. Come see what Ada learned from her grandmother.',
  ],
  [
    'Osteria Lupo',
    'Osteria Lupo: Your table misses you. Tue-Sat from 6pm. Call (212) 555-0147 or just show up hungry. STOP to opt out',
  ],
  ['Osteria Lupo', 'A plate of tiramisù, a small spoon resting on the rim.'],
  ['Osteria Lupo', 'Negroni o’clock. 🍹 You bring the gossip, we’ll bring the ice.'],
  [
    'Casa Ramona',
    'Two days. One mole. No shortcuts. Ramona’s mole negro has been worth the wait for three generations. $21.',
  ],
  ['Casa Ramona', 'Hump day hack: kids under 6 eat free on Wednesdays 🙌 You’re welcome, parents.'],
  [
    'Casa Ramona',
    'Cash in your pocket, tacos on your mind? 💵🌮 We’re cash only, walk-ins only, and 100% worth it. Wed–Sun from 11:30.',
  ],
  [
    'Casa Ramona',
    'Slow-cooked lamb. Warm tortillas. A squeeze of everything good in life. Tacos de barbacoa, $4.50 a pop.',
  ],
  [
    'Casa Ramona',
    'Three mezcals, one flight, and stories you’ll be telling tomorrow. Mezcal flight, $24. Sip slow, amigo.',
  ],
  [
    'Smash & Co',
    'Two patties. Melty cheddar. Crispy lacy edges. Our Smash burger is $9.50 and it’s looking right at you 👀🍔',
  ],
  ['Smash & Co', 'Monday scaries? Meet happy hour. 3 to 5 pm, Monday through Friday. You’ve earned it.'],
  [
    'Smash & Co',
    'Burger in one hand, shake in the other. Who needs a third hand anyway? 😂 Open 11–10 every day at 77 Franklin Street.',
  ],
  [
    'Smash & Co',
    'Smash. Flip. Cheese. Repeat. Everything is smashed to order on a flat iron, because nobody ever fell in love with a sad gray burger.',
  ],
  ['Smash & Co', 'Get it delivered, grab it to go, or park out back and stay awhile. We don’t judge. 🍟'],
  [
    'The Copper Ladle',
    'Sundays were made for two things: long walks and Sunday roast. 🐕 Skip the walk if you like. Noon till six, £19, with a Yorkshire pudding and proper gravy.',
  ],
  [
    'The Copper Ladle',
    'Pie and a pint of conversation. Our beef and ale pie is £16 and Tom has been up since six baking it, so the least you can do is bring an appetite.',
  ],
  [
    'The Copper Ladle',
    'Think you know it all? Prove it. 🧠 Quiz night, Thursdays, 8 pm. Losers do the washing up (kidding… mostly).',
  ],
  [
    'The Copper Ladle',
    'When the rain’s coming sideways down Kirkgate, there’s a log fire with your name on it. Come in, hang your coat, stay for one more.',
  ],
  [
    'The Copper Ladle',
    'Two sisters, one very old pub (1874, if you’re counting) and a kitchen that still believes in gravy.',
  ],
  [
    'Green Window',
    'Mornings are better by the window. ☕ Oat flat white in hand, laptop open, nowhere to be until noon.',
  ],
  [
    'Green Window',
    'Soup season never ends around here. Our lentil soup is $8, vegan and gluten-free, and it tastes like a hug from someone who can actually cook.',
  ],
  [
    'Green Window',
    'Carrot cake counts as a vegetable, right? 🥕🍰 (It has walnuts too, so basically it’s trail mix.) $6',
  ],
  ['Green Window', 'Friday mood: slow coffee, long bench, no plans. We’re open until 4.'],
  [
    'Tide & Table',
    'Butter dripping down your wrist. No regrets. 🦞 The lobster roll is back on your mind, isn’t it? $28 on warm brioche.',
  ],
  [
    'Tide & Table',
    'Dozen oysters, glass of Muscadet, feet up on the deck. Tell us a better Thursday. We’ll wait.',
  ],
  [
    'Tide & Table',
    'Our clam chowder won the Harbor Cup in 2019. We still haven’t stopped smiling. Taste why, $12 a bowl.',
  ],
  ['Tide & Table', 'Gift idea for the person who has everything: oysters. (Gift cards at the bar. 😉)'],
  [
    'Little Hanoi',
    '5 a.m. The city is asleep. Linh isn’t. Fourteen hours of simmering later, that’s your Pho bo. $14.',
  ],
  ['Little Hanoi', 'Sixteen stools. One pot. Zero pretense. Slide in, slurp loud. 🍜'],
  [
    'Little Hanoi',
    'Crunch, tang, herbs, repeat: banh mi tofu is the vegan sandwich even your carnivore boyfriend will steal a bite of. $10.50',
  ],
  [
    'Little Hanoi',
    'Iced coffee with condensed milk: sweet, strong, and a little bit dangerous after 4 pm. 😅 $5',
  ],
  [
    'Gasthaus Krone',
    'Montag ist Ruhetag. Dienstag auch. Aber ab Mittwoch wird wieder geschlemmt! 🥨 Wir freuen uns auf euch.',
  ],
  [
    'Gasthaus Krone',
    'Kennt ihr das? Der Duft von Röstzwiebeln, und plötzlich ist man wieder Kind. Unsere Kässpätzle, 13 €. Einfach gut.',
  ],
  [
    'Gasthaus Krone',
    'Von Hand gemacht wie eh und je: Erna steht in der Küche und der Teig gehorcht ihr aufs Wort. Seit 1953, in dritter Generation.',
  ],
  [
    'Gasthaus Krone',
    'Warmer Apfelstrudel + Vanillesoße = Sonntagsglück 😍 6,80 €. Wer teilt, ist selber schuld.',
  ],
  [
    'Kaffeehaus Möwe',
    'Moin, Kiel! ☕️ Ein Flat White, ein Franzbrötchen, ein Blick in die Zeitung. So darf der Tag beginnen.',
  ],
  [
    'Kaffeehaus Möwe',
    'Langschläfer aufgepasst: Frühstück gibt’s bei uns bis 12. Kein Wecker, kein Stress. 😴',
  ],
  ['Kaffeehaus Möwe', 'Käsekuchen geht immer. Um neun. Um drei. Und ja, auch zweimal. 4,50 € das Stück.'],
  [
    'Zum Rebstock',
    'Freitag, 20 Uhr, Livemusik. 🎶 Dazu ein Silvaner und gute Gesellschaft, mehr braucht der Mensch nicht.',
  ],
  [
    'Zum Rebstock',
    'Ein Keller von 1720, zwölf offene Weine und Karl, der zu jedem eine Geschichte kennt. Willkommen im Rebstock!',
  ],
  [
    'Zum Rebstock',
    'Schäufele mit Kloß: außen rösch, innen butterzart. 18,50 €. Donnerstag bis Montag ab 17 Uhr.',
  ],
  [
    'Wiener Eck',
    'Küss die Hand! 🎩 Unser Wiener Schnitzel ist vom Kalb, goldbraun und größer als der Appetit. 24,50 €.',
  ],
  [
    'Wiener Eck',
    'Kaiserlich naschen: fluffiger Kaiserschmarrn mit Zwetschkenröster um 11 €. Für alle, die das Leben gern süß nehmen.',
  ],
  ['Wiener Eck', 'Mittagspause gerettet! Unser Mittagsmenü um 12,90 Euro, Montag bis Freitag ab 11 Uhr.'],
  [
    'Taberna Olmo',
    'Hay planes que no fallan: pulpo a la brasa, un tinto de verano y la gente que quieres. ❤️ ¿A quién traes?',
  ],
  [
    'Taberna Olmo',
    'Lola cocina como su abuela: sin prisas y con mucho cariño. Ven a comprobarlo de martes a domingo a mediodía.',
  ],
  [
    'Taberna Olmo',
    'Tu perro también tiene mesa 🐾 Os esperamos en la terraza con un salmorejo (7,50 €) bien fresquito.',
  ],
  [
    'La Brasa de Ana',
    'A las siete Ana enciende el horno de leña. A la una y media, tú ya hueles el cordero desde la plaza. 🔥',
  ],
  ['La Brasa de Ana', 'Cordero asado para dos, 48 €. Sobremesa larga. 😄'],
  [
    'Verde Limón',
    'Desayunos hasta las 12, porque madrugar está sobrevalorado. 😎 Tostada con tomate, 3,50 €.',
  ],
  ['Verde Limón', 'Bizcocho de limón recién salido del horno. Si llegas tarde, no prometemos nada. 🍋'],
  [
    'Chez Odette',
    'Il y a des soirs où l’on veut juste être bien. Un pot de beaujolais, des quenelles, et Odette qui veille sur la salle. Bienvenue chez nous.',
  ],
  ['Chez Odette', 'La tarte aux pralines : trois bouchées de bonheur, zéro culpabilité. 💗 8 €'],
  [
    'Crêperie du Port',
    'Les pieds sur le quai, galette complète dans l’assiette, cidre fermier dans la bolée. Que demander de plus ? 🌊',
  ],
  [
    'Crêperie du Port',
    'Yann tourne, vous dégustez. 🥞 Galettes au blé noir, farine du moulin de Kerviel, et du caramel au beurre salé plein les doigts.',
  ],
  [
    'Trattoria Ninetta',
    'Roma si capisce a tavola: una coda alla vaccinara, due chiacchiere e nessuna fretta. Vi aspettiamo in Via dei Serpenti 41! 🐺',
  ],
  [
    'Trattoria Ninetta',
    'Ninetta tira la pasta ogni mattina dal 1962? Quasi: la trattoria è qui dal 1962, la pasta è di stamattina. 😉',
  ],
  [
    'Pizzeria Vesuvio 3',
    'Quarantotto ore di lievitazione, un forno a legna e niente fretta. Il resto lo fa la fame. 🍕 Margherita a 7,50 €.',
  ],
  [
    'Pizzeria Vesuvio 3',
    'Divano, serie tv, pizza a domicilio: il venerdì perfetto esiste. Ordina allo 051 555 0119!',
  ],
  [
    'Le Fournil de Jeanne',
    'Quatre heures du matin. La ville dort, Jeanne pétrit. À sept heures, votre croissant vous attend. 🥐 1,30 €',
  ],
  [
    'Le Fournil de Jeanne',
    'Un levain de vingt ans, une farine de meule et une croûte qui chante. Notre pain au levain est à 4,60 €.',
  ],
  [
    'Osteria del Molo',
    'Diciotto posti, un molo, il profumo del pesto. Quando Bruno torna dal mare, si cena. 🌅',
  ],
  [
    'Osteria del Molo',
    'Prima le acciughe ripiene, poi un bicchiere di Vermentino, poi si vede. Prenota per telefono: 0185 555 0163.',
  ],
];
