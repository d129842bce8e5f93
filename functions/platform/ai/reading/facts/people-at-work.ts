import { fold } from '#functions/platform/ai/fold.ts';
import { matchesOf } from '../text/matches.ts';
import type { NamedPerson } from './given-name-people.ts';
import { GIVEN_NAMES } from './given-names.ts';

const WORD = "\\p{Lu}[\\p{L}'’-]{1,23}";
const PARTICLE = '(?:de|del|della|di|da|dos|van|von|der|den|la|le|el|al|bin|ben)';
const EACH = new RegExp(WORD, 'gu');
const NAME = `${WORD}(?: (?:${PARTICLE} ){0,2}${WORD}){0,3}`;
/** What somebody does in a house; behind the name. */
const DOES =
  "(?:cooks|bakes|brews|roasts|grills|smokes|pours|pickles|fries|shucks|(?:also |mostly |still )?(?:serves|fishes|farms|butchers|ferments|churns)(?! (?:\\d|two|four|up to))|dives|makes (?:the|our|all|every|everything)|does (?:the|all|our|front)|runs (?:the|it|front|service|our)|looks after|takes care of|handles (?:the|all)|pulls (?:the|your|every|pints)|keeps the|(?:is|['’]s) (?:in the kitchen|on the (?:grill|pass|floor|till|boat|bar|stove)|behind the (?:bar|counter|stove)|front of house|out front|at the (?:stove|grill|oven|bar|door)|the boat)|kocht|backt|bäckt|braut|röstet|grillt|serviert|bedient|zapft|schlachtet|macht (?:die|den|das|unsere|alles|['’]?s)|kümmert sich|steht (?:am|hinterm|hinter|in der|im)|führt (?:den|die|das)|leitet (?:den|die|das)|cuisine|pétrit|brasse|torréfie|enfourne|sert(?! à)|accueille|prépare|fait (?:le|la|les|tout|l(?=['’]))|tient (?:le|la|les|l(?=['’]))|gère (?:le|la|les|l(?=['’]))|s['’]occupe|est (?:en cuisine|en salle|au (?:four|bar|service|fourneau)|aux fourneaux|à la plancha|derrière)|cocina(?= |,|\\.|$)|hornea|amasa|tuesta|sirve|atiende|asa|despacha|prepara|hace (?:el|la|los|las|todo)|lleva (?:el|la|los|las)|se encarga|est[aá] en (?:la|los|el) (?:cocina|fogones|sala|barra|horno)|cucina(?= |,|\\.|$)|inforna|impasta|sforna|serve(?! a)|accoglie|tosta|fa (?:il|la|le|i|gli|lo|tutto|l(?=['’]))|gestisce|segue (?:il|la)|si occupa|sta (?:in cucina|in sala|al|ai|alla|dietro))";
const AT_WORK = new RegExp(
  `(?<![\\p{L}\\d'’&@-])(?<!(?:St|San|Santa|Saint)\\.? )(${NAME})(?:,? (?:my|our|mi|mein|meine|mon|ma|mia|mio) [\\p{L}-]{3,14},?)?(?: |(?=['’]s ))${DOES}(?![A-Za-zÀ-ɏ])`,
  'gu',
);
/** "C'est Marie qui cuisine", "it's Priya who bakes" */
const IT_IS = new RegExp(
  `(?<![A-Za-zÀ-ɏ])(?:[Cc]['’]est (${NAME}) qui|[Ii]t['’]s (${NAME}) who|[Ee]s (${NAME}) (?:quien|el que|la que)|[EeÈè] (${NAME}) (?:che|a)|[Ee]s ist (${NAME}),? d(?:er|ie)) ${DOES}(?![A-Za-zÀ-ɏ])`,
  'gu',
);
const AND = '(?:,? (?:and|&|\\+|y|et|e|und) )';
/** "two sisters, Hirut and Selam"; "kochen wir (Jascha + Filiz)" */
const TOGETHER = new RegExp(
  `(?<![A-Za-zÀ-ɏ])(?:(?:two|three|four|dos|tres|cuatro|deux|trois|quatre|due|tre|quattro|zwei|drei|vier|los|las|les|i|le|the|die|my|our|mis|nuestr[oa]s|mes|nos|unsere|meine) (?:\\p{Ll}+ )?(?:sisters|brothers|friends|mates|cousins|daughters|sons|girls|women|hermanas|hermanos|amig[oa]s|prim[oa]s|hij[oa]s|chicas|s(?:œ|oe)urs|frères|amie?s|filles|copines|copains|cousine?s|fils|sorelle|fratelli|amic(?:i|he)|ragazze|cugin[ei]|figli[e]?|Schwestern|Brüder|Freunde|Freundinnen|Töchter|Söhne|Mädels)(?: (?:are|is|son|sont|sono|sind))?[,:(]{0,2} ?|(?:We are|We['’]re|Somos|Siamo|Wir sind|Nous sommes|On est) |(?:[Ww]ir|[Ww]e|[Nn]ous|[Nn]osotr[oa]s|[Nn]oi)(?: two| zwei| beide[n]?)? ?\\()(${WORD}(?:, ${WORD}){0,3}${AND}${WORD})(?![A-Za-zÀ-ɏ])(?! \\p{Lu})`,
  'gu',
);
const COMPANY = /^(?:Co|Cie|Sons?|Daughters?|Söhne|Töchter|Figli|Hijos|Fils|Partner)$/;
/** "Quim Boix (cocina)" */
const IN_PLACE = new RegExp(
  `(?<![A-Za-zÀ-ɏ])(${NAME}) \\((?:in der )?(?:cocina|sala|barra|cuisine|salle|bar|cucina|kitchen|floor|front of house|Küche|Service|Theke)\\)`,
  'gu',
);
const PHONE = '(?:(?: on| at| al| au| unter|:|,|\\()?\\s?\\+?\\(?\\d[\\d\\s()./-]{6,16}\\d)';
/** Whom guests call, before the number. */
const CALLED = new RegExp(
  `(?<![A-Za-zÀ-ɏ])(?:[Cc]all|[Rr]ing|[Pp]hone|[Ww]hats[Aa]pp|[Cc]ontact|[Aa]sk for|[Bb]ook with|[Oo]rders? (?:to|with)|[Ll]lam(?:ar|en|e) a|[Pp]regunt(?:ar|e|en|a) por|[Rr]eservas con|[Aa]ppele[rz]|[Cc]ontacte[rz]|[Dd]emande[rz]|[Rr]éservations? auprès de|[Cc]hiam(?:are|ate)|[Cc]hied(?:ere|ete) di|[Pp]renotazioni da|[Aa]nmeldung bei|[Rr]eserv(?:ierung|ation) bei|[Bb]estellung bei|[Aa]nruf(?:en)? bei)[: ] ?((?:M(?:rs|r|s)\\. )?${NAME}(?: bhai| ji)?)${PHONE}`,
  'gu',
);
/** Who is not to be called by guests. */
const ABOUT_THE_PAGE =
  /(?<![A-Za-zÀ-ɏ])(?:questions?|quer(?:y|ies)|draft|proofs?|website|web site|site|invoice|photos?|logo|dudas?|preguntas?|factura|página|fotos?|facture|devis|domande|fattura|sito|foto|Fragen|Rückfragen|Rechnung|Webseite|Homepage|not (?:to|for))(?![A-Za-zÀ-ɏ])/iu;
/** They stand before a name and are none. */
const BEFORE_NAMES =
  /^(?:Auntie|Aunt|Uncle|Aunty|Nan|Nana|Gran|Granny|Grandma|Grandpa|Mama|Papa|Mum|Mom|Dad|Baba|Oma|Opa|Tante|Onkel|Frau|Herr|Don|Doña|Tía|Tío|Abuela|Abuelo|Nonna|Nonno|Zia|Zio|Mamie|Papi|Madame|Monsieur|Chef|Chefs|Owner|Mr|Mrs|Ms|Miss|Sister|Brother|And|Und|Y|E|Et|But|Our|My|His|Her|Mein|Meine|Mi|Mon|Ma|While|Wo|Wenn|Wer|Pastry|Head)$/;

const WORKS = new RegExp(`^(?: |(?=['’]s ))${DOES}(?![A-Za-zÀ-ɏ])`, 'u');

/** Whether the words behind a name say what somebody does in the house. */
export function isAtWork(after: string): boolean {
  return WORKS.test(after);
}

/** Whether a word is the first name of somebody; a double name by its first half. */
export function isFirstName(word: string): boolean {
  return GIVEN_NAMES.has(fold(word).split('-')[0] ?? '') && !/['’]s$/u.test(word);
}

/** The part of some words with capitals that begins with a first name. */
function personIn(words: string, start: number): NamedPerson[] {
  const all = words.split(' ');
  const at = all.findIndex(isFirstName);
  if (at < 0 || all.slice(0, at).some((word) => !BEFORE_NAMES.test(word))) return [];
  const name = all
    .slice(at)
    .join(' ')
    .replace(/['’]s$/u, '');
  const from = start + all.slice(0, at).join(' ').length + (at > 0 ? 1 : 0);
  return [{ name, start: from, end: from + name.length }];
}

function namesIn(sentence: string, pattern: RegExp): NamedPerson[] {
  return matchesOf(pattern, sentence).flatMap((match) => {
    const words = match.slice(1).find((group) => group !== undefined) ?? '';
    return personIn(words, match.index + match[0].indexOf(words));
  });
}

/** "Ariane, Sophie et Kim": each of them, where one at least is a first name that is known. */
function namesTogether(sentence: string): NamedPerson[] {
  return matchesOf(TOGETHER, sentence).flatMap((match) => {
    const list = match[1] ?? '';
    const start = match.index + match[0].lastIndexOf(list);
    const names = matchesOf(EACH, list);
    if (!names.some(([name]) => isFirstName(name)) || names.some(([name]) => COMPANY.test(name))) return [];
    return names.map(({ 0: name, index }) => ({
      name,
      start: start + index,
      end: start + index + name.length,
    }));
  });
}

/** Whom guests call: "Contact Mr. Sundaram 99999 00155". */
function calledPeople(sentence: string): NamedPerson[] {
  if (ABOUT_THE_PAGE.test(sentence)) return [];
  return matchesOf(CALLED, sentence).flatMap((match) => {
    const name = match[1] ?? '';
    const start = match.index + match[0].indexOf(name);
    const isTitled = /^M(?:rs|r|s)\./.test(name);
    const isWhole = / \p{Lu}/u.test(name);
    return isTitled || isWhole || isFirstName(name.split(' ')[0] ?? '')
      ? [{ name, start, end: start + name.length }]
      : [];
  });
}

/** People of whom a sentence says what they do in the house, by their first name alone or more. */
export function peopleAtWork(sentence: string): NamedPerson[] {
  if (!/\p{Lu}\p{Ll}/u.test(sentence)) return [];
  return [
    ...namesIn(sentence, IT_IS),
    ...namesIn(sentence, AT_WORK),
    ...namesIn(sentence, IN_PLACE),
    ...namesTogether(sentence),
    ...calledPeople(sentence),
  ];
}
