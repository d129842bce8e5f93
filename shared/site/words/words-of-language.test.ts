import { expect, test } from 'vitest';
import { renderSite } from '#shared/site/page/render-site.ts';
import { aSiteContent } from '#tests/builders/a-site-content.ts';
import { ENGLISH } from './english.ts';
import { PAGE_LANGUAGES, siteWordsOf } from './words-of-language.ts';

const OPTIONS = { mode: 'published', siteUrl: 'https://sites.example/lupo/', assetsOrigin: '' } as const;

/** The visible labels of a page in one language. */
const spoken = (language: string) => {
  const words = siteWordsOf(language);
  return [words.viewMenu, words.reserve, words.hours, words.backToTop, words.days.monday];
};

test.each(PAGE_LANGUAGES.filter((language) => language !== 'en'))(
  'a page in "%s" has no English label',
  (language) => {
    const content = { ...aSiteContent(), language };
    const { html } = renderSite(content, OPTIONS);
    const text = html.replace(/<(style|script)[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, '\n');
    for (const label of spoken(language)) expect(text).toContain(label);
    for (const label of spoken('en')) expect(text).not.toContain(label);
    expect(html).toContain(`<html lang="${language}"${language === 'ar' ? ' dir="rtl"' : ''}>`);
  },
);

test('an unsupported language has English labels, and regions don’t matter', () => {
  expect(siteWordsOf('fi')).toBe(ENGLISH);
  expect(siteWordsOf('')).toBe(ENGLISH);
  expect(siteWordsOf('fr-CA')).toBe(siteWordsOf('fr'));
});

test('a page states diets and allergens in its language', () => {
  const dish = { name: 'Käsespätzle', description: '', price: '12,90' };
  const menu_items = [
    { ...dish, diets: ['vegetarian' as const], allergens: ['gluten' as const, 'eggs' as const] },
    { ...dish, name: 'Dal', diets: ['vegetarian' as const, 'vegan' as const] },
    { ...dish, name: 'Brot' },
  ];
  const { html } = renderSite({ ...aSiteContent(), language: 'de', menu_items }, OPTIONS);
  const notes = [...html.matchAll(/<p class="dish-notes">([^<]*)/g)].map(([, text]) => text);
  expect(notes).toEqual(['vegetarisch · Enthält Gluten, Eier', 'vegan']);
});
