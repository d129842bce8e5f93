import { expect, test } from 'vitest';
import { CreateFromTemplateSchema } from '#shared/websites/contract/site-template.ts';
import {
  CustomizerSchema,
  type CustomizerValues,
  customizationsOf,
  initialValues,
} from './customizer-schema.ts';

type Changes = Partial<CustomizerValues['template_customizations']>;

function someValues(changes: Changes = {}): CustomizerValues {
  const values = initialValues({
    restaurant: { name: 'Osteria Lupo', address: '12 Mill Lane' },
    colors: { primary: '#3a2420', secondary: '#7d5a3c' },
  });
  return { ...values, template_customizations: { ...values.template_customizations, ...changes } };
}

const faultsOf = (values: CustomizerValues) =>
  CustomizerSchema.safeParse(values).error?.issues.map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  ) ?? [];

test('the customizer starts with known details of the restaurant', () => {
  const { website_name, template_customizations } = someValues();
  expect(website_name).toBe('Osteria Lupo');
  expect(template_customizations).toMatchObject({
    restaurant_name: 'Osteria Lupo',
    restaurant_address: '12 Mill Lane',
    restaurant_phone: '',
    primary_color: '#3a2420',
  });
});

test('input that the customizer accepts is valid for the server', () => {
  const dishes = [{ name: ' Amatriciana ', description: '', price: '14' }];
  const finished = CustomizerSchema.parse(
    someValues({ menu_items: dishes, restaurant_email: ' ciao@lupo.example ' }),
  );
  const sent = CreateFromTemplateSchema.parse({ ...finished, template_id: 'fine-dining-1', status: 'ready' });
  expect(sent.template_customizations.menu_items).toEqual([
    { name: 'Amatriciana', description: '', price: '14' },
  ]);
  expect(sent.template_customizations.restaurant_email).toBe('ciao@lupo.example');
});

test('a dish with content needs a name; an empty row isn’t an error', () => {
  expect(faultsOf(someValues({ menu_items: [{ name: '', description: '', price: ' ' }] }))).toEqual([]);
  expect(faultsOf(someValues({ menu_items: [{ name: ' ', description: '', price: '9' }] }))).toEqual([
    'template_customizations.menu_items.0.name: Enter the dish name.',
  ]);
});

test('a website without a name, an invalid email address, and an invalid color are refused with a sentence', () => {
  expect(faultsOf({ ...someValues(), website_name: ' ' })).toEqual([
    'website_name: Enter a name for the website.',
  ]);
  expect(faultsOf(someValues({ restaurant_email: 'ciao' }))).toEqual([
    'template_customizations.restaurant_email: Enter an email address such as hello@example.com.',
  ]);
  expect(faultsOf(someValues({ primary_color: '#12' }))).toEqual([
    'template_customizations.primary_color: Enter a color such as #2c3e50.',
  ]);
});

test('an incomplete color leaves the design’s color in the preview', () => {
  const shown = customizationsOf(someValues({ primary_color: '#12', secondary_color: '#abcdef' }));
  expect(shown.primary_color).toBeUndefined();
  expect(shown.secondary_color).toBe('#abcdef');
});
