import { expect, test } from 'vitest';
import { PAGE_LANGUAGES, siteWordsOf } from '#shared/site/words/words-of-language.ts';
import { loaderOf } from './site-words.ts';

test.each([...PAGE_LANGUAGES, 'es-MX', 'fi', ''])(
  'the interface words of "%s" are the published pages’ words',
  async (language) => {
    expect(await loaderOf(language)()).toBe(siteWordsOf(language));
  },
);
