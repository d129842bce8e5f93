import { describe, expect, test } from 'vitest';
import { renderSite } from '#shared/site/page/render-site.ts';
import type { TemplateCustomizations } from '#shared/websites/contract/site-template.ts';
import { aDish, aProfile } from '#tests/builders/a-profile.ts';
import { emptyProfile } from '../restaurant-profile.ts';
import { templatePage } from './template-page.ts';

const EMPTY_FORM: TemplateCustomizations = {
  restaurant_name: '',
  restaurant_tagline: '',
  about_description: '',
  restaurant_email: '',
  menu_items: [],
};
const PROFILE = aProfile({ languages: ['it'], dishes: [aDish({ name: 'Gricia', price: '$16' })] });
const pageOf = (given: Partial<TemplateCustomizations> = {}, profile = PROFILE) =>
  templatePage({
    id: 'casual-dining-1',
    websiteName: profile.name || 'Osteria Lupo',
    customizations: { ...EMPTY_FORM, ...given },
    restaurant: { name: 'Osteria Lupo' },
    profile,
    today: '2026-12-20',
  });
const previewOf = (...args: Parameters<typeof pageOf>) =>
  renderSite(pageOf(...args).content, {
    mode: 'preview',
    siteUrl: 'https://sites.example/lupo/',
    assetsOrigin: 'https://sites.example',
  }).html;

describe('a template shows the profile where the form is empty', () => {
  test('dishes, week, dated hours, and language are the profile’s, in preview and website', () => {
    const { content, sources } = pageOf();
    expect(content.menu_items.map(({ name }) => name)).toContain('Gricia');
    expect(content.language).toBe('it');
    expect(content.dated_hours?.map(({ name }) => name)).toEqual(['Christmas Day']);
    expect(sources).toMatchObject({ menu: 'profile', hours: 'profile' });
    expect(previewOf()).toContain('Gricia');
    expect(previewOf()).not.toContain('House Salad');
  });

  test('typed dishes win', () => {
    const given = { menu_items: [{ name: 'Medialuna', description: '', price: '$2' }] };
    expect(pageOf(given).content.menu_items.map(({ name }) => name)).toEqual(['Medialuna']);
    expect(pageOf(given).sources.menu).toBeUndefined();
  });

  test('where both are empty, the preview shows labeled samples', () => {
    expect(pageOf({}, emptyProfile('')).content.menu_items).toEqual([]);
    expect(previewOf({}, emptyProfile(''))).toContain('House Salad');
  });
});
