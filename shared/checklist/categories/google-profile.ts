import type { ChecklistCategory } from '#shared/checklist/checklist-item.ts';

export const googleProfile: ChecklistCategory = {
  category_id: 'google-profile',
  name: 'Google Business Profile',
  description: 'The first thing most new guests see, even before your website.',
  icon: 'map-pin',
  type: 'foundational',
  items: [
    {
      item_id: 'google-claim',
      title: 'Claim your Google Business Profile',
      description:
        'Search for your restaurant on Google. If the profile says “Own this business?”, claim it and verify it by phone, video, or postcard.',
      why: 'Until you claim it, you can’t manage your hours or reply to reviews there.',
      minutes: 30,
      is_critical: true,
      external_link: 'https://support.google.com/business/answer/2911778',
      link_text: 'How to claim it',
    },
    {
      item_id: 'google-hours',
      title: 'Match your Google hours to the hours on your door',
      description:
        'Enter the hours on your door, with lunch and dinner separate if you close in between. Add the next two holidays as special hours.',
      why: 'Guests who show up to a locked door don’t come back, and they leave reviews about it.',
      minutes: 15,
      is_critical: true,
      external_link: 'https://support.google.com/business/answer/6303076',
      link_text: 'Set special hours',
    },
    {
      item_id: 'google-category',
      title: 'Choose the exact category on Google',
      description:
        'Pick the most specific primary category that fits, like “Neapolitan restaurant” instead of “Italian restaurant.” Then add other categories.',
      why: 'Google matches searches to your category. “Ramen near me” shows ramen restaurants first.',
      minutes: 10,
      external_link: 'https://support.google.com/business/answer/7249669',
      link_text: 'Choose a category',
    },
    {
      item_id: 'google-photos',
      title: 'Add ten real photos to Google',
      description:
        'Add three best sellers and two photos of your dining room with guests. Then add the storefront by day and night, the team, the bar, and the entrance with its steps or ramp.',
      why: 'Guests compare a few places on their phones in a minute. Good photos help them choose yours.',
      minutes: 60,
      external_link: 'https://support.google.com/business/answer/6103862',
      link_text: 'Add photos',
    },
    {
      item_id: 'google-attributes',
      title: 'Fill in the details guests filter by on Google',
      description:
        'Answer yes or no for outdoor seating, wheelchair access, vegetarian options, kids, dogs, and reservations.',
      why: 'Guests who filter for a patio or step-free access won’t see you if those details are blank.',
      minutes: 10,
      external_link: 'https://business.google.com/',
      link_text: 'Open your profile',
    },
  ],
};
