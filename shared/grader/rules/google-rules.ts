import { defineRules, isAtLeast, isSeen, isSeenAs, otherwise, type RuleFact } from './grader-rule.ts';

const stars = ({ value }: RuleFact) => `Guests rate it ${Number(value).toFixed(1)} stars at Google.`;
const reviews = ({ value }: RuleFact) => `Google has ${value} reviews of it.`;
const photos = ({ value }: RuleFact) => `Its profile at Google has ${value} photos or more.`;

/**
 * What Google says of the restaurant where it may be asked, else what the page proves to Google. The average profile
 * has 73 reviews, 45 photos and 4.08 stars (2.4 million profiles, 2019).
 */
export const GOOGLE_RULES = defineRules('google_business', [
  {
    id: 'google_profile',
    label: 'Business Profile',
    weight: 20,
    levels: [
      { points: 20, holds: isSeenAs('profile'), sentence: 'A Google Business Profile is known.' },
      {
        points: 12,
        holds: isSeenAs('map'),
        sentence: 'The website links to a map, but no Google Business Profile is known.',
      },
      otherwise('No Google Business Profile is known.'),
    ],
    recommendation: 'Claim your Google Business Profile, and add its link to your profile here, as a map.',
    effort: 'Low',
    mended: 'profile',
  },
  {
    id: 'google_address',
    label: 'Address',
    weight: 10,
    levels: [
      { points: 10, holds: isSeen, sentence: 'Google can read your address.' },
      otherwise('Google can’t find your address on your website.'),
    ],
    recommendation: 'Add your full address to your website so Google can match it.',
    here: 'Enter your full address: your page prints it, and Google compares it with its own.',
    effort: 'Low',
    mended: 'page',
    kinds: ['contact'],
  },
  {
    id: 'google_phone',
    label: 'Phone number',
    weight: 10,
    levels: [
      { points: 10, holds: isSeen, sentence: 'Google can read your phone number.' },
      otherwise('Google can’t find a phone number on your page.'),
    ],
    recommendation: 'Put your phone number on your page, the same as on your Google profile.',
    here: 'Add your phone number, the same as on Google. Your website shows it.',
    effort: 'Low',
    mended: 'page',
    kinds: ['contact'],
  },
  {
    id: 'google_hours',
    label: 'Opening hours',
    weight: 10,
    levels: [
      { points: 10, holds: isSeen, sentence: 'Google can read your hours.' },
      otherwise('Google can’t find hours on your page.'),
    ],
    recommendation: 'Say your opening hours on your page, for every day of the week.',
    here: 'Enter your opening hours for every day of the week: your page prints them.',
    effort: 'Low',
    mended: 'page',
    kinds: ['hours'],
  },
  {
    id: 'google_structured_data',
    label: 'Data for search engines',
    weight: 10,
    levels: [
      {
        points: 10,
        holds: isSeenAs('complete'),
        sentence: 'Your website tells search engines what restaurant this is and where to find it.',
      },
      {
        points: 6,
        holds: isSeenAs('partial'),
        sentence:
          'Search engines can tell that you’re a restaurant, but not where you are or when you’re open.',
      },
      otherwise('The page has no data for search engines (schema.org).'),
    ],
    recommendation: 'Add structured data (schema.org) with your address and hours.',
    here: 'Enter your full address and your opening hours: your page tells them to search engines.',
    effort: 'Medium',
    mended: 'page',
    kinds: ['contact', 'hours'],
  },
  {
    id: 'google_rating',
    label: 'Rating',
    weight: 15,
    levels: [
      { points: 15, holds: isAtLeast(4.3), sentence: stars },
      { points: 11, holds: isAtLeast(4), sentence: stars },
      { points: 6, holds: isAtLeast(3.5), sentence: stars },
      { points: 2, holds: isSeen, sentence: stars },
      otherwise('You don’t have a Google rating yet.'),
    ],
    recommendation: 'Reply to every review and fix what guests mention most.',
    effort: 'High',
    mended: 'google',
  },
  {
    id: 'google_reviews',
    label: 'Number of reviews',
    weight: 15,
    levels: [
      { points: 15, holds: isAtLeast(73), sentence: reviews },
      { points: 10, holds: isAtLeast(30), sentence: reviews },
      { points: 5, holds: isAtLeast(1), sentence: reviews },
      otherwise('Google has no review of it yet.'),
    ],
    recommendation:
      'Ask guests for reviews with a card at checkout or a line on your menu. Never pay for them.',
    effort: 'Medium',
    mended: 'google',
  },
  {
    id: 'google_photos',
    label: 'Photos at Google',
    weight: 10,
    levels: [
      { points: 10, holds: isAtLeast(10), sentence: photos },
      { points: 5, holds: isAtLeast(3), sentence: photos },
      { points: 2, holds: isAtLeast(1), sentence: photos },
      otherwise('Its profile at Google has no photos.'),
    ],
    recommendation: 'Add ten good photos of your food and dining room to your Google Business Profile.',
    effort: 'Medium',
    mended: 'google',
  },
]);
