import { englishSpan } from './clock.ts';
import { englishFeast } from './feast-name.ts';
import { englishWishes } from './feast-wishes.ts';
import type { PostWords } from './post-words.ts';

/** Names before which no "the" can stand: "Half a dozen oysters", "Our daily bread", "12 wings". */
const HAS_ITS_ARTICLE =
  /^(?:an?|the|half|our|my|your|two|three|four|five|six|dozen|le|la|les|el|los|las|il|lo|gli|der|die|das|un|una|une|\d+)(?![\p{L}])/iu;

/** "Thursday, November 26," before its verb. */
const asSubject = (day: string) => (day.includes(',') ? `${day},` : day);

const PARTS = { morning: 'morning', midday: 'lunchtime', afternoon: 'afternoon', evening: 'evening' };

export const ENGLISH_POST_WORDS: PostWords = {
  and: 'and',
  span: englishSpan,
  price: (dish, price) => [
    `${dish}, ${price}.`,
    ...(dish.includes(' for ') ? [] : [`${dish} for ${price}.`]),
    ...(dish.includes(')') ? [] : [`${dish} (${price}).`]),
  ],
  dish: (dish, day) => [
    `${dish}.`,
    ...(HAS_ITS_ARTICLE.test(dish) ? [] : [`Ask for the ${dish}.`, `Have you tried the ${dish}?`]),
    ...(day === '' ? [] : [`${day} plan: ${dish}.`, `${day} calls for this: ${dish}.`]),
  ],
  also: (list) => [
    `Also on the menu: ${list}.`,
    `Next to it on the menu: ${list}.`,
    `Then there is ${list}.`,
  ],
  pair: (first, second) => [
    `${first} or ${second}?`,
    `${first} vs. ${second}.`,
    `${first} first, or ${second}?`,
    `Undecided: ${first} or ${second}.`,
  ],
  ask: ['Which would you order?', 'Your vote?', 'Pick a side.', 'Tell us in the comments.', 'Be honest.'],
  dayPart: (day, part) => `${day} ${PARTS[part]}`,
  open: (day, span) => [
    `Open ${day}, ${span}.`,
    `${day}: ${span}.`,
    `${day} hours: ${span}.`,
    `We’re open ${day}, ${span}.`,
  ],
  hours: (span) => [`Open ${span}.`, `Hours: ${span}.`],
  service: (name, day, span) => [
    `${name} on ${day}: ${span}.`,
    `${name}, ${day}: ${span}.`,
    `${name} runs ${span} on ${day}.`,
  ],
  closed: (occasion, day) => [
    `We’re closed on ${englishFeast(occasion)}, ${day}.`,
    `No service on ${englishFeast(occasion)} (${day}).`,
    `${occasion}, ${day}. We’re closed.`,
  ],
  back: (day, span, house) => [
    `Back ${day}, ${span}.`,
    `See you ${day}, ${span}.`,
    `Doors open again ${day}, ${span}.`,
    `${house} is back ${day}, ${span}.`,
  ],
  occasion: (name, day, house) => [
    `${englishFeast(name)} is ${day}.`,
    `${asSubject(day)} is ${englishFeast(name)}.`,
    `${name}: ${day}.`,
    `Coming up: ${name}, ${day}.`,
    `${name} at ${house}: ${day}.`,
    `On ${asSubject(day)} ${house} celebrates ${englishFeast(name)}.`,
  ],
  occasionOpen: (name, day, span) => [
    `${name}, ${day}. Open ${span}.`,
    `Open on ${englishFeast(name)}: ${day}, ${span}.`,
    `${asSubject(day)} is ${englishFeast(name)}. We’re open ${span}.`,
    `${name} with us: ${day}, ${span}.`,
  ],
  today: (name) => [
    `Today is ${englishFeast(name)}.`,
    `It’s ${englishFeast(name)} today.`,
    `${name}: that’s today.`,
  ],
  table: ['Who’s coming?', 'See you then.', 'Save the date.'],
  wish: englishWishes,
  menu: (name, price) =>
    price === ''
      ? [`${name}.`]
      : [
          `${name}, ${price}.`,
          `${name}: ${price}.`,
          ...(name.includes(' for ') ? [] : [`${name} for ${price}.`]),
        ],
  offer: [
    'Save this.',
    'Pass it on.',
    'One for you.',
    'From us.',
    'Take note.',
    'Tell a friend.',
    'Who’s in?',
    'Come by.',
    'Bring someone along.',
    'Now you know.',
    'See you soon?',
    'Mark it down.',
  ],
  diet: {
    vegan: (list) => `Vegan on our menu: ${list}.`,
    vegetarian: (list) => `Vegetarian on our menu: ${list}.`,
    pescatarian: (list) => `Fish, no meat: ${list}.`,
    halal: (list) => `Halal on our menu: ${list}.`,
    kosher: (list) => `Kosher on our menu: ${list}.`,
    gluten_free: (list) => `Gluten-free on our menu: ${list}.`,
  },
  book: (where) => [`Book a table: ${where}`, `Reserve: ${where}`, `Tables: ${where}`],
  order: (where) => [`Order online: ${where}`, `Order ahead: ${where}`],
  wholeMenu: (where) => [`More at ${where}`, `Read on: ${where}`],
  call: (phone) => [`For a table, call ${phone}.`, `Reserve by phone: ${phone}.`, `Call ${phone} to book.`],
  find: (place) => [`Find us at ${place}.`, `We’re at ${place}.`, `Where: ${place}.`],
  stop: 'Reply STOP to opt out.',
  quiet: ['On the menu now.', 'From our menu.', 'Worth the evening.', 'Take your time with it.'],
  season: {
    winter: ['Coat off, sit down.', 'Warm hands first.', 'Long nights want long dinners.'],
    spring: ['Longer evenings, later dinners.', 'Winter is over.', 'The days are getting longer.'],
    summer: ['Leave your own stove off.', 'Long days, late tables.', 'Too warm to cook at home.'],
    autumn: ['Sweater weather, warm table.', 'The evenings come earlier now.', 'Come in, it’s dark early.'],
  },
  lines: {
    pasta: ['Twirl, don’t cut.', 'Elbows in, fork ready.', 'Sharing is optional.', 'Keep the napkin close.'],
    pizza: [
      'Fold it or fork it.',
      'Crust first is allowed.',
      'The last slice is a negotiation.',
      'Eat it while it’s hot.',
    ],
    noodles: ['Slurping is allowed.', 'Lean over the bowl.', 'Chopsticks up.', 'Wear the dark shirt.'],
    soup: ['Spoon first, talk later.', 'Hands around the bowl.', 'Let it cool? Never.'],
    dumplings: ['Dip, bite, repeat.', 'Count them before you share.', 'Mind the first bite.'],
    tacos: ['Tilt your head, not the taco.', 'Napkins are not optional.', 'Eat standing if you must.'],
    burger: ['Both hands, no phone.', 'It will drip. Lean forward.', 'Fork and knife? Your call.'],
    grill: ['Sleeves up.', 'Knife, fork, silence.', 'Bring an appetite.'],
    seafood: ['Sleeves up for this.', 'For the fish-first crowd.', 'Order it before the table does.'],
    greens: ['Not a side dish.', 'Order it for the table.', 'Forks out, everyone.'],
    rice: ['Down to the last grain.', 'A spoon does it better.', 'Scrape the bowl.'],
    sweet: ['Leave room, or start here.', 'Spoons for the whole table.', 'Dessert counts as dinner.'],
    bakery: ['Crumbs are part of it.', 'Share the last bite. Or don’t.', 'Get there before it’s gone.'],
    coffee: ['First sip, then the inbox.', 'Sit down for it.', 'Mornings are negotiable.'],
    drinks: [
      'Put the phone away, clink.',
      'Somebody has to order first.',
      'Raise it before you photograph it.',
    ],
    any: ['Read the menu, order this anyway.', 'Order this, then read on.', 'Save room for it.'],
  },
};
