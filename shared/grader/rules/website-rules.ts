import { defineRules, isAbsentAs, isAtMost, isSeen, isSeenAs, otherwise } from './grader-rule.ts';
import { loadedIn, namesMissing, whyUnreachable } from './website-sentences.ts';

/**
 * The spec's constants: accessibility 30, SSL 15, loading speed 15, basic setup 5, online ordering 25. They sum to 90;
 * the other 10 go to being found and read: on a phone, and by who listens.
 */
export const WEBSITE_RULES = defineRules('website', [
  {
    id: 'site_reachable',
    part: 'accessibility',
    label: 'Reachable',
    weight: 30,
    levels: [
      { points: 30, holds: isSeen, sentence: 'The website opens for guests.' },
      {
        points: 0,
        holds: isAbsentAs('no_website'),
        sentence: 'We found no website.',
      },
      {
        points: 0,
        holds: isAbsentAs('network_page'),
        sentence: 'This address is a social media page, not a website.',
      },
      otherwise(whyUnreachable),
    ],
    recommendation: 'Check your web address. If it’s right, ask your host why the site won’t open.',
    here: 'Publish your page, and grade it at the address that it gets.',
    withoutWebsite: 'Build your website here, or tell us the address of the one you have.',
    effort: 'Medium',
    mended: 'page',
  },
  {
    id: 'site_https',
    part: 'ssl',
    label: 'Secure connection',
    weight: 15,
    levels: [
      { points: 15, holds: isSeen, sentence: 'Your page uses a secure connection.' },
      otherwise('Your page doesn’t load over a secure connection (https).'),
    ],
    recommendation: 'Turn on HTTPS: without it, browsers call the website not secure.',
    effort: 'Low',
    mended: 'server',
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
      otherwise('We couldn’t load the website, so we couldn’t time it.'),
    ],
    recommendation:
      'Make the page load within 2 seconds. Use smaller images, fewer scripts, or a faster host.',
    effort: 'Medium',
    mended: 'server',
  },
  {
    id: 'site_setup',
    part: 'basic_setup',
    label: 'Title of the page',
    weight: 5,
    levels: [
      { points: 5, holds: isSeen, sentence: 'The page has a title, which search results and tabs show.' },
      otherwise('The page has no title.'),
    ],
    recommendation: 'Give the page a title with the name of the restaurant and its town.',
    effort: 'Low',
    mended: 'page',
  },
  {
    id: 'site_ordering',
    part: 'online_ordering',
    label: 'Online ordering',
    weight: 25,
    // Spec, owner tools §9: 15 where ordering is not flagged.
    unflaggedFrom: 15,
    levels: [
      {
        points: 25,
        holds: isSeenAs('link'),
        sentence: 'The page links to online ordering.',
      },
      {
        points: 15,
        holds: isSeenAs('booking'),
        sentence: 'Your page takes bookings, but we saw no link to online ordering.',
      },
      {
        points: 15,
        holds: isSeenAs('button'),
        sentence: 'Your website has an order button, but we couldn’t follow it.',
      },
      {
        points: 15,
        holds: isSeenAs('hidden'),
        sentence: 'A link to online ordering is in the page, but hidden until a script shows it.',
      },
      {
        points: 15,
        holds: isSeenAs('hidden_booking'),
        sentence:
          'A link to book is in the page, but hidden until a script shows it; no link to online ordering was seen.',
      },
      {
        points: 15,
        holds: isSeenAs('unclear'),
        sentence:
          'We didn’t find an online ordering link. Parts of your website load with scripts we can’t read, so there may be one.',
      },
      {
        points: 15,
        holds: isSeenAs('unread'),
        sentence:
          'We didn’t find an online ordering link. Your website is in a language we don’t fully support.',
      },
      otherwise('The page has no link to online ordering.'),
    ],
    recommendation: 'Add a link to online ordering where guests see it first.',
    here: 'Add the link to your online ordering: your page shows it to guests.',
    effort: 'Medium',
    mended: 'page',
    kinds: ['contact'],
  },
  {
    id: 'site_findable',
    part: 'found_and_read',
    label: 'Found by search engines',
    weight: 5,
    levels: [
      {
        points: 5,
        holds: isSeenAs('described'),
        sentence: 'Search engines may read the page, and it has a description for their results.',
      },
      {
        points: 3,
        holds: isSeenAs('undescribed'),
        sentence: 'Search engines may read the page, but it has no description for their results.',
      },
      {
        points: 0,
        holds: isSeenAs('disallowed'),
        sentence: 'The website asks search engines not to show this page.',
      },
      otherwise('There is no page that search engines could read.'),
    ],
    recommendation: 'Let search engines read the page, and describe the restaurant to them in a sentence.',
    here: 'Describe the restaurant to search engines in a sentence.',
    effort: 'Low',
    mended: 'page',
  },
  {
    id: 'site_mobile',
    part: 'found_and_read',
    label: 'Read on a phone',
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
    recommendation: 'Use a design that fits phones: most guests look from one.',
    effort: 'Medium',
    mended: 'page',
  },
  {
    id: 'site_headings',
    part: 'found_and_read',
    label: 'Headings',
    weight: 1,
    levels: [
      { points: 1, holds: isSeen, sentence: 'The page has a main heading, and its headings skip no level.' },
      {
        points: 0,
        holds: isAbsentAs('skipping'),
        sentence: 'Your headings skip a level, which makes the page hard to follow with a screen reader.',
      },
      {
        points: 0,
        holds: isAbsentAs('none'),
        sentence: 'The page has no main heading, which search engines and screen readers look for.',
      },
      otherwise('There is no page whose headings could be read.'),
    ],
    recommendation: 'Give the page one main heading (h1), and let the headings below it skip no level.',
    effort: 'Low',
    mended: 'page',
  },
  {
    id: 'site_names',
    part: 'found_and_read',
    label: 'Names of links and fields',
    weight: 1,
    levels: [
      { points: 1, holds: isSeen, sentence: 'Every link and field has a label for screen readers.' },
      otherwise(namesMissing),
    ],
    recommendation: 'Label every link and field so screen readers can announce them.',
    effort: 'Low',
    mended: 'page',
  },
  {
    id: 'site_parts',
    part: 'found_and_read',
    label: 'Parts of the page',
    weight: 1,
    levels: [
      { points: 1, holds: isSeen, sentence: 'No part of the page is loaded without a secure connection.' },
      {
        points: 0,
        holds: isAbsentAs('insecure'),
        sentence: 'The page loads parts without a secure connection, and browsers may leave them out.',
      },
      otherwise('There is no page whose parts could be looked at.'),
    ],
    recommendation: 'Load images, scripts, and styles over https, too.',
    effort: 'Low',
    mended: 'page',
  },
]);
