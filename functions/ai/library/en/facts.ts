import type { CopyLibrary } from '../copy-library.ts';

/** Sentences with one fact each, for posts. */
export const FACTS: CopyLibrary['facts'] = {
  service: [
    '{service} on {day}: {hours}.',
    '{day} {service}: {hours}.',
    'On {day}: {service}, {hours}.',
    '{service}, {day}, {hours}.',
  ],
  again: [
    'We’re open again {day}, {hours}.',
    'Next open: {day}, {hours}.',
    '{name} opens again {day}, {hours}.',
    'See you {day}, {hours}.',
    'Back {day}, {hours}.',
  ],
  occasion: [
    '{occasion}: {day}.',
    'Coming up: {occasion}, {day}.',
    'On the calendar: {occasion}, {day}.',
    '{day}: {occasion}.',
    'Write it down: {occasion}, {day}.',
    'Circle it: {occasion}, {day}.',
  ],
  today: [
    'Today: {occasion}.',
    'It’s here: {occasion}.',
    'On the calendar today: {occasion}.',
    '{occasion}. Yes, today.',
    'Guess what today is: {occasion}.',
    'Today’s holiday, big or small: {occasion}.',
  ],
  closed: [
    '{occasion}, {day}: we’re closed.',
    'Closed: {occasion}, {day}.',
    'On {occasion}, {day}, we’re closed.',
    '{day} is {occasion}, and we’re closed.',
    '{name} is closed: {occasion}, {day}.',
  ],
  hours: [
    'Open that day: {hours}.',
    'We’re open, {hours}.',
    'Our hours: {hours}.',
    'Doors open {hours}.',
    'That day, {hours}.',
    'Hours: {hours}.',
  ],
  price: [
    '{dish}, {price}.',
    '{dish}: {price}.',
    'For the record, {dish}: {price}.',
    'On the menu: {dish}, {price}.',
  ],
  wish: [
    'A happy {occasion} from {name}.',
    '{name} wishes you a good {occasion}.',
    'From all of us at {name}: happy {occasion}.',
    '{occasion}: a warm hello from {name}.',
    'Happy {occasion}, says {name}.',
    'To you and yours from {name}: a good {occasion}.',
  ],
  words: {
    today:
      /\b(?:today|tonight|now|right away|this (?:morning|afternoon|evening)|any minute|on the way home)\b/i,
    evening: /\b(?:tonight|evenings?|nights?|dinner|after work|bedtime)\b/i,
  },
  stop: 'Reply STOP to opt out.',
};
