import type { ChecklistCategory } from '#shared/checklist/checklist-item.ts';

export const reviews: ChecklistCategory = {
  category_id: 'reviews',
  name: 'Reviews',
  description: 'What strangers say about you while you sleep, and what you say back.',
  icon: 'star',
  type: 'ongoing',
  items: [
    {
      item_id: 'reviews-answer',
      title: 'Answer every new Google review',
      description:
        'Thank by name for what they praised. For a bad one, say what you’re sorry for, what you changed, and how to reach you. Two sentences, no excuse, never on the night itself.',
      why: 'Your reply isn’t for the person who wrote. It’s for the 200 people who read it before they choose.',
      minutes: 20,
      external_link: 'https://support.google.com/business/answer/3474050',
      link_text: 'How to reply',
      repeats_every_days: 7,
    },
    {
      item_id: 'reviews-ask',
      title: 'Ask three happy tables for a Google review',
      description:
        'When someone says it was wonderful, say: “Would you write that on Google? It helps us more than you think.” Hand over a card with the QR code. Ask everyone the same way, and give nothing for it.',
      why: 'People who are asked write; people who are angry write anyway. Buying or filtering reviews is against the law and Google’s rules.',
      minutes: 10,
      external_link: 'https://support.google.com/business/answer/3474122',
      link_text: 'Get your review link',
      repeats_every_days: 7,
    },
    {
      item_id: 'reviews-elsewhere',
      title: 'Look through reviews on Yelp and Tripadvisor',
      description:
        'Once a month, oldest unanswered first. Report reviews that contain threats or are about another restaurant. Reply to the rest.',
      why: 'One star more on Yelp went with 5 to 9 percent more revenue for independents (Seattle, 2003 to 2009).',
      minutes: 30,
      external_link: 'https://biz.yelp.com/',
      link_text: 'Yelp for Business',
      repeats_every_days: 30,
    },
    {
      item_id: 'reviews-pattern',
      title: 'Find what guests complain about twice',
      description:
        'Write the last thirty complaints on one page, from reviews, comment cards and servers. Fix what comes up three times this month.',
      why: 'Fixing a cold side dish takes an hour. Ten reviews about it cost you a year.',
      minutes: 40,
      repeats_every_days: 30,
    },
  ],
};
