import { expect, test } from 'vitest';
import { fold } from '#functions/ai/fold.ts';
import { detectLanguage } from './detect-language.ts';

const SHORT = {
  en: [
    'Fish shack, cod and chips $12, open noon to eight.',
    'Small wine bar. Cheese, ham, good bottles.',
    'Vegan brunch spot, closed Mondays.',
    'Pizza by the slice until late',
    'BBQ joint, brisket sold out by two',
    'Neighborhood diner, pancakes all day',
    'Family Thai restaurant, call us to book',
    'Sushi counter, eight stools, omakase $95',
    'Tacos and mezcal, walk-ins',
    'Bagels, lox, coffee to go',
    'Steakhouse in Tulsa since 1974',
    'Ice cream made every morning',
  ],
  de: [
    'Gasthaus Krone, gutbürgerlich, Montag Ruhetag',
    'Pizzeria mit Lieferservice, täglich geöffnet',
    'Kleines Café, Frühstück bis 14 Uhr, Kuchen selbst gebacken',
    'Vegane Bowls, Mittagstisch, Abholung',
    'Weinstube in Freiburg, Flammkuchen 9,50',
    'Schnitzel, Braten, Knödel, Bier vom Fass',
    'Imbiss am Bahnhof, Currywurst 4,50',
    'Griechisches Restaurant, Terrasse, Parkplätze',
    'Dönerladen, halal, bis Mitternacht',
    'Bäckerei Huber, Brot, Brezen, Kaffee',
    'Brauhaus, Schweinshaxe, warme Küche bis 22 Uhr',
    'Sushi und Ramen, Reservierung telefonisch',
  ],
  es: [
    'Bar de tapas, tortilla 4 €, cerramos lunes',
    'Pizzería artesanal, reparto gratis',
    'Cafetería, desayunos y bocadillos',
    'Asador gallego, pulpo y chuletón',
    'Taquería, pastor, suadero, abierto hasta tarde',
    'Heladería casera, sabores nuevos cada semana',
    'Marisquería frente al puerto',
    'Menú del día 12 €, cocina casera',
    'Vegano, brunch domingos, terraza',
    'Arepas venezolanas, efectivo',
    'Churrería, chocolate, desde 1962',
    'Restaurante japonés, reservas por teléfono',
  ],
  fr: [
    'Crêperie bretonne, galettes, cidre, fermé lundi',
    'Bistrot, plat du jour 14 €',
    'Boulangerie, pain au levain, croissants',
    'Pizzeria, livraison gratuite',
    'Petit restaurant, cuisine du marché',
    "Bar à vins, planches, ouvert jusqu'à minuit",
    'Couscous maison, halal, terrasse',
    'Salon de thé, gâteaux, brunch dimanche',
    'Food truck, burgers, frites fraîches',
    'Poissonnerie, huîtres, dégustation sur place',
    'Auberge familiale, réservation par téléphone',
    'Cuisine vietnamienne, phở, bò bún, à emporter',
  ],
  it: [
    'Trattoria romana, cacio e pepe 11 €, chiuso lunedì',
    'Pizzeria al taglio, aperto fino a tardi',
    'Gelateria artigianale, gusti nuovi ogni settimana',
    'Osteria, vino sfuso, taglieri',
    'Bar pasticceria, cornetti, cappuccino',
    'Ristorante di pesce sul porto',
    'Cucina vegana, pranzo veloce',
    'Enoteca, salumi, formaggi, terrazza',
    'Agriturismo, pasta fatta in casa',
    'Forno, focaccia, pane, pizza bianca',
    'Paninoteca, birre artigianali, musica dal vivo',
    'Piadineria, prenotazioni telefoniche',
  ],
};
const detect = (text: string) => detectLanguage(text, fold(text));

test.each(Object.entries(SHORT))('twelve briefs of at most 15 words in "%s"', (language, briefs) => {
  const found = briefs.map((text) => [text, detect(text)]);
  // Texts without a detectable language give a page in English.
  const wrong = found.filter(([, said]) => said !== language && !(language === 'en' && said === 'und'));
  expect(wrong).toEqual([]);
});

test.each([
  'Osteria Lupo, Brooklyn',
  'Trattoria in Leeds, gnocchi, tiramisu',
  'La Piazza, NYC, carbonara',
  'Panaderia Rosa, conchas, Houston',
  'Biergarten Munich, Milwaukee, pretzels, brats',
  'Café Lumière, quiche, espresso',
])('foreign names and dishes don’t decide the language: %s', (text) => {
  expect(['und', 'en']).toContain(detect(text));
});

test.each([
  'Steakhouse en Phoenix. Ribeye $40, papas al horno $8, pay de queso $9.',
  'Sushi en Seattle. Nigiri de salmón $8, maki de atún $9, edamame $5.',
  'BBQ en Dallas. Brisket $22, costillas $20, ensalada de papa $5.',
  'Food truck de hamburguesas en Portland. Hamburguesa doble $12, papas fritas $5.',
])('a kind of place that Spanish borrowed, with a town, is Spanish: %s', (text) => {
  expect([detectLanguage(text, fold(text), 'US'), detect(text)]).toEqual(['es', 'es']);
});

test('“en” before a name doesn’t decide the language where the words are English or French', () => {
  expect(detect('Small wine bar with cheese, known for Carne en Su Jugo.')).toBe('en');
  expect(detect('Pizzeria en Provence. Pizza aux légumes 12 €, salade de poulet 9 €.')).toBe('fr');
});

test('words borrowed everywhere don’t decide the language', () => {
  expect(detect('pizza, pasta, tiramisu')).toBe('und');
});

test('morning hours are not German words', () => {
  const diner =
    'Diner in Reno, family owned. We cook breakfast all day.\nPancakes $9\nDiner in Reno. Mon-Thu 11am-9pm, Fri 11am-10pm\nClub sandwich $11\nPatty melt $12\nPhone (775) 555-0160';
  expect(detectLanguage(diner, fold(diner), 'US')).toBe('en');
  expect(detect(diner)).toBe('en');
});

test.each([
  ['DE', 'Desserts\nApfel – Birnenstrudel 9,00\nDinkel – Gemüselaibchen 14,50\nMohn – Nusstorte 5,50', 'de'],
  ['', 'pizza, pasta, tiramisu', 'und'],
  ['US', 'Trattoria in Leeds, gnocchi, tiramisu', 'und'],
  ['US', 'Restaurante mexicano, tacos y mariscos, abierto todos los días', 'es'],
  ['DE', 'We cook breakfast all day and the coffee is on us', 'en'],
])('the country %s decides only when the words don’t: %j', (region, text, language) => {
  const detected = detectLanguage(text, fold(text), region);
  expect(language === 'und' ? ['und', 'en'] : [language]).toContain(detected);
});

test('a long text with small words of two languages is decided by the words of the trade', () => {
  const bar =
    'Bar à vins à Paris, 12 rue Montmartre, 75001 Paris. Happy hour de 18h à 20h. Planche de charcuterie 14 €, planche de fromages 15 €, verre de blanc 6 €.';
  expect(detect(bar)).toBe('fr');
});

test('one letter in a dish name decides no language', () => {
  const brief =
    'Gelateria a Viareggio. Cono piccolo 2,50 €, coppetta media 3 €, granita 3 €, frappè 4 €, crêpe al cioccolato 4 €. Gusti senza lattosio.';
  expect(detectLanguage(brief, fold(brief))).toBe('it');
});
