import type { CopyLibrary } from '../../copy-library.ts';

export const CUISINES_SEA_AND_STEAK: CopyLibrary['cuisines'] = {
  seafood: {
    food: 'seafood',
    hero: [
      'Fish or shellfish? [Have both|Take your pick|Try something new].',
      'Sweet, briny, and [good with lemon|made to share|a little buttery].',
      'Butter, lemon, and [good seafood|good company|tender shrimp].',
      'Bring [a friend|the family|an appetite] and share some seafood.',
      'Seafood makes [any day|a Tuesday|date night] [feel like vacation|taste like the coast|special].',
      'Craving seafood in {town}? [Come see us|Come on in|Come hungry].',
    ],
    about: [
      'Seafood is [tender|sweet|briny], and [lemon makes it shine|butter loves it|sharing makes it better].',
      'Crack a shell, [pass the lemon|melt some butter|grab a napkin], and [take your time|enjoy the company|dip it in butter|enjoy every bite].',
      'Raw, [grilled|steamed|fried], or baked, seafood [loves lemon|feels like a treat|is made for sharing].',
      'Seafood makes [a weekday|a birthday|a date] feel like [the shore|vacation|a summer trip].',
      'Start with something [cold|raw|light] and [finish with something warm|share something fried|take your time|enjoy every bite].',
      'Flaky, tender, and [buttery|briny|sweet], seafood is [worth slowing down for|good with lemon|easy to love|a small vacation].',
      'It’s a treat for [birthdays|dates|parents] and for [beach lovers|plain Tuesdays|anyone missing the coast].',
    ],
    sampleDishes: [
      { name: 'Oysters on the half shell', course: 'starters', family: 'oysters' },
      { name: 'Clam chowder', course: 'starters', family: 'chowder' },
      { name: 'Seared salmon with lemon', course: 'mains', family: 'salmon' },
      { name: 'Shrimp scampi', course: 'mains', family: 'shrimp' },
      { name: 'Key lime pie', course: 'desserts', family: 'pie' },
      { name: 'Glass of Sauvignon Blanc', course: 'drinks', family: 'wine' },
    ],
  },
  steakhouse: {
    food: 'steak',
    hero: [
      'A good steak and [good company|no hurry|a friend].',
      'A deep sear, [a tender center|a sharp knife|a little salt], and [good company|no hurry|plenty of time].',
      'Rare, [medium rare|medium|medium well], or well done: [your call|you choose|just ask].',
      'Celebrate [something big|a good week|a birthday] with steak.',
      'Steak is for [birthdays|anniversaries|big news] and [long weeks|old friends|good appetites].',
      'Craving a steak in {town}? [Come see us|Join us|Come hungry].',
    ],
    about: [
      'A good steak is [dark|seared|crusty] outside and [tender|juicy|soft] inside.',
      'Order steak your way, [slow down|share sides|add butter], and [enjoy every bite|take your time|pour something red|stay a while].',
      'Steak makes [birthdays|anniversaries|a good week] feel like [an occasion|a celebration|a bigger deal].',
      'A hot plate, [a sharp knife|a little salt|some butter], and [good company|something on the side|a little quiet|a good appetite]: that’s steak.',
      'Share a few sides, [trade bites|pour wine|talk], and [save room for dessert|stay a while|take your time|ask for seconds].',
      'A steak is worth [dressing up for|slowing down for|sharing], [bite by bite|with old friends|birthday or not].',
      'Savor the first cut: [a crisp edge|a deep sear|a juicy middle].',
    ],
    sampleDishes: [
      { name: 'Shrimp cocktail', course: 'starters', family: 'shrimp' },
      { name: 'Wedge salad', course: 'starters', family: 'salad' },
      { name: 'Ribeye', course: 'mains', family: 'steak' },
      { name: 'Filet mignon', course: 'mains', family: 'steak' },
      { name: 'Crème brûlée', course: 'desserts', family: 'custard' },
      { name: 'Old fashioned', course: 'drinks', family: 'cocktail' },
    ],
  },
};
