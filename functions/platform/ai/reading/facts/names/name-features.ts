import type { Span } from '../../reader.ts';
import { anyOf } from '../../text/phrases.ts';
import { GIVEN_NAMES } from '../given-names.ts';
import { CUISINES, KINDS } from '../kind-words.ts';
import { SOMEBODY, subjectOf } from '../said-name.ts';

const KIND = anyOf(KINDS);
/** Each takes long to compile: asked only where `KIND` has found one. */
const KIND_LAST = new RegExp(`(?:${KIND.source})$`);
const KIND_AT_END = new RegExp(`(?:${KIND.source})[\\s,:"“«„(]{0,3}$`);
const KIND_AT_START = new RegExp(
  `^[\\s,"”»-]{0,3}(?:an? |the |un |una |une |ein |eine |el |la |il |le )?(?:${KIND.source})`,
);
const CUISINE = anyOf(CUISINES);
/** Small words whose place beside a name says something of it. */
const CLOSED = new Set(
  `a about aber abre al alla also am an and are as at au aus aux bei best beim but by called calls can chef closed da das dal de dear del della den der des desde di die do du e ein eine el en enjoy es est et family fondato for fromage für from gegründet gibt ha had hallo has have hay hat hello hey heißt here hi hola i ich ici im in is ist it it's its just la le les liegt located lo los las make mein menu mi mon ma my name named near new nel nella nostro notre now nuestra nuestro of offers on open opened opens or our owner page par para per por propone proudly put quiero restaurant run runs says se sei seit sert serve serves si siamo since site soy sono somos started su sui sur that the this to un una une unser unsere use und unter vom von voted vous was we website welcome were when where who with wir y you your z zu zum zur è à via vorrei`.split(
    ' ',
  ),
);
const NAMING =
  /(?:called|named|rename[d]? it|name is|name's|name:|as|llama|llamado|llamada|appelle|chiama|chiamato|hei(?:ß|ss)t|nennt sich|behind|says|title:|business is)[\s:"“«„]{1,3}$/;
const DAY_OR_MONTH =
  /^(?:mon|tues?|wed|thurs?|fri|sat|sun|lun|mar|mer|jeu|ven|sam|dim|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lunes|martes|jueves|viernes|sabado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|january|february|march|april|may|june|july|august|september|october|november|december|enero|marzo|mayo|juin|juillet|luglio|agosto|christmas|easter|mother's)(?:day|nesday|rsday|urday)?s?\b/;
const STREET =
  /(?<![A-Za-zÀ-ɏ])(?:street|st|avenue|ave|road|rd|lane|ln|blvd|boulevard|drive|highway|hwy|route|pike|square|row|rue|place|quai|via|viale|corso|piazza|vicolo|calle|avenida|plaza|paseo|carrer|\p{L}+stra(?:ß|ss)e|\p{L}+str|\p{L}+platz|\p{L}+weg|\p{L}+gasse)(?![A-Za-zÀ-ɏ])/u;
const ROLE_BEFORE =
  /(?:chef|owner|owners|baker|brother|sister|cousin|mother|father|mom|dad|wife|husband|uncle|aunt|son|daughter|mr|mrs|ms|dr|herr|frau|signora?|inhaber(?:in)?|familie|my name is|i'm|i am|ich bin|je suis|sono|soy|by|it's|its)[\s,:]{1,2}$/;
const PLACE_BEFORE =
  /(?<![a-z])(?:in|near|from|à|a|en|aus|bei|im|nel|of|around|outside|downtown|barrio de|nach)\s$/;
const GREETING =
  /^(?:hi|hello|hey|dear|thanks|cheers|welcome|hola|bonjour|ciao|hallo|buongiorno|salve|merci|gracias|grüß|grus|greetings|good|please|note|notes|subject|text|company|contact|city|type|title|address|phone|hours|open|closed|lunch|dinner|breakfast|brunch|menu|starters|mains|desserts|drinks|cash|no|yes|we|our|my|i|you|it|this|that|the|all|every|monday|find|call|book|order|ask|free|located|everything|people|people|on|at|in|for|from|and|but|so|wir|unser|unsere|bitte|nous|notre|une|vous|somos|nuestro|quiero|siamo|vorrei|nel|da noi)(?![a-z])/;

function wordBefore(text: string): string {
  const word = /([\p{L}\d'’]+)[\s"“«„(:,–—-]*$/u.exec(text)?.[1];
  if (word === undefined) return 'none';
  const low = word.toLowerCase().replace('’', "'");
  if (CLOSED.has(low)) return low;
  return /^\d/.test(word) ? '#' : /^\p{Lu}/u.test(word) ? 'Cap' : 'low';
}

function wordAfter(text: string): string {
  const word = /^["”»“)]?,?\s([\p{L}\d'’]+)/u.exec(text)?.[1];
  if (word === undefined) return 'none';
  const low = word.toLowerCase().replace('’', "'");
  if (CLOSED.has(low)) return low;
  return /^\d/.test(word) ? '#' : /^\p{Lu}/u.test(word) ? 'Cap' : 'low';
}

function markBefore(text: string): string {
  if (text.trimEnd() === '') return 'start';
  if (/\n[^\p{L}\d]*$/u.test(text)) return 'line';
  if (/[.!?]\s+["“«„]?$/.test(text)) return 'sentence';
  return /([,:;"“«„(–—|·•-])\s?$/u.exec(text)?.[1] ?? 'no';
}

function markAfter(text: string): string {
  if (text.trim() === '') return 'end';
  return /^\s?([\n.,:;!?"”»“()–—|·•-])/u.exec(text)?.[1] ?? 'no';
}

const bucket = (value: number, edges: readonly number[]) => edges.filter((edge) => value >= edge).length;

const sentenceOf = (before: string) => before.split(/[.!?;\n]/).at(-1) ?? '';

/** What is known of the whole text, once. */
export type NamedText = {
  head: string;
  folded: string;
  /** Its letters, and the marks of addresses of mail and pages among them; with its lines, and without. */
  letters: string;
  accounts: string;
};

/** The beginning of a text, folded, as `nameFeatures` looks at it. */
export function namedText(head: string, folded: string): NamedText {
  const accounts = folded.replace(/[^a-z@./\n]/g, '');
  return { head, folded, letters: accounts.replaceAll('\n', ''), accounts };
}

/** "lupo" in "@lupo.pdx" or "www.lupo.example". */
function isInAccount({ letters, accounts }: NamedText, name: string): boolean {
  if (name === '' || !/[@.]/.test(letters) || !letters.includes(name)) return false;
  for (let at = accounts.indexOf(name, 1); at > 0; at = accounts.indexOf(name, at + 1)) {
    if ('@./w'.includes(accounts.charAt(at - 1))) return true;
  }
  return false;
}

function ownFeatures(text: NamedText, { start, end }: Span): string[] {
  const { head, folded } = text;
  const said = head.slice(start, end);
  const low = folded.slice(start, end);
  const words = said.split(' ');
  const first = (low.split(/[ '-]/)[0] ?? '').trim();
  const last = words.at(-1) ?? '';
  const kindAt = low.search(KIND);
  const hasKind = kindAt >= 0;
  const is = (name: string, value: boolean) => (value ? [name] : []);
  const isGiven = GIVEN_NAMES.has(first);
  return [
    `words=${Math.min(words.length, 6)}`,
    ...is('capitals', said === said.toUpperCase() && /\p{L}{3}/u.test(said)),
    ...is('small', said === said.toLowerCase()),
    ...is('mixed small', said !== said.toLowerCase() && /^\p{Ll}/u.test(said)),
    ...is('kind', hasKind),
    ...is('kind alone', hasKind && low.replace(KIND, '').trim() === ''),
    ...is('kind first', kindAt === 0),
    ...is('kind last', hasKind && KIND_LAST.test(low)),
    ...is(
      'article',
      /^(?:the|la|le|les|el|los|il|lo|die|der|das|zum|zur|chez|casa|da|al|bei|mama|l'|don|dona|big|little|uncle)(?![a-z])/.test(
        low,
      ),
    ),
    ...is('possessive', /['’]s(?![A-Za-zÀ-ɏ])/u.test(said)),
    ...is('and', / (?:&|and|et|y|e|und) /.test(low)),
    ...is('digit', /\d/.test(said)),
    ...is('number first', /^\d/.test(said)),
    ...is('cuisine', CUISINE.test(low)),
    ...is('cuisine alone', low.replace(CUISINE, '').trim() === ''),
    ...is(
      'day',
      low.split(' ').some((word) => DAY_OR_MONTH.test(word)),
    ),
    ...is('street', STREET.test(low)),
    ...is('given', isGiven && !hasKind && !/['’]s/.test(said)),
    ...is('person', isGiven && words.length === 2 && !hasKind && /^\p{Lu}\p{Ll}+$/u.test(last)),
    ...is('state', /(?:^|,? )[A-Z]{2}$/.test(said)),
    ...is('opening word', GREETING.test(low)),
    ...is('ends small', / (?:in|at|of|and|de|del|la|le|y|e|et|und|by|the|a|is|are|has|we|on)$/.test(low)),
    ...is('place inside', / (?:in|at|on|im|am|à|en) /.test(low)),
    ...is(
      'verb inside',
      /(?<![a-z])(?:is|are|was|has|have|est|sind|ist|son|sono|need|want|please|open|opens|wir|nous|we|i)(?![a-z])/.test(
        low,
      ),
    ),
    ...is('again', folded.indexOf(low, end) >= 0 && low.length > 4),
    ...is('in an account', low.length > 5 && isInAccount(text, low.replace(/[^a-z]/g, ''))),
  ];
}

/** "El Güero se llama Martín": who is called something else. */
const IS_CALLED = /^\s(?:se llama|si chiama|s['’]appelle|heißt)\s\p{Lu}/u;

/** "El Güero se llama" */
function isOfSomebody(before: string): boolean {
  const subject = sentenceOf(before).replace(
    /(?:se llama|s['’]appelle|si chiama|heißt|is called|is named)\s*$/,
    '',
  );
  return SOMEBODY.test(subject);
}

/** What is to be seen of a passage and around it, each by a name. */
export function nameFeatures(text: NamedText, span: Span): string[] {
  const { head, folded } = text;
  const before = head.slice(Math.max(0, span.start - 60), span.start);
  const lowBefore = folded.slice(Math.max(0, span.start - 60), span.start);
  const after = head.slice(span.end, span.end + 40);
  const lowAfter = folded.slice(span.end, span.end + 50);
  const quoted = /["“«„‘‹]\s?$/u.test(before) && /^\s?["”»“’›]/u.test(after);
  const [mark, next] = [markBefore(before), markAfter(after)];
  const [word, follows] = [wordBefore(before), wordAfter(after)];
  const isNamed = NAMING.test(lowBefore);
  const isOfAnother = subjectOf(sentenceOf(lowBefore)) === 'another';
  const is = (name: string, value: boolean) => (value ? [name] : []);
  return [
    ...ownFeatures(text, span),
    `before=${word}`,
    `after=${follows}`,
    `mark before=${mark}`,
    `mark after=${next}`,
    `marks=${mark}${next}`,
    `at=${bucket(span.start, [1, 15, 40, 80, 160, 400])}`,
    ...is('quoted', quoted),
    ...is('named', isNamed),
    ...is('kind before', KIND.test(lowBefore) && KIND_AT_END.test(lowBefore)),
    ...is('kind after', KIND.test(lowAfter) && KIND_AT_START.test(lowAfter)),
    ...is('kind near', KIND.test(lowBefore.slice(-35)) || KIND.test(lowAfter.slice(0, 35))),
    ...is('role before', ROLE_BEFORE.test(lowBefore)),
    ...is('place before', PLACE_BEFORE.test(lowBefore)),
    ...is(
      'site before',
      /(?:site|page|pagina|website|homepage|webseite|seite|sito|text|menu|carta|carte|karte)(?: [a-zà-ü]+){0,2}[\s:–—-]{1,3}$/.test(
        lowBefore,
      ),
    ),
    ...is(
      'ours before',
      /(?:our|my|nuestr[oa]|notre|nostr[oa]|unser[a-z]*|mein[a-z]*|mi|mon|ma|mio|mia)(?: [a-z]+){1,3} $/.test(
        lowBefore,
      ),
    ),
    ...is(
      'other before',
      /(?:bought|formerly|former|was|used to be|not|across from|next to|near|opposite|behind|previous|old|llc is|parent)(?: [a-z]+)? (?:the )?$/.test(
        lowBefore,
      ),
    ),
    ...is('of another', isOfAnother),
    ...is('named another', (isNamed && (isOfAnother || isOfSomebody(before))) || IS_CALLED.test(after)),
    ...is(
      'price after',
      /^[\s:.,…-]{0,4}[$€£]?\d/.test(after) && !/^[\s,]{1,3}\d{1,5}[a-z]? \p{Lu}/iu.test(after),
    ),
    ...is('address after', /^,?\s\d{1,5}[a-z]?,? \p{Lu}/u.test(after) || STREET.test(lowAfter.slice(0, 14))),
    ...is(
      'verb after',
      /^\s(?:is|has|have|serves|opens|opened|offers|sits|runs|hat|liegt|kocht|propone|sert|vous|propose|si trova|esta|ofrece|will|does|wants|would|has been|da|da il|serve)(?![a-z])/.test(
        lowAfter,
      ),
    ),
    ...is('here after', /^\s(?:here|team|crew)(?![a-z])/.test(lowAfter)),
    ...is('line', (mark === 'line' || mark === 'start') && (next === '\n' || next === 'end')),
  ];
}
