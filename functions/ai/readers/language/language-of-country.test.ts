import { expect, test } from 'vitest';
import { fold } from '#functions/ai/fold.ts';
import { closeLanguage } from './close-language.ts';
import { detectLanguage } from './detect-language.ts';

const detected = (text: string, region = '') => detectLanguage(text, fold(text), region);

test.each([
  ['Catering', 'DE', 'de'],
  ['Pizzeria in Nice', 'FR', 'fr'],
  ['Sushi bar', 'IT', 'it'],
])('the known country decides where the words don’t: %s, %s', (text, region, language) => {
  expect(detected(text, region)).toBe(language);
});

test.each([
  'Italian restaurant in Berlin',
  'Cozy bistro in Lyon',
  'Sushi in Berlin, Germany',
  'French bistro in Paris, Texas',
  'Pizzeria in Verona, NJ',
  'Caterer in Portland',
  'Restaurant with great seafood in Kiel',
])('a text that may be English is not taken for another language: %s', (text) => {
  expect(['und', 'en']).toContain(detected(text));
});

test.each([
  ['Trattoria in Columbus, Ohio: saltimbocca alla romana, tagliatelle al ragù, tiramisù della casa', ''],
  ['Bierstube in Fredericksburg Texas, wurst, brezel, kartoffelsalat, Biergarten', ''],
  ['Trattoria near Leeds, arancini, lasagne al forno', ''],
  ['French bistro Portland. Steak frites, moules marinières, crème brûlée', ''],
  ['Taqueria in San Antonio, tacos al pastor, carnitas, aguas frescas', 'US'],
  ['La Petite Boulangerie, Austin, croissants, pain au chocolat, baguettes', 'US'],
  ['Mariscos El Rey, Los Angeles, ceviche, camarones a la diabla, micheladas', 'US'],
])('names of dishes don’t decide against the sentence and its country: %s', (text, region) => {
  expect(detected(text, region)).toBe('en');
});

test.each([
  ['Kleine Pizzeria in Bamberg. Pizza Margherita, Tiramisù, Vino della casa. Montags zu.', 'de'],
  ['Burger & Bier in Salzburg, Pommes, Craft Beer, Tel. +43 662 123456', 'de'],
  ['Osteria Verona, risotto all’amarone, polenta, baccalà', 'it'],
  ['Agriturismo in Toscana con cucina casalinga e vino nostro', 'it'],
  ['Restaurant gastronomique près de Dijon, chef étoilé', 'fr'],
])('the words before a town, and the country of a phone, decide: %s', (text, language) => {
  expect(detected(text)).toBe(language);
});

test.each([
  ['Trattoria da Luigi, Freiburg: Saltimbocca, Ossobuco, Panna cotta, hausgemachte Pasta', '', 'it'],
  ['Osteria da Marco, Cleveland, gnocchi, osso buco, panna cotta', '', 'it'],
  ['Pizzeria Napoletana, Brooklyn, margherita, diavola, quattro formaggi', '', 'en'],
])('a short text of names asks for one of two languages: %s', (text, region, other) => {
  expect(closeLanguage(text, detected(text, region), region)).toBe(other);
});

test.each([
  ['Osteria da Marco, Cleveland, gnocchi, osso buco, panna cotta', 'US'],
  ['Wir sind ein Café in Wien und machen Apfelstrudel', ''],
  ['Crêperie à Rennes, galettes et cidre', ''],
  [`Our cuisine is Italian: ${'gnocchi, osso buco, panna cotta, '.repeat(10)}`, ''],
])('a sentence, a known country, and a long text leave no question: %s', (text, region) => {
  expect(closeLanguage(text, detected(text, region), region)).toBeUndefined();
});
