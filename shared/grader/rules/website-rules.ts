import { defineRules, isAbsentAs, isAtMost, isSeen, isSeenAs, otherwise } from './grader-rule.ts';
import { ADD_ORDERING, HAS_TITLE, LOAD_FASTER, LOADS, NO_ORDERING, SECURE } from './shared-sentences.ts';
import { loadedIn, namesMissing, whyUnreachable } from './website-sentences.ts';

/**
 * The spec’s points: accessibility 30, SSL 15, loading speed 15, basic setup 5, online ordering 25. They add up to 90.
 * The other 10 are for search engines, phones, and screen readers.
 */
export const WEBSITE_RULES = defineRules('website', [
  {
    id: 'site_reachable',
    part: 'accessibility',
    label: 'Reachable',
    weight: 30,
    levels: [
      { points: 30, holds: isSeen, sentence: LOADS },
      {
        points: 0,
        holds: isAbsentAs('no_website'),
        sentence: 'We didn’t find a website.',
      },
      {
        points: 0,
        holds: isAbsentAs('network_page'),
        sentence: 'This address is a social media page, not a website.',
      },
      otherwise(whyUnreachable),
    ],
    recommendation: 'Check your web address. If it’s correct, ask your web host why your website won’t open.',
    here: 'Publish your website, then grade it at its new address.',
    withoutWebsite: 'Create a website in Website Builder, or enter the address of your existing one.',
    effort: 'Medium',
    fixLocation: 'page',
  },
  {
    id: 'site_https',
    part: 'ssl',
    label: 'Secure connection',
    weight: 15,
    levels: [
      { points: 15, holds: isSeen, sentence: SECURE },
      otherwise('Your page doesn’t load over a secure connection (https).'),
    ],
    recommendation: 'Turn on HTTPS. Without it, browsers warn that your website isn’t secure.',
    effort: 'Low',
    fixLocation: 'server',
  },
  {
    id: 'site_speed',
    part: 'loading_speed',
    label: 'Loading speed',
    weight: 15,
    levels: [
      { points: 15, holds: isAtMost(2), sentence: loadedIn },
      { points: 10, holds: isAtMost(4), sentence: loadedIn },
      { points: 5, holds: isSeen, sentence: loadedIn },
      otherwise('We couldn’t load your website to measure its speed.'),
    ],
    recommendation: LOAD_FASTER,
    effort: 'Medium',
    fixLocation: 'server',
  },
  {
    id: 'site_setup',
    part: 'basic_setup',
    label: 'Page title',
    weight: 5,
    levels: [{ points: 5, holds: isSeen, sentence: HAS_TITLE }, otherwise('Your page has no title.')],
    recommendation: 'Give your page a title with your restaurant’s name and town.',
    effort: 'Low',
    fixLocation: 'page',
  },
  {
    id: 'site_ordering',
    part: 'online_ordering',
    label: 'Online ordering',
    weight: 25,
    // Spec, owner tools §9: 15 if ordering isn’t flagged.
    unflaggedFrom: 15,
    levels: [
      {
        points: 25,
        holds: isSeenAs('link'),
        sentence: 'Your page links to online ordering.',
      },
      {
        points: 15,
        holds: isSeenAs('booking'),
        sentence: 'Your page takes reservations, but we didn’t find an online ordering link.',
      },
      {
        points: 15,
        holds: isSeenAs('button'),
        sentence: 'Your website’s order button has a link we couldn’t open.',
      },
      {
        points: 15,
        holds: isSeen,
        sentence:
          'We didn’t find an online ordering link. Your website may load one with a script or in a language we can’t read.',
      },
      otherwise(NO_ORDERING),
    ],
    recommendation: ADD_ORDERING,
    here: 'Add your online ordering link to your profile. We’ll show it on your website.',
    effort: 'Medium',
    fixLocation: 'page',
    kinds: ['contact'],
  },
  {
    id: 'site_findable',
    part: 'found_and_read',
    label: 'Visible to search engines',
    weight: 5,
    levels: [
      {
        points: 5,
        holds: isSeenAs('described'),
        sentence: 'Search engines can read your page, and it has a description for search results.',
      },
      {
        points: 3,
        holds: isSeenAs('undescribed'),
        sentence: 'Search engines can read your page, but it has no description for search results.',
      },
      {
        points: 0,
        holds: isSeenAs('disallowed'),
        sentence: 'Your website hides this page from search engines.',
      },
      otherwise('Search engines can’t read your page.'),
    ],
    recommendation: 'Let search engines read your page, and add a one-sentence description.',
    here: 'Add a one-sentence description of your restaurant for search engines.',
    effort: 'Low',
    fixLocation: 'page',
  },
  {
    id: 'site_mobile',
    part: 'found_and_read',
    label: 'Phone-friendly',
    weight: 2,
    levels: [
      { points: 2, holds: isSeen, sentence: 'Your website fits phone screens.' },
      {
        points: 0,
        holds: isAbsentAs('fixed'),
        sentence: 'Your website has a fixed width, so it doesn’t fit phone screens.',
      },
      otherwise('Your page doesn’t fit phone screens.'),
    ],
    recommendation: 'Use a design that fits phone screens. Most guests look you up on their phones.',
    effort: 'Medium',
    fixLocation: 'page',
  },
  {
    id: 'site_headings',
    part: 'found_and_read',
    label: 'Headings',
    weight: 1,
    levels: [
      {
        points: 1,
        holds: isSeen,
        sentence: 'Your page has a main heading and doesn’t skip heading levels.',
      },
      {
        points: 0,
        holds: isAbsentAs('skipping'),
        sentence: 'Your headings skip a level, which makes the page hard to follow with a screen reader.',
      },
      {
        points: 0,
        holds: isAbsentAs('none'),
        sentence: 'Your page has no main heading for search engines and screen readers.',
      },
      otherwise('We couldn’t load your page to check its headings.'),
    ],
    recommendation: 'Give your page one main heading, and don’t skip heading levels.',
    effort: 'Low',
    fixLocation: 'page',
  },
  {
    id: 'site_names',
    part: 'found_and_read',
    label: 'Link and field labels',
    weight: 1,
    levels: [
      { points: 1, holds: isSeen, sentence: 'Every link and field has a label for screen readers.' },
      otherwise(namesMissing),
    ],
    recommendation: 'Label every link and field so screen readers can announce them.',
    effort: 'Low',
    fixLocation: 'page',
  },
  {
    id: 'site_parts',
    part: 'found_and_read',
    label: 'Secure images and scripts',
    weight: 1,
    levels: [
      { points: 1, holds: isSeen, sentence: 'Everything on your page loads over a secure connection.' },
      {
        points: 0,
        holds: isAbsentAs('insecure'),
        sentence: 'Parts of your page load without a secure connection, so browsers may block them.',
      },
      otherwise('We couldn’t load your page to check its images and scripts.'),
    ],
    recommendation: 'Load everything on your page over a secure connection (HTTPS).',
    effort: 'Low',
    fixLocation: 'page',
  },
]);
