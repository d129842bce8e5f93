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
      'Celebrate with us. Tell us [the date|your plans|the occasion], and we’ll plan it together.',
      'We host [birthdays|private parties|family celebrations] of up to ____ guests.',
      'Our ____ has room for ____ guests.',
      'To plan your event, call ____.',
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
    suggested: ['Happy hour is on ____, from ____ to ____.', 'During happy hour, ____ is ____.'],
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
      'In good weather, we serve outside, too.',
      'When the weather allows, our tables outside [are open|are ready for you|are set].',
      'Our ____ has room for ____ guests.',
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
      '____ opened {name} in ____.',
      '____ learned to cook from ____, in ____.',
      'Before {name}, ____ worked as ____ in ____.',
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
      'We have live music every ____, from ____.',
      '____ plays on ____, from ____.',
      'Next up: ____ on ____.',
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
      'Families are welcome, [big and small|with kids of all ages|from toddlers to grandparents].',
      'We have ____ for kids.',
      'Kids can order ____ for ____.',
    ],
  },
} as const satisfies Partial<CopyLibrary['sections']>;
