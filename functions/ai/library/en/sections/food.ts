import type { CopyLibrary } from '../../copy-library.ts';

/** Meals and ways to get them. */
export const SECTIONS_FOOD = {
  catering: {
    title: [
      'Catering',
      'Catering by {name}',
      'Catering for your event',
      'Let us cater your event',
      'Catering for every occasion',
      'We cater',
    ],
    suggested: [
      'We cater for groups from ____ to ____ people.',
      'Please order ____ days ahead, by phone or at ____.',
      'We bring ____ and set it up for you.',
      'Ask for the catering menu: ____ starts at ____ per person.',
    ],
  },
  delivery: {
    title: [
      'Delivery',
      'We deliver',
      'Order delivery',
      'Delivery to your door',
      'Delivery from {name}',
      'Delivered to your door',
    ],
    suggested: [
      'We deliver within ____ of ____.',
      'Delivery runs from ____ to ____, through ____.',
      'The minimum order is ____, and delivery costs ____.',
      'Call ____ or order online at ____.',
    ],
  },
  takeout: {
    title: [
      'Takeout',
      'Order takeout',
      'Takeout from {name}',
      'Takeout, ready to go',
      'Food to go',
      'Takeout and pickup',
    ],
    suggested: [
      'Call ____ and pick up about ____ minutes later.',
      'Order online at ____, then come to the ____ for pickup.',
      'Anything on the menu travels, except ____.',
      'You can park at ____ while you run in.',
    ],
  },
  brunch: {
    title: [
      'Brunch',
      'Join us for brunch',
      'Brunch with friends',
      'Brunch at {name}',
      'Come for brunch',
      'Make it brunch',
    ],
    suggested: [
      'We serve brunch on ____, from ____ to ____.',
      'Brunch regulars usually order the ____.',
      'Weekend mornings fill up, so call ____ for a table.',
      'At brunch you’ll also find ____, which isn’t on the dinner menu.',
    ],
  },
  lunch: {
    title: [
      'Lunch',
      'Join us for lunch',
      'Lunch at {name}',
      'Take a lunch break',
      'Come for lunch',
      'Meet for lunch',
    ],
    suggested: [
      'We serve lunch on ____, from ____ to ____.',
      'In a hurry? The ____ is quick.',
      'The lunch special is ____ for ____.',
      'Call ahead by ____ and we’ll have it ready.',
    ],
  },
  specials: {
    title: [
      'Specials',
      'Our specials',
      'Specials at {name}',
      'Ask about the specials',
      'See the specials',
      'Try a special',
    ],
    suggested: [
      'On ____ we make ____, until it’s gone.',
      'Every ____, ____ is ____.',
      'Specials change ____. Ask us or look at ____.',
      'This season, try the ____ with ____.',
    ],
  },
  gift_cards: {
    title: [
      'Gift cards',
      'Give a gift card',
      'Gift cards from {name}',
      'Gift cards for food lovers',
      'A gift card for someone you love',
      'Gift cards for any occasion',
    ],
    suggested: [
      'Gift cards come in any amount from ____.',
      'Buy one at the [register|counter|bar] or at ____.',
      'They’re good for ____ and can be used for ____.',
      'Call ____ and we’ll mail one to ____.',
    ],
  },
} as const satisfies Partial<CopyLibrary['sections']>;
