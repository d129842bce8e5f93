import type { ChecklistCategory } from '#shared/checklist/checklist-item.ts';

export const website: ChecklistCategory = {
  category_id: 'website',
  name: 'Website',
  description: 'The one place where no one else sells an ad beside your name.',
  icon: 'globe',
  type: 'foundational',
  items: [
    {
      item_id: 'website-publish',
      title: 'Publish your website',
      description: 'Generate it from your profile, check it on a phone, and publish it.',
      why: 'Your Google profile, your Instagram, and every ad need a place of your own to send people.',
      minutes: 15,
      is_critical: true,
      screen: 'websites',
      evidence: 'site_published',
    },
    {
      item_id: 'website-hours',
      title: 'Add your hours for every day',
      description:
        'Enter the whole week in your profile, closed days too. Your website takes it from there, and search engines read it.',
      why: 'Opening hours are looked up more than anything else. A missing Monday costs a phone call each time.',
      minutes: 5,
      is_critical: true,
      screen: 'profile',
      evidence: 'hours_known',
    },
    {
      item_id: 'website-story',
      title: 'Tell why this restaurant exists',
      description:
        'Two or three sentences in your own words: who cooks, where the recipes come from, what you never do. No adjectives needed.',
      why: 'It’s the only part of your website that the place next door can’t copy.',
      minutes: 15,
      screen: 'profile',
      evidence: 'story_known',
    },
    {
      item_id: 'website-google-link',
      title: 'Link your website from Google and Instagram',
      description:
        'Add your website to your Google Business Profile and your Instagram bio. Replace any link to a delivery app.',
      why: 'A guest who taps “Website” and lands in a delivery app is now their guest, at their commission.',
      minutes: 10,
      external_link: 'https://business.google.com/',
      link_text: 'Open your profile',
    },
    {
      item_id: 'website-phone-test',
      title: 'Try your page as a guest would, on a phone',
      description:
        'With the wireless off, find tonight’s hours, the price of one plate and the way to call. Each should take one thumb and ten seconds.',
      why: 'Most guests look you up on a phone, on the street, hungry. If it takes longer, they give up.',
      minutes: 5,
      external_link: 'https://pagespeed.web.dev/',
      link_text: 'Measure the speed',
    },
  ],
};
