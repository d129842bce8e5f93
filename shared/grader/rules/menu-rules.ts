import { defineRules, isAtLeast, isSeen, isSeenAs, otherwise } from './grader-rule.ts';

/** How well guests can read the menu, on the page and in the profile. */
export const MENU_RULES = defineRules('menu_optimization', [
  {
    id: 'menu_readable',
    label: 'Website menu',
    weight: 30,
    levels: [
      { points: 30, holds: isSeenAs('html'), sentence: 'Guests can read your menu on any phone.' },
      {
        points: 15,
        holds: isSeenAs('pdf'),
        sentence: 'Your menu is a PDF, which phones and search engines struggle to read.',
      },
      {
        points: 10,
        holds: isSeenAs('image'),
        sentence: 'Your menu is an image, which search engines and screen readers can’t read.',
      },
      {
        points: 5,
        holds: isSeenAs('broken_pdf'),
        sentence: 'The link to your menu is broken.',
      },
      {
        points: 5,
        holds: isSeenAs('broken_link'),
        sentence: 'Your menu page doesn’t load.',
      },
      otherwise('We didn’t find a menu on your page.'),
    ],
    recommendation: 'Add your whole menu to your website as text.',
    here: 'Add dishes and prices to your profile. Your website shows them as text.',
    effort: 'Medium',
    fixLocation: 'page',
    kinds: ['menu'],
  },
  {
    id: 'menu_prices',
    label: 'Prices',
    weight: 20,
    levels: [
      { points: 20, holds: isAtLeast(5), sentence: ({ value }) => `Your page shows ${value} prices.` },
      {
        points: 10,
        holds: isAtLeast(1),
        sentence: ({ value }) =>
          value === 1 ? 'Your page shows one price.' : `Your page shows ${value} prices.`,
      },
      otherwise('Your page shows no prices.'),
    ],
    recommendation: 'Show a price for every dish. Guests skip menus without prices.',
    effort: 'Low',
    fixLocation: 'page',
    kinds: ['menu'],
  },
  {
    id: 'menu_data',
    label: 'Menu for search engines',
    weight: 10,
    levels: [
      { points: 10, holds: isSeen, sentence: 'Search engines can read your menu.' },
      otherwise('Search engines can’t tell where your menu is.'),
    ],
    recommendation: 'Add schema.org data so search engines can find your menu.',
    here: 'Add your dishes. Your website makes the menu readable for search engines.',
    effort: 'Medium',
    fixLocation: 'page',
    kinds: ['menu'],
  },
  {
    id: 'menu_photos',
    label: 'Photos',
    weight: 15,
    levels: [
      {
        points: 15,
        holds: isSeenAs('described'),
        sentence: 'Your page has at least three photos, each with a description.',
      },
      {
        points: 10,
        holds: isSeenAs('undescribed'),
        sentence: 'Some photos on your page have no description for guests who use screen readers.',
      },
      { points: 5, holds: isSeenAs('few'), sentence: 'Your page has fewer than three photos.' },
      otherwise('Your page has no photos.'),
    ],
    recommendation: 'Show at least three good photos of dishes, each with a description.',
    effort: 'Medium',
    fixLocation: 'page',
  },
  {
    id: 'menu_known',
    label: 'Dishes in your profile',
    weight: 15,
    levels: [
      {
        points: 15,
        holds: isSeenAs('priced'),
        sentence: 'Nearly every dish in your profile has a price.',
      },
      {
        points: 8,
        holds: isSeenAs('unpriced'),
        sentence: 'Some dishes in your profile have no price.',
      },
      { points: 4, holds: isSeenAs('few'), sentence: 'Your profile has fewer than five dishes.' },
      otherwise('Your profile has no dishes.'),
    ],
    recommendation: 'Add all your dishes and prices to your profile. Your websites, ads, and posts use them.',
    effort: 'Medium',
    fixLocation: 'profile',
  },
  {
    id: 'menu_described',
    label: 'Dish descriptions',
    weight: 10,
    levels: [
      { points: 10, holds: isAtLeast(0.5), sentence: 'At least half of your dishes have a description.' },
      { points: 5, holds: isAtLeast(0.2), sentence: 'Some of your dishes have a description.' },
      otherwise('Few of your dishes have descriptions.'),
    ],
    recommendation: 'Add one-line descriptions to at least half of the dishes in your profile.',
    effort: 'Low',
    fixLocation: 'profile',
  },
]);
