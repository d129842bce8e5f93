import { expect, test } from 'vitest';
import { dishFamilyOf } from './dish-family.ts';

test.each([
  ['Tarte aux pommes', 'pie'],
  ['Hareng pommes à l’huile', 'fish'],
  ['Pommes frites', 'fries'],
  ['Pommes', 'fries'],
  ['Pommes sautées', 'potatoes'],
  ['Pain au chocolat', 'croissant'],
  ['Pain de campagne', 'bread'],
  ['Œufs mayonnaise', 'eggs'],
  ['Bœuf bourguignon', 'stew'],
  ['Côte de bœuf', 'steak'],
  ['Coq au vin', 'stew'],
  ['Verre de vin', 'wine'],
  ['Mafé', 'stew'],
  ['Formule du midi', 'set_menu'],
  ['Thé à la menthe', 'tea'],
  ['Houmous', 'hummus'],
  ['Galette complète', 'crepes'],
  ['Galette des rois', 'pastry'],
  ['Tartine d’avocat', 'avocado_toast'],
  ['Dorade grillée', 'fish'],
  ['Rouleaux de printemps', 'spring_rolls'],
  ['Pain de maïs', 'cornbread'],
  ['Planche de fromages', 'cheese_board'],
  ['Verre de blanc', 'wine'],
])('%s is of the family %s', (name, family) => {
  expect(dishFamilyOf(name)).toBe(family);
});
