import type { CopyLibrary } from '../../copy-library.ts';

/** Dishes of which only the course is known, or nothing. */
export const DISHES_COURSES = {
  starter: [
    'Small bites to start the meal.',
    'Something to share while you [settle in|talk|decide].',
    'A good first bite.',
    'One small plate to share.',
    'Start small and [share|pass it around|save some room].',
    'Good for sharing before the main dish.',
  ],
  main: [
    'Hearty, savory, and filling.',
    'A full plate for a [real|big|good] appetite.',
    'Everything you want on one plate.',
    'Savory, satisfying, and all yours.',
    'Made for a hungry day.',
    'Satisfying from first bite to last.',
  ],
  side: [
    'One more plate to share.',
    'Good with everything.',
    'A small plate with big flavor.',
    'Something extra for the middle.',
    'A good match for [your main|something hearty|your meal].',
    'Easy to share, easy to like.',
  ],
  dessert: [
    'A sweet ending [to the meal|for two|to share].',
    'Save a little room for this.',
    'Sweet, simple, and good to share.',
    'Something sweet to finish with.',
    'One more bite, a sweet one.',
    'Order it with [two spoons|an extra spoon|spoons for everyone].',
  ],
  drink: [
    'Something to sip with your meal.',
    'A good glass for [your meal|good company|long talks].',
    'Easy to sip, good with food.',
    'Made for slow sips.',
    'One good sip between bites.',
    'Good for thirsty people.',
  ],
  set_menu: [
    'Several courses, one easy choice.',
    'Sit back and enjoy every course.',
    'A full meal, start to finish.',
    'One choice, then [several good plates|plenty to enjoy|course after course].',
    'Course after course, no more decisions.',
    'For people who like to taste everything.',
  ],
  dish: [
    'Try it and [enjoy|see what you think|find a new favorite].',
    'A good choice [any day|on a first visit|when you’re curious].',
    'Good flavor, from start to finish.',
    '[Order it|Try it|Have it] and take your time.',
    'One taste and you’ll want [another|a second|some more].',
    'A [good|nice|fine] reason to come back.',
  ],
} as const satisfies Partial<CopyLibrary['dishes']>;
