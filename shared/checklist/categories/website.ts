import type { ChecklistCategory } from '#shared/checklist/checklist-item.ts';

export const website: ChecklistCategory = {
  category_id: 'website',
  name: 'Website',
  description: 'The one place where no one else can advertise next to you.',
  icon: 'globe',
  type: 'foundational',
  items: [
    {
      item_id: 'website-publish',
      title: 'Publish your website',
      description: 'Generate your website from your profile, check it on a phone, and publish it.',
      why: 'Your Google profile, your Instagram, and your ads all need a page to send people to.',
      minutes: 15,
      is_critical: true,
      screen: 'websites',
      evidence: 'site_published',
    },
    {
      item_id: 'website-hours',
      title: 'Add your hours for every day',
      description:
        'Enter the whole week in your profile, including closed days. Your website shows your hours, and search engines read them.',
      why: 'Guests look up hours more than anything else. If a day is missing, they call or go elsewhere.',
      minutes: 5,
      is_critical: true,
      screen: 'profile',
      evidence: 'hours_known',
    },
    {
      item_id: 'website-story',
      title: 'Tell your restaurant’s story',
      description:
        'Write two or three sentences: who cooks, where the recipes come from, and what sets you apart.',
      why: 'Your story is the one thing no other restaurant can copy.',
      minutes: 15,
      screen: 'profile',
      evidence: 'story_known',
    },
    {
      item_id: 'website-google-link',
      title: 'Link to your website from Google and Instagram',
      description:
        'Add your website to your Google Business Profile and your Instagram bio. Replace any link to a delivery app.',
      why: 'When guests tap “Website” and land in a delivery app, you pay a commission on their orders.',
      minutes: 10,
      external_link: 'https://business.google.com/',
      link_text: 'Open your profile',
    },
    {
      item_id: 'website-phone-test',
      title: 'Try your website on a phone',
      description:
        'Turn off Wi-Fi, then find tonight’s hours, the price of a dish, and your phone number. Each should take one thumb and ten seconds.',
      why: 'Most guests look you up on their phones, hungry and on the go. If your page is slow, they give up.',
      minutes: 5,
      external_link: 'https://pagespeed.web.dev/',
      link_text: 'Measure the speed',
    },
  ],
};
