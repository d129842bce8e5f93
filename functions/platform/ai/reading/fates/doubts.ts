import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import type { Sentence } from '../clauses/passages.ts';
import type { Span } from '../reader.ts';
import { anyOf, phrasesOf } from '../text/phrases.ts';
import { isTouched } from '../text/spans.ts';

/** The writer is not sure, jokes, or speaks of what may come: to be shown to the owner, not to guests. */
const DOUBT = anyOf(
  phrasesOf(`
    might; may (?:have to|need to|change|close|cut|stop|start|open|add|be|not); maybe; perhaps; not sure; unsure; i (?:think|guess|suppose|believe) (?:it|we|that|so|the|they|he|she|i)[a-z']{0,4}; i'd have to check; i'll have to check; i have to check; need to (?:check|confirm|ask|decide); let me check; double[- ]check; (?:i |can't |don't |cannot )(?:remember|recall)(?: (?:if|when|exactly|the))?; or was it; or something(?: like that)?; something like that; haven't decided; not decided; undecided; to be decided; we'll see; we will see; depends on (?:whether|if|the bank|the landlord|the permit); if all goes well; fingers crossed; hopefully; hoping (?:to|for|that); trying to (?:get|find|sell|hire|lose|quit); next year; sooner or later; one of these days; some ?day; pending; still waiting; lol; lmao; haha(?:ha)?; hehe; jk; just kidding; kidding; to be honest; tbh; honestly; frankly; between jobs; for real though; wish me luck; knock on wood; god willing; we're hiring; we are hiring; now hiring; help wanted; (?:position|job|vacancy) (?:is |still )?open; looking for (?:a |an |some )?(?:new )?(?:chef|cook|waiter|server|barista|staff|help|dishwasher|baker|partner|investor)s?
    quizas?; tal vez; a lo mejor; igual (?:cerramos|abrimos|cambiamos|quitamos); puede que; no (?:estoy|estamos) segur[oa]s?; creo que; me parece que; ya veremos; por ver; si todo (?:va|sale) bien; ojala; el ano que viene; el proximo ano; jaja(?:ja)?; jeje; es broma; la verdad; si dios quiere; cruzo los dedos; todavia no (?:sabemos|lo sabemos|esta decidido)
    peut-etre; je crois(?: que)?; je pense que; pas (?:sure?s?|certaine?s?) (?:que|de|si); on verra(?: bien)?; on va voir; a voir; si tout va bien; l'an prochain; l'annee prochaine; mdr; ptdr; je plaisante; a vrai dire; franchement; croisons les doigts; pas encore (?:decide|surs?)
    forse; magari; credo(?: che)?; penso che; mi sa che; non (?:sono|siamo) sicur[oaie]; vedremo; vediamo; si vedra; se tutto va bene; l'anno prossimo; l'anno che viene; ahah[a-z]*; scherzo; a dire il vero; onestamente; speriamo; incrociamo le dita; devo (?:ancora )?(?:decidere|controllare|vedere)
    vielleicht; eventuell; evtl; ich glaube; glaub ich; ich denke,? (?:dass|wir|das); nicht sicher; mal sehen; schauen wir mal; mal schauen; wenn alles (?:gut|klappt)[a-zß ]{0,8}; nachstes jahr; im nachsten jahr; kommendes jahr; hihi; war ein scherz; spaß beiseite; ehrlich gesagt; hoffentlich; drucken wir die daumen; noch (?:offen|unklar|nicht entschieden)`),
);

/** What is in doubt: `text` in the owner's words only, `hours` as data too. */
export type Doubts = { text: Span[]; hours: Span[] };

/** Clauses that say so themselves, and those beside what guests must not read, in one sentence. */
export function doubtsIn(folded: string, sentences: readonly Sentence[], secrets: readonly Span[]): Doubts {
  const hours: Span[] = [];
  const text: Span[] = [];
  for (const { clauses } of sentences) {
    const secret = clauses.map((clause) => isTouched(clause, secrets));
    clauses.forEach((clause, index) => {
      if (DOUBT.test(folded.slice(clause.start, clause.end))) hours.push(clause);
      else if (secret[index - 1] || secret[index + 1]) text.push(clause);
    });
  }
  return { text: [...text, ...hours], hours };
}

const HOURS: ReadonlySet<string> = new Set(['services', 'closed_days', 'dated_hours', 'hours_text']);

/** Hours of which the owner is not sure are shown to the owner, never printed. */
export function withDoubts(proposals: readonly ProfileProposal[], { hours }: Doubts): ProfileProposal[] {
  return proposals.map((proposal) =>
    HOURS.has(proposal.field) && isTouched(proposal, hours)
      ? { ...proposal, confidence: 'likely' as const }
      : proposal,
  );
}
