import { expect, test } from 'vitest';
import type { BriefUse } from '#shared/profile/brief-lines.ts';
import { draftOfBrief } from '#tests/eval/draft-of-brief.ts';
import { briefLines } from './brief-lines.ts';

const LINE = 'no substitutions, ask for the birria on sundays';
const TEXT = `Taco truck in Tucson. ${LINE}. We grill over mesquite.`;
const WORDS = `${LINE}.`;

function pageWith(use: BriefUse, words = WORDS, text = TEXT) {
  const { published, facts } = draftOfBrief({ name: 'Mesa', text, choices: [{ words, use }] });
  const [{ sections }] = published.pages;
  return { ...sections, dishes: published.menu_items, facts, printed: JSON.stringify(published) };
}

test('a line that is about the restaurant is in its story', () => {
  expect(pageWith('about').about.content).toMatch(/No substitutions, ask for the birria on Sundays\./);
});

test('a line that is good to know is in the list of notes, and an answer has its question', () => {
  expect(pageWith('note').contact.notes).toBe('No substitutions, ask for the birria on Sundays.');
  const answers = pageWith('answer', 'dogs ok', 'Taco truck in Tucson. dogs ok').faq.items;
  expect(answers[0]).toEqual({ question: expect.stringMatching(/dog/i), answer: 'Dogs ok.' });
});

test('a line of dishes is on the menu, with prices where it has them', () => {
  const { dishes } = pageWith('dish', 'lengua 4, suadero', 'Taco truck in Tucson. lengua 4, suadero');
  expect(dishes.map(({ name, price }) => [name, price])).toEqual([
    ['Lengua', '4'],
    ['Suadero', ''],
  ]);
});

test('a line of hours is hours', () => {
  const text = 'Taco truck in Tucson. weekends when the lot is free';
  expect(pageWith('hours', 'weekends when the lot is free', text).contact.hours).toBe(
    'Weekends when the lot is free.',
  );
});

test('a line of hours keeps what the hours don’t say', () => {
  const line = 'Dinner Thursday to Saturday, two sittings, 6 and 8.30.';
  expect(pageWith('hours', line, `Restaurant in Kilkenny. ${line}`).contact.hours).toBe(line);
});

test('a request is followed, or its owner reads that it isn’t', () => {
  const text = 'Taco truck in Tucson. Use earthy tones. swap us with the bakery';
  expect(pageWith('request', 'Use earthy tones.', text).facts.wishes).toEqual(['Use earthy tones.']);
  const { facts, printed } = pageWith('request', 'swap us with the bakery', text);
  expect(facts.undone).toEqual(['We couldn’t do this: swap us with the bakery']);
  expect(printed).not.toContain('bakery');
});

test.each(['private', 'leave_out'] as const)('a line that is %s is not on the page', (use) => {
  expect(pageWith(use).printed).not.toMatch(/birria/i);
});

const CONTEXT = { region: '', language: '', currency: '', today: '2026-11-28' };
const linesOf = (text: string) => briefLines(text, [], CONTEXT).map(({ words, use }) => [words, use]);

test('without a kind, the first sentence is shown as part of the story, where the page prints it', () => {
  const first = 'Wedding and private dining barn just outside Ludlow, also open to the public on Sundays.';
  expect(linesOf(`${first} Private dining for forty.`)).toEqual([
    [first, 'about'],
    ['Private dining for forty.', 'note'],
  ]);
});

test('regular facts are no lines, and each other sentence is one with a proposed use', () => {
  const text =
    'Taco truck in Tucson. My mother taught me to cook. dogs ok. Use warm colors. open tue-sat 11-9. Please don’t mention the fire.';
  expect(linesOf(text)).toEqual([
    ['My mother taught me to cook.', 'about'],
    ['dogs ok.', 'note'],
    ['Use warm colors.', 'request'],
    ['Please don’t mention the fire.', 'private'],
  ]);
});

test('a slip is asked about, and never changed', () => {
  const [line] = briefLines('Slices in Bayonne NJ sinse 1974.', [], CONTEXT);
  expect(line).toMatchObject({ slips: [{ typed: 'sinse', meant: 'since' }] });
  expect(line?.words).toContain('sinse');
});

test('a choice for words that the brief no longer has does nothing', () => {
  expect(pageWith('private', 'not there').printed).toMatch(/mesquite/);
});
