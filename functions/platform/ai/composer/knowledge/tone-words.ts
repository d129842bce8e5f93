import type { Tone } from '../reading/read-tone.ts';

/** Headings and invitations in each tone. None of them states a fact. */
export type ToneWords = {
  about: readonly string[];
  menu: readonly string[];
  gallery: readonly string[];
  faq: readonly string[];
  reviews: readonly string[];
  contact: readonly string[];
  invitations: readonly string[];
  /** Short second sentences for a tagline, without the full stop. */
  closers: readonly string[];
};

export const TONE_WORDS: Readonly<Record<Tone, ToneWords>> = {
  elegant: {
    about: ['The house', 'A few words', 'At the table', 'In short'],
    menu: ['The menu', 'From the kitchen', 'To be served', 'La carte'],
    gallery: ['In pictures', 'The room, the plate', 'Details', 'By evening light'],
    faq: ['Before you come', 'Good to know', 'A few answers'],
    reviews: ['What guests say', 'In their words', 'From the guest book'],
    contact: ['Find the table', 'An evening here', 'Visit', 'Join us'],
    invitations: [
      'The table is laid; the evening is yours.',
      'An evening is best left open at the far end.',
      'It would be a pleasure to welcome you.',
      'Come early for a quiet table, late for a long one.',
    ],
    closers: ['Dinner, properly', 'Take your time', 'An evening of it', 'Do sit down', 'Nothing rushed'],
  },
  rustic: {
    about: ['Around the table', 'Where it comes from', 'The way of it', 'Old habits, good ones'],
    menu: ['What is cooking', 'Plates', 'From the stove', 'To eat'],
    gallery: ['By the stove', 'Wood, salt, light', 'A look around', 'On the table'],
    faq: ['Asked often', 'Plain answers', 'Before you set out'],
    reviews: ['Guests on the record', 'What people say', 'Heard at the table'],
    contact: ['Come and eat', 'The way here', 'Find the door', 'Pull up a chair'],
    invitations: [
      'Appetite is the only thing to bring.',
      'Come hungry and bring somebody.',
      'Any excuse to eat well will do.',
      'Good food keeps, but it is better hot.',
    ],
    closers: ['Come hungry', 'Bread’s on the table', 'Sit where you like', 'No hurry', 'Eat well'],
  },
  playful: {
    about: ['So, the food', 'The short version', 'Here is the idea', 'What this is about'],
    menu: ['Get these', 'What’s on', 'Pick something', 'The good stuff'],
    gallery: ['Eye candy', 'Look at it', 'Hungry yet?', 'Close-ups'],
    faq: ['Quick answers', 'You asked', 'Go on, ask'],
    reviews: ['Word on the street', 'What they say', 'The verdict'],
    contact: ['Find us', 'Get over here', 'Come by', 'You know where to go'],
    invitations: [
      'Order too much; that is the trick.',
      'Bring an appetite; we will handle the rest.',
      'See you before you get too hungry.',
      'Come as you are, leave fuller.',
    ],
    closers: ['Get in here', 'Go on, then', 'Seconds allowed', 'Elbows on the table', 'Bring napkins'],
  },
  modern: {
    about: ['The idea', 'What this is', 'In brief', 'On purpose'],
    menu: ['Menu', 'On the plate', 'What we serve', 'Eat'],
    gallery: ['Looking closer', 'Frames', 'Surface and light', 'Seen here'],
    faq: ['Questions', 'Useful to know', 'In answer'],
    reviews: ['Reviews', 'Guests say', 'Said about us'],
    contact: ['Visit', 'Where and when', 'Come in', 'Contact'],
    invitations: [
      'Sit where the light is good.',
      'Come in, sit down, look around.',
      'A table, without a speech.',
      'The rest is easier to taste than to explain.',
    ],
    closers: ['That is the idea', 'Nothing else', 'Start there', 'Then stay', 'Simple as that'],
  },
  warm: {
    about: ['Welcome in', 'Sit with us', 'A word of welcome', 'Make yourself at home'],
    menu: ['What we are serving', 'Something to eat', 'On the menu', 'From our kitchen'],
    gallery: ['Have a look', 'Little things', 'Around here', 'Light and crumbs'],
    faq: ['Before you visit', 'Happy to answer', 'Small questions'],
    reviews: ['Kind words', 'From our guests', 'What regulars say'],
    contact: ['See you soon', 'Drop in', 'Come and see us', 'Where to find us'],
    invitations: [
      'Bring whoever is hungry.',
      'Stay for as long as it takes.',
      'The second visit is the one when we know your face.',
      'Come by; there is always a reason.',
    ],
    closers: ['Pull up a chair', 'Stay a while', 'Come on in', 'Good to see you', 'Bring a friend'],
  },
};
