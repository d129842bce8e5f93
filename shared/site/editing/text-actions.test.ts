import { expect, test } from 'vitest';
import { CONTENT_FIELDS } from './content-fields.ts';
import { FAQ_ITEMS, textActionsOf, textKindOf } from './text-actions.ts';

const SECTIONS = 'pages[0].sections';

test('prose can be rewritten, facts and names can’t', () => {
  const improvable = [...CONTENT_FIELDS.keys()].filter((path) => textKindOf(path) !== undefined);
  expect(improvable.map((path) => path.replace(`${SECTIONS}.`, ''))).toEqual([
    'hero.tagline',
    'hero.description',
    'about.title',
    'about.content',
    'gallery.description',
    'contact.title',
    'contact.description',
  ]);
});

test.each([
  [`${SECTIONS}.features[2].content`, 'A text', ['rewrite', 'shorter', 'longer', 'warmer']],
  [`${SECTIONS}.features[2].title`, 'A title', ['rewrite', 'warmer']],
  ['menu_items[11].description', 'A description', ['rewrite', 'shorter', 'longer', 'warmer']],
  ['menu_items[11].description', '', ['describe']],
  [`${SECTIONS}.about.content`, ' ', []],
  ['menu_items[11].name', 'A name', []],
  [`${SECTIONS}.reviews.items[0].text`, 'Words of a guest', []],
  [FAQ_ITEMS, '', ['write_faqs']],
])('%s with “%s”: %j', (path, text, actions) => {
  expect(textActionsOf(path, text)).toEqual(actions);
});
