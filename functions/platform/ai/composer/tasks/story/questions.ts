import type { Brief } from '#functions/platform/ai/composer/reading/brief.ts';
import type { Story } from '#functions/platform/ai/composer/tasks/story/story.ts';
import { inSentence, offersOf, priceSentence } from '../sentences.ts';

type Question = Story['faq'][number];

const MOST_QUESTIONS = 8;

function hoursQuestions({ hours, name }: Brief): Question[] {
  if (hours.printed === '') return [];
  const question = hours.hasTimes ? `When is ${name} open?` : `On which days is ${name} closed?`;
  const isAnswered = hours.hasTimes || hours.closedDays.length > 0;
  return isAnswered ? [{ question, answer: `${hours.printed}.` }] : [];
}

function contactQuestions({ address, phone, name }: Brief): Question[] {
  return [
    ...(address === ''
      ? []
      : [{ question: `Where is ${name}?`, answer: `The address is ${address.replace(/\.$/, '')}.` }]),
    ...(phone === '' ? [] : [{ question: 'How do I get in touch?', answer: `Call ${phone}.` }]),
  ];
}

function priceQuestions(brief: Brief): Question[] {
  return offersOf(brief)
    .filter((entry) => entry.price !== '')
    .map((entry) => ({
      question: `How much is the ${inSentence(entry.name).replace(/^(?:the|a|an) /i, '')}?`,
      answer: priceSentence(entry),
    }));
}

function featureQuestions({ has, hasNot }: Brief): Question[] {
  const affirmed = has.map(({ ask }) => ({ question: ask?.[0] ?? '', answer: ask?.[1] ?? '' }));
  const denied = hasNot.map(({ ask }) => ({ question: ask?.[0] ?? '', answer: ask?.[2] ?? '' }));
  return [...affirmed, ...denied].filter(({ answer }) => answer !== '');
}

/** Only questions that the owner's words, the address or the phone number answer. */
export function composeQuestions(brief: Brief): Question[] {
  const all = [
    ...hoursQuestions(brief),
    ...priceQuestions(brief).slice(0, 2),
    ...featureQuestions(brief),
    ...contactQuestions(brief),
  ];
  const unique = new Map(all.toReversed().map((each) => [each.question, each]));
  return [...unique.values()].toReversed().slice(0, MOST_QUESTIONS);
}
