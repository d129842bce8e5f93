import type { ChecklistCategory } from '#shared/checklist/checklist-item.ts';

export const posting: ChecklistCategory = {
  category_id: 'posting',
  name: 'Posts and photos',
  description: 'Two or three posts a week that show what’s cooking.',
  icon: 'image',
  type: 'ongoing',
  items: [
    {
      item_id: 'posting-weekly',
      title: 'Post two photos on Instagram this week',
      description:
        'Show one dish and one person from your team. Say what the dish is, what it costs, and how long you’ll serve it. Tag your restaurant and neighborhood, and answer comments the same day.',
      why: 'If your last post is months old, guests wonder if you’re still open.',
      minutes: 15,
      repeats_every_days: 7,
    },
    {
      item_id: 'posting-story',
      title: 'Show the kitchen at work on social media',
      description:
        'Film 15 seconds without a script: stretching dough, a hot grill, the first plate of a new dish. Keep the sound on, skip filters, and only film people who agree.',
      why: 'Short videos reach people who don’t follow you yet. Photos mostly reach people who do.',
      minutes: 15,
      repeats_every_days: 7,
    },
    {
      item_id: 'posting-google',
      title: 'Post this week’s news on Google',
      description:
        'Post an update to your Google Business Profile: a new dish, live music, or an open patio. Use one photo, two sentences, and a link to your website.',
      why: 'Guests see these updates while they’re choosing where to eat.',
      minutes: 10,
      external_link: 'https://support.google.com/business/answer/7342169',
      link_text: 'How to post',
      repeats_every_days: 7,
    },
    {
      item_id: 'posting-guests',
      title: 'Share your guests’ social media posts',
      description:
        'Look at photos you’re tagged in. Ask for permission, say thanks, and credit the guest when you share them.',
      why: 'Guests’ photos cost you nothing, and people trust them more than yours.',
      minutes: 10,
      repeats_every_days: 14,
    },
  ],
};
