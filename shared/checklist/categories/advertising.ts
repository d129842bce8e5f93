import type { ChecklistCategory } from '#shared/checklist/checklist-item.ts';

export const advertising: ChecklistCategory = {
  category_id: 'advertising',
  name: 'New guests',
  description: 'Small ad budgets, with codes to track results.',
  icon: 'megaphone',
  type: 'ongoing',
  items: [
    {
      item_id: 'ads-facebook',
      title: 'Run one Facebook ad for one dish',
      description:
        'Promote one dish with a photo and a limited-time offer. Show the ad within a few miles for a week, at $10 a day. Count the redeemed codes before you run the next ad.',
      why: 'An ad for “great food” is easy to ignore. An ad for Tuesday’s short rib reaches people who want short rib.',
      minutes: 20,
      screen: 'get_new_customers',
      evidence: 'ad_recent',
      repeats_every_days: 30,
    },
    {
      item_id: 'ads-google',
      title: 'Try Google Ads for your name and cuisine',
      description:
        'Set a small daily budget for searches like your name or your cuisine “near me.” Show ads within a few miles, only while you’re open. Stop if you get no calls or direction requests in a month.',
      why: 'Delivery apps and competitors bid on your name. Guests who search for you should find you first.',
      minutes: 60,
      external_link: 'https://ads.google.com/',
      link_text: 'Google Ads',
      repeats_every_days: 30,
    },
    {
      item_id: 'ads-boost',
      title: 'Boost your best post',
      description:
        'Pick this month’s post with the most comments from people nearby. Spend $20 to show it to people within a few miles.',
      why: 'A post that works for free works better with a little money. A weak post stays weak.',
      minutes: 10,
      external_link: 'https://business.facebook.com/',
      link_text: 'Meta Business Suite',
      repeats_every_days: 30,
    },
    {
      item_id: 'ads-neighbors',
      title: 'Bring an offer to your neighbors',
      description:
        'Visit nearby offices, gyms, hotels, and schools. Bring cards with one lunch offer and a code, and hand them out in person.',
      why: 'People nearby walk past you every day, and many have never come in.',
      minutes: 90,
      repeats_every_days: 60,
    },
  ],
};
