import type { Unprinted } from './unprinted.ts';

/** "From: …" above "Subject: …": the head of a letter. One such line alone may be anything. */
const MAIL_HEAD =
  /^[^\S\n]*(?:from|to|cc|sent|subject|re|fwd?|von|an|gesendet|betreff|de|para|a|enviado|asunto|envoye|objet|da|inviato|oggetto|date|datum|fecha|data)\s?:[^\n]{0,160}$/gm;
const OPENS_MAIL = /^\s*(?:from|subject|re|fwd?|von|betreff|de|asunto|objet|da|oggetto)\s?:/;
/** Counters, dates of a page and what a listing says of itself, each on a line of its own. */
const FURNITURE = new RegExp(
  `^[^\\S\\n]*(?:${[
    '(?:you are|vous etes|sie sind|usted es|lei e)[^\\n]{0,24}\\d[^\\n]{0,12}(?:visitor|visiteur|besucher|visitante|visitatore)[^\\n]{0,20}',
    "(?:(?:page )?visitors?|visiteurs|besucher|visitas|visitatori|hits|compteur|contador)\\s?:?\\s?\\d[\\d .,']{2,12}",
    '(?:last (?:updated?|modified|edited)|derniere (?:mise a jour|modification)|zuletzt (?:aktualisiert|geandert)|letzte (?:aktualisierung|anderung)|ultima (?:actualizacion|modificacion|modifica)|ultimo aggiornamento)[^\\n]{0,40}',
    "(?:popular times|peak times|stoßzeiten|horas punta|horario de mayor afluencia|horaires d'affluence|affluence|orari di punta|people (?:typically|usually) spend)[^\\n]{0,60}",
    '(?:copyright|©|\\(c\\))[^\\n]{0,80}',
    '[^\\n]{0,40}(?:all rights reserved|tous droits reserves|alle rechte vorbehalten|todos los derechos reservados|tutti i diritti riservati)[^\\n]{0,40}',
    '(?:suggest an edit|claim this business|own this business\\??|write a review|see all (?:photos|reviews)|skip to content|accept(?: all)? cookies|back to top|read more|privacy policy|cookie policy|mentions legales|politique de confidentialite|aviso legal|politica de (?:privacidad|cookies)|note legali|impressum|datenschutz(?:erklarung)?)',
  ].join('|')})[^\\S\\n.]*\\.?$`,
  'gm',
);
/** "Best pies for miles" – Tracey M.: what somebody else wrote. */
const REVIEW = /^[^\S\n]*"[^"\n]{4,240}"\s?(?:-|~|\*|by\s)\s?([a-z][^\n]{1,40})$/gm;
/** Whom an owner quotes. */
const OF_THE_HOUSE =
  /(?<![a-z])(?:nonn[ao]|oma|opa|grand(?:ma|pa|mother|father)|gran|abuel[oa]|mamie|papi|mam[ae]?|mum|mom|dad|chef|owner|inhaber(?:in)?|duen[oa]|patron(?:ne)?|titolare)(?![a-z])/;
const PAGES = new Set(
  "home;accueil;start;startseite;inicio;menu;menus;our menu;la carte;nos menus;carte;la carta;carta;karte;speisekarte;il menu;contact;contact us;kontakt;contacto;contatti;about;about us;our story;uber uns;nosotros;quienes somos;chi siamo;a propos;qui sommes-nous;gallery;galerie;galeria;galleria;photos;fotos;foto;nous trouver;find us;location;anfahrt;como llegar;donde estamos;dove siamo;plan d'acces;acces;livre d'or;guestbook;gastebuch;libro de visitas;news;aktuelles;actualites;noticias;novita;reservations;reservation;reserver;book;book a table;reservieren;reservierung;reservas;reservar;prenota;prenotazioni;events;evenements;veranstaltungen;eventos;eventi;blog;shop;login;press;presse;jobs;careers;faq;links;liens;order online;gift cards".split(
    ';',
  ),
);
/** What parts the pages of a site in one line. */
const BAR = /\t+| {2,}|\s?[|·•>/]\s?/;
const FEWEST_PAGES = 3;

function linesWith(pattern: RegExp, folded: string, reason: Unprinted['reason']): Unprinted[] {
  return [...folded.matchAll(pattern)].map(({ 0: line, index }) => ({
    start: index,
    end: index + line.length,
    reason,
  }));
}

/** Heads of letters stand above one another. */
function mailHeads(folded: string): Unprinted[] {
  const heads = linesWith(MAIL_HEAD, folded, 'to_the_maker');
  const isBeside = (at: number) =>
    heads[at - 1]?.end === (heads[at]?.start ?? 0) - 1 || heads[at + 1]?.start === (heads[at]?.end ?? 0) + 1;
  const opens = heads.some(({ start, end }, at) => isBeside(at) && OPENS_MAIL.test(folded.slice(start, end)));
  return opens ? heads.filter((_, at) => isBeside(at)) : [];
}

function isNavigation(line: string): boolean {
  if (line.length > 160 || !BAR.test(line)) return false;
  const words = line
    .split(BAR)
    .map((word) => word.trim())
    .filter((word) => word !== '');
  return words.length >= FEWEST_PAGES && words.every((word) => PAGES.has(word));
}

function navigation(folded: string): Unprinted[] {
  const found: Unprinted[] = [];
  let start = 0;
  for (const line of folded.split('\n')) {
    const end = start + line.length;
    if (isNavigation(line)) found.push({ start, end, reason: 'to_the_maker' });
    start = end + 1;
  }
  return found;
}

/** What was copied with a text from a page, a listing or a letter, line by line, and is none of the owner's words. */
export function pageFurnitureIn(folded: string): Unprinted[] {
  const reviews = [...folded.matchAll(REVIEW)]
    .filter(([, name = '']) => !OF_THE_HOUSE.test(name))
    .map(({ 0: line, index }) => ({
      start: index,
      end: index + line.length,
      reason: 'self_praise' as const,
    }));
  return [
    ...mailHeads(folded),
    ...linesWith(FURNITURE, folded, 'to_the_maker'),
    ...navigation(folded),
    ...reviews,
  ];
}
