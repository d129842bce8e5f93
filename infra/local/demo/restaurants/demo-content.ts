import type { InspectedText } from '#functions/ai/inspection.ts';
import type { Decision } from '#functions/moderation/moderation-row.ts';

export type DemoContent = Pick<InspectedText, 'contentType' | 'field' | 'text'> & {
  restaurantId: string;
  daysAgo: number;
  usedFor: string;
  decision?: Pick<Decision, 'status' | 'reason'>;
};

const HEADLINE = { contentType: 'marketing_copy', field: 'headline', usedFor: 'facebook_ad' } as const;
const COPY = { contentType: 'marketing_copy', field: 'copy', usedFor: 'facebook_ad' } as const;
const STORY = { contentType: 'generated_text', field: 'text', usedFor: 'website' } as const;
const PICTURE = { contentType: 'image_description', field: 'alt_text', usedFor: 'image' } as const;
const DISH = { contentType: 'menu_item', field: 'description', usedFor: 'website' } as const;

const APPROVED = { status: 'approved' } as const;
const rejected = (reason: string) => ({ status: 'rejected', reason }) as const;
const of = (restaurant: number, daysAgo: number) => ({ restaurantId: `demo-${restaurant}`, daysAgo });

/** Content for each kind of rule: one or two undecided items, and some decided ones. */
export const DEMO_CONTENT: readonly DemoContent[] = [
  { ...STORY, ...of(1, 12), text: 'We serve the best carbonara in Portland, and everyone knows it.' },
  { ...DISH, ...of(4, 9), text: 'Ginger broth that boosts your immune system, with noodles and greens.' },
  { ...COPY, ...of(2, 6), text: 'Bottomless mimosas from ten to two, every Sunday on the lake.' },
  { ...HEADLINE, ...of(3, 4), text: 'Fresher than the competition' },
  { ...COPY, ...of(2, 3), text: 'Ladies drink free on Thursdays, gentlemen pay double.' },
  { ...PICTURE, ...of(1, 1), text: 'A plate of the most authentic lasagna in town' },
  { ...COPY, ...of(8, 2), text: 'The number one brisket in all of Missouri.' },
  { ...DISH, ...of(23, 1), text: 'Beet soup that lowers your blood pressure.' },
  { ...STORY, ...of(3, 26), text: 'Our world-famous salsa comes in five colors.', decision: APPROVED },
  {
    ...DISH,
    ...of(4, 15),
    text: 'This soup cures colds and the flu.',
    decision: rejected('Food isn’t medicine. List the ingredients instead.'),
  },
  { ...COPY, ...of(11, 44), text: 'The best ramen in Seattle. Ask anyone.', decision: APPROVED },
  {
    ...COPY,
    ...of(14, 131),
    text: 'Drink all you can for ten dollars.',
    decision: rejected('Unlimited drink offers are illegal in Nebraska.'),
  },
  { ...HEADLINE, ...of(5, 210), text: 'Better than the competition', decision: APPROVED },
  {
    ...STORY,
    ...of(9, 168),
    text: 'Our sourdough cures every allergy.',
    decision: rejected('Food isn’t medicine.'),
  },
];
