import { dishFamilyOf } from '../../library/dish-family.ts';
import { COLOR, DESIGN_NAMED, JOINS, LOOK_WORDS } from './request-words.ts';

/** A verb of five languages that sentences for guests have. */
export const HAS_VERB =
  /\b(?:is|are|was|were|have|has|do|does|offer|serve|use|make|cater|deliver|host|open|opened|accept|take|we|they|es|son|tenemos|hacemos|est|sont|avons|faisons|ist|sind|haben|machen|è|sono|abbiamo|facciamo)\b/iu;

/** Only words about the design: "Dark blue and white.", "Minimal, black and cream". Pure. */
export function isOnlyLooks(sentence: string): boolean {
  const names = sentence.match(/\p{L}+/gu) ?? [];
  return names.length > 1 && names.every((word) => LOOK_WORDS.test(word) || JOINS.test(word));
}

/** "Warm, candlelight, burgundy and cream.", "black and red, bold": short parts, half of them only about looks. */
function isPalette(sentence: string): boolean {
  const parts = sentence.replace(/[.!\s]+$/, '').split(/,\s*/);
  const looks = parts.filter((part) => isOnlyLooks(part) || LOOK_ALONE.test(part));
  // "Quiet, restrained, grey and white, lots of space"
  const hasColors = parts.length > 2 && parts.some((part) => isOnlyColors(part)) && isShort(parts);
  return (
    hasColors ||
    (parts.length > 1 && COLOR.test(looks.join(' ')) && looks.length * 2 >= parts.length && isShort(parts))
  );
}
const LONGEST_PART = 4;
const isShort = (parts: readonly string[]) => parts.every((part) => part.split(/\s+/).length <= LONGEST_PART);
const isOnlyColors = (part: string): boolean =>
  (part.match(/\p{L}+/gu) ?? []).every((word) => COLOR.test(word) || JOINS.test(word));
const LOOK_ALONE = new RegExp(`^(?:${LOOK_WORDS.source})$`, 'iu');

/** "Something with tiles, cheerful but not for tourists": a wish, because no owner describes a restaurant so. */
export const SOMETHING =
  /^(?:maybe |perhaps )?(?:something|algo|quelque chose|etwas|qualcosa)\s(?:\p{L}+\s)?(?:with|like|and|but|con|de|como|avec|de|comme|et|mit|wie|in|di|come|e|y)\s/iu;

/** Only about the design, without a verb: "Calm, spare design, dark green and ivory." Pure. */
export const isListOfLooks = (sentence: string): boolean =>
  (DESIGN_NAMED.test(sentence) || isPalette(sentence) || SOMETHING.test(sentence)) &&
  !HAS_VERB.test(sentence) &&
  !/\d/.test(sentence);

const LOOK_NOUN =
  /\b(?:look|mood|vibe|feel|style|colou?rs?|aesthetic|minimal\w*|understated|flashy|fancy|candlelight|stimmung|aussehen|stil|farben|ambiente|estilo|colores|ambiance|couleurs|stile|colori)\b/iu;
const NOTHING_FANCY = /^(?:nothing|not) (?:too |very )?(?:fancy|flashy|showy|posh|over the top)\b/iu;
const MOST_WORDS = 14;

/**
 * Whether a sentence at the end of a brief is about the design: "Dark green, brass, candlelight.", "Mood: old Paris.",
 * "Dark." Owners describe the look last. Pure.
 */
export function isLookAtEnd(sentence: string): boolean {
  if (NOTHING_FANCY.test(sentence)) return true;
  const words = sentence.replace(/[.!\s]+$/, '');
  if (HAS_VERB.test(words) || /\d/.test(words.replace(/\d0s/g, '')) || words.split(/\s+/).length > MOST_WORDS)
    return false;
  // "Black owned and operated" isn’t a wish.
  const isOfColors = (part: string) => isOnlyLooks(part) || LOOK_ALONE.test(part) || isOnlyColors(part);
  const hasColors = COLOR.test(words) && words.split(/,\s*/).some(isOfColors);
  const [first = ''] = words.split(/,\s*/);
  // In "Stile semplice, caldo", the last word isn’t broth.
  const isLed = LOOK_NOUN.test(first) && dishFamilyOf(first) === 'dish';
  const isNamed = (LOOK_NOUN.test(words) || hasColors) && dishFamilyOf(words) === 'dish';
  return LOOK_ALONE.test(words) || isLed || isNamed;
}
