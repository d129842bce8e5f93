import type { CopyLibrary } from '../copy-library.ts';

/** Questions about food, drinks, takeout, and delivery. */
export const FAQ_ON_FOOD = {
  allergies: {
    question: ['What if I have a food allergy?', 'Can you cook around allergies?'],
    suggested: [
      'Please tell us before you order, and [we’ll go through the menu together|we’ll check with the kitchen|we’ll help you choose].',
      'Tell us when you order. We’ll [check the ingredients|ask the kitchen|tell you what’s in each dish].',
      'Our kitchen uses ____, so please tell us before you order.',
    ],
  },
  gluten_free: {
    question: ['Do you have gluten-free options?'],
    suggested: [
      'Yes. Just ask, and we’ll [point them out|show you which ones|tell you which ones].',
      'Yes, the ____ and the ____.',
      'Yes, but our kitchen also uses flour.',
    ],
  },
  vegetarian: {
    question: ['Do you have vegetarian dishes?'],
    suggested: [
      'Yes, they’re marked on the menu.',
      'Yes, there are several on the menu.',
      'Yes. Ask us, and we’ll [recommend some|help you choose|point them out].',
      'Yes, such as the ____ and the ____.',
    ],
  },
  vegan: {
    question: ['Do you have vegan options?'],
    suggested: [
      'Yes, just ask us about them.',
      'Yes. Some dishes can be [made vegan|prepared vegan|adapted] on request.',
      'Yes, such as the ____ and the ____.',
    ],
  },
  halal_kosher: {
    question: ['Do you have halal or kosher options?'],
    suggested: [
      'Our ____ is halal, certified by ____.',
      'Our ____ is kosher, certified by ____.',
      'No, our kitchen isn’t certified.',
    ],
  },
  spice_level: {
    question: ['How spicy is it?', 'Can I get it mild?'],
    suggested: [
      'Tell us how hot you like it.',
      'Most dishes can be milder or hotter.',
      'The ____ is mild, and the ____ is hot.',
    ],
  },
  drinks: {
    question: ['What do you have to drink?'],
    suggested: ['We serve ____, ____, and ____.', 'All our drinks are on the menu.'],
  },
  cake: {
    question: ['Can I bring my own cake?'],
    suggested: [
      'Yes. Please let us know [in advance|when you reserve|before you come].',
      'Yes, for a cutting fee of ____.',
    ],
  },
  happy_hour: {
    question: ['Do you have a happy hour?'],
    suggested: ['Yes, on ____, from ____ to ____.', 'Yes, from ____ to ____, with ____ for ____.'],
  },
  brunch: {
    question: ['Do you serve brunch?'],
    suggested: ['Yes, every Saturday and Sunday.', 'Yes, on ____, from ____ to ____.'],
  },
  lunch: {
    question: ['Are you open for lunch?', 'Do you do lunch?'],
    suggested: ['Yes, Monday through Friday.', 'Yes, on ____ from ____ to ____.'],
  },
  takeout: {
    question: ['Can I get food to go?', 'Do you do takeout?'],
    suggested: [
      'Yes, you can order at the counter.',
      'Yes. Call ahead, and [we’ll have it ready|your order will be ready|we’ll have your order waiting].',
      'Yes, our whole menu is available.',
      'Yes, everything except ____.',
    ],
  },
  delivery: {
    question: ['Do you deliver?', 'Can you bring it to my door?'],
    suggested: [
      'Yes, within ____ of the restaurant.',
      'Yes, through ____, from ____ to ____.',
      'No, but you can pick up orders.',
    ],
  },
  online_ordering: {
    question: ['Can I order online?'],
    suggested: ['Yes, at ____.', 'Yes, through ____.', 'Not yet. Please call ____ to order.'],
  },
  catering: {
    question: ['Do you cater?', 'Can you cater an event?'],
    suggested: [
      'Yes. Tell us the date and [the number of guests|how many guests|the size of your group].',
      'Yes, for ____ to ____ guests.',
      'Yes, with ____ days’ notice.',
    ],
  },
  sharing: { question: ['What’s good to share?', 'What should we order for two?'], suggested: [] },
  dessert: { question: ['Is there dessert?', 'What’s for dessert?'], suggested: [] },
} as const satisfies Partial<CopyLibrary['faq']>;
