import type { Span } from '../reader.ts';
import { matchesOf } from '../text/matches.ts';
import { anyOf, phrasesOf } from '../text/phrases.ts';
import { KINDS } from './kind-words.ts';

/** What a text itself says to be the name. Offsets are those of the text. */
export type SaidName = Span & { isCertain: boolean };

/** Behind these stands a name; folded. */
const NAMING = anyOf(
  phrasesOf(`
    called; named; name is; name's; name will be; name (?:must|should|has to) be; name to use is; name =; goes by; go by; trading as; trade as; trades as; dba; name of (?:the|our|my) [a-z]{3,12} (?:is|=|:)
    se llama; se llamara; nos llamamos; llamad[oa]; nombre es; nombre sera; nombre del [a-z]{3,12} es
    s'appelle; s'appellera; on s'appelle; nous nous appelons; nom est; nom c'est; nommee?; baptisee?
    si chiama; si chiamera; ci chiamiamo; chiamat[oa]; nome e; intitolat[oa]
    hei(?:ß|ss)t; hei(?:ß|ss)en; namens; nennt sich; nennen (?:es|uns); name ist`),
  'g',
);
const LABELED =
  /(?<=(?:^|[^\p{L}\p{N}\s'/]|\n)[^\S\n]{0,2})(?:the |restaurant |business )?(?:(?:name|nombre|nom|nome)(?:\s?[:=]\s?|\s(?!comercial|commercial|del |de |du |of ))|(?:nombre comercial|nom commercial|insegna|enseigne|rotulo|lokal|business|venue)\s?[:=]\s?)/gu;
/** It held once, or it is the name of another house. */
const NOT_NOW =
  /(?<![a-z])(?:was|were|used to|had been|once|formerly|former|previous(?:ly)?|before|until|antes|anterior(?:mente)?|antigu[oa]|era|ancien(?:ne)?|avant|autrefois|etait|prima|precedente|fruher|vorher|vorganger(?:in)?|ehemalige[rsn]?|next door|neighbou?rs?|across|competitors?|de al lado|vecin[oa]s?|voisine?s?|accanto|vicino|nebenan|gegenuber|not|no longer|nicht mehr|ya no|non)(?![a-z])/;
const OF_ANOTHER = anyOf(
  phrasesOf(`
    dish(?:es)?; cocktails?; drinks?; beers?; sauces?; desserts?; soups?; recipes?; platos?; postres?; salsas?; plats?; boissons?; piatt[oi]; dolc[ei]; gerichte?; getranke?; something; thing
    daughters?; sons?; wife; husband; mother; mom; mum; dad; father; grandmother; grandma; grandfather; grandpa; nan; nonna; partner; brother; sister; dog; cat; chef; cook; boss; owner; manager; landlord; supplier; farm; farmer; butcher; street; square; town; village; road; guy; lady; man; woman; friend; her; his; my name; he; she; i'm; i am
    hij[oa]; mujer; esposa; marido; madre; padre; abuel[oa]; perr[oa]; gat[oa]; cociner[oa]; duen[oa]; jef[ea]; calle; pueblo; barrio; mi nombre; amig[oa]
    fille; fils; femme; mari; mere; pere; chien; chat; chef; cheffe; patron; patronne; village; mon nom; moi; ami
    moglie; marito; figli[oa]; nonn[oa]; cane; gatt[oa]; cuoc[oa]; titolare; strada; paese; mio nome; amic[oa]
    tochter; sohn; frau; mann; mutter; vater; oma; opa; hund; katze; koch; kochin; chefin; wirt; wirtin; inhaber; inhaberin; straße; dorf; mein name; ich`),
  'g',
);
const OF_THE_HOUSE = anyOf(
  [
    ...KINDS,
    ...phrasesOf(
      `place; spot; joint; shop; business; house; name; it's; its; we're; we are; concept; store; truck; stall; van; cart; kitchen; local; negocio; sitio; lugar; puesto; resto; boutique; endroit; affaire; maison; ca; posto; negozio; locale; localino; attivita; laden; lokal; betrieb; haus`,
    ),
  ],
  'g',
);
/** "El Güero se llama …": what follows is somebody's name. */
export const SOMEBODY =
  /^\s?(?!(?:It|This|That|Das|Es|Ça|Ca|Se|Si|Esto|Questo|Wir|We|Nos|Ci|On|Nous|Called|Named)(?![A-Za-zÀ-ɏ]))\p{Lu}[\p{L}'’]*(?: [\p{L}'’]+){0,2}\s$/u;
/** "My name is Beth Lane" */
const OWN_NAME = /(?<![a-z])(?:my|her|his|mi|su|mon|son|mio|suo|mein|ihr|sein) (?:own |full )?$/;
/** Who says it: nobody, or the house itself. */
const WE =
  /^(?:(?:hi|hello|hey|hola|guten tag|hallo|bonjour|ciao|salve|so|also|well|ok|und|and|et|e|y)[\s,.!]{1,3}){0,2}(?:we|we're|wir|mir|nous|on|nos|noi|ci|it|it's|es|das)?$/;
/** "Smoke Wagon bbq.", "Asmarina bella (": up to two words in small letters before a mark. */
const SMALL_TAIL = /^(?: [\p{L}'’-]{2,20}){1,2}(?=\s?[,.;:!?()\n]|$)/u;
/** "Nuestra cevichería se llama": whatever one calls ours, unless it is somebody or something else. */
const OURS = /(?<![a-z])(?:our|nuestr[oa]|notre|nostr[oa]|unser[e]?)(?: [a-z'’-]{1,20}){1,3}\s?$/;
const REACH = 60;
const OPENING_QUOTE = /^["“«„‘‹]\s?/;
const CLOSING_QUOTE = /\s?["”»“’‹›]/;
/** "heißt der Laden „Currywerk“", "se llama el bar «Sol»" */
const KIND_BEFORE_QUOTE =
  /^\s?(?:(?:der|die|das|unser[e]?|mein[e]?|el|la|mi|nuestr[oa]|le|notre|mon|ma|il|lo|the|our|my) )(?:\p{L}{3,18} )(?=["“«„])/u;
/** Behind "name" without a sign these begin a sentence about it. */
const VERB_FIRST =
  /^(?:tut|ist|steht|kommt|wird|will|would|can|must|should|does|doesn't|is|isn't|of|to|and|es|est|sera|va|pode|puede|viene|e|sta|arriva|folgt|egal|bleibt|stays|pending|tbd|tba)(?![a-z])/;
const SMALL_WORD = /^[\p{L}\d&+'’.-]{1,24}$/u;
const MOST_WORDS = 4;
/** With these in small letters something else begins. */
const STOP =
  /^(?:in|on|at|near|by|since|but|that's|thats|spelled|spelt|we|we're|i|i'm|im|it|its|it's|is|are|was|has|have|with|for|from|located|where|that|which|so|because|serving|opposite|behind|just|our|my|you|they|he|she|uh|um|er|en|a|al|cerca|pero|que|esta|estamos|es|somos|tenemos|desde|con|para|au|aux|dans|sur|depuis|mais|qui|on|c'est|nous|avec|pour|est|sta|ma|dal|che|siamo|vicino|per|si|im|am|an|bei|seit|aber|ist|liegt|wir|das|mit|fur|gibt|auf|haben|hat|and|y|et|und|e|here|there|after|to|lo|le|fate|abrimos|ouvert|open)$/;
/** Behind "and" these begin a clause; other words belong to the name: "salt and smoke". */
const JOINS = /^(?:and|y|et|und|e|&)$/;
/** What "called" introduces besides names. */
const NO_NAME =
  /^(?:still|not|pending|undecided|secret|coming|noch|todavia|aun|encore|ancora|for|it|us|this|that|a|an|to|in|on|at|after|because|and|by|so|one|best|most|same|me|him|her|off|out|back|up|no|not|un|una|une|ein|eine|el mejor|la mejor|asi|comme|pour|cosi|so|tbd|the (?:best|most|same|police|other))(?![a-z])/;
/** "Dooly's? no sorry, Dooley's" */
const CORRECTION =
  /^["”»]?\?+\s?(?:no|nope|nein|non|nee)[\s,.:–—-]{1,4}(?:(?:sorry|i mean|i meant)[,:! ]{1,3})?(?:it's |its )?|^["”»]?[?,.;\s-]{1,4}(?:(?:no|nope|nein|non|nee|ah)[,.! ]{1,3})?(?:sorry|i mean|i meant|scusa|scusate|anzi|perdon|digo|quiero decir|pardon|je veux dire|plutot|ich meine|quatsch)[,:! ]{1,3}(?:it's |its |es |c'est |e )?/;

/** "so were called": the apostrophe was left out. */
const WERE =
  /(?:^|[,.] ?|(?<![a-z])(?:so|and|well|ok|okay|yeah|basically|hi|hey|hello|also|cause|because) )were\s?$/;

function lastIndexOf(pattern: RegExp, text: string): number {
  return matchesOf(pattern, text).at(-1)?.index ?? -1;
}

/** Whether the words before "called" speak of the house, of something else, or leave it open. */
export function subjectOf(before: string): 'house' | 'another' | 'open' {
  if (WERE.test(before)) return 'house';
  if (NOT_NOW.test(before)) return 'another';
  const [house, another] = [lastIndexOf(OF_THE_HOUSE, before), lastIndexOf(OF_ANOTHER, before)];
  if (house >= 0 && house >= another) return 'house';
  if (another >= 0) return 'another';
  return OURS.test(before) ? 'house' : 'open';
}

/** A name in small letters: its words up to a mark or to a word with which something else begins. */
function smallNameAt(folded: string, start: number): number | undefined {
  const text = folded.slice(start, start + 80).split(/[,.;:!?()\n|·•]|\s-\s/)[0] ?? '';
  const words = text.trimEnd().split(' ');
  if (NO_NAME.test(text)) return undefined;
  const isStop = (at: number) => {
    const word = words[at] ?? '';
    const next = words[at + 1] ?? '';
    return JOINS.test(word) ? next === '' || STOP.test(next) : STOP.test(word) || !SMALL_WORD.test(word);
  };
  const lead = /^(?:the|la|el|le|il|lo|die|der|das|o'|chez|zum|zur|da)$/.test(words[0] ?? '') ? 1 : 0;
  let count = lead;
  while (count < words.length && !isStop(count)) count += 1;
  if (count === lead || count > MOST_WORDS) return undefined;
  return start + words.slice(0, count).join(' ').length;
}

/** What still belongs to a name that began with capitals: none of it begins something else. */
function smallTail(folded: string): string {
  const tail = SMALL_TAIL.exec(folded)?.[0] ?? '';
  return tail.split(' ').some((word) => STOP.test(word)) ? '' : tail;
}

/** `capitals` is the source of an expression for names with capitals. */
export function saidNames(capitals: string): (head: string, folded: string) => SaidName | undefined {
  const written = new RegExp(capitals, 'uy');
  const nameAt = (head: string, folded: string, at: number): Span | undefined => {
    const gap = /^\s?(?:(?:uh|um|er|eh|ah|euh|ahm),?\s)?/.exec(folded.slice(at, at + 8))?.[0].length ?? 0;
    const quote = OPENING_QUOTE.exec(head.slice(at + gap, at + gap + 2))?.[0].length ?? 0;
    const start = at + gap + quote;
    const lead = quote > 0 ? 0 : (KIND_BEFORE_QUOTE.exec(head.slice(at, at + 40))?.[0].length ?? 0);
    if (lead > 0) return nameAt(head, folded, at + lead);
    if (quote > 0) {
      const length = head.slice(start, start + 62).search(CLOSING_QUOTE);
      return length < 2 ? undefined : { start, end: start + length };
    }
    written.lastIndex = start;
    const found = written.exec(head);
    if (found !== null) {
      const end = start + found[0].length;
      return { start, end: end + smallTail(folded.slice(end, end + 44)).length };
    }
    const end = smallNameAt(folded, start);
    return end === undefined ? undefined : { start, end };
  };
  return (head, folded) => {
    const labels = [...folded.matchAll(LABELED)].map(({ index, 0: said }) => ({
      at: index + said.length,
      isCertain: true,
      isLabel: !/[:=]/.test(said),
    }));
    const phrases = [...folded.matchAll(NAMING)].flatMap(({ index, 0: said }) => {
      const before =
        folded
          .slice(Math.max(0, index - REACH), index)
          .split(/[.!?;\n]/)
          .at(-1) ?? '';
      if (/^nam|^nom/.test(said) && OWN_NAME.test(before)) return [];
      const isSomebody = !/name|nom/.test(said) && SOMEBODY.test(head.slice(index - before.length, index));
      if (isSomebody && subjectOf(before) === 'open') return [];
      const subject = subjectOf(/name|nom/.test(said) ? `${before} name` : before);
      const isOther = subject === 'another' || (/name|nom/.test(said) && subjectOf(before) === 'another');
      return isOther
        ? []
        : [
            {
              at: index + said.length,
              isCertain: subject === 'house' || WE.test(before.trim()),
              isLabel: false,
            },
          ];
    });
    let uncertain: SaidName | undefined;
    for (const { at, isCertain, isLabel } of [...labels, ...phrases]) {
      let name = nameAt(head, folded, at);
      if (name === undefined) continue;
      const isWhole = /^[,.;\n]/.test(folded.slice(name.end, name.end + 1));
      if (isLabel && VERB_FIRST.test(folded.slice(name.start, name.start + 12))) continue;
      if (isLabel && !isWhole && !/\p{Lu}/u.test(head.charAt(name.start))) continue;
      const correction = CORRECTION.exec(folded.slice(name.end, name.end + 40));
      if (correction !== null) name = nameAt(head, folded, name.end + correction[0].length) ?? name;
      if (isCertain) return { ...name, isCertain };
      uncertain ??= { ...name, isCertain };
    }
    return uncertain;
  };
}
