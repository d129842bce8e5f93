import type { ChecklistCategory } from '#shared/checklist/checklist-item.ts';

export const socialProfiles: ChecklistCategory = {
  category_id: 'social-profiles',
  name: 'Social profiles',
  description: 'Two well-kept profiles beat five neglected ones.',
  icon: 'camera',
  type: 'foundational',
  items: [
    {
      item_id: 'social-instagram',
      title: 'Make your Instagram a business profile',
      description:
        'Switch to a professional account, choose “Restaurant”, and add address, number and your website to the bio. Use the name on your door.',
      why: 'For many guests under 40, it’s the first look at your food, with directions one tap away.',
      minutes: 15,
      external_link: 'https://help.instagram.com/502981923235522',
      link_text: 'How to switch',
    },
    {
      item_id: 'social-facebook',
      title: 'Set up a Facebook page that answers',
      description:
        'A page, not a personal profile. Fill in hours, number, menu link and a photo of the front, and answer the messages that come in or turn them off.',
      why: 'You need the page before you can run an ad, and older regulars look there for tonight’s hours.',
      minutes: 30,
      external_link: 'https://www.facebook.com/pages/create',
      link_text: 'Create a page',
    },
    {
      item_id: 'social-links',
      title: 'Put your social media links into your profile',
      description:
        'Instagram, Facebook, TikTok: only those where something has happened this year. Your website shows them.',
      why: 'Guests look for your newest photos where they already are. A link to a silent account does harm.',
      minutes: 5,
      screen: 'profile',
      evidence: 'links_known',
    },
    {
      item_id: 'social-library',
      title: 'Collect twenty photos to post from',
      description:
        'Plates, hands at work, the delivery of the fish, the empty room before service. Keep them in one album that two people can reach, and upload the best here.',
      why: 'No one has time for a photo on a Friday night. With an album, a post takes three minutes.',
      minutes: 60,
      screen: 'websites',
      evidence: 'photos_uploaded',
    },
  ],
};
