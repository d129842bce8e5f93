import { expect, test } from 'vitest';
import { findReadableStrings } from './readable-strings.ts';

const screen = (source: string): string[] =>
  findReadableStrings(source, { isJsx: true, isLoose: true }).map(({ text }) => text);
const rules = (source: string): string[] =>
  findReadableStrings(source, { isJsx: false, isLoose: false }).map(({ text }) => text);

test('JSX text is read as displayed', () => {
  const source = `const view = (
    <p className="two words here">
      Hello, <strong>{name}</strong>
      {' '}
      welcome
      back.
    </p>
  );`;
  expect(screen(source)).toContain('Hello, {} welcome back.');
});

test('visible attributes are read', () => {
  expect(
    screen('<Field label="Name" placeholder={isNew ? "New" : "Old"} className="a b c" data-x={go("to")} />'),
  ).toEqual(['Name', 'New', 'Old']);
});

test('on a screen, three words, or a capital and two words, are a sentence', () => {
  expect(screen("const NAMES = { a: 'Main photo', b: 'photo', c: 'from last week on' };")).toEqual([
    'Main photo',
    'from last week on',
  ]);
});

test('elsewhere a sentence begins with a capital or ends with a period', () => {
  expect(rules("const WORDS = ['take me off', 'Choose one of your photos', 'the date is wrong.'];")).toEqual([
    'Choose one of your photos',
    'the date is wrong.',
  ]);
});

test('short messages, labels, and descriptions are read', () => {
  expect(
    rules("export const ROW = { summary: 'One photo.', label: 'Photos', id: 'photo row one' };"),
  ).toEqual(['One photo.', 'Photos']);
});

test('a template expression is a gap, and its own strings are read', () => {
  expect(rules(`const text = \`You have \${isMany ? 'Many of them here' : n} photos left.\`;`)).toEqual([
    'You have {} photos left.',
    'Many of them here',
  ]);
});

test('HTML of emails is read without its tags', () => {
  expect(
    rules(`const page = html\`<h1 style="a b c">Reset your password</h1><p>Hi, \${name} there.</p>\`;`),
  ).toEqual(['Reset your password', 'Hi, {} there.']);
});

test('types, imports, logs, patterns, and prompts are skipped', () => {
  expect(
    rules(`import { a } from 'A of no one';
      type Kind = 'A kind of thing';
      const PROMPT = 'Say what stands there.';
      const call = { system: 'Say what stands there.' };
      throw new Error('The row is not there.');
      log.info('The row is not there.');
      const WORDS = 'One two three|Four five|six|seven';`),
  ).toEqual([]);
});

test('errors for people are read with their lines', () => {
  const source = "\n\nthrow new AppError('not_found', 'We have no such photo.');";
  expect(findReadableStrings(source, { isJsx: false, isLoose: false })).toEqual([
    { line: 3, text: 'We have no such photo.' },
  ]);
});
