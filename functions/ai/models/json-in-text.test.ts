import { expect, test } from 'vitest';
import { jsonInText } from './json-in-text.ts';

const GOOD = { tagline: 'Sit down', lines: ['a', 'b'] };

test.each([
  ['a code fence', `\`\`\`json\n${JSON.stringify(GOOD)}\n\`\`\``],
  ['thoughts before it', `<think>{"tagline": …} is the form.</think>\n${JSON.stringify(GOOD)}`],
  ['text around it', `Here you are: ${JSON.stringify(GOOD)} Enjoy!`],
  ['commas before brackets', '{"tagline": "Sit down", "lines": ["a", "b", ], }'],
  ['no comma between fields', '{"tagline": "Sit down"\n "lines": ["a", "b"]}'],
  ['no comma between entries', '{"tagline": "Sit down", "lines": ["a" "b"]}'],
  ['no comma after a list', '{"lines": ["a", "b"]\n "tagline": "Sit down"}'],
])('an object with %s is read', (_title, text) => {
  expect(jsonInText(text)).toEqual(GOOD);
});

test.each([
  ['a line break', '{"text": "Sit\ndown"}', 'Sit\ndown'],
  [
    'an escape that JSON doesn’t have',
    String.raw`{"text": "We\'re \$5 off"}`,
    'We’re $5 off'.replace('’', "'"),
  ],
  ['commas and brackets', '{"text": "a,} b,] {c",}', 'a,} b,] {c'],
  ['an escaped quotation mark', String.raw`{"text": "the \"Nest\"",}`, 'the "Nest"'],
])('a text with %s is read', (_title, json, text) => {
  expect(jsonInText(json)).toEqual({ text });
});

test('objects without a comma between them are read', () => {
  expect(jsonInText('{"posts": [{"id": 1} {"id": 2}]}')).toEqual({ posts: [{ id: 1 }, { id: 2 }] });
});

test.each([
  ['a text that was cut', '{"tagline": "Come in and sit'],
  ['a list that was cut', '{"lines": ["a", "b"'],
  ['an object that was cut behind another', '{"a": {"b": "c"}, "tagline": "Come in'],
  ['a quotation mark in a text, which may end it', '{"text": "We call it "The Nest" here"}'],
  ['a field without a value', '{"tagline": }'],
  ['no object', '["Sit down"]'],
  ['words', 'I would rather not.'],
  ['nothing', ''],
])('nothing is made up for %s', (_title, text) => {
  expect(jsonInText(text)).toBeUndefined();
});

// A reader that takes more than linear time doesn't end here.
test.each(['"', '\\"', '"\\', ',', '{', '} {', '[,'])('a megabyte of %s is read', (unit) => {
  expect(() => jsonInText(`{"a": ${unit.repeat(1_000_000 / unit.length)}}`)).not.toThrow();
});
