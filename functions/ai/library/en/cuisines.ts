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
    'Good food, [good company|easy conversation|familiar faces], and [no dishes to do|nothing to clean up|time to enjoy it].',
    'Come hungry and bring [a friend|the family|someone you love].',
    'Take a break [from cooking|from dishes|this week] and [eat with us|let us feed you|enjoy a good meal].',
    'Bring [your appetite|your favorite people|a hungry friend]. [We’ll do the rest|We’ll feed you well|You won’t be sorry].',
    'Hungry? [Come on in|Come see us|You’re in the right place].',
    'Hungry in {town}? [Come eat with us|Come see us|Stop by].',
    'Good food tastes better with [friends|family|company].',
    'A good meal can fix [long days|bad Mondays|busy weeks].',
  ],
  about: [
    'A good meal helps everyone [slow down|relax|catch up].',
    '[Friends|Families|Neighbors] feel closer over [a shared meal|good food|something to share].',
    'Order what sounds good, [share it|trade bites|linger], and [try something new|enjoy the company|stay a while].',
    'Birthdays, [reunions|good news|long weeks], and [plain weekdays|rainy days|slow Sundays] deserve good food.',
    'Come with [a crowd|the family|friends] or [by yourself|with a good book|all on your own]. You’re welcome.',
    'No cooking, [no dishes|no shopping|no cleanup], just [a good plate of food|people you like|something good to eat].',
    'It’s easier to [talk|laugh|relax] over [good food|a shared plate|something good to eat].',
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
