import type { CopyLibrary } from '../../copy-library.ts';

/** Drinks, hot, cold, and with alcohol. */
export const DISHES_DRINKS = {
  coffee: [
    'Rich, deep, and aromatic.',
    'Dark, smooth, and full of aroma.',
    'A full-flavored cup.',
    'Bold, with a smooth finish.',
  ],
  latte: [
    'Smooth, milky, and mellow.',
    'Creamy, with a gentle flavor.',
    'A mellow cup with a silky finish.',
    'Soft, creamy, and comforting.',
  ],
  tea: [
    'Fragrant and soothing.',
    'A calm, fragrant cup.',
    'Aromatic, light, and soothing.',
    'A gentle cup, full of aroma.',
  ],
  juice: [
    'Bright and refreshing.',
    'Cool and full of color.',
    'Bright flavor in every sip.',
    'Cool, lively, and bright.',
  ],
  smoothie: [
    'Thick, cool, and creamy.',
    'Blended smooth and cold.',
    'Cool, creamy, and satisfying.',
    'Smooth, rich, and cold.',
  ],
  lemonade: [
    'Cool, bright, and refreshing.',
    'Bright citrus over ice.',
    'Cold, with a bright finish.',
    'Light, cool, and thirst-quenching.',
  ],
  soft_drink: [
    'Cold and refreshing.',
    'Cool and easy to drink.',
    'A cool glass beside your food.',
    'Good and cold.',
  ],
  beer: [
    'Cold, lively, and refreshing.',
    'A good pour for good company.',
    'Poured cold, easy to enjoy.',
    'Refreshing to the last sip.',
  ],
  wine: [
    'A good glass for good food.',
    'A glass to linger over.',
    'Full of aroma, made for good company.',
    'A good pour beside your meal.',
  ],
  cocktail: [
    'Mixed with care, balanced in flavor.',
    'Balanced, lively, and well mixed.',
    'Well mixed and balanced to the end.',
    'A well-balanced drink to linger over.',
  ],
  spirits: [
    'Smooth, warming, and full of character.',
    'A slow pour with a long finish.',
    'Deep character, sip by sip.',
    'A warming sip to linger over.',
  ],
} as const satisfies Partial<CopyLibrary['dishes']>;
