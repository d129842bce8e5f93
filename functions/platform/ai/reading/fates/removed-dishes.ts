import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import type { Sentence } from '../clauses/passages.ts';
import type { Span } from '../reader.ts';
import { anyOf, phrasesOf } from '../text/phrases.ts';
import { inOrder, isTouched } from '../text/spans.ts';
import { isAbout, type Topic } from './topics.ts';
import type { Unprinted } from './unprinted.ts';

/** "Scratch the steamers", "quita las ortiguillas": what follows is served no more. */
const TAKE_OFF = anyOf(
  phrasesOf(`
    ^(?:[a-z\\d ]{1,12}: )?(?:(?:oh|and|also|please|pls|so|but|ah|actually|ps|now)[, ]{1,2}){0,3}(?:take|pull|scratch|scrap|drop|remove|cut|axe|kill|lose|ditch|86)(?: off)?(?: the| our| all)?; so (?:take|pull|scratch|scrap|drop|remove|cut)(?: off)?(?: the)?; (?:can|could) you (?:take|pull|drop|remove)(?: off)?(?: the)?; no more; we(?:'re| are) out of; we ran out of; we no longer (?:do|have|serve|sell|make)
    quit(?:a|ad|en|e)(?:me|nos)? (?:de la carta(?: vieja)? |del menu |de la lista )?(?:el|la|los|las); (?:saca|sacad|saquen|borra|borrad|borren|elimina|eliminad|eliminen)(?:me|nos)? (?:de la carta |del menu |de la lista )?(?:el|la|los|las); ya no (?:hay|tenemos|hacemos|servimos|ponemos)
    (?:enleve|retire|supprime|vire)[zs]? (?:de la carte )?(?:le|la|les); il n'y a plus (?:de|d'); (?:on|nous) n(?:e fait|e faisons|'a|'avons) plus
    (?:togli|togliete|toglimi|leva|levate|elimina|eliminate|cancella|cancellate) (?:dal menu |dalla carta |dalla lista )?(?:il|la|i|le|lo|gli); non (?:c'e|ci sono|facciamo|abbiamo) piu
    (?:streich|streicht|streichen sie|nimm|nehmt|nehmen sie)(?: bitte)? (?:den|die|das)`),
);
/** "The steamers are off till May", "ortiguillas quítalas": what stands before. */
const TAKEN_OFF = anyOf(
  phrasesOf(`
    (?:is|are) (?:off(?: the menu| the list| the board)?|out|sold out|86(?:ed|'d)?)(?= ?(?:[.,!]|$|till|until|for now|for the|this|at the)); (?:come|comes|goes|go) off (?:the (?:menu|list|board))
    (?:quital|quitadl|quitenl|quitel|sacal|sacadl|saquenl|borral|borradl|borrenl)[oa]s?; fuera(?= ?[.,!]|$)
    (?:je l'ai|je les ai|on l'a|on les a|nous l'avons) (?:enleve|retire|supprime|vire)e?s?; (?:a|sont a) (?:enlever|retirer|supprimer)
    (?:toglil|toglietel|leval|levatel|cancellal|cancellatel)[oaie]; non (?:l[oaie] facciamo|l[oaie] abbiamo|si fa|si fanno) piu
    (?:ist|sind) (?:aus|raus|gestrichen|weg)(?= ?[.,!]|$); (?:ist|sind) von der karte; (?:bitte )?(?:rausnehmen|streichen|runternehmen|von der karte nehmen); gibt(?: e?'?s)? (?:leider )?nicht mehr`),
);
const ENDS =
  /[,;:.!?(]|(?<![a-z])(?:because|till?|until|since|for now|this|from|off|as|that|we|they|que|porque|hasta|por ahora|de la carta|del menu|car|parce|jusqu|pour l'instant|de la carte|perche|che|fino|per ora|dal menu|weil|bis|raus|runter|weg|von der)(?![a-z])/;
const PLAIN = new Set(
  'the our and all also please line part menu list board thing bit section photo photos picture pictures logo page site website name number phone price prices quote word words text sentence los las del una uno por eso esta parte foto fotos pagina frase precio numero telefono les des une sur cette partie phrase photo prix numero gli una della parte foto pagina frase prezzo numero der die das den dem und teil foto fotos bild bilder seite satz preis nummer wort now ahora maintenant adesso jetzt bitte please pls porfa favor svp plait favore dann mal doch wieder anymore again again bien mas piu plus reservations reservas reservation table tables'.split(
    ' ',
  ),
);
const MOST_WORDS = 3;

function stem(word: string): string {
  return word.length > 4 ? word.replace(/(?:es|s|n|e|i|a|o)$/, '') : word.replace(/s$/, '');
}

function topicOf(words: string): Topic | undefined {
  const named = (words.match(/[a-zßœæ']{3,}/g) ?? []).filter((word) => !PLAIN.has(word));
  if (named.length === 0 || named.length > MOST_WORDS) return undefined;
  return { words: named.map(stem), isBack: false, isOwn: false };
}

/** The dish that a clause takes off the menu. */
function removedDish(clause: string): Topic | undefined {
  const order = TAKE_OFF.exec(clause);
  if (order !== null) {
    const behind = clause.slice(order.index + order[0].length);
    const end = behind.search(ENDS);
    return topicOf(end < 0 ? behind : behind.slice(0, end));
  }
  const told = TAKEN_OFF.exec(clause);
  if (told === null) return undefined;
  const before = clause.slice(0, told.index);
  return topicOf(before.slice(before.search(/[^,;:.(]*$/)));
}

/** A dish with its price, or a short part of a list. */
const LONGEST_DISH = 60;
const MOST_REMOVED = 8;

function isDishLike(clause: string): boolean {
  return clause.length <= LONGEST_DISH && !/[.!?]\s/.test(clause);
}

/** Orders to take something off the menu, and the parts of the text that name it. */
export type RemovedDishes = { orders: Unprinted[]; dishes: Span[] };

/** "Steamers 24 … scratch the steamers, red tide". An order that means nothing on the menu is none. */
export function removedDishesIn(folded: string, sentences: readonly Sentence[]): RemovedDishes {
  const clauses = sentences.flatMap(({ clauses }) => clauses);
  const textOf = ({ start, end }: Span) => folded.slice(start, end);
  const removed: RemovedDishes = { orders: [], dishes: [] };
  for (const clause of clauses) {
    if (removed.orders.length >= MOST_REMOVED) break;
    const topic = removedDish(textOf(clause));
    if (topic === undefined) continue;
    const meant = clauses.filter(
      (one) => one !== clause && isDishLike(textOf(one)) && isAbout(textOf(one), topic),
    );
    if (meant.length === 0) continue;
    removed.orders.push({ start: clause.start, end: clause.end, reason: 'corrected_or_denied' });
    removed.dishes.push(...meant);
  }
  return removed;
}

/** Without dishes that are served no more; what is told beside one, or with a price of old, is shown to the owner first. */
export function withoutDishes(
  facts: readonly ProfileProposal[],
  removed: readonly Span[],
  replaced: readonly Span[],
): ProfileProposal[] {
  if (removed.length + replaced.length === 0) return [...facts];
  const [gone, old] = [inOrder(removed), inOrder([...removed, ...replaced])];
  return facts
    .filter((fact) => fact.field !== 'dishes' || !isTouched(fact, gone))
    .map((fact) =>
      isTouched(fact, old) && isTold(fact) ? { ...fact, confidence: 'likely' as const } : fact,
    );
}

function isTold({ field }: ProfileProposal): boolean {
  return field === 'story' || field === 'house_notes';
}
