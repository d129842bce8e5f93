import { fold } from '#functions/platform/ai/fold.ts';
import type { Span } from '#functions/platform/ai/reading/reader.ts';
import { anyOf } from '#functions/platform/ai/reading/text/phrases.ts';
import { CUISINES, KINDS, kindIn } from './place-words.ts';

/** The span of the restaurant's name, and of the kind of place within it. */
export type RestaurantName = Span & { kind: Span | undefined };

/** Words that many names of places contain. */
const GENERIC = anyOf(
  [
    ...KINDS,
    ...CUISINES,
    ...'the a an our my new small and & food el la le il lo die das der y e et und'.split(' '),
  ],
  'g',
);
/** Words that begin texts, headings, hours, and forms; folded. */
const NO_NAME =
  /^(?:we|our|my|i|i'm|this|these|there|it|it's|please|make|can|could|hi|hello|hey|dear|hola|querid[oa]s?|estimad[oa]s?|bonjour|chere?s?|salut|ciao|car[oaie]|hallo|liebe[rs]?|salve|moin|gent|menu|carta|carte|speisekarte|starters|mains|desserts?|drinks|open|opening|hours|horarios?|horaires|orari[oa]?|offnungszeiten|call|tel|telefono|telephone|telefon|phone|address|contact|kontakt|contacto|contatti|home|accueil|inicio|startseite|impressum|since|welcome|best|all|every|no|yes|somos|tenemos|nous|siamo|wir|unser[e]?|ich|bei|in|at|on|for|website|web|site|page|subject|betreff|asunto|objet|oggetto|fwd?|re|note|notes|name|owner|chef|cuisine|type|about|info|press release|draft|version|update|daily|closed|lunch|dinner|breakfast|brunch|family|looking|need|want|here|just|so|ok|okay|well|not|its|that's|guten tag|gruezi|namaste|buongiorno|buenas|gentile|egregi[oa]|sehr|mira|alors|allora|neue|founded|ignore|copy|draft)(?![a-z'])|^(?:mon|tue|wed|thu|fri|sat|sun|lun|mar|mie|jue|vie|sab|dom|mo|di|mi|do|fr|sa|so)[a-z]*\.?\s?(?:-|\/|\d|to )|\d\s?(?:[ap]m|h\d{0,2}|uhr)(?![a-z])|\d[.,:]\d|[$€£]|^\d{2,}(?: |$)|^\d$|@|www\.|^(?:an?|une?|una|un|eine?) /;
const DENIED_KIND =
  /(?<![a-z])(?:not an?|isn't an?|kein(?:e|en)?|n'est pas une?|no es una?|non e una?|non e un) ([a-z-]+)/;
const HEAD = 1_500;
const MOST_WORDS = 7;
const LONGEST = 60;

/** A location or legal form after a name. */
const TAIL =
  /(?: (?:à|in|im|at|am|auf)(?: (?:der|dem|the|la|le))? \p{Lu}.*|,? (?:Inh(?:aber(?:in)?)?|Prop|Inc|inc|GmbH|LLC|Ltd|SARL|S\.?L|S\.?r\.?l|Pty)\.?)$/u;
const IN_TOWN = / (?:in|en|a|im|at) [a-z -]+$/;
/** "Das Restaurant Ahornblatt": the article before a kind is not part of the name. */
const ARTICLE = /^(?:Das|Der|Die|El|La|Il|Le|The) (?=(\p{L}+))/u;

/** Returns the name, unless it is a common beginning of a text, heading, or form. */
export function checkedName(source: string, span: Span | undefined): RestaurantName | undefined {
  if (span === undefined) return undefined;
  const said = source.slice(span.start, span.end);
  const [article = '', next = ''] = ARTICLE.exec(said) ?? [];
  const lead = kindIn(fold(next))?.index === 0 ? article.length : 0;
  const start = span.start + lead;
  const written = said
    .slice(lead)
    .replace(TAIL, '')
    .replace(/[.,'’-]+$/, '');
  const folded = fold(written);
  const isLong = written.length > LONGEST || written.split(' ').length > MOST_WORDS;
  if (written.length < 2 || isLong || NO_NAME.test(folded)) return undefined;
  if (!/[a-z\d]/.test(folded.replace(IN_TOWN, '').replace(GENERIC, ''))) return undefined;
  return { start, end: start + written.length, kind: kindOf(source, folded, start) };
}

/** Finds the kind of place in the name, unless the text denies it: "Bistro Lupo is not a bistro". */
function kindOf(source: string, folded: string, start: number): Span | undefined {
  const kind = kindIn(folded);
  if (kind === undefined) return undefined;
  const word = folded.slice(kind.index, kind.index + kind.length);
  const isDenied = DENIED_KIND.exec(fold(source.slice(0, HEAD)))?.[1]?.startsWith(word);
  return isDenied ? undefined : { start: start + kind.index, end: start + kind.index + kind.length };
}
