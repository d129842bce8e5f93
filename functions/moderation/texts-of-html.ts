import { defaultTreeAdapter as tree } from 'parse5';
import type { InspectedText } from '#functions/ai/inspection.ts';
import { TooComplexError } from '#functions/websites/publish-gate/bounded-parser.ts';
import type { PageElement } from '#functions/websites/publish-gate/gate-page.ts';
import { parseSource } from '#functions/websites/source/parse-source.ts';
import { isSentences, READ_ATTRIBUTES, textOf } from './withdraw-from-html.ts';

/**
 * What an owner's HTML says that the one before did not, passage by passage. Throws `TooComplexError`.
 */
export function newTextsOfHtml(before: string, after: string): InspectedText[] {
  const known = knownTexts(before);
  const isKnown = new Set(known);
  const added = new Set(textsOf(parseSource(after).body).filter((text) => !isKnown.has(text)));
  const stoodBefore = known.join('\n');
  return [...added].map((text) => ({
    contentType: 'other',
    field: 'content',
    text,
    about: { used_for: 'website', part: 'custom_html' },
    before: stoodBefore,
  }));
}

/** A page of very many dishes is more than an owner may save: then all of the new one is looked at. */
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
