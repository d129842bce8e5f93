import { fold } from '#functions/platform/ai/fold.ts';
import { COURSES } from '../menu/course-words.ts';
import type { Span } from '../reader.ts';
import { foldText } from '../text/fold-text.ts';
import { anyOf } from '../text/phrases.ts';
import { CUISINES, KINDS } from './kind-words.ts';
import { nameOfAccounts } from './name-evidence.ts';
import { nameForms } from './name-forms.ts';
import { isPreamble, openingNameIn } from './opening-name.ts';
import { saidNames } from './said-name.ts';

/** The name, and the kind of place when the name says it: "Gelateria Due Fratelli". */
export type HouseName = Span & { isCertain: boolean; kind: Span | undefined };

const GENERIC = anyOf(
  [
    ...KINDS,
    ...CUISINES,
    'the',
    'a',
    'an',
    'our',
    'new',
    'small',
    'family',
    'and',
    '&',
    'food',
    'el',
    'la',
    'le',
    'il',
    'die',
    'das',
    'der',
    'truck',
    'location',
    'name',
    'address',
    'about',
    'us',
    'contact',
    'info',
    'bbq',
    'barbecue',
    'street',
  ],
  'g',
);
/** Kinds that a name may hold without saying what the place is. */
const KIND = anyOf(
  KINDS.filter(
    (kind) =>
      !/^(?:kitchen|counter|grill|bar|inn|canteen|buffet|eatery|pop|bodega|cantina|lokal|venta|comedor|obrador|crotto|malga|forno|bistrot\?|bistro)/.test(
        kind,
      ),
  ),
);
const WORD = "[\\p{Lu}\\d](?:[\\p{L}\\d'’&-]|\\.(?=\\p{L}))*";
const SMALL =
  "(?:of|the|and|&|y|et|e|und|con|cucina|n|de|del|della|dei|di|da|du|des|la|le|les|el|los|las|il|lo|al|alla|zum|zur|im|am|à|au|aux|in|at|by|d['’]|l['’]|i|a|n['’]|\\+|sucre)";
const NAME = `${WORD}(?: (?:${SMALL} ){0,3}["“«„]?${WORD}){0,6}`;
const WELCOME = new RegExp(
  `(?:[Ww]elcome to|here (?:from|at)|\\p{Lu}\\p{Ll}+ (?:here )?from|[Bb]ienvenid[oa]s a|[Bb]ienvenue (?:à|au|chez)|[Bb]envenuti (?:a|al|da)|[Ww]illkommen (?:im|in der|bei))\\s["“«'‘„]?(${NAME})`,
  'u',
);
const GREETING =
  "(?:(?:[Hh]i|[Hh]iya|[Hh]ello|[Hh]ey|[Hh]ola|[Bb]onjour|[Cc]iao|[Hh]allo|[Mm]oin|[Bb]uenas|[Ss]alve|[Nn]amaste|[Hh]owdy|[Gg]reetings|[Yy]o|[Aa]loha|[Bb]ongiorno|[Bb]uongiorno|[Ss]ervus|[Ss]alut|[Bb]onsoir|[Bb]uonasera|[Gg]['’]day(?: mate)?|[Gg]uten (?:Tag|Morgen|Abend)|[Gg]rüß (?:Gott|Sie)|[Gg]rüezi|[Bb]uenos días|[Bb]uenas tardes|[Gg]ood (?:morning|afternoon|evening)|[Dd]as|[Dd]ie|[Dd]er|[Ll]ocation|[Nn]ame|[Rr]estaurant name|[Aa]llo|[Aa]llô|[Cc]oucou|[Bb]on matin|[Ss]lt|[Hh]eya|[Gg]rüezi(?: mitenand)?|[Mm]oinsen|¡?[Qq]ué (?:onda|tal)|¡[Hh]ola)[!,.: ]{1,3}(?:there[!,. ]{1,3})?)?";
const END =
  "(?=\\s?(?:,|\\s[-–—|·•/]\\s|—|:|\\(|\\n|\\t|$|\\.(?:\\s|$)|;|\\s?[^\\p{L}\\p{N}\\p{P}\\s$€£]|\\s(?:is|es|est|ist|è|liegt|sits|serves|has|opened|NOT|isn['’]t|n['’]est|sounds|propone|está|queda|stands)\\s|!+(?:\\s|$)|\\s(?:in|on|at|en|à|a|im|near|bei|OUVERT|OPEN|ABIERTO|since|est\\.?|established|desde|depuis|dal|seit)\\s|(?<=\\S \\S{2,24})\\s(?:food truck|truck|van|cart|stall)[.,\\n]|\\s{2}))";
const OPENS = new RegExp(`^${GREETING}["“«„'‘]?(${NAME}?)["”»“'’]?${END}`, 'u');
const IS_A = new RegExp(
  `(?:[Ww]e are|[Ww]e['’]re|[Tt]his is|[Ss]omos|[Nn]ous sommes|[Nn]ous,? c['’]est|[Oo]n est|[Cc]['’]est|[Hh]ier (?:ist|sind)|[Nn]oi siamo|[Qq]ui è|[Ss]iamo|[Ww]ir sind|[Mm]ir sind(?= d)|[Ii] own|[Ii] run|[Ss]oy \\p{Lu}\\p{Ll}+ de|[Ii]['’]m \\p{Lu}\\p{Ll}+ from) (?:the |la |le |el |il |das |die |der |d |de |los |las |les )?(?:(?:café|crêperie|brasserie|bistrot|locanda|osteria|bacaro|heladería|panadería|cafetería|taquería|taberna|bar|restaurante|pizzeria|trattoria|boulangerie|crêperie|[Bb]äckerei|kogel) )?["“«„]?(${NAME})["”»“]?(?=,| and | it['’]?s | – | - |\\.|\\n| ?\\(|!|\\s(?:in|on|at|en|bei|uf|vom|von|from|of|aus|da|de|a|à)\\s|\\s?[^\\p{L}\\p{N}\\p{P}\\s])`,
  'u',
);
const SMALL_CASE = new RegExp(
  `^(?:[^\\p{L}]{0,6})(?:(?:hi|hey|hola|ciao|hallo|slt|salut|bonjour|hello|moin)[,! ]{1,3})?(?:(?:c|c'est|ici|on est|we're|were|we are|its|it's|this is|hier ist|wir sind|somos|siamo|soy|nous|sono)(?: (?:the|la|le|el|il|das|die|der))? )?((?:${KIND.source.slice('(?<![a-z0-9ßœæ])'.length, -'(?![a-z0-9ßœæ])'.length)})(?! (?:in|en|at|near|by|with|since|on|for|im|am|bei|seit|dans|con|desde|dal|depuis|artisanale?|artigianale|artesan(?:al)?|casera|bretonne|familiale?|familiar|vegan[oae]|vegetarian[oae]|gastronomique|gastronomico|tradicional|traditionnel(?:le)?|tradizionale|di (?:pesce|carne)|de (?:pescado|carnes?|mariscos|barrio))(?![a-z]))(?: [\\p{L}'’]+){1,3}?)(?= (?:en|in|a|à|im|an)\\s|[,.\\n])`,
  'u',
);
/** "hallo, hier ist die pizzeria san marco in fulda": a kind with its name in small letters. */
const INTRODUCED = new RegExp(
  `(?<![a-z])(?:hier ist|hier sind|wir sind|this is|we are|we're|it's|its|c'est|ici|somos|es|siamo|qui)(?: (?:the|la|le|el|il|das|die|der))? ((?:${KIND.source})(?: [a-z'-]{3,20}){1,3}?)(?= (?:in|en|at|a|im|an|auf)\\s|[,.\\n])`,
);
const FIRST_WORDS =
  /^(?:We|Our|My|I|This|These|There|It|Please|Make|Can|Could|Hi|Hello|Hey|Hola|Bonjour|Ciao|Hallo|Salve|Moin|Menu|Menú|Carta|Carte|Speisekarte|Starters|Mains|Open|Opening|Hours|Call|Tel|Tel[eé]fono|T[eé]l[eé]phone|Telefon|Phone|Address|Since|Family|Welcome|Best|All|Every|No|Yes|Somos|Tenemos|Nuestro|Nuestra|Nous|Notre|Siamo|Wir|Unser|Unsere|Ich|Bei|In|At|On|For|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Lunes|Lundi|Lunedì|Montag|Lunch|Dinner|Breakfast|Brunch|Cash|Free|Ignore|Write|Create|Need|Want|Looking|Color|Colors|Style|Location|Name|Where|What|Between|Neue|System|Hallo|Sandwich|Supper|Hosted|Notes|Dear|Ok|Okay|So|Also|You|If|When|After|Before|G['’]day|Guten|Grüß|Grüezi|Servus|Salut|Bonsoir|Buongiorno|Buonasera|Buenos|Buenas|Good|Hiya|Howdy|Namaste|Aloha|Greetings|All[oô]|Coucou|Slt|Bon matin|Heya|Hoi|Howya|Right|Well|Alright|Anyway|Listen|Look|Mate|Sure|Question|Questionnaire|Answers|Cheers|Thanks|Senta|Allora|Alors|Bon|Bueno|Pues|Mira|Oye|Also|Na|Ja|Senti|Scusi|Pardon|Bref|Voilà|Ecco|Tja|Okay|Chères?|Chers?|Liebe[rs]?|Estimad[oa]|Gentile|Qué|Afternoon|Evening|Morning|Sehr|Subject|Betreff|Objet|Oggetto|Asunto|Re|Fwd|From|To|Update|Cerrado|Fermé|Chiuso|Geschlossen|Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?![\p{L}])/u;
/** Of a form: what follows the colon is no name. */
const LABEL_WORD =
  /^(?:Cuisine|Cucina|Cocina|Küche|Style|Type|Kind|Concept|Food|Vibe|Owner|Chef|Specialt(?:y|ies)|Stil|Estilo|Stile|Tipo|Genre|Art)$/;
/** Denials, services and prices open a text as often as names do. */
const NO_NAME =
  /(?<!\p{L})(?:SUN|MON|TUE|WED|THU|FRI|SAT)\s?[-–&]|\d\s?(?:[AP]M|[ap]m|h\d{0,2})(?!\p{L})|(?:^| )(?:MENUS?|CARTA|CARTE|KARTE|SPEISEKARTE|menus?|Menus?|menú|menù|menü|carta|carte|karte|speisekarte)$|^\d{1,2}(?:[.:]\d\d)?\s?[-–]\s?\d|^\d{1,5}[a-z]? .*(?:Street|St|Road|Rd|Lane|Ln|Avenue|Ave|Boulevard|Blvd|Drive|Way|Square|Quay|Terrace|Row)$|^\p{Lu}\p{Ll}+-(?:owned|cooked|run|style|inspired|trained|made|based|friendly|only|free|born|led)(?![\p{L}])|^\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm|uhr|h)(?![\p{L}])|^(?:BYOB?|VAT|Christmas|Easter|Google|Yelp|Tripadvisor|Facebook|Instagram)(?![\p{L}])|^(?:Not|Kein|Keine|Niente|Nessun[oa]?|Pas|Closed|Halal|Kosher|Terrace|Garden|Parking|Delivery|Takeaway|Terraza|Terrasse|Terrazza|Plus|Until|Voted|If|Unlike|Previously)(?![\p{L}])|^(?!(?:Bar|Caf[eé]|Table|Room|Studio|Number|No|Route|Gate|Pier|Casa|Kitchen)\s)\p{Lu}\p{Ll}+(?: \p{Ll}+){0,2} \d{1,3}$/u;
/** What a text begins with before it says anything: a greeting, or where it was copied from. */
const LEAD =
  /^(?:(?:kia ora|shalom|konnichiwa|annyeong(?:haseyo)?|sawasdee|xin ch[aà]o|merhaba|salam|as-?salaa?mu? al[ae]ikum|dia duit|mabuhay|ol[aá]|bon dia|bon jour|bonjour-hi|kaixo|gr[uü]ezi|moin moin|g'?day mate|hi all|hi team)[!,. ]{1,3}(?:[-–—] )?|(?:(?:speise)?karte|menu|menú|menù|carte|carta|google(?: maps| business(?: profile)?)?|yelp|facebook|tripadvisor|instagram bio|bio|flyer|about(?: us)?|info|website|just a line|quick one|from our (?:old )?(?:site|flyer|menu|page))\s?[:·|–—-]\s)/i;
const US_PLACE =
  /(?<=\S \S+),? \p{Lu}\p{Ll}+,? (?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])$/u;
/** "Moss & Mushroom and EVERYTHING is vegan": a clause of its own. */
const SHOUTED_END = /(?<=\p{Ll}) (?:and|y|et|e|und) \p{Lu}{3}.*$/u;
const GERMAN_CUISINE = /^\p{Lu}\p{Ll}+isch(?:e|er|es) (?=\p{Lu})/u;
/** "Hi Kevin," is somebody. */
const ADDRESSED =
  /^(?:[Hh]i|[Hh]iya|[Hh]ello|[Hh]ey|[Dd]ear|[Hh]ola|[Bb]onjour|[Ss]alut|[Cc]iao|[Hh]allo|[Ll]iebe[rs]?|[Gg]uten Tag|[Bb]uongiorno|[Bb]uenos días|[Mm]oin)(?: (?:Mr|Mrs|Ms|Herr|Frau|Signora?|Sig\.(?:ra)?|Monsieur|Madame)\.?)? \p{Lu}[\p{L}-]+[,!:]/u;
const NAME_BEFORE_ADDRESS = 90;
const BEFORE_ADDRESS = new RegExp(
  `(?:^|[.!?:\\n]\\s*)["“«„]?(${NAME})["”»“]?(?:,| [-–—|·]| is| sits| liegt| est| è)?(?:,? (?:we['’]?re|we are|located|estamos|on est|siamo|wir sind))? ?(?:at|in|on|en|au|im|in der|auf der|an der)?\\s*$`,
  'u',
);
const LINES_TRIED = 14;
const GUESSED_IN = 400;
const FORMS = nameForms(NAME);
const saidName = saidNames(NAME);
/** Behind two names: they are people. "We are Camille and Antoine, we run …" */
const OF_PEOPLE =
  /^,? ?(?:and |et |y |e |und )?(?:we|nous|on|wir|tenemos|llevamos|abbiamo|gestiamo|owners?|husband)(?![\p{L}])/iu;

function isGeneric(name: string): boolean {
  return !/[a-z\d]/.test(fold(name).replace(GENERIC, ''));
}

function nameAt(found: RegExpExecArray | null, offset: number): HouseName | undefined {
  if (found?.[1] === undefined) return undefined;
  const start = found.index + found[0].lastIndexOf(found[1]);
  const after = found.input.slice(found.index + found[0].length, found.index + found[0].length + 20);
  return checked(found[1], offset + start, after);
}

/** The words without what hangs on to them; none where they cannot be a name. */
function checked(said: string, start: number, after: string): HouseName | undefined {
  const cuisine = GERMAN_CUISINE.exec(said)?.[0].length ?? 0;
  if (cuisine > 0 && KIND.test(fold(said.slice(cuisine))))
    return checked(said.slice(cuisine), start + cuisine, after);
  const written = said
    .replace(/[.,'’"“„-]+$/, '')
    .replace(/ (?:at|on) \d.*$/, '')
    .replace(US_PLACE, '')
    .replace(SHOUTED_END, '')
    .replace(/\s+["“«„]?(?:in|at|on|of|and|de|del|la|le|y|e|et|und|by|zum)$/u, '');
  if (written.length < 2 || written.length > 60) return undefined;
  if (LABEL_WORD.test(written) && /^\s?:/.test(after)) return undefined;
  if (/ (?:and|y|et|e|und) (?:I|yo|moi|io|ich)$/.test(written)) return undefined;
  if (/ (?:and|y|et|e|und|&) /.test(written) && OF_PEOPLE.test(after)) return undefined;
  if (
    COURSES.has(fold(written)) ||
    FIRST_WORDS.test(written) ||
    isGeneric(written) ||
    (NO_NAME.test(written) && !isNumbered(written, after)) ||
    /^\d+$/.test(written)
  )
    return undefined;
  return { start, end: start + written.length, isCertain: true, kind: kindIn(written, start) };
}

/** "Cellar 17. We're a wine bar": a number, and then who they are. */
function isNumbered(name: string, after: string): boolean {
  return /^\p{Lu}\p{Ll}+ \d{1,3}$/u.test(name) && /^\.\s+(?:We|Wir|Nous|Somos|Siamo)(?![\p{L}])/u.test(after);
}

function kindIn(name: string, offset: number): Span | undefined {
  const folded = fold(name);
  const found = folded.length === name.length ? KIND.exec(folded) : null;
  if (found === null) return undefined;
  return { start: offset + found.index, end: offset + found.index + found[0].length };
}

/** The name of the house where the text says it, or begins with it. */
export function houseNameIn(source: string): HouseName | undefined {
  const head = source.slice(0, 1_500);
  const folded = foldText(head);
  const named = saidName(head, folded);
  const called =
    (named &&
      checked(head.slice(named.start, named.end), named.start, head.slice(named.end, named.end + 20))) ??
    nameAt(WELCOME.exec(head), 0);
  if (called !== undefined && named?.isCertain !== false) return called;
  const said = firstOf(FORMS.said, head);
  if (said !== undefined) return said;
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
  const account = spanned(head, nameOfAccounts(foldText(source), folded), 0);
  if (account !== undefined) return account;
  const guess = called ?? firstOf(FORMS.guessed, head.slice(0, GUESSED_IN), /^(?!.*\d).* /);
  return guess && { ...guess, isCertain: false };
}

function spanned(head: string, found: Span | undefined, offset: number): HouseName | undefined {
  if (found === undefined) return undefined;
  const [start, end] = [found.start + offset, found.end + offset];
  return checked(head.slice(start, end), start, head.slice(end, end + 20));
}

function firstOf(forms: readonly RegExp[], head: string, shape = /./): HouseName | undefined {
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
  const name = checked(found[1], from + at, before.slice(at + found[1].length));
  return name && / |['’]s$/.test(source.slice(name.start, name.end)) ? name : undefined;
}
