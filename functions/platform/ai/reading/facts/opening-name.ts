import { VERB } from '../clauses/split-clauses.ts';
import { COURSES } from '../menu/course-words.ts';
import type { Span } from '../reader.ts';
import { anyOf } from '../text/phrases.ts';
import { KINDS } from './kind-words.ts';

/** Lines before the first that says something: a greeting, whom it is for, what the paper is. Folded. */
const PREAMBLE =
  /^(?:(?:hi|hiya|hello|hey|dear|hola|buenos dias|buenas(?: tardes)?|bonjour|bonsoir|salut|slt|coucou|allo|ciao|salve|buongiorno|buonasera|gentile|caro|cara|hallo|moin|servus|guten (?:tag|morgen|abend)|liebe[rs]?|sehr geehrte[rs]?|estimad[oa]|querid[oa]|chere?|good (?:morning|afternoon|evening))(?![a-z])[^.:;|]{0,40}|(?:(?:some|my|our|quick|rough) )?(?:notes?|info dump|press release|communique|ficha|fiche|scheda|steckbrief|stichworte|stichpunkte|formulario|formulaire|fragebogen|questionnaire|info|infos|details|text|draft|copy|content|stuff|website|web site|site|page|brief|notas?|datos|texto|contenido|appunti|dati|testo|notizen|angaben|texte?|donnees)(?:[ -]{1,3}[a-z]+){0,6}|(?:client|project|date|subject|to|from|re|fwd|betreff|objet|oggetto|asunto|kunde|projekt|cliente|proyecto|progetto)\s?:.*)[\s,.:!-]*$/;
/** The words behind which the house speaks of itself, or of where it is. */
const GOES_ON =
  /^(?:[.!]+\s+|\s?[,:|·•(]\s?|\s-\s|\s*\n\s*)(?:\W{0,3}(?:we|we're|were|we've|it's|its|this is|our|family|owner|est|since|established|wir|unser|nous|on|notre|somos|nuestr[oa]|siamo|il nostro|seit|desde|depuis|dal|address|adresse|direccion|indirizzo|phone|tel|open|opening|abierto|ouvert|aperto|geoffnet|corner)(?![a-z])|\W{0,3}\d{1,5}[a-z]? [a-z])/;
const BEFORE_KIND =
  /^(?:[.!]+\s+|\s?[,:|·•(]\s?|\s-\s|\s*\n\s*)(?:an? |the |una? |une? |eine? )?(?:[a-z-]+ ){0,2}/;
const KIND_FIRST = new RegExp(
  `^(?:an? |the |una? |une? |eine? )?(?:[a-z-]+ ){0,2}?(?:${anyOf(KINDS).source})`,
);
const WORD = /^[\p{L}\d][\p{L}\d&+'’.-]{0,23}$|^[&+]$/u;
/** They open a sentence or a list, not a name; folded. */
const NOT_IN_NAME =
  /^(?:we|we're|were|our|my|me|us|i|i'm|im|this|these|there|it|its|it's|please|pls|make|can|could|need|want|looking|hi|hello|hey|so|ok|okay|yeah|open|closed|hours|call|tel|phone|menu|free|no|not|yes|with|for|from|since|somos|tenemos|nuestr[oa]|nous|notre|on|siamo|abbiamo|wir|unser|ich|bei|hola|bonjour|ciao|hallo|moin|slt|salut|new|best|website|site|page|text|notes|about|monday|tuesday|wednesday|thursday|friday|saturday|sunday|lunch|dinner|breakfast|brunch|location|address|you|your|here|here's|has|have|was|called|named|name|cash|delivery|takeaway|takeout|catering|parking|note|todo|tbd|hei(?:ß|ss)t|llama|chiama|appelle|mein|meine|mi|mon|ma|mio|mia|your|his|her|their)$/;
/** "Craft beer bar, 16 taps" says what it is; "corner slice pizzeria. we open late" is called so. */
const ENDS_WITH_KIND = new RegExp(`(?:${anyOf(KINDS).source})$`);
const SPEAKS =
  /^[.!,]+\s+(?:we|we're|were|we've|our|my|family|since|est|wir|nous|on|notre|somos|siamo)(?![a-z])/;
const MOST_WORDS = 5;

/** The menu of a page that was copied: "Accueil  La Carte  Nous trouver  Contact". */
const NAVIGATION =
  /^(?:(?:home|menus?|about(?: us)?|contact(?: us)?|gallery|find us|book(?: now)?|reservations?|news|events|order(?: online)?|our story|login|cart|accueil|(?:la |notre )?carte|nous trouver|livre d'or|galerie|contactez-nous|actualites?|reserver|start(?:seite)?|(?:speise)?karte|kontakt|anfahrt|impressum|uber uns|aktuelles|reservierung|inicio|(?:la )?carta|contacto|galeria|nosotros|donde estamos|reservas?|chi siamo|dove siamo|contatti|galleria|prenota(?:zioni)?)(?:[\s|·•/>-]+|$)){3,}$/;

export function isPreamble(folded: string): boolean {
  return (folded.length <= 60 && PREAMBLE.test(folded)) || (folded.length <= 120 && NAVIGATION.test(folded));
}

/**
 * A name without capitals, or one that stands by itself, at the beginning of a text: "mama odells. we do soul food".
 * What follows has to speak of a house.
 */
export function openingNameIn(folded: string): Span | undefined {
  const start = /^[^a-z\d]*/.exec(folded)?.[0].length ?? 0;
  const rest = folded.slice(start, start + 140);
  const length = rest.search(/[.!,:;|·•(\n]|\s-\s/);
  if (length < 4 || length > 48) return undefined;
  const said = rest.slice(0, length).trimEnd();
  const words = said.split(' ');
  const isName =
    words.length >= 2 &&
    words.length <= MOST_WORDS &&
    words.every((word) => WORD.test(word) && !NOT_IN_NAME.test(word)) &&
    !VERB.test(said) &&
    !COURSES.has(said) &&
    !/\d$/.test(said);
  if (!isName) return undefined;
  const after = rest.slice(said.length);
  if (ENDS_WITH_KIND.test(said) && !SPEAKS.test(after)) return undefined;
  const lead = BEFORE_KIND.exec(after)?.[0] ?? '';
  const isOfHouse =
    GOES_ON.test(after) || (lead !== '' && KIND_FIRST.test(after.replace(/^[\s.!,:;|·•(-]+/, '')));
  return isOfHouse ? { start, end: start + said.length } : undefined;
}
