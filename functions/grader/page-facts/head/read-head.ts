import type { PageOutline } from '#functions/grader/page-facts/outline-page.ts';
import type { Fact, PageFacts } from '#functions/grader/page-facts/page-facts.ts';
import { cutSnippet, tidy } from '#functions/grader/page-facts/snippet.ts';
import type { OutlineElement } from '#functions/grader/page-facts/traverse-dom.ts';
import { asksNotToBeShown } from './robots-tags.ts';

const VALUE_CHARACTERS = 500;

/** Title, description, language and what browsers on phones and search engines are told. */
export function readHead(outline: PageOutline): Partial<PageFacts> {
  const [html] = outline.named('html');
  const title = outline.named('title').find(isOfPage);
  const [description] = metasOf(outline, 'description');
  // Of several, browsers take the last.
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

/** Drawings have titles of their own, and blank ones name nothing. */
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
