import { HALAL_OR_KOSHER } from '#functions/ai/readers/facts/kitchen-diets.ts';
import type { StatedKind } from '#functions/ai/readers/facts/stated-kind.ts';
import type { Span } from '../reader.ts';
import { blanked } from '../text/spans.ts';
import type { Fate } from './fate-of.ts';

type Judged = Span & { fate: Fate };

const STORY: Fate = { type: 'fact', field: 'story', isCertain: true };
const NOTE: Fate = { type: 'fact', field: 'house_notes', isCertain: true };
/** A kind of place in other texts, a service among notes. */
const SERVICE = /^take-?away(?: (?:and|&) [a-z]+)?[.!]?$/;
const OUTSIDE = /(?:garten|garden|terrasse)$/;
/** What the reader of hours leaves: "open late", "6pm-2am". */
const HOURS =
  /^(?:(?:open|opens|closes) (?:till |until )?(?:late|early)(?![a-z])|\d{1,2}(?:[:.h]\d{2})?\s?(?:am|pm|h)?\s?-\s?\d{1,2}(?:[:.h]\d{2})?\s?(?:am|pm|h|uhr)?[.!]?$)/;
const RULE =
  /^(?:no|only|solo|nur|kein[a-z]*|pas de|sin|senza|ohne|over)(?![a-z])|(?<![a-z])(?:only|welcome|allowed|friendly|required|uniquement|bienvenid[oa]s|bienvenus?|benvenuti|willkommen)[.!]?$/;
const ARTICLES = /(?<![a-z])(?:a|an|the|our|un|una|une|el|la|le|il|lo|ein|eine|das|die|der)(?![a-z])/g;

/**
 * The fate of one part of a list, which needs no verb to say something. What is nothing but the kind and the
 * cuisine is no sentence of the owner; what says more of the house is one, wherever it stands.
 */
export function listPartFate(folded: string, part: Span, given: { fate: Fate; statement: StatedKind }): Fate {
  const { fate, statement } = given;
  const text = folded.slice(part.start, part.end);
  if (fate.type !== 'fact') return fate;
  if (HALAL_OR_KOSHER.test(text)) return { type: 'house' };
  const named = [...(statement.kind === undefined ? [] : [statement.kind]), ...statement.cuisines];
  if (HOURS.test(text)) return NOTE;
  if (named.length > 0 && statement.isCertain && !SERVICE.test(text)) {
    const rest = blanked(
      text,
      named.map(({ start, end }) => ({ start: start - part.start, end: end - part.start })),
    );
    if (/[\p{L}\d]/u.test(rest.replace(ARTICLES, ''))) return STORY;
    return OUTSIDE.test(text) ? fate : { type: 'house' };
  }
  if (fate.field === 'story' && RULE.test(text)) return NOTE;
  return fate.field === 'story' && /\p{L}{4}/u.test(text) ? { ...fate, isCertain: true } : fate;
}

/** Notes on one matter belong together. */
const MATTERS: readonly RegExp[] = [
  /(?<![a-z])(?:dogs?|pets?|kids?|child(?:ren)?|babies|high ?chairs?|famil(?:y|ies)|groups?|laptops?|perros?|mascotas?|ninos?|tronas?|chiens?|enfants?|cani|bambini|seggioloni|hunde?|kinder|hochstuhle?)(?![a-z])/,
  /(?<![a-z])(?:vegan|vegetarian|gluten|allerg|sin gluten|sans gluten|senza glutine|glutenfrei|coeliac|celiac|dairy|lactose)/,
  /(?<![a-z])(?:terrace|garden|patio|courtyard|rooftop|outdoor|outside|terraza|jardin|terrasse|giardino|terrazza|biergarten|garten)/,
  /(?<![a-z])(?:take-?away|take-?out|deliver|pick-?up|to[- ]go|para llevar|domicilio|a emporter|livraison|asporto|consegna|mitnehmen|abholung|liefer)/,
];

/** Whether two parts side by side are one passage. */
export function isOneInList(a: Judged, b: Judged, folded: string): boolean {
  if (a.fate.type !== b.fate.type) return false;
  if (a.fate.type !== 'fact' || b.fate.type !== 'fact') {
    return (
      a.fate.type !== 'not for guests' || b.fate.type !== 'not for guests' || a.fate.reason === b.fate.reason
    );
  }
  if (a.fate.field !== b.fate.field) return false;
  const [before, here] = [a, b].map(({ start, end }) => folded.slice(start, end));
  const isOneMatter = MATTERS.some((matter) => matter.test(before ?? '') && matter.test(here ?? ''));
  return a.fate.field !== 'house_notes' || isOneMatter;
}
