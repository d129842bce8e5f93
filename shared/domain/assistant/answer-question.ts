import { type Answerer, amount, asOf } from './answers/answerer.ts';
import * as campaigns from './answers/campaign-answers.ts';
import * as checklist from './answers/checklist-answers.ts';
import * as guests from './answers/guest-answers.ts';
import * as profile from './answers/profile-answers.ts';
import { type Answer, answer } from './assistant-answer.ts';
import { type AssistantData, SOURCE_NAMES, type Source } from './assistant-data.ts';
import { changePrice } from './changes/change-price.ts';
import { closeOnDate } from './changes/close-on-date.ts';
import { tickItem } from './changes/tick-item.ts';
import { statementIn } from './concepts.ts';
import { type Intent, intentOf } from './intents.ts';

export const QUICK_QUESTIONS = [
  'What should I do next?',
  'How is my marketing score?',
  'How did my campaigns do?',
  'Who hasn’t been here in a while?',
  'What is missing in my profile?',
] as const;

export const GREETING = answer([
  'Hi! I answer from what your dashboard, checklist, profile, campaigns and guest list say.',
  'I can also tick a task, set you closed on a date, or change a price. You confirm each change first.',
]);

const CANNOT = answer(['I can’t answer that. I can only use your own data. Try one of these:'], {
  suggestions: QUICK_QUESTIONS.slice(0, 3),
});

/** An answerer with the source that it answers from. */
const from =
  <From extends Source>(source: From, answerer: Answerer<From>) =>
  (question: string, data: AssistantData): Answer => {
    const read = data[source];
    if (read === undefined)
      return answer(`I couldn’t load your ${SOURCE_NAMES[source].toLowerCase()}. Ask me again.`);
    const { text, ...more } = answerer(read as Parameters<Answerer<From>>[0], { question, now: data.now });
    return text.length === 0 ? CANNOT : answer(text, more);
  };

/** Two answers in one; what is unread or empty in one of them does not hide the other. */
function together(first: Answer, second: Answer): Answer {
  return answer([...first.text, ...second.text], {
    figures: [...first.figures, ...second.figures],
    sources: [...first.sources, ...second.sources],
    screen: first.screen ?? second.screen,
  });
}

const website: Answerer<'dashboard'> = ({ value: { websites }, at }) => ({
  text: [websites.published > 0 ? 'Guests can see your website.' : 'Your website isn’t published.'],
  figures: [
    { label: 'Websites', value: String(websites.total) },
    { label: 'Published', value: String(websites.published) },
  ],
  ...asOf('dashboard', at),
  screen: 'websites',
});

const revenue: Answerer<'dashboard'> = ({ value: { restaurant }, at }) => {
  const { monthly_revenue: monthly } = restaurant;
  if (monthly === null)
    return {
      text: ['You haven’t added your monthly revenue to your profile.'],
      ...asOf('dashboard', at),
      screen: 'profile',
    };
  const figures = [{ label: 'Monthly revenue, as you entered it', value: amount(monthly) }];
  return { text: ['Here’s what you entered:'], figures, ...asOf('dashboard', at), screen: 'profile' };
};

const words = (said: Answer) => () => said;

const ANSWERS: Readonly<Record<Intent, (question: string, data: AssistantData) => Answer>> = {
  undo: (_, { lastChange }) => undoOf(lastChange),
  beyond: words(CANNOT),
  adSpend: from('ads', campaigns.adSpend),
  textSpend: from('texts', campaigns.textSpend),
  campaignSpend: (question, data) =>
    together(ANSWERS.adSpend(question, data), ANSWERS.textSpend(question, data)),
  codes: from('dashboard', campaigns.codes),
  guestVisit: from('guests', guests.guestVisit),
  brought: from('dashboard', campaigns.brought),
  grow: from('dashboard', campaigns.grow),
  newCustomers: from('dashboard', campaigns.brought),
  running: from('dashboard', campaigns.running),
  textsRunning: from('dashboard', campaigns.textsRunning),
  lapsed: from('guests', guests.lapsed),
  textable: from('guests', guests.textable),
  guestsTotal: from('guests', guests.guestsTotal),
  potential: from('dashboard', checklist.potential),
  critical: from('checklist', checklist.critical),
  quickWins: from('checklist', checklist.quickWins),
  category: from('checklist', checklist.open),
  itemStatus: from('checklist', checklist.named),
  unpriced: from('profile', profile.unpriced),
  missing: from('profile', profile.missing),
  score: from('dashboard', checklist.score),
  progress: from('dashboard', checklist.progress),
  price: from('profile', profile.price),
  revenue: from('dashboard', revenue),
  hours: from('profile', profile.hours),
  phone: from('profile', profile.phone),
  address: from('profile', profile.address),
  email: from('profile', profile.email),
  booking: from('profile', profile.booking),
  payment: from('profile', profile.payment),
  dishes: from('profile', profile.dishes),
  website: from('dashboard', website),
  next: from('dashboard', checklist.next),
  help: words({ ...GREETING, suggestions: QUICK_QUESTIONS.slice(0, 3) }),
  thanks: words(answer('You’re welcome.')),
  hello: words(GREETING),
};

/** Answers from what was read, and proposes changes; makes none. */
export function answerQuestion(question: string, data: AssistantData): Answer {
  const intent = intentOf(question);
  if (intent === 'undo') return ANSWERS.undo(question, data);
  const statement = intent === 'beyond' ? undefined : statementIn(question);
  const change = statement === undefined ? undefined : changeIn(statement, question, data);
  if (change !== undefined) return change;
  const otherwise = from('checklist', checklist.named);
  return intent === undefined ? otherwise(question, data) : ANSWERS[intent](question, data);
}

function changeIn(statement: string, question: string, data: AssistantData): Answer | undefined {
  return closeOnDate(statement, question, data) ?? tickItem(statement, data) ?? changePrice(statement, data);
}

function undoOf(last: AssistantData['lastChange']): Answer {
  if (last === undefined) return answer('There’s nothing to undo in this conversation.');
  const { title, before, after, change, undo } = last;
  return answer('Undo this change?', {
    proposal: { title, before: after, after: before, change: undo, undo: change },
  });
}
