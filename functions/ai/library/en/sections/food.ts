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
      'Tell us your date and [number of guests|guest count|group size], and we’ll [plan the menu with you|send you an offer|put together a menu].',
      'We cater [birthdays|office lunches|parties] and family celebrations. [Ask us for an offer|Call us to plan yours|We’re happy to help].',
      'We cater for ____ to ____ guests.',
      'Please order ____ days ahead at ____.',
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
      'Order from us, and [enjoy it at home|eat at home|we’ll bring it to your door].',
      'We deliver within ____ of ____.',
      'We deliver from ____ to ____, on ____.',
      'Order delivery at ____.',
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
      'Order ahead, and we’ll have it ready.',
      'Our whole menu is available to go.',
      'Order at ____, and pick up at ____.',
    ],
  },
  brunch: {
    title: ['Brunch', 'Join us for brunch', 'Brunch with friends', 'Brunch at {name}', 'Come for brunch'],
    suggested: [
      'Join us for brunch every weekend.',
      'We serve brunch on ____, from ____ to ____.',
      'A brunch favorite is the ____.',
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
      'Join us for lunch on weekdays.',
      'We serve lunch on ____, from ____ to ____.',
      'Our lunch special is ____ for ____.',
    ],
  },
  specials: {
    title: ['Specials', 'Our specials', 'Specials at {name}', 'Ask about the specials', 'See the specials'],
    suggested: [
      'Our specials change. Ask us [what’s on today|what we’re cooking|about today’s dishes].',
      'Every ____, we serve ____ for ____.',
      'You’ll find our specials on ____.',
    ],
  },
  gift_cards: {
    title: [
      'Gift cards',
      'Give a gift card',
      'Gift cards from {name}',
      'Gift cards for family and friends',
      'A gift card for someone you love',
      'Gift cards for all occasions',
    ],
    suggested: [
      'Gift cards are available in any amount.',
      'Ask us for a gift card [on your next visit|in person|when you stop by].',
      'You can buy gift cards at ____.',
    ],
  },
} as const satisfies Partial<CopyLibrary['sections']>;
