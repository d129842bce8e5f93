import type { InspectedText } from '#functions/ai/inspection.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import { newDescriptions } from './image-descriptions.ts';
import { changeTexts, type TextPart } from './website-texts.ts';

/** The texts that a change of a website adds. Texts that were there before aren't checked again. */
export function newTextsOfWebsite(before: SiteContent | undefined, after: SiteContent): InspectedText[] {
  const known = before === undefined ? [] : textsOf(before).map(({ text }) => text);
  const isKnown = new Set(known);
  const textBefore = known.join('\n');
  const added = textsOf(after)
    .filter(({ text }) => text !== '' && !isKnown.has(text))
    .map((each) => ({ ...each, before: textBefore }));
  return [...added, ...newDescriptions(before, after)];
}

function textsOf(content: SiteContent): InspectedText[] {
  const texts: InspectedText[] = [];
  changeTexts(content, (text, part) => {
    texts.push(inspected(text, part));
    return text;
  });
  return texts;
}

const DISH_PARTS: ReadonlySet<TextPart> = new Set<TextPart>([
  'menu_name',
  'menu',
  'menu_price',
  'menu_course',
]);

function inspected(text: string, part: TextPart): InspectedText {
  const contentType = DISH_PARTS.has(part) ? 'menu_item' : 'generated_text';
  const field = part === 'menu' ? 'description' : 'text';
  return { contentType, field, text, about: { used_for: 'website', part } };
}
