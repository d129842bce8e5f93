import { defineRules, isAtLeast, isSeen, isSeenAs, otherwise, type RuleFact } from './grader-rule.ts';
import { ADD_GOOGLE_PHOTOS } from './shared-sentences.ts';

const stars = ({ value }: RuleFact) => `Guests rate you ${Number(value).toFixed(1)} stars on Google.`;
const reviews = ({ value }: RuleFact) => `You have ${value} reviews on Google.`;
const photos = ({ value }: RuleFact) => `Your Google profile has at least ${value} photos.`;

/**
 * Data from Google if we may ask, else what the page tells Google. The average profile has 73 reviews, 45 photos, and
 * 4.08 stars (2.4 million profiles, 2019).
 */
export const GOOGLE_RULES = defineRules('google_business', [
  {
    id: 'google_profile',
    label: 'Business Profile',
    weight: 20,
    levels: [
      { points: 20, holds: isSeenAs('profile'), sentence: 'You have a Google Business Profile.' },
      {
        points: 12,
        holds: isSeenAs('map'),
        sentence: 'Your website links to a map, but we didn’t find a Google Business Profile.',
      },
      otherwise('We didn’t find a Google Business Profile.'),
    ],
    recommendation: 'Claim your Google Business Profile, then add its map link to your restaurant profile.',
    effort: 'Low',
    fixLocation: 'profile',
  },
  {
    id: 'google_address',
    label: 'Address',
    weight: 10,
    levels: [
      { points: 10, holds: isSeen, sentence: 'Google can read your address.' },
      otherwise(
        'We didn’t find your address in your page’s data for search engines or marked as an address.',
      ),
    ],
    recommendation:
      'Add your full address to your website’s structured data (schema.org) so Google can match it.',
    here: 'Enter your full address. Your website shows it, and Google compares it with your listing.',
    effort: 'Low',
    fixLocation: 'page',
    kinds: ['contact'],
  },
  {
    id: 'google_phone',
    label: 'Phone number',
    weight: 10,
    levels: [
      { points: 10, holds: isSeen, sentence: 'Google can read your phone number.' },
      otherwise(
        'We didn’t find a phone number that guests can tap, or one in your page’s data for search engines.',
      ),
    ],
    recommendation:
      'Make the phone number on your website a link that guests can tap. Use the same one as on Google.',
    here: 'Add the phone number you use on Google. We’ll show it on your website.',
    effort: 'Low',
    fixLocation: 'page',
    kinds: ['contact'],
  },
  {
    id: 'google_hours',
    label: 'Opening hours',
    weight: 10,
    levels: [
      { points: 10, holds: isSeen, sentence: 'Google can read your hours.' },
      otherwise('We didn’t find your hours in your page’s data for search engines.'),
    ],
    recommendation: 'Add your hours for all seven days to your website’s structured data (schema.org).',
    here: 'Enter your hours for all seven days. Your website shows them.',
    effort: 'Low',
    fixLocation: 'page',
    kinds: ['hours'],
  },
  {
    id: 'google_structured_data',
    label: 'Search engine data',
    weight: 10,
    levels: [
      {
        points: 10,
        holds: isSeenAs('complete'),
        sentence: 'Your website tells search engines who you are and where to find you.',
      },
      {
        points: 6,
        holds: isSeenAs('partial'),
        sentence: 'Search engines can tell you’re a restaurant, but not where you are or when you’re open.',
      },
      otherwise('Your page has no structured data for search engines (schema.org).'),
    ],
    recommendation: 'Add structured data (schema.org) with your address and hours.',
    here: 'Enter your full address and hours. Your website passes them to search engines.',
    effort: 'Medium',
    fixLocation: 'page',
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
    fixLocation: 'google',
  },
  {
    id: 'google_reviews',
    label: 'Number of reviews',
    weight: 15,
    levels: [
      { points: 15, holds: isAtLeast(73), sentence: reviews },
      { points: 10, holds: isAtLeast(30), sentence: reviews },
      { points: 5, holds: isAtLeast(1), sentence: reviews },
      otherwise('You don’t have any Google reviews yet.'),
    ],
    recommendation: 'On your menu or a card with the check, ask guests for reviews. Never pay for them.',
    effort: 'Medium',
    fixLocation: 'google',
  },
  {
    id: 'google_photos',
    label: 'Google photos',
    weight: 10,
    levels: [
      { points: 10, holds: isAtLeast(10), sentence: photos },
      { points: 5, holds: isAtLeast(3), sentence: photos },
      { points: 2, holds: isAtLeast(1), sentence: photos },
      otherwise('Your Google profile has no photos.'),
    ],
    recommendation: ADD_GOOGLE_PHOTOS,
    effort: 'Medium',
    fixLocation: 'google',
  },
]);
