import type { CopyLibrary } from '../copy-library.ts';

/** Questions about food, drinks, takeout, and delivery. */
export const FAQ_ON_FOOD = {
  allergies: {
    question: [
      'What if I have a food allergy?',
      'Can you cook around allergies?',
      'Who do I tell about allergies?',
    ],
    suggested: [
      'Tell us before you order, and we’ll [go through the menu with you|check every ingredient|say what we can and can’t do].',
      'We can leave out ____, but our kitchen uses ____ every day.',
      'Please tell us [when you order|before you order|first]. The kitchen will [say what fits|adapt what it can|be straight with you].',
      'Tell [your server|anyone on the floor|whoever takes your order]. We’ll check with the kitchen.',
    ],
  },
  gluten_free: {
    question: ['Do you have gluten-free options?'],
    suggested: [
      'Yes. Ask, and we’ll point them out.',
      'The ____ and the ____ are made without gluten.',
      'We do, but there’s ____ in our kitchen. Tell us if you’re [sensitive|celiac|unsure].',
    ],
  },
  vegetarian: {
    question: ['Do you have vegetarian dishes?'],
    suggested: [
      'Start with the ____ or the ____.',
      'Yes. Ask, and we’ll name them.',
      'Several. We can also make the ____ without meat.',
    ],
  },
  vegan: {
    question: ['Do you have vegan options?'],
    suggested: [
      'Yes: the ____, and the ____ if you ask.',
      'Tell us, and we’ll leave out ____.',
      'A few. Ask us which ones [today|on the day|when you order].',
    ],
  },
  halal_kosher: {
    question: ['Is your meat halal?', 'Do you have halal or kosher options?'],
    suggested: [
      'Our ____ is halal, certified by ____.',
      'We’re not certified, but the ____ is ____.',
      'Please ask us about ____ before you order.',
    ],
  },
  spice_level: {
    question: ['How spicy is it?', 'Can I get it mild?', 'How hot is hot?'],
    suggested: [
      'Most dishes can be made [milder|gentler|tamer], or hotter. Just say so.',
      'The ____ is mild. The ____ is not.',
      'We go from ____ to ____. Start [low|in the middle|small] and work up.',
    ],
  },
  drinks: {
    question: ['What do you have to drink?'],
    suggested: [
      'We pour ____, ____, and ____.',
      'Try the ____ with the ____.',
      'There’s ____ for grown-ups and ____ for everyone.',
    ],
  },
  cake: {
    question: ['Can I bring my own cake?', 'Do you make birthday cakes?'],
    suggested: [
      'Yes, and we’ll keep it cold and [find the candles|cut it for you|lend you plates].',
      'You can, for a cutting fee of ____.',
      'Order one from us ____ days ahead.',
    ],
  },
  happy_hour: {
    question: ['Do you have a happy hour?'],
    suggested: [
      'From ____ to ____, on ____.',
      'Yes: ____ and ____ for ____.',
      'It’s on ____, at the bar and ____.',
    ],
  },
  brunch: {
    question: ['Do you serve brunch?'],
    suggested: [
      'On ____, from ____ to ____.',
      'Yes, and the ____ is what people get up for.',
      'Every ____. Call ahead if you’re more than ____.',
    ],
  },
  lunch: {
    question: ['Are you open for lunch?', 'Do you do lunch?'],
    suggested: [
      'Yes, on ____ from ____ to ____.',
      'We do. The lunch menu has ____ and ____.',
      'Only on ____. Call ahead if you’re in a hurry.',
    ],
  },
  takeout: {
    question: ['Can I get food to go?', 'Do you do takeout?'],
    suggested: [
      'Order ahead, and it’s packed when you [arrive|get here|pull up].',
      'Yes. Call us with your order, and [we’ll have it ready|we’ll pack it up|we’ll tell you when to come].',
      'Yes, almost everything on the menu [travels well|can be packed|goes home with you].',
      'Call ____, and pick it up ____.',
      'Everything except ____ travels well.',
    ],
  },
  delivery: {
    question: ['Do you deliver?', 'Can you bring it to my door?'],
    suggested: [
      'Yes, as far as ____.',
      'We deliver through ____, from ____ to ____.',
      'Not ourselves, but ____ does.',
    ],
  },
  online_ordering: {
    question: ['Can I order online?'],
    suggested: [
      'Yes, at ____.',
      'Order at ____, and pay ____.',
      'Not yet. Call ____ and we’ll take it down.',
    ],
  },
  catering: {
    question: ['Do you cater?', 'Can you feed an event at our place?'],
    suggested: [
      'Yes, for ____ to ____ people.',
      'We do. Give us ____ days’ notice.',
      'Call ____ with the date and a head count.',
    ],
  },
  sharing: {
    question: ['What’s good to share?', 'We’re two and can’t agree. What should we order?'],
    suggested: [],
  },
  dessert: {
    question: ['Is there dessert?', 'What’s for dessert?'],
    suggested: [],
  },
} as const satisfies Partial<CopyLibrary['faq']>;
