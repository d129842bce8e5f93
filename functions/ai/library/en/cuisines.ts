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

/** For a restaurant of which no cuisine is known. */
export const GENERAL_CUISINE: CuisineCopy = {
  food: 'good food',
  hero: [
    'Good food, [good company|easy conversation|familiar faces], and no dishes to do.',
    'Come hungry and bring [a friend|the family|someone you love].',
    'Take a break from cooking and [eat with us|let us feed you|enjoy a good meal].',
    'Bring [your appetite|your favorite people|a hungry friend]. We’ll take care of the rest.',
    'Hungry? [Come on in|Come see us|You’re in the right place].',
    'Hungry in {town}? [Come eat with us|Come see us|Stop by].',
    'Good food tastes even better with [friends|family|good company].',
    'A good meal can make [a long day|an ordinary day|a busy week] better.',
  ],
  about: [
    'A good meal helps everyone [slow down|relax|catch up].',
    '[Friends|Families|Neighbors] feel closer over a shared meal.',
    'Order what sounds good and [share a bite|take your time|enjoy the company].',
    'Birthdays, [reunions|good news|long weeks], and plain weekdays deserve a good meal.',
    'Come with a crowd or [by yourself|with a good book|with one old friend]. You’re welcome either way.',
    'No cooking, no dishes, just [a good plate of food|time with people you like|something good to eat].',
    'It’s easier to [talk|laugh|relax] when there’s something good to eat.',
  ],
  gallery: [
    'A look at what’s on the plate.',
    'Good food, [close up|up close|in pictures].',
    'See something you like? [Come and taste it|Come hungry|Come try it].',
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
