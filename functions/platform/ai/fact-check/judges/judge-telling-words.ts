import { finding, isWithin, type Judge } from '../checked-text.ts';
import type { Part } from '../readers/fact-token.ts';
import { isTelling, isTimeOfYear } from '../vocabulary/telling-words/telling-words.ts';

/**
 * Where facts are printed by reference a writer's own words only connect and invite: a word that tells a guest something
 * concrete, and stands nowhere in the record, states what nobody said. Days, months and spans of time are not its own to
 * say even where the record names them: for what, it would have to be understood.
 */
export const judgeTellingWords: Judge = (checked, sentence) => {
  const { reading, stems, named } = checked.facts;
  const words = sentence.words.filter(
    ({ word, stem }) =>
      isTimeOfYear(word, reading.language) ||
      (isTelling(word, reading.language) && !stems.has(stem) && !named.has(stem)),
  );
  const text = checked.text.slice(sentence.start, sentence.end);
  const spans = [...text.matchAll(SPANS_OF_TIME)].map(({ 0: span, index }) => ({
    start: sentence.start + index,
    end: sentence.start + index + span.length,
  }));
  const isSaid = (part: Part) => !sentence.names.some((name) => isWithin(part, name));
  return [
    ...words.filter(isSaid).map((word) => finding(checked, 'claim', word)),
    ...spans.filter(isSaid).map((span) => finding(checked, 'time', span)),
  ];
};

const SPANS_OF_TIME =
  /(?<![a-z])(?:(?:the )?same day|en el (?:mismo )?dia(?! a dia)|dans la journee|in giornata|am (?:selben|gleichen) tag|(?:all|every|each) (?:day|night|week|month|year|morning|evening)s?(?: long)?|(?:toda la|todo el|todos los|todas las) (?:noche|dia|ano|mes|dias|semanas|noches)|cada (?:dia|manana|noche)|fin de (?:mes|semana|ano)|tou(?:te|s) (?:la|les|l') ?(?:journee|jours|matins|soirs|annee|nuit)|chaque (?:jour|matin|soir)|fin (?:du mois|de semaine)|tutt[oaie] (?:il|la|i|le|l') ?(?:giorno|giorni|notte|sere|mattine|anno|settimane)|ogni (?:giorno|mattina|sera)|fine (?:mese|settimana|anno)|(?:den ganzen|jeden|jede) (?:tag|morgen|abend|woche|monat|nacht)|(?:ende|anfang) (?:des monats|der woche|des jahres))(?![a-z])/g;
