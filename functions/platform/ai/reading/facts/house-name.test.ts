import { describe, expect, test } from 'vitest';
import { houseNameIn } from './house-name.ts';

function nameIn(text: string): string | undefined {
  const name = houseNameIn(text);
  return name === undefined ? undefined : text.slice(name.start, name.end);
}

describe('the name of the house', () => {
  test.each([
    ["G'day, Bluegum Espresso in Fitzroy, 117 Gertrude St, Fitzroy VIC 3065", 'Bluegum Espresso'],
    ['Guten Tag, wir sind das Wirtshaus Zur Linde in Bamberg, Obere Sandstraße 14', 'Wirtshaus Zur Linde'],
    ["Hiya, we're The Crooked Billet, a village pub in Wiltshire.", 'The Crooked Billet'],
    ['Namaste, our restaurant Annapurna Bhavan is a pure vegetarian restaurant.', 'Annapurna Bhavan'],
    ['Subject: website for my restaurant\n\nHello,\nRestaurant: Addis Table\nType: Ethiopian', 'Addis Table'],
  ])('is no greeting and no head of a letter: %j', (text, name) => {
    expect(nameIn(text)).toBe(name);
  });

  test.each([
    ['Panadería y cafetería en Valencia. Se llama Pa i Sal.', 'Pa i Sal'],
    ['Nuestra cevichería se llama Mar Abierto. Estamos en Lima, Av. La Paz 646.', 'Mar Abierto'],
    ["Salut, c'est Karim du Snack Étoile à Marseille, 14 bd Longchamp 13001.", 'Snack Étoile'],
    ["C'est Chez Momo, 3 rue Haute, Lille.", 'Chez Momo'],
    ['Maison du Café Blanc, 3 rue Haute, Lille.', 'Maison du Café Blanc'],
    ['Our place is called Sunday Kitchen. Brunch every day 9-3.', 'Sunday Kitchen'],
    ['ok so its a food truck called Smoke Wagon bbq. we park at the brewery', 'Smoke Wagon bbq'],
    ['Our chef is called Marco Bello. Our noodle house is called Slurp & Sons.', 'Slurp & Sons'],
    ['ristorante di pesce a Cefalù "Lo Scoglio", lungomare Giardina 21.', 'Lo Scoglio'],
    ['Restaurant libanais à Montréal : Chez Samira, 5230 boul. Saint-Laurent', 'Chez Samira'],
    [
      'Je voudrais un site pour ma boulangerie à Nantes, « Le Fournil de Jeanne », rue Joffre',
      'Le Fournil de Jeanne',
    ],
    ['curry house leeds, name spice bazaar, halal, open every day', 'spice bazaar'],
    ['Closed in July. Clam shack, Captain Lou’s, 5 Wharf Rd, Wellfleet', 'Captain Lou’s'],
    ['I have a bakery, Flour Child Bakery. We do sourdough.', 'Flour Child Bakery'],
  ])('stands before or behind what describes the place: %j', (text, name) => {
    expect(nameIn(text)).toBe(name);
  });

  test.each([
    ['Looking for a website. My name is Beth Lane and we have no name yet for the cafe.', undefined],
    ['NUMBER 9. Small plates, Bold Street. Jay Rayner called us "a proper find".', 'NUMBER 9'],
    ['Meg Rudd bakes. Cheese by Neal’s Yard; Selina Cairns makes our blue.', undefined],
    ['LAO KITCHEN 88 Queen St. chef Somchai Vong.', 'LAO KITCHEN'],
  ])('is nobody, no praise, no supplier and no street: %j', (text, name) => {
    expect(nameIn(text)).toBe(name);
  });

  test.each([
    ['I run Kowalczyk’s Pierogi House at 2214 Eastern Ave, Toledo', 'Kowalczyk’s Pierogi House'],
    ['nous sommes Camille et Antoine Lefèvre, nous tenons un bistrot', undefined],
  ])('holds no address and no people: %j', (text, name) => {
    expect(nameIn(text)).toBe(name);
  });

  test.each([
    ["hiya, we're a wee cafe called the larder on the corner in Peebles", 'the larder'],
    ["ciao ho una pizzeria a napoli si chiama o' vicoletto sta in vico lungo", "o' vicoletto"],
    [
      'quiero una pagina para mi panadería en Medellín, el nombre es Pan de Abril, carrera 43A',
      'Pan de Abril',
    ],
    ['Dönerladen in Wedding. Name Bosporus Grill, Müllerstr 33a', 'Bosporus Grill'],
    ['osteria vegetariana a bologna. nome: Radicchio. via del pratello 88', 'Radicchio'],
    ["It's a wine bar, 18 seats. The name's Undertow. cheers Jess", 'Undertow'],
    ['A bakery named salt and smoke in Leeds', 'salt and smoke'],
    ['Our bistro is named “la petite heure bleue”, rue Joffre', 'la petite heure bleue'],
    ["so were called copper lane noodles, it's me and my cousin", 'copper lane noodles'],
    ['Official name must be "Fry Barn – Elm Grove". Phone 763-555-0109', 'Fry Barn – Elm Grove'],
    ['Hi Dana,\nThe restaurant is The Brass Gate, a steakhouse at 7 Depot Street', 'The Brass Gate'],
    ['Voici le texte pour le site du Petit Héron. C’est un bouchon lyonnais.', 'Petit Héron'],
    ['Allô! Nous c’est Brûlerie du Pont, un café à Montréal', 'Brûlerie du Pont'],
    ['notes for the site\n\nHarbor Crab Deck\n8 Shore Rd', 'Harbor Crab Deck'],
    ['mama delias kichen. we do soul food the way gran did', 'mama delias kichen'],
    ['We love bread, Moss & Rye is our place. Mail: hello@mossrye.example', 'Moss & Rye'],
  ])('is what the text calls the house, in capitals or not: %j', (text, name) => {
    expect(nameIn(text)).toBe(name);
  });

  test.each([
    'We bake bread. My daughter is named Rose Miller and she helps on Sundays',
    'Tacos and more. It used to be called Mama Put until last year',
    'Mein Hund heißt Waldi. Wir backen Brot',
    'El local de antes se llamaba Can Pep',
    'El Güero se llama Martín Salgado y su compa ayuda.',
    'Afternoon. We are The tearoom, 3 Sheep Street, Burford',
    'We have a cocktail called The Larder',
    'Thai-owned, Thai-cooked',
    'Hi Kevin, the menu is below. Soup 5',
    'Craft beer bar, 16 taps, dogs welcome',
    'We are up on Pinecrest, follow @pinecrest please',
  ])('is not that of somebody or something else: %j', (text) => {
    expect(nameIn(text)).toBeUndefined();
  });

  test('is the corrected one', () => {
    const text = "chipper in Tramore called Dooly's? no sorry Dooley's. since 1976";
    expect(nameIn(text)).toBe("Dooley's");
  });

  test.each([
    ["Website for Lindgren's Supper Club please. Family owned", "Lindgren's Supper Club"],
    ['farm to table restaurant in an 1890s barn, The Hayloft, in Stowe VT.', 'The Hayloft'],
    ['Salut ! Food truck Le Camion Qui Sourit, burgers, tous les midis', 'Le Camion Qui Sourit'],
    ['Crêperie bretonne « Ty Gwenn », 3 place du Marché', 'Ty Gwenn'],
    ["hey guys its Nonna's Garage. woodfired pizza", "Nonna's Garage"],
    ["Our diner is Dottie's. Not fancy.", "Dottie's"],
    ['Unser Lokal: Die Kombüse. Fischbrötchen am Hafen', 'Die Kombüse'],
    ['parrilla de barrio. Lo de Cacho. Av. San Juan 2840', 'Lo de Cacho'],
    ['kosher deli. Saperstein & Sons, est 1946, 114 Coolidge Corner', 'Saperstein & Sons'],
    ['Bar Pasticceria Centrale dal 1921 - Corso Umberto I', 'Bar Pasticceria Centrale'],
    ['Vietnamesisches Restaurant Lotus, An der Alster 7a', 'Restaurant Lotus'],
    ['Set lunch at The Old Vestry, Ludlow: 2 courses £24', 'The Old Vestry'],
    ['I started Palm & Pepper from a stall in Peckham', 'Palm & Pepper'],
  ])('stands where names stand: %j', (text, name) => {
    expect(nameIn(text)).toBe(name);
  });

  test.each([
    ['Google: Marmalade Bakery & Coffee · 4.8 (212) · Bakery', 'Marmalade Bakery & Coffee'],
    ['Kia ora - Tui & Thyme, all-day eatery', 'Tui & Thyme'],
    ['just a line: Pho Queue, Vietnamese street food', 'Pho Queue'],
  ])('follows what the text begins with: %j', (text, name) => {
    expect(nameIn(text)).toBe(name);
  });
});

describe('names where strangers put them', () => {
  test.each([
    ['Rise & Crumb Bakery!! Sourdough 9, rye 8.', 'Rise & Crumb Bakery'],
    ['Cellar 9. We’re a wine bar on the quay.', 'Cellar 9'],
    ['Wir heissen "Trattoria Neri", kochen aber thailändisch.', 'Trattoria Neri'],
    ['Speisekarte – Gasthof Ahornhof\nSuppe 5,90', 'Gasthof Ahornhof'],
    ['Taquería Sol Austin TX. Tacos $3.', 'Taquería Sol'],
    ['Guten Tag. Fischerei Nordlicht, Hafenzeile 4, 24103 Kiel.', 'Fischerei Nordlicht'],
    ['Hola. Pizzería Mi Barrio, Calz. Norte 77, Puebla.', 'Pizzería Mi Barrio'],
    ['Nota para el diseñador: nada de toros. Txoko Lagun es un bar pequeño.', 'Txoko Lagun'],
    ['Bonjour, voici le texte. Le Merle Moqueur est né en 2009 à Brest.', 'Le Merle Moqueur'],
    ['Le Taco Bleu n’est pas un bar à tacos.', 'Le Taco Bleu'],
    ['Salut c’est Snack Izmir à Lille. Kebab 7.', 'Snack Izmir'],
    ['Lotus Garden ristorante cinese a Prato.', 'Lotus Garden'],
    ['Please find below copy for the Mill House Tearoom at Foxley Hall.', 'Mill House Tearoom'],
    ['Brisa y Sal propone un menú de seis tiempos.', 'Brisa y Sal'],
  ])('%s', (text, expected) => {
    const name = houseNameIn(text);
    expect(name && text.slice(name.start, name.end)).toBe(expected);
  });

  test.each([
    'LUNCH MENU (Mon-Fri)\nClub 13',
    '12-2 & 6-8.30 every day. Steak $20',
    'Di–So 11:30–14 und 17:30–22 Uhr, Montag Ruhetag',
    'Mo, Di, Do, Fr 8-18, Sa 8-13',
    'L-V 8:00-20:00, S 9:00-14:00, D cerrado',
    'Di-So 11-22 Uhr',
    'Daily 11-9',
    'tlj 12h-22h',
    'Horario: mediodía 13:30-16:00 todos los días',
    'cerramos los miércoles, el resto de 12 a 17',
    'Closed Christmas Day & Boxing Day',
    'Mittagstisch Di–Fr 9,90: Tagessuppe und Hauptgericht.',
  ])('a heading and hours are none: %s', (text) => {
    expect(houseNameIn(text)).toBeUndefined();
  });

  test.each([
    ['Le Mercredi, bistrot, 4 rue Monge, Dijon', 'Le Mercredi'],
    ['Mar y Sol, marisquería en Cádiz', 'Mar y Sol'],
  ])('a house can be called like a day: %s', (text, expected) => {
    const name = houseNameIn(text);
    expect(name && text.slice(name.start, name.end)).toBe(expected);
  });
});
