import { AVOID } from './fate-patterns.ts';

const PLAIN =
  /^(?:that|this|these|those|what|which|about|anything|something|the|and|any|our|your|their|his|her|its|has|had|have|was|were|been|being|are|for|with|from|when|where|who|how|they|them|there|here|please|also|just|it's|not|on|in|website|site|page|people|mention|word|words|thing|things|used|last|year|years|ago|still|used|the|que|los|las|una|uno|del|por|para|con|sobre|como|lo|nos|nous|vous|les|des|une|qui|que|dans|pour|avec|notre|votre|pas|gli|dei|delle|della|che|non|per|con|nel|nella|nostro|nostra|dass|das|die|der|den|dem|wir|ihr|sie|und|oder|mit|von|auf|unser[a-z]*|mein[a-z]*|bitte|nicht|rein|restaurant|food|menu|place|open|opened|kitchen|chef)$/;
const BACK =
  /^\s{0,2}(?:it|that|this|any of (?:this|that|it)|them|those|eso|esto|lo|ca|cela|questo|cio|das|dies|es)?[\s.,!)]*(?:please|anywhere|on the (?:site|website|page)|here|though|ok|okay|obviously|por favor|svp|bitte)?[\s.,!)]*$/;
const LONGEST_TOPIC = 5;
/** Characters before "don't mention" in which nothing is said that it could point at. */
const NO_WORDS_BEFORE = 12;

function stem(word: string): string {
  return word.length > 5 ? word.replace(/(?:ings?|ed|es|s|en|e)$/, '') : word.replace(/s$/, '');
}

/** What "don't mention …" points at. `isBack`: at what was said just before. */
export type Topic = { words: string[]; isBack: boolean };

export function topicOf(clause: string): Topic {
  const found = AVOID.exec(clause);
  const behind = found === null ? '' : clause.slice(found.index + found[0].length);
  if (BACK.test(behind)) return { words: [], isBack: true };
  const words = (behind.match(/[a-zßœæ\d']{3,}/g) ?? []).filter((word) => !PLAIN.test(word)).map(stem);
  const isBare = found !== null && words.length === 0 && found.index < NO_WORDS_BEFORE;
  return { words: words.length > LONGEST_TOPIC ? [] : words, isBack: isBare };
}

const SUBORDINATE = /^\s{0,2}(?:that|if|how|when|why|about how|dass|wenn|que|como|che|comme)(?![a-z])/;

/** "Don't mention that we were": the clause was cut off before it says what, without a sign at its end. */
export function isUnfinished(clause: string): boolean {
  const found = AVOID.exec(clause);
  const behind = found === null ? '' : clause.slice(found.index + found[0].length);
  const isCut = /[a-z\d'’]\s*$/.test(clause) && !BACK.test(behind);
  return isCut && (SUBORDINATE.test(behind) || topicOf(clause).words.length === 0);
}

/** Whether a text speaks of a topic: all of its words occur. */
export function isAbout(text: string, { words }: Topic): boolean {
  return (
    words.length > 0 &&
    words.every((word) => new RegExp(`(?<![a-z\\d])${word.replace(/[^a-z\dßœæ]/g, '.')}`).test(text))
  );
}
