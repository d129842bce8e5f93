import { act } from './actions/act.ts';
import { changePrice, unlistedDish } from './actions/change-price.ts';
import { closeOnDate } from './actions/close-on-date.ts';
import { tickItem } from './actions/tick-item.ts';
import { ANSWERS, undoOf } from './answers/answers.ts';
import { type Answer, answer } from './assistant-answer.ts';
import type { AssistantData, Source } from './assistant-data.ts';
import { QUICK_QUESTIONS } from './greeting.ts';
import { explainPlace } from './places.ts';
import { readOwnerQuestion } from './questions/read-question.ts';
import { statementIn } from './questions/statement.ts';

/** The data that an action needs before it is proposed. */
const FOR_ACTIONS: Readonly<Record<string, readonly Source[]>> = {
  phone: ['profile', 'reading'],
  hours: ['profile', 'reading'],
  addDish: ['profile'],
  removeDish: ['profile'],
  post: ['profile'],
};

/** The data that an answer needs. A statement may be a change to what it names. */
export function sourcesFor(question: string): readonly Source[] {
  const { entry, slots } = readOwnerQuestion(question);
  const ofChanges: readonly Source[] = statementIn(question) === undefined ? [] : ['checklist', 'profile'];
  if (entry === undefined) return [...new Set<Source>(['checklist', ...ofChanges])];
  if ('action' in entry) {
    // Without a number or times, there is nothing to parse, so the answer asks for them.
    const isReady = entry.action === 'phone' ? slots.hasPhone : entry.action !== 'hours' || slots.hasTimes;
    return [...new Set([...(isReady ? (FOR_ACTIONS[entry.action] ?? []) : []), ...ofChanges])];
  }
  const needs: readonly Source[] = 'answer' in entry ? ANSWERS[entry.answer].needs : [];
  return [...new Set([...needs, ...ofChanges])];
}

/** Answers from the loaded data and proposes changes and texts. Changes nothing. */
export function answerQuestion(question: string, data: AssistantData): Answer {
  const { entry, near, slots } = readOwnerQuestion(question);
  if (entry !== undefined && 'answer' in entry && entry.answer === 'undo') return undoOf(data.lastChange);
  const statement = statementIn(question);
  const closing = statement === undefined ? undefined : closeOnDate(statement, question, data);
  if (closing !== undefined) return closing;
  if (entry !== undefined && 'action' in entry) {
    // "Put carbonara up to $18" names a dish on the menu.
    const priced = statement === undefined ? undefined : changePrice(statement, data);
    if (entry.action === 'price' && priced !== undefined) return priced;
    const isOfMenu = entry.action === 'addDish' && priced?.proposal !== undefined;
    return isOfMenu ? priced : act(entry.action, { slots, question }, data);
  }
  const change =
    statement === undefined ? undefined : (tickItem(statement, data) ?? changePrice(statement, data));
  if (change !== undefined) return change;
  if (entry !== undefined && 'place' in entry) {
    const explained = explainPlace(entry.place);
    if (slots.topic === '') return explained;
    return entry.place === 'sendTexts'
      ? { ...explained, offer: slots.topic, suggestions: [`Write a text about ${slots.topic}`] }
      : { ...explained, item: slots.topic };
  }
  if (entry !== undefined) return ANSWERS[entry.answer].answer(question, data) ?? cannot(near);
  // A question may name a part of the checklist, but a request or “How do I …?” doesn’t.
  const isStatus = statement === undefined && !ASKS_HOW.test(question);
  const named = isStatus ? ANSWERS.named.answer(question, data) : undefined;
  const unlisted = statement === undefined ? undefined : unlistedDish(question);
  return named ?? unlisted ?? cannot(near);
}

const ASKS_HOW = /^\s*(?:how (?:do|can|should) (?:i|we)|why)\b/i;

function cannot(near: readonly string[]): Answer {
  return near.length === 0
    ? answer('I can’t answer that. Send us a message with the contact form, or try one of these:', {
        suggestions: QUICK_QUESTIONS.slice(0, 3),
        screen: 'contact',
        isUnread: true,
      })
    : answer('I can’t answer that. Did you mean one of these?', {
        suggestions: [...new Set([...near, ...QUICK_QUESTIONS])].slice(0, 3),
        isUnread: true,
      });
}
