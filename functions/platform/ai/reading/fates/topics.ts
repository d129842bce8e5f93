import { AVOID } from './fate-patterns.ts';

const PLAIN =
  /^(?:that|this|these|those|what|which|about|anything|something|the|and|any|our|your|their|his|her|its|has|had|have|was|were|been|being|are|for|with|from|when|where|who|how|they|them|there|here|please|also|just|it's|not|on|in|website|site|page|people|mention|word|words|thing|things|used|last|year|years|ago|still|used|the|que|los|las|una|uno|del|por|para|con|sobre|como|lo|nos|nous|vous|les|des|une|qui|que|dans|pour|avec|notre|votre|pas|gli|dei|delle|della|che|non|per|con|nel|nella|nostro|nostra|dass|das|die|der|den|dem|wir|ihr|sie|und|oder|mit|von|auf|unser[a-z]*|mein[a-z]*|bitte|nicht|rein|restaurant|food|menu|prix|prices?|precios?|prezz[oi]|preise?|changer?|changent?|cambi[a-z]*|andern|place|open|opened|kitchen|chef)$/;
/** Behind "don't say": nothing more than that and when. */
const TRAILING =
  "please|anywhere|on the (?:site|website|page)|here|there|though|tho|ok|okay|obviously|yet|now|for now|at all|either|to (?:anyone|anybody|people|guests|customers)|por favor|todavia|aun|por ahora|a nadie|en la web|svp|encore|pour l'instant|a personne|sur le site|ancora|per ora|per adesso|a nessuno|sul sito|bitte|noch|erstmal|vorerst|auf die (?:seite|website)|lol|haha|jaja";
const BACK = new RegExp(
  `^\\s{0,2}(?:it|that|this|any of (?:this|that|it)|them|those|eso|esto|lo|ca|cela|questo|cio|das|dies|es)?(?:[\\s.,!?)]*(?:${TRAILING})(?![a-z])){0,3}[\\s.,!?)]*$`,
);
/** Words before "don't say" that say nothing themselves. */
const LEADS =
  /(?<![a-z])(?:and|but|so|oh|please|pls|ok|okay|obviously|also|just|y|pero|asi que|por favor|et|mais|donc|surtout|svp|e|ma|quindi|per favore|und|aber|also|bitte|das|that|this|eso|esto|ca|questo)(?![a-z])/g;
/** With as many words before it, "don't say that" points at them. */
const OWN_WORDS = 3;
const LONGEST_TOPIC = 5;
/** Characters before "don't mention" in which nothing is said that it could point at. */
const NO_WORDS_BEFORE = 12;

function stem(word: string): string {
  return word.length > 5 ? word.replace(/(?:ings?|ed|es|s|en|e)$/, '') : word.replace(/s$/, '');
}

/** What "don't mention …" points at. `isBack`: at what was said just before; `isOwn`: in the same sentence. */
export type Topic = { words: string[]; isBack: boolean; isOwn: boolean };

export function topicOf(clause: string): Topic {
  const found = AVOID.exec(clause);
  const behind = found === null ? '' : clause.slice(found.index + found[0].length);
  const before = found === null ? '' : clause.slice(0, found.index).replace(LEADS, ' ');
  const isOwn = (before.match(/[a-zßœæ\d']+/g)?.length ?? 0) >= OWN_WORDS;
  if (BACK.test(behind)) return { words: [], isBack: true, isOwn };
  const words = (behind.match(/[a-zßœæ\d']{3,}/g) ?? []).filter((word) => !PLAIN.test(word)).map(stem);
  const isBare = found !== null && words.length === 0 && found.index < NO_WORDS_BEFORE;
  return { words: words.length > LONGEST_TOPIC ? [] : words, isBack: isBare, isOwn };
}

/** It needs no object: "keep it private". */
const SAID_WHOLE =
  /(?:private|secret|confidential|us|me|hush|quiet|record|know|knows|public|out|nosotros|privado|confidencial|confianza|nous|vous|noi|riservato|uns|privat|vertraulich|l[oaei]|ne)$/;
const SUBORDINATE = /^\s{0,2}(?:that|if|how|when|why|about how|dass|wenn|que|como|che|comme)(?![a-z])/;

/**
 * "Don't mention that we were", "don't put": the clause was cut off before it says what, without a sign at its end.
 * `gap`: what stands between it and the next one.
 */
export function isUnfinished(clause: string, gap: string): boolean {
  const found = AVOID.exec(clause);
  const behind = found === null ? '' : clause.slice(found.index + found[0].length);
  if (behind.trim() === '' && /[a-z]$/.test(clause) && gap.trim() === '' && !SAID_WHOLE.test(clause))
    return true;
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
