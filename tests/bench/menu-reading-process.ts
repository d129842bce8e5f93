import { readProfile } from '#functions/ai/readers/read-profile.ts';
import { MAX_READ_LENGTH } from '#shared/profile/profile-reading.ts';
import { processorTime } from './bench-figure.ts';

const CONTEXT = { region: 'US', language: '', currency: 'USD', today: '2026-11-28' };
const NAMES = [
  'Margherita',
  'Tonkotsu Ramen',
  'Grilled Octopus',
  'House Salad',
  'Steak Frites',
  'Fish & Chips',
];
const WORDS = ['with tomato, basil and mozzarella', 'slow cooked for 12 hours', 'vegetarian, contains nuts'];

/** Dishes under headings, every second one with a description. */
function aMenu(): string {
  let menu = '';
  for (let dish = 0; menu.length < MAX_READ_LENGTH; dish += 1) {
    if (dish % 20 === 0) menu += `\nCourse ${dish / 20 + 1}\n`;
    menu += `${NAMES[dish % NAMES.length]} No. ${dish} ..... $${5 + (dish % 30)}.50\n`;
    if (dish % 2 === 0) menu += `${WORDS[dish % WORDS.length]}\n`;
  }
  return menu.slice(0, MAX_READ_LENGTH);
}

const menu = aMenu();

function secondsToRead(): { seconds: number; dishes: number } {
  const startedAt = processorTime();
  const { proposals } = readProfile(menu, CONTEXT);
  const seconds = (processorTime() - startedAt) / 1000;
  return { seconds, dishes: proposals.filter(({ field }) => field === 'dishes').length };
}

const first = secondsToRead();
const second = secondsToRead();
console.log(JSON.stringify({ first: first.seconds, second: second.seconds, dishes: first.dishes }));
