import { fold } from '#functions/platform/ai/fold.ts';
import type { Span } from '#functions/platform/ai/reading/reader.ts';
import { matchesOf } from '#functions/platform/ai/reading/text/matches.ts';
import { checkedName, type RestaurantName } from './checked-name.ts';
import { KIND } from './place-words.ts';

const WORD = "[\\p{Lu}\\d](?:[\\p{L}\\d'’&-]|\\.(?=\\p{L}))*";
const SMALL =
  "(?:of|the|and|&|\\+|y|et|e|und|de|del|della|dei|di|da|du|des|la|le|les|el|los|las|il|lo|al|alla|zum|zur|im|am|à|au|aux|en|by|d['’]|l['’]|['’]n['’])";
const NAME = `(?:(?:${SMALL} )?${WORD}|&)(?: (?:${SMALL} ){0,3}(?:${WORD}|& ${WORD})){0,5}`;
const WRITTEN = new RegExp(NAME, 'uy');
const QUOTED = /\s?["“«„]\s?([^"“”«»„\n]{2,60}?)\s?["”»“]/uy;
/** What can follow the last word of a name. */
const ENDS =
  /^\s?(?:["”»“]|[,.;!()\n|–—:]|-\s|$|(?:in|at|on|located|since|is|we|en|a|à|ist|est|es|è|y|et|e|und|and)\s)/u;

const PLACE = `(?:${KIND.source}|place|business|spot|shop|truck|local|negocio|lugar|lokal|laden|locale|posto|commerce|adresse)`;
const OUR =
  '(?:our|my|the|nuestr[oa]|mi|el|la|notre|mon|ma|le|il|lo|(?:il|la) (?:mio|mia|nostro|nostra)|unser[e]?|mein[e]?|das|der|die)';
const IS_CALLED = "(?:is called|is named|se llama|s'appelle|si chiama|hei(?:ss|ß)t)";
/** Phrases that are always followed by a name; folded. */
const LEADS: readonly RegExp[] = [
  /(?:^|[\n|;]|\.\s)[^\p{L}\d\n]{0,4}(?:\d{1,2}[.)]\s)?(?:(?:restaurant|business|trade|official|store) )?(?:name|nombre(?: comercial)?|nom(?: commercial)?|nome|insegna|enseigne|rotulo|brand|restaurant|restaurante|ristorante|lokal)(?: (?:of the|of our|of|del?|du|della|des|der) [a-z]{3,12})?\s?[:=]\s{0,2}/gu,
  /(?<![a-z])(?:we are called|we're called|nos llamamos|nous nous appelons|ci chiamiamo|wir hei(?:ss|ß)en)\s/g,
  /(?:^|[.!?,;\n]\s?)(?:it is called|it's called|se llama|si chiama|elle s'appelle|hei(?:ss|ß)t)\s/g,
  new RegExp(`(?<![a-z])${OUR} (?:[a-z-]+ )?${PLACE} ${IS_CALLED}\\s`, 'g'),
  new RegExp(`(?<![a-z])hei(?:ss|ß)t (?:das|der|die|unser[e]?) ${PLACE}(?: nur)?\\s`, 'g'),
  new RegExp(`(?<![a-z])(?:our|my|nuestr[oa]|notre|unser[e]?) ${PLACE} (?:is|es|est|ist)\\s`, 'g'),
  new RegExp(
    `(?<![a-z])${KIND.source} (?:called|named|llamad[oa]|que se llama|appelee?|qui s'appelle|chiamat[oa]|che si chiama|namens)\\s`,
    'g',
  ),
  new RegExp(`(?<![a-z])name of (?:the|our) ${PLACE} is\\s`, 'g'),
  /(?<![a-z])(?:our|the|store|legal|official|business|restaurant) name (?:is|must be)\s/g,
  /(?<![a-z])(?:website|web site|site|homepage|web|pagina|sito|webseite|internetseite)(?: words| internet)? (?:for|para|pour|de|per|fur|von|del|du|della|dell'|de l')(?: the| la| le| el| il| das| die)?\s?/g,
];
/** "Crêperie bretonne « Ty Gwenn »": a name after a kind must be in quotes. */
const KIND_BEFORE_QUOTE = new RegExp(`(?<![a-z])${KIND.source}(?: [a-z]+){0,3}(?=\\s["])`, 'g');
/** Words about another restaurant, or about a former name. */
const ANOTHER =
  /(?<![a-z])(?:old|former|formerly|previous|used to|before|first|other|next|sister|antes|antigu[oa]|anterior|otr[oa]|ancien(?:ne)?|avant|autre|vecchi[oa]|prima|altr[oa]|alte[rs]?|fruher|ehemals|ander[a-z]*)(?![a-z])/;
/** Phrases for a restaurant without a name; folded. */
const NAMELESS =
  /(?<![a-z])(?:no name yet|(?:do not|don't|dont) have a name|haven't (?:got|picked|chosen|decided on) a name|name (?:is )?(?:still )?(?:tbd|to be decided|undecided)|noch keinen namen|name steht noch nicht|pas encore (?:de|trouve de|choisi (?:le|de)) nom|(?:aun|todavia) no (?:tiene|tenemos|hay) nombre|non (?:ha|abbiamo|c'e) ancora (?:un |il )?nome)(?![a-z])/;

const GREETING =
  "(?:(?:Hi|Hello|Hey|Hiya|Hola|Buenas|Bonjour|Salut|Ciao|Salve|Buongiorno|Hallo|Moin|Servus|Guten Tag|G['’]day)(?: (?:there|all|zusammen))?[,!.]? )?";
const WE_ARE =
  "(?:(?:[Ww]e(?:['’]re| are)|[Ii]t['’]?s|[Tt]his is|[Ss]omos|[Nn]ous sommes|[Cc]['’]est|[Ss]iamo|[Ww]ir sind|[Dd]as ist)(?: (?:the|el|la|les?|il|das|die|der|das))? )?";
/** A name at the beginning of a text, with the characters after it. */
const OPENING = new RegExp(
  `^[^\\p{L}\\d"“«„\\n]{0,6}${GREETING}${WE_ARE}["“«„]?(${NAME})["”»“]?(?=(.{0,80}))`,
  'u',
);
/** Several capitalized words before one of these are a name. */
const MARK_BEHIND =
  /^(?:[,;.!(\t|•·](?!\d)|\s[-–—|·•/(]|\s(?:is|has|sits|serves|es|tiene|propone|est|ist|liegt|è|si trova)\s|$)/u;
/** The kind of place right after the name; folded. */
const IS_KIND = new RegExp(
  `^(?:(,|:)|\\s[-|·]|["”»“]?\\s(?:is|es|est|ist|e)(?=\\s(?:an?|the|une?|una|un|eine?|das|die|der|la|le|il|el)\\s))\\s(an?\\s|the\\s|une?\\s|una\\s|eine?\\s)?(?:[a-z-]+\\s){0,3}?${KIND.source}`,
);
/** "…, we are a bakery" */
const SENTENCE =
  /^[,:]\s(?:we|i|my|our|it|here|this|nous|on|je|notre|somos|soy|hola|wir|ich|hier|mir|siamo|sono)(?![a-z])/;
const NAME_ALONE = new RegExp(`^[^\\p{L}\\d"“«„\\n]{0,6}["“«„]?(${NAME})["”»“]?[^\\p{L}\\d\\n]{0,6}\\n`, 'u');
const BEFORE_ADDRESS = new RegExp(`(?:^|[.!?\\n]\\s*)["“«„]?(${NAME})["”»“]?(?:,| [-–—|·])? ?$`, 'u');
/** "Camille et Antoine" */
const TWO_PEOPLE = /^\p{Lu}\p{Ll}+ (?:and|y|et|e|und) (?:I|\p{Lu}\p{Ll}+)$/u;
/** A dish with its price. */
const PRICED = /^[^.\n]{0,24}?(?:[$€£]\s?\d|\d[.,]\d\d|\s\d{1,3}(?:[,.;\n]|$))/u;
const HEAD = 1_500;
const NAME_BEFORE_ADDRESS = 90;

/** Reads the name after a label or "is called", from the first line, or before the kind of place. */
export function readRestaurantName(source: string): RestaurantName | undefined {
  const head = source.slice(0, HEAD);
  const folded = fold(head);
  if (NAMELESS.test(folded)) return undefined;
  return labeledName(head, folded) ?? openingName(head);
}

/** Reads a name before an address: "Pollock & Daughters, 9 Harbour Row". `start`: where the address begins. */
export function nameBefore(source: string, start: number): RestaurantName | undefined {
  const from = Math.max(0, start - NAME_BEFORE_ADDRESS);
  const found = BEFORE_ADDRESS.exec(source.slice(from, start));
  const name = found?.[1] ?? '';
  if (!name.includes(' ')) return undefined;
  return checkedName(source, spanOf(from + (found?.index ?? 0) + (found?.[0].indexOf(name) ?? 0), name));
}

const spanOf = (start: number, words: string): Span => ({ start, end: start + words.length });

function labeledName(head: string, folded: string): RestaurantName | undefined {
  for (const pattern of LEADS)
    for (const { index, 0: lead } of matchesOf(pattern, folded)) {
      if (ANOTHER.test(folded.slice(Math.max(0, index - 24), index + lead.length))) continue;
      const at = index + lead.length;
      const name = checkedName(head, quotedAt(head, at) ?? writtenAt(head, at));
      if (name !== undefined) return name;
    }
  for (const { index, 0: lead } of matchesOf(KIND_BEFORE_QUOTE, folded)) {
    const name = checkedName(head, quotedAt(head, index + lead.length));
    if (name !== undefined) return name;
  }
  return undefined;
}

function quotedAt(head: string, at: number): Span | undefined {
  QUOTED.lastIndex = at;
  const found = QUOTED.exec(head);
  return found?.[1] === undefined ? undefined : spanOf(at + found[0].indexOf(found[1]), found[1]);
}

/** Finds capitalized words up to a punctuation mark or a word that ends a name. */
function writtenAt(head: string, at: number): Span | undefined {
  WRITTEN.lastIndex = at;
  const name = WRITTEN.exec(head)?.[0] ?? '';
  return name !== '' && ENDS.test(head.slice(at + name.length)) ? spanOf(at, name) : undefined;
}

/** Reads the first line, or the words before ", a bakery in Leeds", "is a bakery", "| Bakery". */
function openingName(head: string): RestaurantName | undefined {
  const start = /^\s*/.exec(head)?.[0].length ?? 0;
  const text = head.slice(start);
  const alone = NAME_ALONE.exec(text)?.[1];
  if (alone !== undefined && !/ \d+$/.test(alone))
    return checkedName(head, spanOf(start + text.indexOf(alone), alone));
  const [found, name, behind = ''] = OPENING.exec(text) ?? [];
  if (found === undefined || name === undefined || / \d+$/.test(name)) return undefined;
  const at = found.lastIndexOf(name);
  const after = fold(behind);
  const kind = IS_KIND.exec(after);
  const isOneWord = !/[ '’&]/u.test(name);
  const isOfKind =
    kind !== null && !SENTENCE.test(after) && !(isOneWord && kind[1] !== undefined && kind[2] === undefined);
  const isNamed =
    name.includes(' ') && !TWO_PEOPLE.test(name) && MARK_BEHIND.test(behind) && !PRICED.test(behind);
  return isOfKind || isNamed ? checkedName(head, spanOf(start + at, name)) : undefined;
}
