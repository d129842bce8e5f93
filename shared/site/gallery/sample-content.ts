import type { SampleWords } from '#shared/site/words/site-words.ts';

/** Samples that previews show for missing content (spec, website builder §5). Never published. */

export const SAMPLE_NOTE = 'Sample – replace with yours';

export const SAMPLE_NAME = 'Our Restaurant';
const SAMPLE_ABOUT =
  'Tell guests who’s in the kitchen, where the chef trained, and what to know before a visit.';
export const SAMPLE_HOURS = 'Monday - Sunday, 11:00 AM - 10:00 PM';
export const SAMPLE_PHONE = '(555) 010-0123';
export const SAMPLE_RATING = 4.5;

export const SAMPLE_MENU_ITEMS = [
  {
    name: 'House Salad',
    description: 'Crisp greens, shaved vegetables, and a lemon dressing.',
    price: '$9.00',
  },
  {
    name: 'Roast Chicken',
    description: 'Half a chicken, pan juices, and roasted potatoes.',
    price: '$18.00',
  },
  { name: 'Chocolate Cake', description: 'Dark chocolate, served with cream.', price: '$8.00' },
] as const;

const SAMPLE_FAQS = [
  { question: 'Do you take reservations?', answer: 'Tell guests how to book a table.' },
  { question: 'Do you have vegetarian dishes?', answer: 'List a few of them here.' },
  { question: 'Is there parking?', answer: 'Tell guests where to park.' },
] as const;

const SAMPLE_REVIEWS = [
  { name: 'A guest', text: 'A kind word from one of your guests goes here.' },
  {
    name: 'Another guest',
    text: 'Short reviews that mention a dish get read the most.',
  },
  { name: 'A regular', text: 'Ask a regular what brings them back, and quote them.' },
] as const;

/** The stars of each sample review. */
export const SAMPLE_RATINGS = [5, 4, 5] as const;

/** The samples of English pages. Other languages have theirs beside their words. */
export const SAMPLE_WORDS: SampleWords = {
  note: SAMPLE_NOTE,
  about: SAMPLE_ABOUT,
  faqs: SAMPLE_FAQS,
  reviews: SAMPLE_REVIEWS,
};
