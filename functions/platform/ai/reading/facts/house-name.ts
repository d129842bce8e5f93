import { fold } from '#functions/platform/ai/fold.ts';
import type { Span } from '../reader.ts';
import { foldText } from '../text/fold-text.ts';
import { kindFrom } from './house-statement.ts';
import { nameOfAccounts } from './name-evidence.ts';
import { type NameForm, nameForms } from './name-forms.ts';
import { bestName, isDisputed, LIKELY } from './names/best-name.ts';
import { checkedName, type HouseName } from './names/checked-name.ts';
import { ADDRESSED, NAMELESS } from './names/not-names.ts';
import { INTRODUCED, IS_A, KIND, NAME, OPENS, SMALL_CASE, SPEAKER, WELCOME } from './names/opening-forms.ts';
import { isPreamble, openingNameIn } from './opening-name.ts';
import { saidNames } from './said-name.ts';

/** What a text begins with before it says anything: a greeting, or where it was copied from. */
const LEAD =
  /^(?:(?:kia ora|shalom|konnichiwa|annyeong(?:haseyo)?|sawasdee|xin ch[aà]o|merhaba|salam|as-?salaa?mu? al[ae]ikum|dia duit|mabuhay|ol[aá]|bon dia|bon jour|bonjour-hi|kaixo|gr[uü]ezi|moin moin|g'?day mate|hi all|hi team)[!,. ]{1,3}(?:[-–—] )?|(?:(?:speise)?karte|menu|menú|menù|carte|carta|google(?: maps| business(?: profile)?)?|yelp|facebook|tripadvisor|instagram bio|bio|flyer|about(?: us)?|info|website|just a line|quick one|from our (?:old )?(?:site|flyer|menu|page))\s?[:·|–—-]\s)/i;
/** Between it and the name no town stands: "Snack-bar Ti Case en Tôle, 212 chemin Surprise". */
const FRENCH_TAIL =
  /^ en \p{Lu}[\p{L}'’-]+(?=,? \d{1,4},? ?(?:bis )?(?:rue|chemin|avenue|place|quai|route|impasse|boulevard|allée|montée|cours)(?![A-Za-zÀ-ɏ]))/u;
const REACH = 48;
const NAME_BEFORE_ADDRESS = 90;
const BEFORE_ADDRESS = new RegExp(
  `(?:^|[.!?:\\n]\\s*)["“«„]?(${NAME})["”»“]?(?:,| [-–—|·]| is| sits| liegt| est| è)?(?:,? (?:we['’]?re|we are|located|estamos|on est|siamo|wir sind))? ?(?:at|in|on|en|au|im|in der|auf der|an der)?\\s*$`,
  'u',
);
/** Probabilities from which a learned name beats another one, and is shown. */
const SURE = 0.7;
const POSSIBLE = 0.4;
const LINES_TRIED = 14;
const GUESSED_IN = 400;
const FORMS = nameForms(NAME);
const saidName = saidNames(NAME);
/** "somos la cocinería Las Comadres": an article with a capital within a sentence belongs to the name. */
const ARTICLE_BEFORE = /\p{Ll} ((?:The|La|Le|Les|El|Los|Las|Il|Lo|Gli|Zum|Zur|Chez|Al|Alla|Da) )$/u;

const IS_A_KIND = /^["”»“]?,? (?:is|es|est|ist|è)(?= (?:an?|un[ao]?|une|eine?) )/u;

function nameAt(found: RegExpExecArray | null, offset: number): HouseName | undefined {
  if (found?.[1] === undefined) return undefined;
  const start = found.index + found[0].lastIndexOf(found[1]);
  const end = start + found[1].length;
  const after = found.input.slice(found.index + found[0].length, found.index + found[0].length + REACH);
  const before = found.input.slice(Math.max(0, start - REACH), start);
  const tail = FRENCH_TAIL.exec(found.input.slice(end, end + REACH))?.[0] ?? '';
  return checkedName(found[1] + tail, offset + start, { after: after.slice(tail.length), before });
}

/** The name of the house where the text says it, begins with it, or speaks of it as of a name. */
export function houseNameIn(source: string): HouseName | undefined {
  const name = nameIn(source);
  return name && { ...name, kind: kindBehind(source, name) ?? name.kind };
}

/** "“Trattoria Vienna” è una pasticceria": what is said of it wins over what it is called. */
function kindBehind(source: string, { end }: Span): Span | undefined {
  const is = IS_A_KIND.exec(source.slice(end, end + 12))?.[0].length ?? 0;
  if (is === 0) return undefined;
  const folded = foldText(source.slice(end + is, end + is + 90));
  const kind = kindFrom(` ${folded}`, 0)?.kind;
  return kind && { start: end + is + kind.start - 1, end: end + is + kind.end - 1 };
}

function nameIn(source: string): HouseName | undefined {
  const head = source.slice(0, 1_500);
  if (NAMELESS.test(foldText(head))) return undefined;
  const called = calledName(head);
  if (called?.isCertain === true) return called;
  const placed = firstOf(FORMS.said, head) ?? nameAt(SPEAKER.exec(head), 0) ?? nameByPlace(source, head);
  if (placed !== undefined) return { ...placed, isCertain: !isDisputed(head, placed) };
  const learned = learnedName(head);
  if (learned?.isCertain === true) return learned;
  const guess = called ?? firstOf(FORMS.guessed, head.slice(0, GUESSED_IN), /^(?!.*\d).* /) ?? learned;
  return guess && { ...guess, isCertain: false };
}

/** "called …", "welcome to …" */
function calledName(head: string): HouseName | undefined {
  const named = saidName(head, foldText(head));
  const name =
    (named &&
      checkedName(head.slice(named.start, named.end), named.start, {
        after: head.slice(named.end, named.end + REACH),
        isSaid: true,
      })) ??
    nameAt(WELCOME.exec(head), 0);
  return name && { ...name, isCertain: named?.isCertain !== false };
}

/** Where the words stand makes them the name, unless others are clearly one. */
function nameByPlace(source: string, head: string): HouseName | undefined {
  const name = nameInPlace(source, head);
  const best = name && bestName(head);
  if (name === undefined || best === undefined) return name;
  const isElsewhere = best.end < name.start || name.end < best.start;
  return isElsewhere && best.probability >= SURE ? (learnedName(head) ?? name) : name;
}

function nameInPlace(source: string, head: string): HouseName | undefined {
  const folded = foldText(head);
  let offset = 0;
  let isFirst = true;
  let small: HouseName | undefined;
  let opening: HouseName | undefined;
  for (const line of head.split('\n').slice(0, LINES_TRIED)) {
    if (isFirst && isPreamble(foldText(line.trim()))) {
      offset += line.length + 1;
      continue;
    }
    const marks = /^[^\p{L}\d"“«„]*/u.exec(line)?.[0].length ?? 0;
    const lead = marks + (LEAD.exec(line.slice(marks, marks + 60))?.[0].length ?? 0);
    const text = line.slice(lead);
    const isTooLoud = text === text.toUpperCase() && text.length > 60 && !/[.,!·|–—]/.test(text.slice(0, 40));
    const name = isTooLoud || ADDRESSED.test(text) ? undefined : nameAt(OPENS.exec(text), offset + lead);
    if (name !== undefined && (isFirst || isLineOfName(text, name.end - name.start))) return name;
    if (isFirst) {
      small = nameAt(SMALL_CASE.exec(fold(text)), offset + lead);
      opening = spanned(head, openingNameIn(folded.slice(offset + lead)), offset + lead);
    }
    if (text !== '') isFirst = false;
    offset += line.length + 1;
  }
  const placed = nameAt(IS_A.exec(head), 0) ?? firstOf(FORMS.placed, head, / |['’]s$/);
  if (placed !== undefined) return withoutPlace(head, placed);
  if (small !== undefined) return small;
  if (opening !== undefined) return opening;
  const introduced = nameAt(INTRODUCED.exec(folded.slice(0, 160)), 0);
  if (introduced !== undefined) return { ...introduced, ...spanned(head, introduced, 0) };
  return spanned(head, nameOfAccounts(foldText(source), folded), 0);
}

/** Where no form tells the name: the passage that looks most like one. */
function learnedName(source: string): HouseName | undefined {
  const best = bestName(source);
  if (best === undefined || best.probability < POSSIBLE) return undefined;
  if (isTownBeforeState(source, best)) return undefined;
  const article = ARTICLE_BEFORE.exec(source.slice(Math.max(0, best.start - 12), best.start))?.[1] ?? '';
  const name = spanned(source, { ...best, start: best.start - article.length }, 0);
  const kind = name?.kind?.start === name?.start ? name?.kind : undefined;
  return name && { ...name, kind, isCertain: best.probability >= LIKELY };
}

/** "on the esplanade at Point Turton, SA" */
function isTownBeforeState(source: string, { start, end }: Span): boolean {
  return (
    /(?:^|\s)(?:in|at|near|outside)\s$/i.test(source.slice(Math.max(0, start - 8), start)) &&
    /^,? [A-Z]{2,3}(?![A-Za-zÀ-ɏ])/u.test(source.slice(end, end + 6))
  );
}

function spanned(head: string, found: Span | undefined, offset: number): HouseName | undefined {
  if (found === undefined) return undefined;
  const [start, end] = [found.start + offset, found.end + offset];
  const before = head.slice(Math.max(0, start - REACH), start);
  return checkedName(head.slice(start, end), start, { after: head.slice(end, end + REACH), before });
}

function firstOf(forms: readonly NameForm[], head: string, shape = /./): HouseName | undefined {
  for (const form of forms) {
    const name = nameAt(form.exec(head), 0);
    if (name !== undefined && shape.test(head.slice(name.start, name.end))) return name;
  }
  return undefined;
}

/** "The Linden in Bamberg": the town is no part of it. */
function withoutPlace(head: string, name: HouseName): HouseName {
  const written = head.slice(name.start, name.end);
  const at = written.indexOf(' at ');
  if (at > 0 && KIND.test(fold(written.slice(0, at)))) return { ...name, end: name.start + at };
  const place = / (?:in|à|en|im|bei) \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?$/u.exec(written);
  return place === null ? name : { ...name, end: name.start + place.index };
}

/** Below the first line only a line that is a name, or begins with one before a bar, counts. */
function isLineOfName(line: string, length: number): boolean {
  return /^\s?(?:\||·|•)\s/.test(line.slice(length, length + 3));
}

/** Behind the name stands the address: "Pollock & Daughters, 9 Harbour Row". `start`: where the address begins. */
export function nameBefore(source: string, start: number): HouseName | undefined {
  const from = Math.max(0, start - NAME_BEFORE_ADDRESS);
  const before = source.slice(from, start);
  const found = BEFORE_ADDRESS.exec(before);
  if (found?.[1] === undefined) return undefined;
  const at = found.index + found[0].indexOf(found[1]);
  const name = checkedName(found[1], from + at, { after: before.slice(at + found[1].length) });
  return name && / |['’]s$/.test(source.slice(name.start, name.end)) ? name : undefined;
}
