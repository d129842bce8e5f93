import type { PageOutline } from '#functions/grader/page-facts/outline-page.ts';
import type { Fact, PageFacts } from '#functions/grader/page-facts/page-facts.ts';
import { cutSnippet, tidy } from '#functions/grader/page-facts/snippet.ts';
import type { OutlineElement } from '#functions/grader/page-facts/traverse-dom.ts';
import { asksNotToBeShown } from './robots-tags.ts';

const VALUE_CHARACTERS = 500;

/** Reads title, description, language, and hints for phones and search engines. */
export function readHead(outline: PageOutline): Partial<PageFacts> {
  const [html] = outline.named('html');
  const title = outline.named('title').find(isOfPage);
  const [description] = metasOf(outline, 'description');
  // Browsers use the last one.
  const viewport = metasOf(outline, 'viewport').at(-1);
  const noIndex = metasOf(outline, 'robots', 'googlebot').find(({ value }) => asksNotToBeShown(value));
  return {
    ...(html?.attributes.lang && {
      language: { value: cutSnippet(html.attributes.lang), snippet: html.snippet() },
    }),
    ...(title !== undefined && {
      title: { value: cutSnippet(title.source().trimStart()), snippet: title.snippet() },
    }),
    ...(description !== undefined && { description }),
    ...(viewport !== undefined && { viewport }),
    ...(noIndex !== undefined && { noIndex }),
  };
}

/** Ignores titles of SVG drawings and blank titles. */
function isOfPage(title: OutlineElement): boolean {
  return tidy(title.source()) !== '' && !title.isWithin('svg', 'template');
}

function metasOf(outline: PageOutline, ...wanted: string[]): Fact<string>[] {
  const found: Fact<string>[] = [];
  for (const meta of outline.named('meta')) {
    const { name = '', content = '' } = meta.attributes;
    if (wanted.includes(name.trim().toLowerCase()) && content.trim() !== '')
      found.push({ value: content.trim().slice(0, VALUE_CHARACTERS), snippet: meta.snippet() });
  }
  return found;
}
