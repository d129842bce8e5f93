import { defineRules, isSeen, otherwise } from './grader-rule.ts';
import { CREATE_INSTAGRAM } from './shared-sentences.ts';

/** Accounts that the page links to or the profile names. */
export const SOCIAL_RULES = defineRules('social_media', [
  {
    id: 'social_facebook',
    label: 'Facebook',
    weight: 25,
    levels: [
      { points: 25, holds: isSeen, sentence: 'We found your Facebook Page.' },
      otherwise('We didn’t find a link to your Facebook Page.'),
    ],
    recommendation: 'Create a Facebook Page, then add its link to your profile.',
    effort: 'Low',
    fixLocation: 'profile',
  },
  {
    id: 'social_instagram',
    label: 'Instagram',
    weight: 25,
    levels: [
      { points: 25, holds: isSeen, sentence: 'We found your Instagram account.' },
      otherwise('We didn’t find a link to your Instagram account.'),
    ],
    recommendation: CREATE_INSTAGRAM,
    effort: 'Low',
    fixLocation: 'profile',
  },
  {
    id: 'social_network',
    label: 'Other social networks',
    weight: 15,
    levels: [
      { points: 15, holds: isSeen, sentence: 'We found your TikTok, YouTube, or X account.' },
      otherwise('We didn’t find a link to TikTok, YouTube, or X.'),
    ],
    recommendation:
      'Show your dishes on another social network, such as TikTok, then add its link to your profile.',
    effort: 'Medium',
    fixLocation: 'profile',
  },
  {
    id: 'social_reviews',
    label: 'Reviews',
    weight: 15,
    levels: [
      { points: 15, holds: isSeen, sentence: 'We found your review page (Yelp or Tripadvisor).' },
      otherwise('We didn’t find a link to a review page (Yelp or Tripadvisor).'),
    ],
    recommendation: 'Claim your page on Yelp or Tripadvisor, then add its link to your profile.',
    effort: 'Low',
    fixLocation: 'profile',
  },
  {
    id: 'social_linked',
    label: 'Social links on your website',
    weight: 20,
    levels: [
      { points: 20, holds: isSeen, sentence: 'Your website links to your social accounts.' },
      otherwise('Your website doesn’t link to your social accounts.'),
    ],
    recommendation: 'Link to your social accounts from your website.',
    here: 'Add your social links to your profile. Your website shows them.',
    effort: 'Low',
    fixLocation: 'page',
    kinds: ['contact'],
  },
]);
