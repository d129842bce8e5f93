import { expect, test } from 'vitest';
import { markSuggestions } from './mark-suggestions.ts';

const PAGE =
  '<html><head><title>x</title></head><body><p>Pasta by hand. There&#39;s parking &amp; shade.</p></body></html>';

test('a suggestion is marked where it’s printed, with the page’s escaping', () => {
  const marked = markSuggestions(PAGE, [{ id: 'faq-1', text: "There's parking & shade." }]);
  expect(marked).toMatch(
    /Pasta by hand\. <mark [^>]*data-suggestion="faq-1">There&#39;s parking &amp; shade\.<\/mark><\/p>/,
  );
});

test('a page without suggestions stays unchanged', () => {
  expect(markSuggestions(PAGE, [])).toBe(PAGE);
});
