import type { CopyLibrary, CuisineCopy } from '../copy-library.ts';
import { CUISINES_AMERICAN } from './cuisines/american.ts';
import { CUISINES_ASIA } from './cuisines/asia.ts';
import { CUISINES_BARS_AND_TRUCKS } from './cuisines/bars-and-trucks.ts';
import { CUISINES_DAY } from './cuisines/day.ts';
import { CUISINES_EUROPE } from './cuisines/europe.ts';
import { CUISINES_ITALY_AND_FRANCE } from './cuisines/italy-and-france.ts';
import { CUISINES_JAPAN_AND_KOREA } from './cuisines/japan-and-korea.ts';
import { CUISINES_LATIN_AMERICA } from './cuisines/latin-america.ts';
import { CUISINES_MEXICO } from './cuisines/mexico.ts';
import { CUISINES_MIDDLE_EAST_AND_AFRICA } from './cuisines/middle-east-and-africa.ts';
import { CUISINES_PLANTS } from './cuisines/plants.ts';
import { CUISINES_SEA_AND_STEAK } from './cuisines/sea-and-steak.ts';
import { CUISINES_SPAIN_AND_PORTUGAL } from './cuisines/spain-and-portugal.ts';

/** The copy of every cuisine and kind of place. */
export const CUISINES: CopyLibrary['cuisines'] = {
  ...CUISINES_AMERICAN,
  ...CUISINES_ASIA,
  ...CUISINES_DAY,
  ...CUISINES_EUROPE,
  ...CUISINES_ITALY_AND_FRANCE,
  ...CUISINES_JAPAN_AND_KOREA,
  ...CUISINES_LATIN_AMERICA,
  ...CUISINES_MIDDLE_EAST_AND_AFRICA,
  ...CUISINES_BARS_AND_TRUCKS,
  ...CUISINES_MEXICO,
  ...CUISINES_PLANTS,
  ...CUISINES_SPAIN_AND_PORTUGAL,
  ...CUISINES_SEA_AND_STEAK,
};

/** For restaurants whose cuisine is unknown. */
export const GENERAL_CUISINE: CuisineCopy = {
  food: 'good food',
  hero: [
    'Good food and time to enjoy it.',
    'Good food in {town}, made with care.',
    'Food worth getting together for.',
    'Cooked with care, meant to be enjoyed.',
    'Simple pleasures and generous flavor.',
    'Something good, shared with people you like.',
    'Good flavor on a full plate.',
    'Something good in {town}, made with care.',
  ],
  about: [
    'Good food is worth [a little time|making time for|sharing].',
    'A good meal makes [long days|busy weeks|ordinary days] better.',
    'Good food brings people together.',
    'Good flavors can speak for themselves.',
    'Good company makes [everything|good food|simple food] taste better.',
    'Conversation comes easily over good food.',
    'Sharing makes food [taste better|more fun|an occasion].',
    'Simple things deserve real attention.',
    'Care is [easy to taste|part of the flavor|what counts].',
    'A generous plate is a kind welcome.',
    'Eating well is time well spent.',
    'Familiar flavors can be a comfort.',
    'Small pleasures make [the week|a day|life] brighter.',
    'Conversation flows over something good.',
  ],
  sampleDishes: [
    { name: 'Soup of the day', course: 'starters', family: 'soup' },
    { name: 'Garden salad', course: 'starters', family: 'salad' },
    { name: 'Roast chicken', course: 'mains', family: 'chicken' },
    { name: 'Roasted vegetable plate', course: 'mains', family: 'vegetables' },
    { name: 'Chocolate cake', course: 'desserts', family: 'cake' },
    { name: 'Lemonade', course: 'drinks', family: 'lemonade' },
  ],
};
