import type { CopyLibrary } from '../../copy-library.ts';

export const CUISINES_MEXICO: CopyLibrary['cuisines'] = {
  mexican: {
    food: 'Mexican food',
    hero: [
      'Warm tortillas, bright salsa, and [good company|a squeeze of lime|a big appetite].',
      'Craving Mexican food? [Come see us|Come on in|Bring your friends].',
      'Tortillas, salsa, and [good friends|plenty of lime|a full plate].',
      'Spicy, cheesy, [crunchy|saucy|tangy], and made to share.',
      'Bring [the family|your friends|a big appetite] and enjoy Mexican food together.',
      'Lime, chiles, and [a warm tortilla|good company|something cheesy].',
      'Hungry for Mexican food in {town}? [Come see us|Come on in|Come hungry].',
    ],
    about: [
      'A warm tortilla, a little salsa, and [a squeeze of lime|melted cheese|tender meat] are hard to beat.',
      'Mild or spicy, [cheesy or saucy|soft or crunchy|rolled or folded], there’s something for everyone.',
      'Mexican food is for [birthdays|family meals|game days] and for plain old Tuesdays.',
      'Take a warm tortilla, [add salsa|squeeze some lime|pick a filling], and enjoy a big bite.',
      'Share a few plates and [pass the salsa|trade bites|find a new favorite].',
      'Rice and beans make the plate, and [salsa makes it lively|lime makes it bright|a warm tortilla finishes it].',
      'This is food full of [color|spice|crunch] that brings people together.',
    ],
    gallery: [
      'Tortillas, salsa, and [bright lime|melted cheese|warm colors].',
      'A look at [the plates|the colors|what’s on the plate], salsa included.',
      'Mexican food, [close up|in pictures|full of color].',
    ],
    sampleDishes: [
      { name: 'Guacamole and chips', course: 'starters', family: 'guacamole' },
      { name: 'Chicken enchiladas verdes', course: 'mains', family: 'enchiladas' },
      { name: 'Carne asada tacos', course: 'mains', family: 'tacos' },
      { name: 'Pork tamales', course: 'mains', family: 'tamales' },
      { name: 'Tres leches cake', course: 'desserts', family: 'cake' },
      { name: 'Horchata', course: 'drinks', family: 'drink' },
    ],
  },
  tacos: {
    food: 'tacos',
    hero: [
      'Warm tortillas, [good salsa|plenty of lime|bold fillings], and tacos for everyone.',
      'Hungry for tacos? [Come see us|Come on in|You’re in the right place].',
      'Tacos make [lunch|a long day|any day] better.',
      'One taco is never enough.',
      'Bring a friend and [share some tacos|order a few tacos each|get tacos].',
      'Grab a taco and [a napkin|add some salsa|squeeze the lime].',
      'Craving tacos in {town}? [Come see us|We’ve got you|Come and get some].',
    ],
    about: [
      'A good taco is a warm tortilla, [a bold filling|something tender|something crisp], and a squeeze of lime.',
      'Add some salsa, squeeze some lime, and [take a bite|lean in|order one more].',
      'Order a few different tacos and [find a favorite|share|compare with a friend].',
      'Tacos are good for [lunch breaks|birthdays|game days] and any other time you’re hungry.',
      'Tacos are warm, messy, and [gone in a few bites|worth the napkins|hard to stop eating].',
      'Eat tacos hot, [one after another|with a friend|with extra napkins], and enjoy every bite.',
      'Mild or spicy, [soft or crisp|simple or loaded|meaty or not], there’s a taco for everyone.',
    ],
    gallery: [
      'Tacos, [close up|in pictures|with plenty of lime].',
      'Warm tortillas, bright salsa, and [crisp edges|lime|bold fillings].',
      'See a taco you like? [Come and get it|Come hungry|Order two].',
    ],
    sampleDishes: [
      { name: 'Chips and salsa', course: 'starters', family: 'starter' },
      { name: 'Tacos al pastor', course: 'mains', family: 'tacos' },
      { name: 'Fish tacos', course: 'mains', family: 'tacos' },
      { name: 'Cheese quesadilla', course: 'mains', family: 'quesadilla' },
      { name: 'Churros', course: 'desserts', family: 'doughnuts' },
      { name: 'Agua de jamaica', course: 'drinks', family: 'drink' },
    ],
  },
};
