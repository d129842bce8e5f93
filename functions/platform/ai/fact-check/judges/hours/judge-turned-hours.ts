import type { Weekday } from '#shared/site/site-content.ts';
import { type CheckedSentence, type CheckedText, finding, type Judge } from '../../checked-text.ts';
import { isDays, isOfClosing, isOfOpening } from '../../days-said.ts';

/** A whole sentence that takes back or widens the hours of the one before it; en, es, fr, it, de. */
const TURNS = new RegExp(
  `^(?:${[
    '(?:well,? |but |and |though )?(?:not (?:any ?more|any longer|this (?:week|month|time|1|one)|today|tonight)|no longer|except(?: for)? (?:this|today|tonight|next)(?: \\w+)?|only (?:in|until) \\w+|(?:and )?lunch(?:es)? too|same (?:hours|times?) (?:all|on|every|at)(?: \\w+){1,3}|(?:and )?(?:on |at )?(?:public |bank )?(?:holidays|weekends|\\w+days),? (?:too|as well|also)|and (?:on |at )?(?:public |bank )?(?:holidays|weekends|(?:mon|tues|wednes|thurs|fri|satur|sun)days?))',
    '(?:pero )?(?:ya no|excepto (?:est[ea]|hoy)(?: \\w+)?|menos (?:est[ea]|hoy)(?: \\w+)?|(?:y )?(?:los )?(?:festivos|fines de semana) tambien|hoy no|esta semana no)',
    "(?:mais )?(?:plus maintenant|sauf (?:celui-ci|cette (?:fois|semaine)|aujourd'hui|ce soir)|(?:et )?(?:les )?(?:jours feries|week-ends?) aussi|pas (?:ce soir|aujourd'hui|cette semaine))",
    '(?:ma )?(?:non piu|tranne (?:quest[oa]|oggi|stasera)(?: \\w+)?|(?:e )?(?:i |nei )?(?:festivi|fine settimana|weekend) anche|(?:e )?anche (?:nei |i )?(?:festivi|weekend)|non (?:oggi|stasera|questa settimana))',
    '(?:aber )?(?:nicht mehr|ausser (?:diese[nrsm]?|heute)(?: \\w+)?|(?:und )?(?:an )?(?:feiertagen?|wochenenden?|am wochenende) auch|auch (?:an )?(?:feiertagen?|am wochenende)|heute nicht|diese woche nicht)',
  ].join('|')})[.!]*$`,
);

/** Whether a sentence says when the house is open or closed. */
const isOfHours = ({ text }: CheckedText, { start, end, tokens }: CheckedSentence): boolean => {
  const words = text.slice(start, end);
  const isTimed = tokens.some(({ kind }) => kind === 'days' || kind === 'time' || kind === 'hours');
  return isTimed && (isOfClosing(words) || isOfOpening(words) || tokens.length > 1);
};

/** "Closed on Sundays. Mondays, too.": days of which the record says the same as of those before. */
function isSameOfDays(
  { facts, text }: CheckedText,
  before: CheckedSentence,
  { tokens }: CheckedSentence,
): boolean {
  const days = tokens.filter(isDays).flatMap((token) => token.days);
  const isShut = isOfClosing(text.slice(before.start, before.end));
  const closed: readonly Weekday[] = facts.profile?.closed_days ?? [];
  return days.length > 0 && days.every((day) => (isShut ? closed.includes(day) : facts.openOn.has(day)));
}

/** "Closed on Mondays. Except this one.": hours that the record has, and a word of the text's own that turns them. */
export const judgeTurnedHours: Judge = (checked, sentence) => {
  const before = checked.sentences[checked.sentences.indexOf(sentence) - 1];
  const isTurned =
    before !== undefined &&
    isOfHours(checked, before) &&
    !isSameOfDays(checked, before, sentence) &&
    TURNS.test(checked.text.slice(sentence.start, sentence.end));
  return isTurned ? [finding(checked, 'time', sentence)] : [];
};
