import type { CopyLibrary } from '../../copy-library.ts';

export const CUISINES_SEA_AND_STEAK: CopyLibrary['cuisines'] = {
  seafood: {
    food: 'seafood',
    hero: [
      'Fish, shellfish, or [a little of both|something new|both]? Take your pick.',
      'Sweet, briny, and [good with lemon|made to share|a little buttery].',
      'Craving seafood? [Come see us|Come on in|Bring a friend].',
      'Butter, lemon, and [good seafood|good company|a taste of the sea].',
      'Bring [a friend|the family|an appetite] and share some seafood.',
      'Seafood makes [any day|a plain Tuesday|date night] feel like the coast.',
      'Craving seafood in {town}? [Come see us|Come on in|Come hungry].',
    ],
    about: [
      'Seafood is tender and briny, and [a squeeze of lemon|a little butter|good company] makes it shine.',
      'Crack a shell, pass the lemon, and [take your time|enjoy the company|dip it in butter].',
      'Raw, [grilled|steamed|fried], or baked, seafood goes well with lemon.',
      'A plate of seafood makes [an ordinary day|a birthday|a date] feel like a trip to the shore.',
      'Start with something cold and [finish with something warm|share something fried|take your time].',
      'Flaky, tender, and [buttery|briny|sweet], good seafood is worth slowing down for.',
      'This is a treat for [birthdays|dates|visiting parents] and for anyone who misses the beach.',
    ],
    gallery: [
      'Shells, lemon, and [melted butter|crushed ice|a taste of the sea].',
      'Seafood, [close up|in pictures|on ice].',
      'A look at [the seafood|the catch|what’s on ice].',
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
      'A good steak and [good company|no hurry|someone to share it with].',
      'A deep sear, [a tender center|a sharp knife|a little salt], and time to enjoy it.',
      'Rare, [medium rare|medium|medium well], or well done: your steak, your way.',
      'Craving a steak? [Come see us|Join us|You’re in the right place].',
      'Celebrate [something big|a good week|a birthday] over a good steak.',
      'Steak is for [birthdays|anniversaries|big news] and long weeks.',
      'Craving a steak in {town}? [Come see us|Join us|Come hungry].',
    ],
    about: [
      'A good steak is dark outside and [tender|juicy|soft] inside.',
      'Order your steak your way, [take your time|share a side or two|pour something red], and enjoy every bite.',
      'Steak makes [a birthday|an anniversary|a good week] feel like an occasion.',
      'A hot plate, a sharp knife, and [good company|something on the side|a little quiet] are all you need.',
      'Share a few sides and [save room for dessert|stay a while|trade a bite or two].',
      'This is a meal worth [dressing up for|slowing down for|the whole evening].',
      'Savor the first cut: [a crisp edge|a deep sear|a juicy middle] and a little salt.',
    ],
    gallery: [
      'Dark crust, [rosy centers|sharp knives|hot plates], and good company.',
      'Steak, [close up|sliced and seared|in pictures].',
      'A look at the steaks.',
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
