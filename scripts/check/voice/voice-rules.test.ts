import { expect, test } from 'vitest';
import { findFaults, splitSentences } from './voice-rules.ts';

const LONG = `${'word '.repeat(25)}word.`;

test.each([
  ['Your page stands here.', 'stands'],
  ['Whoever signs in can see it.', 'Whoever'],
  ['Nobody was texted.', 'Nobody'],
  ['Post the code by the till.', 'till'],
  ['Wait till Monday.', 'till'],
  ['We have mended the link.', 'mended'],
  ['Choose one of your pictures.', 'pictures'],
  ['Take it out.', 'Take it out'],
  ['The code was taken back.', 'taken back'],
  ['We can’t open it just now.', 'just now'],
  ['It is deleted for good.', 'for good'],
  ['It goes offline at once.', 'at once'],
  ['You cannot edit this.', 'cannot'],
  ['We could not load your photo.', 'could not'],
  ['Set up a second factor.', 'second factor'],
  ['Send an e-mail.', 'e-mail'],
  ['Loading your posts...', '...'],
  ['Delivered in the simulation.', 'simulation'],
  ['Loading what the ad brings in.', 'what the ad brings'],
  ['Two  spaces.', 'o  s'],
  ['Choose a colour.', 'colour'],
  ['The plan was cancelled.', 'cancelled'],
  ['Send us your enquiry.', 'enquiry'],
  ['We organise your menu.', 'organise'],
])('%s is a finding', (sentence, word) => {
  expect(findFaults(sentence)).toEqual([expect.stringContaining(`“${word}”`)]);
});

test('a sentence has at most 25 words', () => {
  expect(findFaults(LONG)).toEqual(['26 words: the limit is 25']);
  expect(findFaults(LONG.replace('word ', ''))).toEqual([]);
});

test.each([
  'We couldn’t load your photo. Choose it again.',
  'Your photos stand out.',
  'What does your website say?',
  'Guests who saw the ad for good reason came back.',
  'Takeout orders took 20 minutes.',
  'Choose a color for the center of the page.',
  'This is still loading…',
])('%s is fine', (sentence) => {
  expect(splitSentences(sentence).flatMap(findFaults)).toEqual([]);
});

test('a text is read sentence by sentence', () => {
  expect(splitSentences('Saved. Publish it at 8 a.m. tomorrow.\nDone? “Yes.” Good.')).toEqual([
    'Saved.',
    'Publish it at 8 a.m. tomorrow.',
    'Done?',
    '“Yes.”',
    'Good.',
  ]);
});
