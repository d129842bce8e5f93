import type { ChecklistCategory } from '#shared/checklist/checklist-item.ts';

export const posting: ChecklistCategory = {
  category_id: 'posting',
  name: 'Posts and photos',
  description: 'A sign of life, two or three times a week, from a real kitchen.',
  icon: 'image',
  type: 'ongoing',
  items: [
    {
      item_id: 'posting-weekly',
      title: 'Post two photos on Instagram this week',
      description:
        'One plate and one person. Say what it is, what it costs, and how long you’ll have it. Put the place and the neighborhood into the text, and answer comments the same day.',
      why: 'Guests who see your last post was in March wonder if you’re still open.',
      minutes: 15,
      repeats_every_days: 7,
    },
    {
      item_id: 'posting-story',
      title: 'Show the kitchen at work on social media',
      description:
        'Fifteen seconds without a script: dough being stretched, the grill at full fire, the first plate of a new dish. Sound on, no filter, faces only of those who agreed.',
      why: 'Short videos of hands at work reach people who don’t follow you yet. Photos mostly reach those who do.',
      minutes: 15,
      repeats_every_days: 7,
    },
    {
      item_id: 'posting-google',
      title: 'Post the news of the week on Google',
      description:
        'An update on your Google Business Profile: a new dish, live music, the terrace is open. One photo, two sentences, a link to your page.',
      why: 'Guests read it while they choose a place. No other network can say that.',
      minutes: 10,
      external_link: 'https://support.google.com/business/answer/7342169',
      link_text: 'How to post',
      repeats_every_days: 7,
    },
    {
      item_id: 'posting-guests',
      title: 'Share what guests post about you on social media',
      description:
        'Look at photos you’re tagged in. Ask “May we show this?”, thank them, and share it with their name.',
      why: 'A stranger’s snapshot is believed sooner than your best photo, and it costs you nothing.',
      minutes: 10,
      repeats_every_days: 14,
    },
  ],
};
