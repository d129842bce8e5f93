import type { CopyLibrary } from '../../copy-library.ts';

export const CUISINES_MEXICO: CopyLibrary['cuisines'] = {
  mexican: {
    food: 'Mexican food',
    hero: [
      'Warm tortillas, bright salsa, and [good company|melted cheese|crisp edges].',
      'Tortillas, salsa, and [good friends|plenty of lime|a full plate].',
      'Spicy, cheesy, [crunchy|saucy|tangy], and made to share.',
      'Bring [the family|your friends|an appetite] and [pass the salsa|share the chips|come hungry].',
      'Lime, chiles, and [a warm tortilla|good company|something cheesy].',
      'Hungry for Mexican food in {town}? [Come see us|Come on in|Come hungry].',
    ],
    about: [
      'A warm tortilla, [a little salsa|some beans|bright cilantro], and [some lime|melted cheese|tender meat]: hard to beat.',
      'Mild or spicy, [cheesy|saucy|soft] or crunchy, [you can have it all|share it all|add a little lime].',
      'Mexican food is for [birthdays|Fridays|families], and for [plain old Tuesdays|hungry friends|good news].',
      'Take a tortilla, [add salsa|squeeze some lime|pick a filling], and [take a big bite|fold it up|pass the plate].',
      'Share a few plates, [trade bites|add lime|catch up], and [pass the salsa|have seconds|find a new favorite].',
      'Rice and beans [make the plate|fill you up|go with everything], and [salsa makes it lively|lime makes it bright|cheese never hurts].',
      'Food full of [color|spice|crunch] [brings people together|makes friends hungry|turns Tuesday into a party].',
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
      'Warm tortillas, [good salsa|plenty of lime|bold fillings], and tacos.',
      'Tacos make [lunch|a long day|any day] better.',
      'One taco is never enough.',
      'Bring a friend and [share tacos|order extra|eat tacos].',
      'Grab a taco and [a napkin|add some salsa|squeeze the lime].',
      'Craving tacos in {town}? [Come see us|We’ve got you|Come and get some].',
    ],
    about: [
      'A good taco has [a bold filling|some heat|some crunch], [a warm tortilla|bright salsa|a little onion], and some lime.',
      'Add some salsa, [squeeze some lime|grab a napkin|add cilantro], and [take a bite|lean in|order one more].',
      'Order a few tacos, [soft ones|spicy ones|one each], and [find a favorite|share|compare with a friend].',
      'Tacos are good for [lunch breaks|birthdays|game days|good news] and [Tuesdays|hungry friends|big families].',
      'Tacos are [warm|messy|saucy] and [gone in a few bites|worth the napkins|hard to stop eating].',
      'Eat tacos hot, [two by two|with friends|with napkins], and [add more lime|lean over the plate|enjoy every bite].',
      'Mild or spicy, [soft or crisp|simple or loaded|meaty or not], tacos [make people happy|suit everyone|disappear fast].',
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
