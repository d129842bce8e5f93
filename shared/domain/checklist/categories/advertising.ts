import type { ChecklistCategory } from '../checklist-item.ts';

export const advertising: ChecklistCategory = {
  category_id: 'advertising',
  name: 'New guests',
  description: 'Paid reach, in small amounts, with a code that shows what came of it.',
  icon: 'megaphone',
  type: 'ongoing',
  items: [
    {
      item_id: 'ads-facebook',
      title: 'Run one Facebook ad for one dish',
      description:
        'One dish with a photo, one offer with an end, a few miles around your door, ten dollars a day for a week. Count the codes at the till before you run the next.',
      why: 'An ad for “great food” brings nobody. An ad for the short rib on Tuesday brings those who want short rib.',
      minutes: 20,
      screen: 'get_new_customers',
      evidence: 'ad_recent',
      repeats_every_days: 30,
    },
    {
      item_id: 'ads-google',
      title: 'Try Google Ads on your own name and kitchen',
      description:
        'A small daily budget on “your name” and “your kitchen near me”, within a few miles, in opening hours only. Stop it when it has brought no calls or directions in a month.',
      why: 'Delivery apps and competitors buy your name. A guest who searched for you should find you first.',
      minutes: 60,
      external_link: 'https://ads.google.com/',
      link_text: 'Google Ads',
      repeats_every_days: 30,
    },
    {
      item_id: 'ads-boost',
      title: 'Boost the post that did best',
      description:
        'Take the post of the month with the most comments from people nearby, and put twenty dollars behind it, within a few miles of your door.',
      why: 'What already works without money works better with a little. What did not, will not.',
      minutes: 10,
      external_link: 'https://business.facebook.com/',
      link_text: 'Meta Business Suite',
      repeats_every_days: 30,
    },
    {
      item_id: 'ads-neighbors',
      title: 'Make an offer to the people next door',
      description:
        'Offices, the gym, the hotel desk, the school: bring a card with one honest lunch offer and a code, and hand it to a person, not to a mailbox.',
      why: 'They walk past you every day. A tenth of them has never been inside.',
      minutes: 90,
      repeats_every_days: 60,
    },
  ],
};
