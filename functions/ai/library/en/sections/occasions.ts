import type { CopyLibrary } from '../../copy-library.ts';

/** Occasions, places to sit, and people. */
export const SECTIONS_OCCASIONS = {
  events: {
    title: [
      'Private events',
      'Private parties',
      'Host your event with us',
      'Celebrate your event with us',
      'Parties and private events',
      'Private events at {name}',
    ],
    suggested: [
      'We host [parties|celebrations|groups] of up to ____ guests.',
      'Ask us about a set menu for ____ or more.',
      'The ____ is yours for private parties, with ____ days’ notice.',
      'Rehearsal dinners, showers, retirements: call ____ to plan yours.',
    ],
  },
  happy_hour: {
    title: [
      'Happy hour',
      'Join us for happy hour',
      'Meet us for happy hour',
      'Happy hour with friends',
      'Happy hour at {name}',
      'Stop by for happy hour',
    ],
    suggested: [
      'Happy hour runs from ____ to ____, on ____.',
      'During happy hour, ____ and ____ are ____.',
      'Happy hour prices are good at the [bar|tables|counter] and ____.',
      'The happy hour food menu has ____, too.',
    ],
  },
  outdoor: {
    title: [
      'Outdoor seating',
      'Outdoor dining',
      'Eat outdoors',
      'Outdoor seating at {name}',
      'Join us outside',
      'Sit outside with us',
    ],
    suggested: [
      'Our ____ has room for about ____ guests.',
      'Tables outside are [first come, first served|set aside on request|open to everyone], from ____ to ____.',
      'When it’s cold, we have ____ outside.',
      'Dogs are ____ at the outdoor tables.',
    ],
  },
  founder: {
    title: [
      'Meet {first}',
      'Meet the person behind {name}',
      'The person behind {name}',
      'Who we are',
      'Our story',
      'Meet us',
    ],
    suggested: [
      '____ learned to cook from ____, in ____.',
      'Before this, ____ worked as a ____ in ____.',
      'Ask ____ about ____ when you visit.',
      'The first dish on the menu was ____, and ____ still makes it.',
    ],
  },
  live_music: {
    title: [
      'Live music',
      'Come for the live music',
      'Live music at {name}',
      'Food and live music',
      'Live music with your meal',
      'Enjoy live music with us',
    ],
    suggested: [
      'Musicians play on ____, from ____ to ____.',
      'There’s [no cover|a small cover|a cover on some nights], and tables near the stage ____.',
      'Next up: ____ on ____.',
      'Want to play here? Write to ____.',
    ],
  },
  family: {
    title: [
      'Bring the family',
      'Families welcome',
      'Bring the kids',
      'For families',
      'For the whole family',
      'Families at {name}',
    ],
    suggested: [
      'Kids can order ____, and high chairs are ____.',
      'We’re a family ourselves: ____ cooks, ____ runs the room.',
      'There’s ____ for the little ones while you wait.',
      'On ____, kids eat ____ with ____.',
    ],
  },
} as const satisfies Partial<CopyLibrary['sections']>;
