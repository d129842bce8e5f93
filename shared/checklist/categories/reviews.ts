import type { ChecklistCategory } from '#shared/checklist/checklist-item.ts';

export const reviews: ChecklistCategory = {
  category_id: 'reviews',
  name: 'Reviews',
  description: 'What guests say about you, and how you respond.',
  icon: 'star',
  type: 'ongoing',
  items: [
    {
      item_id: 'reviews-answer',
      title: 'Answer every new Google review',
      description:
        'Thank guests by name for what they praised. For a bad review, apologize, say what you changed, and tell them how to reach you. Keep it to two sentences without excuses, and sleep on it first.',
      why: 'People choosing a restaurant read your replies, too.',
      minutes: 20,
      external_link: 'https://support.google.com/business/answer/3474050',
      link_text: 'How to reply',
      repeats_every_days: 7,
    },
    {
      item_id: 'reviews-ask',
      title: 'Ask three happy tables for a Google review',
      description:
        'When guests say they loved it, ask: “Would you post that on Google? It helps us a lot.” Give them a card with the QR code. Ask everyone the same way, and don’t offer anything in return.',
      why: 'Happy guests write reviews when you ask. Unhappy guests write anyway. Buying or filtering reviews is against the law and Google’s rules.',
      minutes: 10,
      external_link: 'https://support.google.com/business/answer/3474122',
      link_text: 'Get your review link',
      repeats_every_days: 7,
    },
    {
      item_id: 'reviews-elsewhere',
      title: 'Reply to reviews on Yelp and Tripadvisor',
      description:
        'Once a month, start with the oldest unanswered review. Report reviews that contain threats or are about another restaurant. Reply to the rest.',
      why: 'In one study, an extra Yelp star came with 5% to 9% more revenue (independent restaurants in Seattle, 2003 to 2009).',
      minutes: 30,
      external_link: 'https://biz.yelp.com/',
      link_text: 'Yelp for Business',
      repeats_every_days: 30,
    },
    {
      item_id: 'reviews-pattern',
      title: 'Find recurring complaints',
      description:
        'List the last 30 complaints from reviews, comment cards, and servers. This month, fix anything mentioned three times or more.',
      why: 'Fixing a cold side dish takes an hour. Ten reviews about it can hurt you for a year.',
      minutes: 40,
      repeats_every_days: 30,
    },
  ],
};
