import { defineRules, isSeen, otherwise } from './grader-rule.ts';

/** Accounts that the page links to, or that the profile names. */
export const SOCIAL_RULES = defineRules('social_media', [
  {
    id: 'social_facebook',
    label: 'Facebook',
    weight: 25,
    levels: [
      { points: 25, holds: isSeen, sentence: 'A Facebook page of the restaurant is known.' },
      otherwise('No Facebook page of the restaurant is linked.'),
    ],
    recommendation: 'Open a Facebook page, and add its link to your profile.',
    effort: 'Low',
    mended: 'profile',
  },
  {
    id: 'social_instagram',
    label: 'Instagram',
    weight: 25,
    levels: [
      { points: 25, holds: isSeen, sentence: 'An Instagram account of the restaurant is known.' },
      otherwise('No Instagram account of the restaurant is linked.'),
    ],
    recommendation: 'Open an Instagram account, and add its link to your profile.',
    effort: 'Low',
    mended: 'profile',
  },
  {
    id: 'social_network',
    label: 'A further network',
    weight: 15,
    levels: [
      { points: 15, holds: isSeen, sentence: 'You’re also on TikTok, YouTube, or X.' },
      otherwise('No account on TikTok, YouTube or X is linked.'),
    ],
    recommendation: 'Show your dishes on one network more, such as TikTok, and add its link to your profile.',
    effort: 'Medium',
    mended: 'profile',
  },
  {
    id: 'social_reviews',
    label: 'Reviews',
    weight: 15,
    levels: [
      { points: 15, holds: isSeen, sentence: 'A page with guests’ reviews (Yelp, Tripadvisor) is linked.' },
      otherwise('No page with guests’ reviews (Yelp, Tripadvisor) is linked.'),
    ],
    recommendation: 'Claim your page at Yelp or Tripadvisor, and add its link to your profile.',
    effort: 'Low',
    mended: 'profile',
  },
  {
    id: 'social_linked',
    label: 'Linked from the website',
    weight: 20,
    levels: [
      { points: 20, holds: isSeen, sentence: 'Your website links to your social accounts.' },
      otherwise('Your website doesn’t link to your social accounts.'),
    ],
    recommendation: 'Link your accounts from your website.',
    here: 'Add the links to your accounts: your page leads guests there.',
    effort: 'Low',
    mended: 'page',
    kinds: ['contact'],
  },
]);
