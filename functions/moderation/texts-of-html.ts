import { defaultTreeAdapter as tree } from 'parse5';
import type { InspectedText } from '#functions/ai/inspection.ts';
import { TooComplexError } from '#functions/websites/publish-gate/bounded-parser.ts';
import type { PageElement } from '#functions/websites/publish-gate/gate-page.ts';
import { parseSource } from '#functions/websites/source/parse-source.ts';
import { isSentences, READ_ATTRIBUTES, textOf } from './withdraw-from-html.ts';

/** The passages that an owner's new HTML adds. Throws `TooComplexError`. */
export function newTextsOfHtml(before: string, after: string): InspectedText[] {
  const known = knownTexts(before);
  const isKnown = new Set(known);
  const added = new Set(textsOf(parseSource(after).body).filter((text) => !isKnown.has(text)));
  const textBefore = known.join('\n');
  return [...added].map((text) => ({
    contentType: 'other',
    field: 'content',
    text,
    about: { used_for: 'website', part: 'custom_html' },
    before: textBefore,
  }));
}

/** Treats an old page that is too complex to parse as empty, so the whole new page is moderated. */
function knownTexts(html: string): string[] {
  try {
    return textsOf(parseSource(html).body);
  } catch (error) {
    if (error instanceof TooComplexError) return [];
    throw error;
  }
}

function textsOf(element: PageElement): string[] {
  const named = element.attrs.filter(({ name }) => READ_ATTRIBUTES.has(name)).map(({ value }) => value);
  const own = isSentences(element)
    ? [textOf(element)]
    : element.childNodes.flatMap((child) => {
        if (tree.isElementNode(child)) return textsOf(child);
        return tree.isTextNode(child) ? [child.value] : [];
      });
  return [...named, ...own].map((text) => text.trim()).filter((text) => text !== '');
}
