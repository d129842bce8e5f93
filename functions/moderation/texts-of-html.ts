import type { InspectedText } from '#functions/ai/inspection.ts';
import { TooComplexError } from '#functions/websites/publish-gate/bounded-parser.ts';
import { parseSource } from '#functions/websites/source/parse-source.ts';
import { changeHtmlTexts } from './withdraw-from-html.ts';

/** The passages of an owner's HTML that weren't in the HTML before. Throws `TooComplexError`. */
export function newTextsOfHtml(before: string, after: string): InspectedText[] {
  const known = knownTexts(before);
  const isKnown = new Set(known);
  const added = new Set(textsOf(after).filter((text) => !isKnown.has(text)));
  const textBefore = known.join('\n');
  return [...added].map((text) => ({
    contentType: 'other',
    field: 'content',
    text,
    about: { used_for: 'website', part: 'custom_html' },
    before: textBefore,
  }));
}

/** Empty for a page that is larger than an owner may save. Then all passages of the new one are checked. */
function knownTexts(html: string): string[] {
  try {
    return textsOf(html);
  } catch (error) {
    if (error instanceof TooComplexError) return [];
    throw error;
  }
}

function textsOf(html: string): string[] {
  const texts: string[] = [];
  changeHtmlTexts(parseSource(html).body, (text) => {
    texts.push(text.trim());
    return text;
  });
  return texts.filter((text) => text !== '');
}
