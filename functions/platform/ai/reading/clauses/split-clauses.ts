import type { Span } from '../reader.ts';
import { matchesOf } from '../text/matches.ts';
import { anyOf, phrasesOf } from '../text/phrases.ts';
import { trimmed } from '../text/spans.ts';

/** Words with which a clause of its own begins. */
const STARTS = phrasesOf(`
  we; we're; we've; we'll; i; i'm; i've; i'd; our; my; please; pls; can you; could you; would you; make it; make the; make this; make my; make our; use; don't; dont; do not; never; no; not; it should; it needs; the (?:site|website|page|homepage|colors|colours|design|layout|fonts?|photos|style|tone|vibe); i want; i'd like; we want; we'd like; call us; call me; book; open; closed; dogs; kids; children; parking; free; cash; cards?; there's; there is; there are; you can; thanks; thank you; let me know; ignore; keep; just; also; mention; it's; it is; they; he; she; everything; all; delivery; takeaway; takeout; wheelchair; reservations?; bookings?; walk-ins; maybe; write; put; add; include
  somos; tenemos; hacemos; queremos; quiero; me gustaria; nos gustaria; no; por favor; nuestr[oa]s?; mi; estamos; abrimos; cerramos; aceptamos; admitimos; se admiten; hay; solo; perros; ninos; reservas; que sea; gracias; servimos; cocinamos; puedes; podeis; es
  nous; on; notre; nos; je; j'aimerais; mon; ma; ne; pas de; s'il vous plait; svp; merci; il y a; ouvert; ferme; chiens; reservation; il faut; pouvez-vous; terrasse; parking; c'est
  siamo; abbiamo; facciamo; vogliamo; vorrei; vorremmo; non; niente; per favore; nostr[oaie]; il nostro; la nostra; i nostri; le nostre; aperto; chiuso; accettiamo; si accettano; c'e; ci sono; cani; solo; grazie; prepariamo; cuciniamo; parcheggio; e possibile
  wir; unser[a-z]*; ich; mein[a-z]*; bitte; keine?; nicht; es gibt; hunde; kinder; nur; reservierung; danke; die (?:seite|website|farben); das (?:design|brot); parkplatze; barzahlung; bei uns; alles; geoffnet`);
const LINK = `(?:and|but|so|also|plus|then|though|because|while|y|pero|et|mais|e|ma|ed|und|aber|sondern|o|or)\\s{1,3}`;
const START = anyOf(STARTS).source;
/** Where a clause ends for certain. */
const HARD = new RegExp(
  `;|\\s-\\s(?=${START})|,\\s{0,3}(?=(?:${LINK}){0,2}${START})|\\.{2,}\\s|:\\s(?=${START})|\\s\\((?=${START})|\\s/\\s(?=${START})`,
  'g',
);
/** Words that a clause cannot end with. */
const NOT_BEHIND = `(?<!(?<![a-z])(?:that|if|who|which|where|when|how|what|because|as|than|and|or|but|to|que|si|donde|cuando|como|qui|ou|quand|che|se|dove|quando|come|dass|wenn|weil|ob|wo|wie|und|oder|y|et|e|the|a|our|we|with|from|for|in|on|at|by|of|into|under|all|both|of all|no))`;
/** Where it ends in a text without marks. */
const BARE = new RegExp(`${NOT_BEHIND}\\s(?=${LINK}${START})`, 'g');
const RUN_ON = anyOf(
  phrasesOf(
    `our; my; dogs; kids; cash; please; pls; don't mention; dont mention; do not mention; we are; we're; we have; we do; we don't; we dont; we take; we also; i want; our phone; our hours; make it; make the; can you; thanks; call us; open; closed; cash only; free parking; dogs welcome; kids welcome; no reservations; somos; tenemos; abrimos; aceptamos; nous sommes; nous avons; siamo; abbiamo; wir sind; wir haben; bitte`,
  ),
).source;
const UNMARKED = new RegExp(`${NOT_BEHIND}\\s(?=${RUN_ON})`, 'g');
/** A sentence without any of these is a list of things: each part is a clause. */
export const VERB =
  /(?<![a-z-])(?:we|we're|we've|i|i'm|you|they|he|she|it|is|are|was|were|have|has|had|do|does|did|make|makes|made|serve|cook|bake|(?<!family )run|opened|started|came|moved|grew|use|want|comes?|goes|will|would|can|should|must|please|don't|es|son|somos|tenemos|hacemos|hay|esta|nous|on|je|est|sont|avons|sommes|fait|siamo|abbiamo|facciamo|sono|ha|hanno|viene|wir|ich|ist|sind|haben|hat|wird|werden|kommt|kommen|machen|kochen|backen)(?![a-z])/;
const LONG_WITHOUT_MARKS = 60;
const MARKS = /,\s|;|\s[-|•·+/]\s/g;

/** Marks before a clause are no part of it. */
function withoutMarks(folded: string, part: Span): Span {
  const whole = trimmed(folded, part);
  const marks = /^[\s,;:.)|/·•-]+(?=\S)/.exec(folded.slice(whole.start, whole.end))?.[0].length ?? 0;
  return { start: whole.start + marks, end: whole.end };
}

function cutAt(folded: string, span: Span, breaks: RegExp): Span[] {
  const text = folded.slice(span.start, span.end);
  const parts: Span[] = [];
  let start = 0;
  for (const found of matchesOf(breaks, text)) {
    if (found.index <= start) continue;
    parts.push({ start: span.start + start, end: span.start + found.index + (found[0] === ';' ? 1 : 0) });
    start =
      found.index +
      (found[0].startsWith(',') || found[0] === ';' || found[0].startsWith('.') ? found[0].length : 1);
  }
  parts.push({ start: span.start + start, end: span.end });
  return parts.map((part) => withoutMarks(folded, part)).filter((part) => part.start < part.end);
}

/** Parts of one sentence that can have a fate of their own. */
export function clausesOf(folded: string, sentence: Span): Span[] {
  const text = folded.slice(sentence.start, sentence.end);
  if (!VERB.test(text)) return cutAt(folded, sentence, MARKS);
  return cutAt(folded, sentence, HARD).flatMap((part) =>
    cutAt(folded, part, BARE).flatMap((clause) =>
      clause.end - clause.start > LONG_WITHOUT_MARKS ? cutAt(folded, clause, UNMARKED) : [clause],
    ),
  );
}
