import { finding, isWithin, type Judge } from '../checked-text.ts';

/** Guests for whom something is cheaper or free; en, es, fr, it, de. */
const GROUPS: readonly RegExp[] = [
  'veterans?|military|service members?',
  'first responders?|firefighters?|police(?: officers?)?|nurses?|healthcare workers?|pflegekrafte',
  'students?|estudiantes?|etudiant(?:e?s|e)?|studenti|studentesse|studierende[nr]?|studenten',
  'teachers?|profesor(?:a|es|as)|professeurs?|enseignants?|insegnanti|lehrer(?:innen)?',
  'seniors?|pensioners?|retirees|jubilad[oa]s|mayores|retraites?|pensionati|anziani|senioren|rentner(?:innen)?',
  'kids?|child(?:ren)?|under[- ]?\\d+s?|ninos|enfants|bambini|kinder',
  'locals|neighbo(?:u)?rs|vecinos|voisins|residenti|nachbarn',
  'groups?|grupos?|groupes?|gruppi|gruppen?',
].map((words) => new RegExp(`(?<![a-z])(?:${words})(?![a-z])`, 'g'));
const LESS =
  /\d\s?%|(?<![a-z])(?:off|half[- ]price|discount\w*|free|save|gratis|kostenlos|rabatt|descuento|sconto|remise|reduction|mitad de precio|meta prezzo|moitie prix|zum halben preis|complimentary|(?:group|student|senior|veterans?|teachers?|kids?|children'?s) (?:price|rate)s?)(?![a-z])/;

/** What is cheaper for one group of guests is not for another. */
export const judgeGroups: Judge = (checked, { start, end, names }) => {
  const said = checked.text.slice(start, end);
  if (!LESS.test(said)) return [];
  return GROUPS.flatMap((words) =>
    [...said.matchAll(words)].flatMap(({ 0: group, index }) => {
      const isKnown = checked.facts.passages.some(
        ({ text }) => LESS.test(text) && [...text.matchAll(words)].length > 0,
      );
      const part = { start: start + index, end: start + index + group.length };
      return isKnown || names.some((name) => isWithin(part, name)) ? [] : [finding(checked, 'price', part)];
    }),
  );
};
