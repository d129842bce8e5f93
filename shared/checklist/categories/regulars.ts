import type { ChecklistCategory } from '#shared/checklist/checklist-item.ts';

export const regulars: ChecklistCategory = {
  category_id: 'regulars',
  name: 'Regulars',
  description: 'Bring back guests you’ve already won, before they get used to another place.',
  icon: 'heart-handshake',
  type: 'ongoing',
  items: [
    {
      item_id: 'regulars-win-back',
      title: 'Run a win-back campaign for guests who stayed away',
      description:
        'Text guests who agreed to texts and haven’t ordered in more than 30 days. One offer, one code, one end date. Once a month at most.',
      why: 'They know you and liked you once. Often they have only forgotten, and one friendly line is enough.',
      minutes: 20,
      screen: 'bring_back_regulars',
      evidence: 'win_back_recent',
      repeats_every_days: 30,
    },
    {
      item_id: 'regulars-newsletter',
      title: 'Send a short newsletter',
      description:
        'Once a month, from a person with a name: a new dish, a date, one thing about the kitchen. A photo, five sentences, and a way to unsubscribe that works.',
      why: 'It reaches everybody who asked for it, and no network decides who gets to see it.',
      minutes: 40,
      external_link: 'https://www.ftc.gov/business-guidance/resources/can-spam-act-compliance-guide-business',
      link_text: 'What the law asks',
      repeats_every_days: 30,
    },
    {
      item_id: 'regulars-loyalty',
      title: 'Keep a loyalty card that is worth carrying',
      description:
        'The tenth coffee, the fifth lunch: near enough to be reached in two months. Give the first two stamps away with the card. Once a month, count how many came back full.',
      why: 'A guest with two stamps comes back to fill the card. A guest with none throws it away.',
      minutes: 30,
      repeats_every_days: 30,
    },
    {
      item_id: 'regulars-birthday',
      title: 'Greet guests on their birthday',
      description:
        'Ask for day and month, never the year. A dessert with a candle, or a line by text two weeks before, to those who agreed to be texted.',
      why: 'No one celebrates alone. A birthday brings four people who pay for theirs.',
      minutes: 15,
      repeats_every_days: 30,
    },
    {
      item_id: 'regulars-codes',
      title: 'Read what your last offer really brought',
      description:
        'Count the redeemed codes, then subtract the discount and the cost of sending. Repeat offers that made money. Drop those that only made you busy.',
      why: 'A full room at half price can cost more than an empty table.',
      minutes: 20,
      screen: 'redeem',
      evidence: 'codes_redeemed',
      repeats_every_days: 30,
    },
  ],
};
