import { expect, test } from 'vitest';
import { fallbackTexts, withHashtag, withText } from './photo-texts.ts';

const TEXTS = [
  { content_type: 'instagram', text: 'Fresh pasta.' },
  { content_type: 'facebook', text: 'Fresh pasta tonight. #lupo' },
  { content_type: 'sms_campaign', text: 'Pasta. Reply STOP to opt out.' },
] as const;

test('a hashtag is added once to the captions of the chosen types', () => {
  const chosen = new Set(['instagram', 'facebook', 'sms_campaign'] as const);
  const words = withHashtag(TEXTS, 'lupo', chosen).map(({ text }) => text);
  expect(words).toEqual([
    'Fresh pasta. #lupo',
    'Fresh pasta tonight. #lupo',
    'Pasta. Reply STOP to opt out.',
  ]);
});

test('if no chosen text is a caption, the hashtag is added to every chosen text', () => {
  const words = withHashtag(TEXTS, '#lupo', new Set(['sms_campaign'] as const)).map(({ text }) => text);
  expect(words[0]).toBe('Fresh pasta.');
  expect(words[2]).toBe('Pasta. Reply STOP to opt out. #lupo');
});

test('a rewritten text replaces the old one', () => {
  const written = withText(TEXTS, { content_type: 'facebook', text: 'New.' });
  expect(written.map(({ text }) => text)).toEqual(['Fresh pasta.', 'New.', 'Pasta. Reply STOP to opt out.']);
});

test('each of the nine types has generic text', () => {
  const [story, sms] = fallbackTexts(['social_media_story', 'sms_campaign']);
  expect(story?.text).toMatch(/kitchen/);
  expect(sms?.text).toMatch(/Reply STOP/);
});
