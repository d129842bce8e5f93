import type { ChecklistCategory } from '#shared/checklist/checklist-item.ts';

export const socialProfiles: ChecklistCategory = {
  category_id: 'social-profiles',
  name: 'Social profiles',
  description: 'Two active profiles beat five neglected ones.',
  icon: 'camera',
  type: 'foundational',
  items: [
    {
      item_id: 'social-instagram',
      title: 'Switch your Instagram to a business profile',
      description:
        'Switch to a professional account, choose “Restaurant,” and add your address, phone number, and website to the bio. Use the name on your door.',
      why: 'For many guests under 40, Instagram is their first look at your food.',
      minutes: 15,
      external_link: 'https://help.instagram.com/502981923235522',
      link_text: 'How to switch',
    },
    {
      item_id: 'social-facebook',
      title: 'Set up a Facebook Page and reply to guests',
      description:
        'Create a Page, not a personal profile. Add your hours, phone number, menu link, and a storefront photo. Answer messages, or turn messaging off.',
      why: 'You need a Page to run ads, and many regulars check it for tonight’s hours.',
      minutes: 30,
      external_link: 'https://www.facebook.com/pages/create',
      link_text: 'Create a Page',
    },
    {
      item_id: 'social-links',
      title: 'Add your social media links to your profile',
      description:
        'Add Instagram, Facebook, or TikTok if you posted there this year. Your website shows them.',
      why: 'Guests look for your latest photos on social media. Links to inactive accounts hurt more than they help.',
      minutes: 5,
      screen: 'profile',
      evidence: 'links_known',
    },
    {
      item_id: 'social-library',
      title: 'Collect 20 photos to post',
      description:
        'Photograph plates, cooks at work, fresh ingredients, and the dining room before service. Keep them in a shared album, and upload the best ones to your image library.',
      why: 'There’s no time for photos on a Friday night. With an album, a post takes three minutes.',
      minutes: 60,
      screen: 'websites',
      evidence: 'photos_uploaded',
    },
  ],
};
