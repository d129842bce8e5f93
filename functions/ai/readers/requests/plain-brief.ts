import { capital } from '#shared/profile/phrases/sentence.ts';

/** Emoji and their joiners. Keycaps keep their digit. */
const PICTURES = /\p{Extended_Pictographic}|\p{RI}|\u{FE0F}|\u{200D}|\u{20E3}|[\u{1F3FB}-\u{1F3FF}]/gu;
const HASHTAG = /(?<![\p{L}\p{N}&/])#\p{L}[\p{L}\p{N}_]*/gu;
const BULLET = /^\s*(?:[-–—*•·▪►▸✓✔>]+\s+|[•·▪►▸✓✔]\s*)/u;
const PRICE = /[$€£¥]|\d[.,]\d\d(?!\d)/u;
/** A request at the end of a sentence: "… pls make that clear", "… and say we are open late", "Main St. say that …". */
const HUNG_ON =
  /(?<=\p{L}|\d)[,;.]?\s+(?:so |and |but )?((?:pls|plz|please) (?:make|say|tell|mention|put|add|write|keep|include|do ?n['’]?t)\s|do ?n['’]?t (?:list|mention|forget|print|show)\s|make sure\s|(?<!\bto\s)(?:say|mention) that\s|(?:add|include|put|write|want) (?:an? |the |some )(?:[\p{L}-]+ )?(?:line|note|section|sentence|paragraph|faq)s?\s)|(?<=\p{L}|\d)[,;]?\s+and ((?:say|mention)\s(?!hi\b|hello\b|cheese\b))/giu;
/** "add a line about our cancellation policy": its subject is the request. */
const A_LINE_ABOUT =
  /(?<!\p{L})(?:add|include|put|write) (?:an? |some )?(?:short |quick )?(?:line|note|sentence|word)s? (?:about|on) /giu;
const GREETING =
  /^(?:(?:hi|hello|hey|so|ok|okay|well|hola|buenas|salut|bonjour|hallo|ciao)(?: there)?[,!.]*\s+)+(?=\p{L})/iu;

/**
 * The brief as sentences and lines, without emoji, hashtags, bullets, and greeting. Parts between "|" become lines,
 * parts between "•" a list, and a request at the end of a sentence becomes a sentence. Lines with a price keep
 * their columns. Pure and linear.
 */
export function plainBrief(brief: string): string {
  return brief
    .replace(PICTURES, ' ')
    .replace(HASHTAG, ' ')
    .split('\n')
    .map(plainLine)
    .join('\n')
    .trimStart()
    .replace(GREETING, '');
}

function plainLine(line: string): string {
  const words = line
    .replace(BULLET, '')
    .replace(HUNG_ON, (_, request?: string, joined?: string) => `.\n${capital(request ?? joined ?? '')}`)
    .replace(A_LINE_ABOUT, 'mention ');
  if (PRICE.test(words)) return words;
  return words
    .replace(/\s*[|¦]\s*/g, '\n')
    .replace(/(?<=\S)\s*[•▪]\s*(?=\S)/g, ', ')
    .replace(/[^\S\n\u205f]{2,}/g, ' ')
    .trimEnd();
}
