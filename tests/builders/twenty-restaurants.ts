import { ENGLISH_SPEAKING_RESTAURANTS } from './english-speaking-restaurants.ts';
import { RESTAURANTS_FROM_LEICESTER_TO_RENNES } from './restaurants-from-leicester-to-rennes.ts';
import { RESTAURANTS_FROM_NAPLES_TO_MIAMI } from './restaurants-from-naples-to-miami.ts';

/** Twenty restaurants as owners describe them: five languages, with many facts or few. */
export const TWENTY_RESTAURANTS = [
  ...ENGLISH_SPEAKING_RESTAURANTS,
  ...RESTAURANTS_FROM_LEICESTER_TO_RENNES,
  ...RESTAURANTS_FROM_NAPLES_TO_MIAMI,
];
