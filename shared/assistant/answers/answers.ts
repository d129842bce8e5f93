import { type Answer, answer } from '#shared/assistant/assistant-answer.ts';
import { type AssistantData, SOURCE_NAMES, type Source } from '#shared/assistant/assistant-data.ts';
import { GREETING, QUICK_QUESTIONS } from '#shared/assistant/greeting.ts';
import { FIRST_MONTH_DISCOUNT_PERCENT, PLAN_CATALOG, TRIAL_DAYS } from '#shared/billing/plan-catalog.ts';
import { BRAND_NAME } from '#shared/contract/brand.ts';
import { type Answerer, amount, asOf } from './answerer.ts';
import * as campaigns from './campaign-answers.ts';
import * as checklist from './checklist-answers.ts';
import * as guests from './guest-answers.ts';
import * as profile from './profile-answers.ts';

/** `needs`: the data to load. Undefined: nothing with that name was found. */
type AnswerRow = {
  needs: readonly Source[];
  answer: (question: string, data: AssistantData) => Answer | undefined;
};

/** An answer from one loaded source. */
const from = <From extends Source>(source: From, answerer: Answerer<From>): AnswerRow => ({
  needs: [source],
  answer: (question, data) => {
    const read = data[source];
    if (read === undefined)
      return answer(`I couldn’t load your ${SOURCE_NAMES[source].toLowerCase()}. Ask me again.`);
    const { text, ...more } = answerer(read as Parameters<Answerer<From>>[0], { question, now: data.now });
    return text.length === 0 ? undefined : answer(text, more);
  },
});

const said = (words: Answer): AnswerRow => ({ needs: [], answer: () => words });

const website: Answerer<'dashboard'> = ({ value: { websites }, at }) => ({
  text: [websites.published > 0 ? 'Your website is published.' : 'Your website isn’t published.'],
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
  return { text: ['From your profile:'], figures, ...asOf('dashboard', at), screen: 'profile' };
};

/** What the product costs. */
const plans = answer(
  `Your first ${TRIAL_DAYS} days are free, and you don’t need a credit card. Your first paid month is ${FIRST_MONTH_DISCOUNT_PERCENT}% off.`,
  {
    figures: Object.values(PLAN_CATALOG).map(({ name, monthlyCents }) => ({
      label: `${BRAND_NAME} ${name}`,
      value: `${amount(monthlyCents / 100)} a month`,
    })),
    screen: 'billing',
  },
);

const price = from('profile', profile.price);

const adSpend = from('ads', campaigns.adSpend);
const textSpend = from('texts', campaigns.textSpend);

/** Combines two answers. If one has no data, the other is still shown. */
const campaignSpend: AnswerRow = {
  needs: ['ads', 'texts'],
  answer: (question, data) => {
    const both = [adSpend, textSpend].flatMap((row) => row.answer(question, data) ?? []);
    return answer(
      both.flatMap(({ text }) => text),
      {
        figures: both.flatMap(({ figures }) => figures),
        sources: both.flatMap(({ sources }) => sources),
        screen: both.find(({ screen }) => screen !== undefined)?.screen,
      },
    );
  },
};

const undo: AnswerRow = { needs: [], answer: (_, { lastChange }) => undoOf(lastChange) };

export const ANSWERS = {
  undo,
  plans: said(plans),
  adSpend,
  textSpend,
  campaignSpend,
  adReach: from('ads', campaigns.adReach),
  textReach: from('texts', campaigns.textReach),
  codes: from('dashboard', campaigns.codes),
  guestVisit: from('guests', guests.guestVisit),
  brought: from('dashboard', campaigns.brought),
  grow: from('dashboard', campaigns.grow),
  running: from('dashboard', campaigns.running),
  textsRunning: from('dashboard', campaigns.textsRunning),
  lapsed: from('guests', guests.lapsed),
  textable: from('guests', guests.textable),
  topGuests: from('guests', guests.topGuests),
  guestsTotal: from('guests', guests.guestsTotal),
  potential: from('dashboard', checklist.potential),
  critical: from('checklist', checklist.critical),
  quickWins: from('checklist', checklist.quickWins),
  open: from('checklist', checklist.open),
  named: from('checklist', checklist.named),
  unpriced: from('profile', profile.unpriced),
  missing: from('profile', profile.missing),
  score: from('dashboard', checklist.score),
  whyScore: from('dashboard', checklist.whyScore),
  progress: from('dashboard', checklist.progress),
  // “Prices?” may mean the menu’s or ours.
  price: { ...price, answer: (question, data) => price.answer(question, data) ?? plans },
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
  help: said({ ...GREETING, suggestions: QUICK_QUESTIONS.slice(0, 3) }),
  thanks: said(answer('You’re welcome.')),
  hello: said(GREETING),
} as const satisfies Record<string, AnswerRow>;

export type AnswerId = keyof typeof ANSWERS;

export function undoOf(last: AssistantData['lastChange']): Answer {
  if (last === undefined) return answer('There’s nothing to undo in this conversation.');
  const { title, before, after, change, undo: back } = last;
  return answer('Undo this change?', {
    proposal: { title, before: after, after: before, change: back, undo: change },
  });
}
