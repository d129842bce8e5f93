import { expect, test } from 'vitest';
import { IMAGE_SUBJECTS } from '#functions/ai/image-subjects.ts';
import { drawnText } from '#shared/site/words/drawn-words.ts';

test.each(['es', 'fr', 'it', 'de'])('each drawing has its own alt text in "%s"', (language) => {
  const texts = IMAGE_SUBJECTS.map((subject) => drawnText(language, subject));
  expect(new Set(texts).size).toBe(IMAGE_SUBJECTS.length);
  expect(texts).not.toContain(undefined);
  expect(drawnText(`${language}-XX`, 'lamp')).toBe(texts.at(-1));
});
