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
    'The fridge is [empty|uninspired|all condiments], and you’ve had [a day|a week|enough of the microwave]. Come eat something [hot|good|you didn’t plan].',
    'Bring somebody you’ve [been meaning to see|owed a call|missed]. The food will handle [the silences|the rest|the icebreaking].',
    'You could scrub pans [tonight|after dinner|until bedtime]. Or you could [leave them|stack them|ignore them] and eat with us.',
    'There’s a [catch-up|birthday|long talk] that keeps getting moved. Pick [a night|a dish|an hour] and stop moving it.',
    'Order something you’d never [cook|attempt|clean up after] at home. That’s [half the point|what going out is for|reason enough].',
    'Some evenings need [a plate in front of them|other people’s cooking|a change of walls]. You’ll know [by the yawning|when the couch wins|it’s one of those].',
    'Good news, [bad news|no news|gossip]: it all sounds better over [a hot plate|dinner|something you can share].',
    'Ask around the house who’s [hungry|cooking|bored]. Then get [your coats|everyone’s shoes on|in the car] and come see us.',
    'A meal out is [the shortest vacation|a very small vacation|the easiest holiday] you can take on [a weekday|your lunch break|a whim].',
    'What sounds good? [You don’t have to know yet.|Start with “hungry.”|Take your time.] Come read [the menu|it over|a few lines] with somebody you like.',
  ],
  about: [
    'There are evenings when [the couch|a frozen pizza|cereal for dinner] won’t do, and it’s good to have [a place in mind|somewhere to go|a table in mind].',
    'Eat with [a friend|your family|a good book], talk about [nothing|everything|the neighbors], and let somebody else wash up.',
    'A plate of food between [two people|old friends|sisters] has [ended feuds|started a lot of things|saved many a Tuesday].',
    'Come [straight from work|dressed up|in your weekend sweater], and bring an appetite [of any size|and a story|you’ve been saving].',
    'You’ll know what to order when you [see it go by|stop overthinking|hear the next table].',
    'Birthdays that fall on [a weekday|the wrong day|a Monday] deserve dinner, too, and so do [small victories|long weeks|people you don’t see enough].',
    'It’s easier to [listen|laugh|forgive somebody] when you’re warm and there’s [a fork in your hand|something to share|another bite].',
    'Share a starter, [guard your main|trade a bite|compare plates], and take a vote on dessert.',
    'Everybody has one friend who [never knows what to get|orders for the table|eats off your plate], and every dinner needs that friend.',
    'Make the evening as [short|long|loud] as you like. Nobody has to [cook|clean|decide what’s for dinner].',
  ],
  gallery: [
    'A look around the table, [before the forks|while it’s hot|and at the plates].',
    'Hungry? This [won’t help|could be your plate|is where it starts].',
    'A few good [reasons to go out|minutes at the table|bites], in pictures.',
    'What you could be [eating|sharing|smelling] right now.',
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
