import type { ChecklistCategory } from '#shared/checklist/checklist-item.ts';

export const regulars: ChecklistCategory = {
  category_id: 'regulars',
  name: 'Regulars',
  description: 'Bring back guests before they get used to another place.',
  icon: 'heart-handshake',
  type: 'ongoing',
  items: [
    {
      item_id: 'regulars-win-back',
      title: 'Run a win-back campaign for guests who stopped coming',
      description:
        'Text guests who agreed to get texts and haven’t ordered in more than 30 days. Use one offer, one code, and one end date, once a month at most.',
      why: 'These guests already know and like you. Often, a friendly reminder is enough.',
      minutes: 20,
      screen: 'bring_back_regulars',
      evidence: 'win_back_recent',
      repeats_every_days: 30,
    },
    {
      item_id: 'regulars-newsletter',
      title: 'Send a short newsletter',
      description:
        'Once a month, share a new dish, an upcoming event, and one story from the kitchen. Use one photo, five sentences, a real person’s name, and an unsubscribe link.',
      why: 'A newsletter reaches everyone who signed up. No algorithm decides who sees it.',
      minutes: 40,
      external_link: 'https://www.ftc.gov/business-guidance/resources/can-spam-act-compliance-guide-business',
      link_text: 'What the law requires',
      repeats_every_days: 30,
    },
    {
      item_id: 'regulars-loyalty',
      title: 'Offer a loyalty card worth keeping',
      description:
        'Offer a reward guests can earn in two months, like a free tenth coffee or fifth lunch. Give the first two stamps for free. Count the full cards each month.',
      why: 'Guests with two stamps come back to fill the card. Guests with none throw it away.',
      minutes: 30,
      repeats_every_days: 30,
    },
    {
      item_id: 'regulars-birthday',
      title: 'Celebrate guests’ birthdays',
      description:
        'Ask for the day and month, never the year. Offer a dessert with a candle. Two weeks before the birthday, text guests who agreed to get texts.',
      why: 'Birthday guests rarely come alone, and their friends pay full price.',
      minutes: 15,
      repeats_every_days: 30,
    },
    {
      item_id: 'regulars-codes',
      title: 'Check what your last offer earned',
      description:
        'Count the redeemed codes, then subtract the discount and the cost of sending. Repeat offers that made money. Drop offers that only made you busy.',
      why: 'A full dining room at half price can lose you money.',
      minutes: 20,
      screen: 'redeem',
      evidence: 'codes_redeemed',
      repeats_every_days: 30,
    },
  ],
};
