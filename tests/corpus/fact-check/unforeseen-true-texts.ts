import type { UnforeseenText } from './unforeseen-text.ts';

export const UNFORESEEN_TRUE: readonly UnforeseenText[] = [
  {
    restaurant: 'Osteria Lupo',
    text: 'Pull up one of twenty-two seats on Mulberry Street and let the evening slow down. Chef Ada Rossi learned to cook from her grandmother, and it shows in every bowl of cacio e pepe.',
  },
  {
    restaurant: 'Osteria Lupo',
    text: 'Pecorino. Black pepper. Pasta made by hand this morning. That’s our cacio e pepe — $18, and worth every twirl.',
  },
  {
    restaurant: 'Osteria Lupo',
    text: 'Tuesday through Saturday, dinner starts at 6. Bring someone you like (dogs welcome on the terrace!) and stay for the tiramisù.',
  },
  {
    restaurant: 'Osteria Lupo',
    text: 'Since 1998, we’ve been serving Roman comfort to New York. Reservations are recommended: (212) 555-0147.',
  },
  {
    restaurant: 'Casa Ramona',
    text: 'Ramona grinds the corn herself. The mole takes two days. You only have to bring your appetite — and cash, because that’s all we take.',
  },
  {
    restaurant: 'Casa Ramona',
    text: 'Hump day, sorted: on Wednesdays, kids under six eat free. Tacos de barbacoa are $4.50 each, so you’ll eat well too.',
  },
  {
    restaurant: 'Casa Ramona',
    text: 'Three mezcals, one flight, $24. Walk in Wednesday to Sunday, any time between 11:30 a.m. and 9 p.m. — no reservation, no fuss.',
  },
  {
    restaurant: 'Smash & Co',
    text: 'Two patties, a slice of cheddar and a hot flat iron: our Smash burger is nine dollars fifty of pure joy. Grab it to go or have it delivered.',
  },
  {
    restaurant: 'Smash & Co',
    text: 'Open seven days a week, 11 to 10. Park behind the house, order fries ($4, and vegan), and call it a night.',
  },
  {
    restaurant: 'The Copper Ladle',
    text: 'Tom bakes the pies at six every morning, so by the time you’ve hung up your coat the beef and ale pie is ready. Sixteen pounds, gravy-stained smiles included.',
  },
  {
    restaurant: 'The Copper Ladle',
    text: 'Thursday means quiz night! Kick-off is at 8pm; dinner runs from five. The winter log fire is on us.',
  },
  {
    restaurant: 'The Copper Ladle',
    text: 'Sundays are for roast beef, Yorkshire pudding and proper gravy. We serve from noon until 6 pm, £19 a plate.',
  },
  {
    restaurant: 'Green Window',
    text: 'Everything here is vegan, from the oat flat white to the carrot cake with walnuts. Settle in on the long bench by the window; the wifi is free.',
  },
  {
    restaurant: 'Green Window',
    text: 'Monday mornings are easier with coffee we roasted ourselves. Doors open at 7:30 during the week and at 8 on Saturday.',
  },
  {
    restaurant: 'Tide & Table',
    text: 'Joan buys from four boats she knows by name. A dozen oysters with mignonette is $36 — share them, or don’t.',
  },
  {
    restaurant: 'Tide & Table',
    text: 'Our chowder won the Harbor Cup in 2019, and we still ladle it out the same way: $12 a bowl, Thursday to Monday from 4 PM.',
  },
  {
    restaurant: 'Little Hanoi',
    text: 'Sixteen stools. One pot. A broth that simmers for fourteen hours. Find your seat at 1460 Sutter Ave, Monday to Saturday from 10:30 am.',
  },
  {
    restaurant: 'Little Hanoi',
    text: 'Warm up with a bowl of pho bo ($14): beef broth, rice noodles and a handful of herbs. Prefer it vegan? Just ask for our vegan broth.',
  },
  {
    restaurant: 'Taberna Olmo',
    text: 'Ocho mesas, una barra y la cocina de Lola Vega: así empezó todo en 1987. Hoy seguimos en la calle Feria, con el salmorejo de siempre a 7,50 €.',
  },
  {
    restaurant: 'Taberna Olmo',
    text: 'De martes a sábado, cenas de ocho a once y media de la noche. Tu perro también es bienvenido en la terraza.',
  },
  {
    restaurant: 'La Brasa de Ana',
    text: 'Ana enciende el horno de leña a las siete para que el cordero llegue a tu mesa en su punto. Para dos, 48 euros.',
  },
  {
    restaurant: 'Chez Odette',
    text: 'Poussez la porte du 7, rue Mercière : Odette est en salle tous les soirs, et les quenelles de brochet (19 €) arrivent avec leur sauce Nantua.',
  },
  {
    restaurant: 'Chez Odette',
    text: 'Du mardi au samedi, on déjeune de midi à 14 heures et on dîne à partir de 19 h 30. Pensez aux espèces : pas de carte bancaire ici.',
  },
  {
    restaurant: 'Crêperie du Port',
    text: 'La farine vient du moulin de Kerviel, le tour de main vient de Yann. Et la complète, jambon, œuf, emmental ? 9,80 €, sur le quai, depuis 1976.',
  },
  {
    restaurant: 'Trattoria Ninetta',
    text: 'Ogni mattina Ninetta tira la pasta; a mezzogiorno e mezza i tonnarelli cacio e pepe sono già in tavola. Dal 1962, in Via dei Serpenti.',
  },
  {
    restaurant: 'Pizzeria Vesuvio 3',
    text: 'Quarantotto ore di lievitazione, forno a legna e niente fretta. La Margherita costa 7 euro e 50, la Marinara è vegana e ne costa sei.',
  },
  {
    restaurant: 'Osteria del Molo',
    text: 'Diciotto posti sul molo e il pesto come si deve: le trofie arrivano con patate e fagiolini, 14 €. Ci trovate tutte le sere tranne il mercoledì, dalle 19.',
  },
  {
    restaurant: 'Gasthaus Krone',
    text: 'Erna macht den Teig noch von Hand, und das schmeckt man: unsere Kässpätzle mit Röstzwiebeln gibt es für 13 Euro. Mittwoch bis Sonntag ab halb zwölf.',
  },
  {
    restaurant: 'Kaffeehaus Möwe',
    text: 'Der Teig geht über Nacht, der Kaffee wird bei uns geröstet. Frühstück gibt es bis zwölf, ein Franzbrötchen für 2,90 € den ganzen Tag.',
  },
  {
    restaurant: 'Wiener Eck',
    text: 'Sechzehn Tische, ein Stammtisch und ein Wiener Schnitzel vom Kalb um 24,50 Euro. Samstags öffnen wir erst um 17 Uhr, dafür bleibt die Küche bis 23 Uhr warm.',
  },
];
