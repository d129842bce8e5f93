import type { CopyLibrary } from '../../copy-library.ts';

/** Dishes of unknown family, by course if known. */
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
    'Can’t decide? [Start here|Pick this one|Let this be it].',
    'Order it once and [you’ll know|you’ll see|you’ll remember it].',
    'One for you, [one to share|one for later|maybe one more].',
    'For the [curious|hungry|undecided], and for [everyone else|regulars, too|the rest of us].',
    'An excuse to [linger|slow down|stay longer].',
    'Take [a bite|a taste|your time], and [pass it around|tell us what you think|enjoy].',
    'Point at this one and [smile|say yes|enjoy].',
    'Save some for [a friend|your date|later], or [don’t|order two|ask for seconds].',
  ],
} as const satisfies Partial<CopyLibrary['dishes']>;
