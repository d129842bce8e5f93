import { expect, test } from 'vitest';
import { anEmptySiteContent, aSiteContent, menuItems } from '#tests/builders/a-site-content.ts';
import { checkContent } from './content-editing.ts';

test('content entered by path is valid', () => {
  expect(checkContent(aSiteContent({ menu_items: menuItems(400) }))).toEqual({});
  expect(checkContent(anEmptySiteContent({ website_name: 'Osteria' }))).toEqual({});
});

test('imported content lists what it may not contain', () => {
  const { sections } = aSiteContent().pages[0];
  const foreign = aSiteContent({
    website_name: '',
    menu_items: menuItems(501),
    hero_image: 'https://elsewhere.example/a.jpg',
    sections: { menu: { ...sections.menu, menu_url: 'javascript:alert(1)' } },
  });
  expect(checkContent(foreign)).toEqual({
    website_name: 'Enter a name for the website.',
    hero_image: 'Choose one of your images.',
    menu_items: 'A menu can have at most 500 dishes.',
    'pages[0].sections.menu.menu_url': 'Enter a web address, such as https://example.com/menu.pdf.',
  });
});
