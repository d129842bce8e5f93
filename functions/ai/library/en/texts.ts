import type { CopyLibrary } from '../copy-library.ts';

/**
 * A whole text is a greeting, an offer, and " Reply STOP to opt out." in 160 characters. Only characters of GSM-7, so
 * apostrophes are straight here: one curly one would halve what fits.
 */
export const TEXTS: CopyLibrary['texts'] = {
  greetingNamed: [
    "[Hi|Hey|Hello] {first}, it's {name}.",
    '{first}, {name} here.',
    'Hey {first}! {name} misses you.',
    '{name}: {first}, long time no see.',
    "{name}: it's been too long, {first}!",
    '{name}: hungry yet, {first}?',
    'Hi {first}, {name} saved you a seat.',
    '{name}: come back soon, {first}.',
    'Hello {first}, remember {name}?',
    '{name}: any plans, {first}?',
    '{first}, a [note|nudge|hello] from {name}.',
    '{name}: {first}, we miss you!',
    'Psst, {first}! {name} here.',
    '{name}: {first}, skip the cooking.',
  ],
  greeting: [
    "{name}: it's been too long!",
    '{name}: long time no see.',
    '{name} here. [Hungry|Miss us|Any plans]?',
    '{name} saved you a seat.',
    'Hi from {name}!',
    '{name}: we miss you!',
    '{name}: come back soon.',
    'A [note|nudge|hello] from {name}.',
    '{name}: what are you eating?',
    "It's {name}. Remember us?",
    'Guess who? {name}.',
    '{name}: no plans? Good.',
    '{name}: your usual misses you.',
    '{name}: the fridge can wait.',
  ],
  offer: [
    'Get {offer}. Code {code}.',
    "Here's {offer}. Say {code}.",
    'Come get {offer} by {date}. Code {code}.',
    "It's {offer} until {date}. Code {code}.",
    'For you: {offer}. Show code {code}.',
    'This is yours: {offer}, code {code}.',
    'Say {code} and get {offer}.',
    'Use {code} to get {offer} until {date}.',
    'Show {code}, get {offer}. Ends {date}.',
    "We've got {offer} for you. Say {code}.",
    'Code {code} gets you {offer}.',
    'Come hungry: {offer} with {code}.',
    'Through {date}: {offer}. Just say {code}.',
    "You're due: {offer} with code {code}.",
  ],
};
