import type { RestaurantName } from '#functions/ai/readers/facts/checked-name.ts';
import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import type { Unprinted } from '../fates/unprinted.ts';
import type { Span } from '../reader.ts';
import { type Answered, questionsIn } from './questions.ts';

export type QuestionsRead = {
  name: RestaurantName | undefined;
  proposals: ProfileProposal[];
  wishes: Span[];
  /** Questions, and answers that are for nobody. */
  hidden: Unprinted[];
};

const DENIED =
  /^(?:["']?(?:no|non|nein|nope|not|never|keine?|leider nein|leider nicht|we don't|we do not|nous ne|on ne|non si|no se|nicht|walk[- ]?ins? only|first come|premier arrive|solo walk))(?![a-z])/;
const ONLY_YES = /^(?:yes|yep|yeah|no|nope|si|oui|non|ja|nein|n\/a|none|keine?|nada|rien|niente|-)[\s.!]*$/;
/** Some guests only. */
const PARTLY =
  /(?<![a-z])(?:but|except|unless|for (?:lunch|dinner|brunch|groups|parties)|pero|salvo|mais|sauf|ma|tranne|aber|außer|nur)(?![a-z])/;
const NAME =
  /(?<![A-Za-zÀ-ɏ])\p{Lu}[\p{L}'’-]{1,20}(?: (?:(?:de|del|della|di|da|van|von|der|la|le|al|el|bin) ){0,2}\p{Lu}[\p{L}'’-]{1,20}){1,2}(?![A-Za-zÀ-ɏ])/gu;
const TITLE =
  /^(?:Chef|Owner|Head|Sous|Mr|Mrs|Ms|Herr|Frau|Signora?|Röstmeister|Küchenchef|Inhaber|Bäckermeister|Don|Doña)(?:in)? /u;
/** Shorter answers say nothing without their question. */
const FEWEST_ANSWER_WORDS = 4;
const LONGEST = { payment: 200, parking: 300, access: 300 } as const;

function proposal<Field extends ProfileProposal['field']>(
  source: string,
  { start, end }: Span,
  fact: { field: Field; value: Extract<ProfileProposal, { field: Field }>['value']; isCertain: boolean },
): ProfileProposal {
  const { field, value } = fact;
  const confidence = fact.isCertain ? 'certain' : 'likely';
  return { field, value, confidence, start, end, words: source.slice(start, end) } as ProfileProposal;
}

function nameOf(source: string, { start, end }: Span): RestaurantName | undefined {
  const said = source.slice(start, end);
  const quoted = /^["“«„'‘]\s?([^"“”«»„]{2,60}?)\s?["”»“'’]/.exec(said);
  const plain = /^[^.,;(\n]{2,60}/.exec(said)?.[0].trimEnd();
  const name = quoted?.[1] ?? plain;
  if (name === undefined || !/\p{L}/u.test(name)) return undefined;
  const at = start + said.indexOf(name);
  return { start: at, end: at + name.length, kind: undefined };
}

function peopleOf(source: string, { start, end }: Span): ProfileProposal[] {
  const said = source.slice(start, end);
  return [...said.matchAll(NAME)].slice(0, 6).map(({ 0: words, index }) => {
    const title = TITLE.exec(words)?.[0].length ?? 0;
    const name = words.slice(title);
    const span = { start: start + index + title, end: start + index + words.length };
    return proposal(source, span, {
      field: 'people',
      value: { name, role: words.slice(0, title).trim(), sentence: '' },
      isCertain: name.includes(' '),
    });
  });
}

function bookingOf(source: string, folded: string, answer: Span): ProfileProposal[] {
  const said = folded.slice(answer.start, answer.end);
  const policy = DENIED.test(said) ? ('not_taken' as const) : ('accepted' as const);
  const note = ONLY_YES.test(said) ? '' : source.slice(answer.start, answer.end).slice(0, 300);
  return [
    proposal(source, answer, {
      field: 'booking',
      value: { policy, note },
      isCertain: policy === 'accepted' || !PARTLY.test(said),
    }),
  ];
}

function passageOf(source: string, folded: string, { topic, answer }: Answered): ProfileProposal[] {
  if (topic !== 'payment' && topic !== 'parking' && topic !== 'access') return [];
  if (ONLY_YES.test(folded.slice(answer.start, answer.end))) return [];
  const value = source.slice(answer.start, answer.end).slice(0, LONGEST[topic]);
  return [proposal(source, answer, { field: topic, value, isCertain: true })];
}

/** A text of questions and answers: what each answer says follows from its question. */
export function readQuestions(source: string, folded: string): QuestionsRead {
  const answered = questionsIn(folded);
  const read: QuestionsRead = { name: undefined, proposals: [], wishes: [], hidden: [] };
  for (const one of answered) {
    const { topic, question, answer } = one;
    read.hidden.push({ ...question, reason: 'to_the_maker' });
    if (topic === 'name') read.name ??= nameOf(source, answer);
    else if (topic === 'secret') read.hidden.push({ ...answer, reason: 'not_to_be_mentioned' });
    else if (topic === 'wish') read.wishes.push(answer);
    else if (topic === 'people') read.proposals.push(...peopleOf(source, answer));
    else if (topic === 'booking') read.proposals.push(...bookingOf(source, folded, answer));
    else read.proposals.push(...passageOf(source, folded, one));
    const isShort =
      (folded.slice(answer.start, answer.end).match(/[a-zßœæ']+/g)?.length ?? 0) < FEWEST_ANSWER_WORDS;
    if (topic === 'other' && isShort)
      read.proposals.push(
        proposal(
          source,
          { start: question.start, end: answer.end },
          {
            field: 'house_notes',
            value: { text: source.slice(question.start, answer.end).trim().slice(0, 300) },
            isCertain: false,
          },
        ),
      );
  }
  return read;
}

/** What answers say, where nothing else says it. */
export function withAnswers(
  facts: readonly ProfileProposal[],
  answers: readonly ProfileProposal[],
): ProfileProposal[] {
  const isSaid = ({ field, value }: ProfileProposal) =>
    facts.some(
      (fact) =>
        fact.field === field &&
        (field === 'booking' ||
          (fact.field === 'people' &&
            typeof value === 'object' &&
            'name' in value &&
            fact.value.name === value.name)),
    );
  return [...facts, ...answers.filter((answer) => !isSaid(answer))];
}
