import { describe, expect, test } from 'vitest';
import type { SiteContent } from '#shared/site/site-content.ts';
import type { ContentChanges } from '#shared/websites/contract/website-editing.ts';
import { aSiteContent, menuItems } from '#tests/builders/a-site-content.ts';
import { applyContentChanges, readContentPath } from './content-editing.ts';

const SECTIONS = 'pages[0].sections';
const REVIEW = { name: 'Ada', text: 'The best cacio e pepe.', rating: 4, date: 'May' };

function applied(changes: ContentChanges, content: SiteContent = aSiteContent()) {
  const result = applyContentChanges(content, changes);
  if (!result.isApplied) throw new Error(JSON.stringify(result.fields));
  return result;
}

function refusedFields(changes: Record<string, unknown>, content: SiteContent = aSiteContent()) {
  const result = applyContentChanges(content, changes as ContentChanges);
  return result.isApplied ? undefined : result.fields;
}

/** Applies the changes, checks that the inverse reverts them, and returns the changed content. */
function thereAndBack(changes: ContentChanges, content: SiteContent = aSiteContent()) {
  const there = applied(changes, content);
  expect(applied(there.inverse, there.content).content).toEqual(content);
  return there;
}

describe('single values', () => {
  test.each([
    ['website_name', 'Osteria Lupa'],
    ['meta_description', 'Pasta.'],
    ['cuisine', 'Ligurian'],
    ['hero_image', '/images/w1/bb-1200.webp'],
    ['hero_image', ''],
    ['image_assets[/images/w1/aa-1600.webp].focal_point', { x: 0.2, y: 0.75 }],
    ['opening_hours', { friday: [{ opens: '18:00', closes: '01:00' }], sunday: [] }],
    ['section_order', ['hero', 'menu', 'contact']],
    [`${SECTIONS}.hero.tagline`, 'Come in'],
    [`${SECTIONS}.about.content`, 'One line.\nAnother line.'],
    [`${SECTIONS}.menu.menu_url`, 'https://example.com/menu.pdf'],
    [`${SECTIONS}.reviews.overall_rating`, 4.7],
    [`${SECTIONS}.contact.takes_reservations`, false],
    ['menu_items[1].price', '$19'],
    ['menu_items[1].image', '/images/w1/bb-1200.webp'],
    [`${SECTIONS}.faq.items[0].answer`, 'Never.'],
    [`${SECTIONS}.gallery.images[0].caption`, ''],
  ])('%s becomes the entered value, and undo restores it', (path, value) => {
    const { content, changedPaths } = thereAndBack({ [path]: value });
    expect(readContentPath(content, path)).toEqual(value);
    expect(changedPaths).toEqual([path]);
  });

  test('an equal value changes nothing', () => {
    const content = aSiteContent();
    const result = applied({ website_name: 'Osteria Lupo' }, content);
    expect(result).toEqual({ isApplied: true, content, inverse: {}, changedPaths: [] });
  });

  test('the name is cleaned of invisible characters', () => {
    expect(applied({ website_name: '  Osteria\u200b  Lupa ' }).content.website_name).toBe('Osteria Lupa');
  });

  test('a line break becomes a space in a title and stays in a description', () => {
    const { content } = applied({
      [`${SECTIONS}.about.title`]: 'A corner\r\nof Rome',
      [`${SECTIONS}.hero.description`]: 'First\r\nSecond',
    });
    expect(content.pages[0].sections.about.title).toBe('A corner of Rome');
    expect(content.pages[0].sections.hero.description).toBe('First\nSecond');
  });

  test('null removes an optional value', () => {
    const content = aSiteContent({ menu_items: menuItems(2) });
    expect(thereAndBack({ 'menu_items[0].course': null }, content).content.menu_items[0]).not.toHaveProperty(
      'course',
    );
  });

  test('colors and fonts are restored whole', () => {
    const before = aSiteContent().design_system;
    const typography = { body_font: 'Georgia', headings_font: 'Montserrat' };
    const { content } = thereAndBack({ design_system: { ...before, typography } });
    expect(content.design_system.typography).toEqual(typography);
  });
});

describe('lists', () => {
  test('an index after the last item adds one', () => {
    const { content, inverse, changedPaths } = thereAndBack({ [`${SECTIONS}.reviews.items[0]`]: REVIEW });
    expect(content.pages[0].sections.reviews.items).toEqual([REVIEW]);
    expect(inverse).toEqual({ [`${SECTIONS}.reviews.items.delete_index`]: 0 });
    expect(changedPaths).toEqual([`${SECTIONS}.reviews.items`]);
  });

  test('a review without a rating gets five stars', () => {
    const { content } = applied({ [`${SECTIONS}.reviews.items[0]`]: { name: 'Ada', text: 'Lovely.' } });
    expect(content.pages[0].sections.reviews.items[0]?.rating).toBe(5);
  });

  test('a single field after the last item starts one with empty fields', () => {
    const { content, inverse } = thereAndBack({
      [`${SECTIONS}.faq.items[1].question`]: 'Is there parking?',
      [`${SECTIONS}.faq.items[1].answer`]: 'Behind the house.',
    });
    expect(content.pages[0].sections.faq.items[1]).toEqual({
      question: 'Is there parking?',
      answer: 'Behind the house.',
    });
    expect(inverse).toEqual({ [`${SECTIONS}.faq.items.delete_index`]: 1 });
  });

  test('a deleted question returns to its place', () => {
    const content = aSiteContent({ menu_items: menuItems(5) });
    const there = thereAndBack({ 'menu_items.delete_index': 1 }, content);
    expect(there.content.menu_items.map(({ name }) => name)).toEqual([
      'Dish 1',
      'Dish 3',
      'Dish 4',
      'Dish 5',
    ]);
    expect(there.inverse).toEqual({
      'menu_items[4]': content.menu_items[1],
      'menu_items.move_index': { from: 4, to: 1 },
    });
  });

  test('a dish moves up and down', () => {
    const content = aSiteContent({ menu_items: menuItems(4) });
    const there = thereAndBack({ 'menu_items.move_index': { from: 0, to: 2 } }, content);
    expect(there.content.menu_items.map(({ name }) => name)).toEqual([
      'Dish 2',
      'Dish 3',
      'Dish 1',
      'Dish 4',
    ]);
    expect(there.inverse).toEqual({ 'menu_items.move_index': { from: 2, to: 0 } });
  });

  test('changes apply in order', () => {
    const content = aSiteContent({ menu_items: menuItems(3) });
    const { content: changed } = thereAndBack(
      { 'menu_items.delete_index': 0, 'menu_items[0].name': 'Was second', 'menu_items[2]': { name: 'New' } },
      content,
    );
    expect(changed.menu_items.map(({ name }) => name)).toEqual(['Was second', 'Dish 3', 'New']);
  });

  test('a whole list can be set together', () => {
    const { content } = thereAndBack({ menu_items: [{ name: 'Only this', price: '9' }] });
    expect(content.menu_items).toEqual([{ name: 'Only this', description: '', price: '9' }]);
  });

  test('a menu has at most 500 dishes, a gallery 60 images, and there are 100 reviews and 60 questions', () => {
    const full = aSiteContent({ menu_items: menuItems(500) });
    expect(refusedFields({ 'menu_items[500]': { name: 'One more' } }, full)).toEqual({
      'menu_items[500]': 'A menu can have at most 500 dishes.',
    });
    expect(
      refusedFields({
        [`${SECTIONS}.gallery.images`]: Array.from({ length: 61 }, () => ({ url: '' })),
        [`${SECTIONS}.reviews.items`]: Array.from({ length: 101 }, () => REVIEW),
        [`${SECTIONS}.faq.items`]: Array.from({ length: 61 }, () => ({ question: 'a', answer: 'b' })),
      }),
    ).toEqual({
      [`${SECTIONS}.gallery.images`]: 'A gallery can have at most 60 images.',
      [`${SECTIONS}.reviews.items`]: 'You can add up to 100 reviews.',
      [`${SECTIONS}.faq.items`]: 'You can add up to 60 questions.',
    });
  });
});

describe('rejected changes', () => {
  test.each([
    ['website_name', '   ', 'Enter a name for the website.'],
    ['website_name', 7, 'Enter a name for the website.'],
    ['cuisine', ['Roman'], 'Enter text.'],
    ['language', 'de', 'You can’t change this.'],
    ['image_assets', {}, 'You can’t change this.'],
    ['__proto__', { isAdmin: true }, 'You can’t change this.'],
    ['constructor', 'x', 'You can’t change this.'],
    ['__proto__.polluted', 'x', 'You can’t change this.'],
    [`${SECTIONS}.hero.__proto__`, 'x', 'You can’t change this.'],
    [`${SECTIONS}.constructor.prototype`, 'x', 'You can’t change this.'],
    ['menu_items[0].__proto__', 'x', 'You can’t change this.'],
    ['menu_items[0].constructor', 'x', 'You can’t change this.'],
    ['menu_items[-1]', { name: 'x' }, 'You can’t change this.'],
    ['menu_items[01].name', 'x', 'You can’t change this.'],
    ['menu_items[1e3].name', 'x', 'You can’t change this.'],
    ['menu_items[99999999999999999999].name', 'x', 'You can’t change this.'],
    ['menu_items[999999].name', 'x', 'We couldn’t find that item. It may have been deleted.'],
    ['menu_items[4].name', 'x', 'We couldn’t find that item. It may have been deleted.'],
    ['menu_items.delete_index', 3, 'We couldn’t find that item. It may have been deleted.'],
    ['menu_items.delete_index', -1, 'We couldn’t find that item. It may have been deleted.'],
    ['menu_items.delete_index', 0.5, 'We couldn’t find that item. It may have been deleted.'],
    ['menu_items.delete_index', '0', 'We couldn’t find that item. It may have been deleted.'],
    ['menu_items.delete_index', Number.NaN, 'We couldn’t find that item. It may have been deleted.'],
    ['menu_items.move_index', { from: 0, to: 3 }, 'We couldn’t find that item. It may have been deleted.'],
    ['menu_items.move_index', { from: 0 }, 'We couldn’t find that item. It may have been deleted.'],
    ['menu_items.length', 0, 'You can’t change this.'],
    ['pages[1].sections.hero.tagline', 'x', 'You can’t change this.'],
    [`${SECTIONS}.hero`, { tagline: 'x' }, 'You can’t change this.'],
    ['menu_items[0]', 'x', 'We couldn’t find that item. It may have been deleted.'],
    ['hero_image', 'https://example.com/a.jpg', 'Choose one of your images.'],
    ['hero_image', '/images/../secret', 'Choose one of your images.'],
    [
      'image_assets[/images/w9/none-1.webp].focal_point',
      { x: 0, y: 0 },
      'We couldn’t find that item. It may have been deleted.',
    ],
    ['image_assets[/images/w1/aa-1600.webp].width', 1, 'You can’t change this.'],
    [`${SECTIONS}.gallery.images[0].url`, 'javascript:alert(1)', 'Choose one of your images.'],
    [
      `${SECTIONS}.menu.menu_url`,
      'javascript:alert(1)',
      'Enter a web address, such as https://example.com/menu.pdf.',
    ],
    [`${SECTIONS}.menu.menu_url`, 'our menu', 'Enter a web address, such as https://example.com/menu.pdf.'],
    [`${SECTIONS}.reviews.items[0]`, { ...REVIEW, rating: 6 }, 'Rating must be between 1 and 5'],
    [`${SECTIONS}.reviews.items[0]`, { ...REVIEW, rating: 4.5 }, 'Rating must be between 1 and 5'],
    [`${SECTIONS}.reviews.items[0]`, { ...REVIEW, name: ' ' }, "Enter the guest's name."],
    [`${SECTIONS}.reviews.items[0]`, { ...REVIEW, text: '' }, 'Enter the review.'],
    [`${SECTIONS}.reviews.overall_rating`, Number.NaN, 'Rating must be between 1 and 5'],
    [`${SECTIONS}.faq.items[1]`, { question: 'Only a question?' }, 'Enter the answer.'],
    [`${SECTIONS}.faq.items[1]`, { answer: 'Only an answer.' }, 'Enter the question.'],
    [
      'opening_hours',
      { monday: [{ opens: '25:00', closes: '26:00' }] },
      'Enter a time in 24-hour format, such as 18:00.',
    ],
    ['opening_hours', { someday: [] }, 'Enter hours for each day.'],
    ['section_order', ['hero', 'hero'], 'List each section once, including the hero.'],
    ['section_order', ['menu'], 'List each section once, including the hero.'],
  ])('%s cannot become %j', (path, value, sentence) => {
    expect(refusedFields(Object.fromEntries([[path, value]]))).toEqual(
      Object.fromEntries([[path, sentence]]),
    );
  });

  test('a text over its limit', () => {
    const about = `${SECTIONS}.about.content`;
    expect(refusedFields({ 'menu_items[0].price': 'x'.repeat(876), [about]: 'x'.repeat(5_001) })).toEqual({
      'menu_items[0].price': 'Use at most 875 characters.',
      [about]: 'Use at most 5,000 characters.',
    });
  });

  test('one invalid change blocks all, and each is named', () => {
    const content = aSiteContent();
    const result = applyContentChanges(content, {
      website_name: 'Osteria Lupa',
      'menu_items[9].name': 'x',
      nonsense: 1,
    });
    expect(result).toEqual({
      isApplied: false,
      fields: {
        'menu_items[9].name': 'We couldn’t find that item. It may have been deleted.',
        nonsense: 'You can’t change this.',
      },
    });
    expect(content).toEqual(aSiteContent());
  });
});
